import '../../i18n/add-pool.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { GridList, ListLayout, Virtualizer } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { LIBRARY_CARDS, type Zone } from '../../../engine/index.ts';
import { cx } from '../../components/cx.ts';
import { SearchInput } from '../../components/SearchInput.tsx';
import { useSentences, useStrata } from '../../store/hooks.ts';
import { type CardSearch, cardRows, cardSearch } from '../../views/library/card-rows.ts';
import { usePlace } from '../use-place.ts';
import { CardLine } from './CardLine.tsx';
import { QueryProblems } from './QueryProblems.tsx';
import css from './Rows.module.css';
import searchCss from './Search.module.css';
import { TermsHelp } from './TermsHelp.tsx';
import { onEnterInRow } from './use-row-keys.ts';

/** Only the rows in sight are there; a chosen one is higher. */
const ROWS = { estimatedRowHeight: 47 };

/** Cards that match what is typed. Enter adds the first, or the chosen one. */
export function CardsTab() {
  const { t } = useTranslation();
  const { t: tPool } = useTranslation('pool');
  const sentences = useSentences();
  const place = usePlace();
  const players = useStrata((state) => state.document.players);
  const own = useStrata((state) => state.document.cards);
  const [query, setQuery] = useState('');
  const [player, setPlayer] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const search = useMemo<CardSearch>(
    () =>
      cardSearch([
        ...cardRows(own ?? [], sentences, 'own'),
        ...cardRows(
          LIBRARY_CARDS.filter(({ name }) => !own?.some((card) => card.name === name)),
          sentences,
        ),
      ]),
    [own, sentences],
  );
  const { hits, errors, isNear } = useMemo(() => search.find(query), [search, query]);
  const rows = hits.map(({ card }) => card);
  const by = player !== undefined && players.includes(player) ? player : (players[0] ?? '');
  const add = (name: string, controller: string, zone: Zone = 'battlefield') => {
    setPlayer(controller);
    place.add({ kind: 'card', name, zone }, controller);
  };
  const addFirst = () => {
    const first = rows[0];
    if (first !== undefined && query.trim() !== '') add(first.name, by);
  };
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
          onEnter={addFirst}
          onDown={() => list.current?.querySelector<HTMLElement>('[role="row"]')?.focus()}
        />
      </div>
      <div className={searchCss.bar}>
        <p aria-live="polite">
          {isNear
            ? tPool('near')
            : t(query === '' ? 'library.count' : 'library.found', { count: rows.length })}
        </p>
        <TermsHelp onChoose={(term) => setQuery(query === '' ? term : `${query.trimEnd()} ${term}`)} />
      </div>
      <QueryProblems query={query} errors={errors} />
      {rows.length === 0 ? (
        <p className={css.nothing}>{t('library.nothing', { query })}</p>
      ) : (
        <div className={css.keys} onKeyDownCapture={onEnterInRow((name) => add(name, by))}>
          <Virtualizer layout={ListLayout} layoutOptions={ROWS}>
            <GridList
              ref={list}
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
                  onAdd={(controller, zone) => add(row.name, controller, zone)}
                />
              ))}
            </GridList>
          </Virtualizer>
        </div>
      )}
    </>
  );
}
