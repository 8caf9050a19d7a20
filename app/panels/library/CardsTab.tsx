import '../../i18n/add-pool.ts';
import { useEffect, useRef, useState } from 'react';
import { GridList, ListLayout, Virtualizer } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { SearchInput } from '../../components/SearchInput.tsx';
import { useStrata } from '../../store/hooks.ts';
import type { CardRow } from '../../views/library/card-rows.ts';
import { CardLine } from './CardLine.tsx';
import { PoolBar } from './PoolBar.tsx';
import { QueryProblems } from './QueryProblems.tsx';
import css from './Rows.module.css';
import searchCss from './Search.module.css';
import { TermsHelp } from './TermsHelp.tsx';
import { useAddCard } from './use-add-card.ts';
import { useCardPool } from './use-card-pool.ts';
import { PAGE, useCardSearch } from './use-card-search.ts';
import { onEnterInRow } from './use-row-keys.ts';

/** Only the rows in sight are there; a chosen one is higher. */
const ROWS = { estimatedRowHeight: 47 };

/** Cards that match what is typed. Enter adds the first, or the chosen one. */
export function CardsTab() {
  const { t } = useTranslation();
  const addCard = useAddCard();
  const players = useStrata((state) => state.document.players);
  const [{ query, limit }, setSearch] = useState({ query: '', limit: PAGE });
  const [player, setPlayer] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [wantsFirst, setWantsFirst] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const found = useCardSearch(query, query.trim() === '' ? Number.POSITIVE_INFINITY : limit, isWanted);
  const { rows, isOld } = found;
  const by = player !== undefined && players.includes(player) ? player : (players[0] ?? '');
  const setQuery = (text: string) => setSearch({ query: text, limit: PAGE });
  const add = (row: CardRow, controller: string, zone: Zone = 'battlefield') => {
    setPlayer(controller);
    addCard(row, controller, zone);
  };
  const addByName = (name: string) => {
    const row = rows.find((each) => each.name === name);
    if (row !== undefined) add(row, by);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter waits for what was typed to be found
  useEffect(() => {
    if (!wantsFirst || isOld) return;
    setWantsFirst(false);
    const [first] = rows;
    if (first !== undefined && query.trim() !== '') add(first, by);
  }, [wantsFirst, isOld]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search starts at the top
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [query]);

  return (
    <>
      <div className={css.search}>
        <SearchInput
          id="library-search"
          label={t('library.search')}
          placeholder={t('library.placeholder')}
          shortcut="/"
          value={query}
          onChange={setQuery}
          onFocus={() => setWanted(true)}
          onEnter={() => setWantsFirst(true)}
          onDown={() => list.current?.querySelector<HTMLElement>('[role="row"]')?.focus()}
        />
      </div>
      <div className={searchCss.bar}>
        <Count query={query} found={found} onMore={() => setSearch({ query, limit: limit + PAGE })} />
        <TermsHelp onChoose={(term) => setQuery(query === '' ? term : `${query.trimEnd()} ${term}`)} />
      </div>
      <QueryProblems query={query} errors={found.errors} />
      {rows.length === 0 ? (
        <p className={cx(css.nothing, css.fills)}>{t('library.nothing', { query })}</p>
      ) : (
        <div className={css.keys} onKeyDownCapture={onEnterInRow(addByName)}>
          <Virtualizer layout={ListLayout} layoutOptions={ROWS}>
            <GridList
              ref={list}
              onScroll={() => setWanted(true)}
              aria-label={t('library.cards')}
              className={cx(css.rows, css.virtual)}
              selectionMode="single"
              selectionBehavior="replace"
              selectedKeys={chosen === undefined ? [] : [chosen]}
              onSelectionChange={(keys) => {
                const [key] = keys === 'all' ? [] : keys;
                setChosen(key === undefined ? undefined : String(key));
              }}
            >
              {rows.map((row) => (
                <CardLine
                  key={row.name}
                  row={row}
                  players={players}
                  isChosen={chosen === row.name}
                  onAdd={(controller, zone) => add(row, controller, zone)}
                />
              ))}
            </GridList>
          </Virtualizer>
        </div>
      )}
      <PoolBar online={found.online} />
    </>
  );
}

interface CountProps {
  readonly query: string;
  readonly found: ReturnType<typeof useCardSearch>;
  readonly onMore: () => void;
}

/** How many cards there are, and what is not among them. */
function Count({ query, found, onMore }: CountProps) {
  const { t } = useTranslation();
  const { t: tPool } = useTranslation('pool');
  const { meta, compiled } = useCardPool();
  const { rows, total, isNear, isIncomplete } = found;
  const percent = Math.floor((100 * compiled) / Math.max(1, meta?.cards ?? 0));
  return (
    <>
      <p aria-live="polite">
        {isNear ? tPool('near') : t(query === '' ? 'library.count' : 'library.found', { count: total })}
        {isIncomplete && ` ${tPool('bar.incomplete', { percent })}`}
      </p>
      {rows.length < total && (
        <Button look="line" size="small" onPress={onMore}>
          {tPool('rows.showMore')}
        </Button>
      )}
    </>
  );
}
