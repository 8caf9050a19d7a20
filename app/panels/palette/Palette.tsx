import '../../i18n/add-palette.ts';
import { useMemo, useRef, useState } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { paletteEntries } from '../../commands/palette/entries.ts';

import { type FoundEntry, type FoundGroup, paletteSearch, readQuery } from '../../commands/palette/search.ts';
import { Icon } from '../../components/Icon.tsx';
import { useExamples } from '../../examples/use-examples.ts';
import { recentlyUsed, rememberUse } from '../../services/recent.ts';
import { useActions, useHistory, useSentences } from '../../store/hooks.ts';
import { useCommandContext } from '../use-commands.ts';
import css from './Palette.module.css';
import { PaletteFoot } from './PaletteFoot.tsx';
import { optionId, PaletteOption } from './PaletteOption.tsx';
import { useListKeys } from './use-list-keys.ts';

const LIST = 'palette-list';

/** Every command, and everything that can be gone to, found by a few letters of its name. */
export function Palette() {
  const { t } = useTranslation('palette');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const [typed, setTyped] = useState('');
  const search = useSearch();
  const groups = useMemo(() => search(typed), [search, typed]);
  const found = groups.flatMap((group) => group.found);
  const list = useRef<HTMLDivElement>(null);
  const close = () => actions.openDialog(undefined);
  const run = useRun();
  const keys = useListKeys({
    count: found.length,
    list,
    onRun: (index) => run(found[index]),
    onClose: close,
  });
  const active = found[keys.active];
  let index = 0;
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && close()}
      className={css.shade ?? ''}
    >
      <Modal className={css.modal ?? ''}>
        <AriaDialog className={css.dialog ?? ''} aria-label={t('title')}>
          <div className={css.field}>
            <Icon name="search" size={17} />
            <input
              // biome-ignore lint/a11y/noAutofocus: it is what was asked for
              autoFocus
              className={css.input}
              role="combobox"
              aria-label={t('search')}
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={LIST}
              aria-activedescendant={active === undefined ? undefined : optionId(active.entry)}
              placeholder={t('placeholder')}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                keys.toFirst();
              }}
              onKeyDown={keys.onKeyDown}
            />
            <button type="button" className={css.close} onClick={close} aria-label={tApp('close')}>
              <Icon name="x" size={16} />
            </button>
          </div>
          <div ref={list} id={LIST} className={css.list} role="listbox" aria-label={t('results')}>
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: options stand in groups of a listbox
              <div key={group.id} role="group" aria-labelledby={`palette-${group.id}`}>
                <div id={`palette-${group.id}`} className={css.title} role="presentation">
                  {titleOf(group)}
                </div>
                {group.found.map((each) => {
                  const at = index++;
                  return (
                    <PaletteOption
                      key={each.entry.key}
                      found={each}
                      isActive={at === keys.active}
                      hasGroup={group.id === 'best' || group.id === 'recent'}
                      groupTitle={titleOf({ id: each.entry.group })}
                      onPoint={() => keys.point(at)}
                      onRun={() => run(each)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          {found.length === 0 && (
            <p className={css.nothing}>
              {readQuery(typed).words === ''
                ? t('nothingKind')
                : t('nothing', { query: readQuery(typed).words })}
            </p>
          )}
          <p role="status" className="visually-hidden">
            {typed === '' ? '' : t('found', { count: found.length })}
          </p>
          <PaletteFoot />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );

  function titleOf({ id }: Pick<FoundGroup, 'id'>): string {
    switch (id) {
      case 'recent':
      case 'best':
      case 'objects':
      case 'steps':
      case 'rules':
      case 'examples':
        return t(`group.${id}`);
      default:
        return t(`help.groups.${id}`);
    }
  }
}

/** The search in everything that is there as the palette opens. */
function useSearch(): (typed: string) => readonly FoundGroup[] {
  const { t } = useTranslation();
  const { t: tPalette } = useTranslation('palette');
  const say = useSentences();
  const context = useCommandContext();
  const { actions } = context();
  const examples = useExamples();
  // A long game may become known further while the palette is open.
  const history = useHistory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are made anew with the history
  return useMemo(() => {
    const entries = paletteEntries({
      context: context(),
      words: { t, tPalette, say },
      examples,
      openExample: (example) => {
        void import('../../examples/open-example.ts').then(({ openExample }) => {
          openExample(example, actions);
          actions.setPanels({ isTipOpen: true });
        });
      },
    });
    return paletteSearch(entries, recentlyUsed());
  }, [context, t, tPalette, say, examples, actions, history]);
}

/** Closes the palette and runs the entry; one that can't be run says why, and the palette stays. */
function useRun(): (found: FoundEntry | undefined) => void {
  const { t } = useTranslation('palette');
  const actions = useActions();
  const context = useCommandContext();
  return (found) => {
    if (found === undefined) return;
    const { entry } = found;
    if (entry.whyNot !== undefined) {
      actions.say(t(`whyNot.${entry.whyNot}`), 'info', true);
      return;
    }
    rememberUse(entry.key);
    actions.openDialog(undefined);
    afterClosing(() => entry.run(context()));
  };
}

/** The dialog gives the keyboard back as it goes; what is run may take it somewhere else after that. */
const afterClosing = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};
