import { describe, expect, it, vi } from 'vitest';
import { objectId, sentencesIn } from '../../../engine/index.ts';
import '../../i18n/add-palette.ts';
import { i18n } from '../../i18n/i18n.ts';
import { createStrataStore } from '../../store/create-store.ts';
import type { StrataState } from '../../store/state.ts';
import { game } from '../../views/testing.ts';
import { COMMANDS } from '../all-commands.ts';
import type { CommandContext, Services } from '../command.ts';
import { paletteEntries } from './entries.ts';
import { paletteSearch, readQuery } from './search.ts';

const example = { strata: 1, id: 'e', title: 'Humility and Opalescence', players: ['A'], steps: [] } as const;

function palette(recent: readonly string[] = [], initial: Partial<StrataState> = {}) {
  const { store, actions } = createStrataStore(
    game('Urborg, Tomb of Yawgmoth', 'Blood Moon', 'Grizzly Bears', 'Grizzly Bears'),
    initial,
  );
  const services = { focusObject: vi.fn() } as unknown as Services;
  const context = (): CommandContext => ({ state: store.getState(), actions, services });
  const opened = vi.fn();
  const entries = paletteEntries({
    context: context(),
    words: { t: i18n.t, tPalette: i18n.getFixedT('en', 'palette'), say: sentencesIn('en') },
    examples: [example],
    openExample: opened,
  });
  const search = paletteSearch(entries, recent);
  const found = (typed: string) => search(typed).flatMap((group) => group.found.map(({ entry }) => entry));
  const first = (typed: string) => found(typed)[0];
  return {
    store,
    services,
    opened,
    entries,
    search,
    found,
    first,
    run: (typed: string) => first(typed)?.run(context()),
  };
}

describe('what the palette has', () => {
  it('is every command but itself, each found by its whole name', () => {
    const { entries, found } = palette();
    const commands = entries.flatMap((entry) => (entry.kind === 'command' ? [entry.command] : []));
    expect(commands).toEqual(COMMANDS.map(({ id }) => id).filter((id) => id !== 'palette'));
    for (const { id } of COMMANDS) {
      if (id === 'palette') continue;
      const name = i18n.t(`command.${id}`);
      expect(
        found(name)
          .slice(0, 4)
          .map(({ text }) => text),
        name,
      ).toContain(name);
    }
  });

  it('has keys that tell all entries apart', () => {
    const { entries } = palette();
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it('leads to objects, steps, rules and examples', () => {
    const { store, run, services, opened } = palette([], { view: 'rules' });
    run('@bears 2');
    expect(store.getState().selection).toMatchObject({ kind: 'object' });
    expect(store.getState().view).toBe('board');
    expect(services.focusObject).toHaveBeenCalledWith(store.getState().selection?.id);
    run('step 2');
    expect(store.getState()).toMatchObject({ moment: 2, selection: { kind: 'step', id: 1 } });
    run('613.8a');
    expect(store.getState()).toMatchObject({ view: 'rules', panels: { rule: '613.8a', phone: 'rules' } });
    run('opalescence');
    expect(opened).toHaveBeenCalledWith(example);
  });
});

describe('the search', () => {
  it('finds by letters in order, by beginnings of words, and by several words', () => {
    const { first } = palette();
    expect(first('cpl')?.key).toBe('command copy-link');
    expect(first('undo')?.key).toBe('command undo');
    expect(first('move ear')?.key).toBe('command move-step-earlier');
    expect(first('ladder')?.key).toBe('command view-ladder');
    expect(first('dark theme')?.key).toBe('command toggle-theme');
    expect(first('iframe')?.key).toBe('command share-embed');
    expect(first('blood')?.key).toBe(`object ${objectId('blood moon')}`);
  });

  it('knows numbers of rules, whole and begun', () => {
    const { first, found } = palette();
    expect(first('613.8a')?.text).toBe('613.8a');
    expect(first('rule 613.8a')?.text).toBe('613.8a');
    expect(first('#613.8')?.text).toBe('613.8');
    expect(found('#613.7').every(({ text }) => text.startsWith('613.7'))).toBe(true);
  });

  it('leaves one kind after its sign', () => {
    const { found } = palette();
    expect(readQuery(' @ bears ')).toEqual({ kind: 'object', words: 'bears' });
    expect(new Set(found('@').map(({ kind }) => kind))).toEqual(new Set(['object']));
    expect(new Set(found('>b').map(({ kind }) => kind))).toEqual(new Set(['command']));
    expect(found(':')).toHaveLength(4);
    expect(found('#').length).toBeGreaterThan(60);
  });

  it('lists what was used lately first, if it is still there and can be done', () => {
    const { search } = palette(['command undo', 'command copy-link', 'object gone', 'rule 613.2']);
    const [recent, next] = search('');
    expect(recent?.id).toBe('recent');
    expect(recent?.found.map(({ entry }) => entry.key)).toEqual(['command copy-link', 'rule 613.2']);
    expect(next?.found.map(({ entry }) => entry.key)).not.toContain('command copy-link');
    expect(search('').some(({ id }) => id === 'rules')).toBe(false);
  });

  it('prefers what was used lately among equals, and what can be done', () => {
    const { first } = palette(['command view-rules']);
    expect(first('r')?.key).toBe('command view-rules');
    const selected = palette([], { selection: { kind: 'object', id: objectId('grizzly bears') } });
    expect(selected.first('tap')?.whyNot).toBeUndefined();
  });

  it('says why something can’t be done', () => {
    const { entries } = palette();
    const why = (id: string) => entries.find(({ key }) => key === `command ${id}`)?.whyNot;
    expect(why('undo')).toBe('nothing-to-undo');
    expect(why('tap')).toBe('select-object');
    expect(why('next-moment')).toBe('at-end');
    expect(why('share')).toBeUndefined();
  });

  it('marks the letters that were asked for, and finds nothing for nonsense', () => {
    const { search } = palette();
    const [found] = search('copy link')[0]?.found ?? [];
    expect([...(found?.marked ?? [])].map((at) => found?.entry.text[at]).join('')).toBe('Copy link');
    expect(search('xqzzyv')).toEqual([]);
  });
});
