import { go, snapshot } from 'fuzzysort';
import type { EntryKind, PaletteEntry } from './entry.ts';

/** An entry that was found, and which of its letters were asked for. */
export interface FoundEntry {
  readonly entry: PaletteEntry;
  readonly marked: ReadonlySet<number>;
}

/** A heading with what stands under it. */
export interface FoundGroup {
  readonly id: 'recent' | 'best' | PaletteEntry['group'];
  readonly found: readonly FoundEntry[];
}

/** A sign before the words leaves only one kind of entries. */
export const PREFIXES = {
  '>': 'command',
  '@': 'object',
  ':': 'step',
  '#': 'rule',
} as const satisfies Readonly<Record<string, EntryKind>>;

/** So many entries are shown at most when something is asked for, and so many of those that were used lately. */
const MOST = 40;
const MOST_RECENT = 5;
/** What counts when words stand beside an entry only, when it can't be run, and when it was used lately. */
const BESIDE = 0.6;
const DISABLED = 0.8;
const RECENT = 0.08;
/** Names of commands come before equal ones of places. */
const PLACE = 0.96;
const LEAST = 0.3;

const NOTHING: ReadonlySet<number> = new Set();

/** Splits what was typed into the kind that is wanted, if it says one, and the words. */
export function readQuery(typed: string): { readonly kind: EntryKind | undefined; readonly words: string } {
  const trimmed = typed.trim();
  const sign = trimmed[0] ?? '';
  const kind = sign in PREFIXES ? PREFIXES[sign as keyof typeof PREFIXES] : undefined;
  return { kind, words: kind === undefined ? trimmed : trimmed.slice(1).trim() };
}

/** Makes a search in these entries; `recent` are keys of what was used, the last one first. */
export function paletteSearch(
  entries: readonly PaletteEntry[],
  recent: readonly string[],
): (typed: string) => readonly FoundGroup[] {
  const all = prepared(entries);
  return (typed) => {
    const { kind, words } = readQuery(typed);
    if (words === '') return unasked(entries, recent, kind);
    const wanted = kind === undefined ? entries : entries.filter((entry) => entry.kind === kind);
    const named = go(words, kind === undefined ? all : prepared(wanted), { limit: 0, threshold: LEAST });
    const byName = new Map(named.map((result) => [result.obj, result]));
    const found = wanted
      .map((entry) => {
        const result = byName.get(entry);
        const fit = fitOf(entry, words, result?.score ?? 0);
        const used = recent.indexOf(entry.key);
        const bonus = fit === 0 || used === -1 ? 0 : RECENT / (1 + used);
        return { entry, fit: fit + bonus, marked: result === undefined ? NOTHING : new Set(result.indexes) };
      })
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit)
      .slice(0, MOST)
      .map(({ entry, marked }): FoundEntry => ({ entry, marked }));
    return found.length === 0 ? [] : [{ id: 'best', found }];
  };
}

const prepared = (entries: readonly PaletteEntry[]) => snapshot(entries, { key: ({ text }) => text });

/** How well an entry fits: by its name, or by words beside it; a number of a rule by how it begins. */
function fitOf(entry: PaletteEntry, words: string, name: number): number {
  const number = words.replace(/^(?:rule|cr)\s+/i, '');
  if (entry.kind === 'rule' && /^\d/.test(number)) {
    if (entry.text === number) return 2;
    return entry.text.startsWith(number) ? 1 + 1 / entry.text.length : 0;
  }
  const fit = Math.max(name, standsBeside(entry, words) ? BESIDE : 0);
  return fit * (entry.kind === 'command' ? 1 : PLACE) * (entry.whyNot === undefined ? 1 : DISABLED);
}

/** Whether each of the words begins a word that is said beside the entry, or is another name of it. */
function standsBeside({ text, detail, also = '' }: PaletteEntry, words: string): boolean {
  const beside = ` ${text} ${detail} ${also}`.toLowerCase().replace(/[^\p{L}\p{N}.+/-]+/gu, ' ');
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => beside.includes(` ${word}`));
}

/** Everything, part by part, after what was used lately. Rules are too many to be listed unasked. */
function unasked(
  entries: readonly PaletteEntry[],
  recent: readonly string[],
  kind: EntryKind | undefined,
): readonly FoundGroup[] {
  const groups = new Map<FoundGroup['id'], FoundEntry[]>();
  const put = (id: FoundGroup['id'], entry: PaletteEntry) => {
    const found = { entry, marked: NOTHING };
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [found]);
    else group.push(found);
  };
  const used = kind === undefined ? usedLately(entries, recent) : [];
  for (const entry of used) put('recent', entry);
  for (const entry of entries) {
    if (kind === undefined ? entry.kind === 'rule' || used.includes(entry) : entry.kind !== kind) continue;
    put(entry.group, entry);
  }
  return [...groups].map(([id, found]) => ({ id, found }));
}

/** What was used lately and is still there, and can be done. */
function usedLately(entries: readonly PaletteEntry[], recent: readonly string[]): readonly PaletteEntry[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return recent
    .flatMap((key) => byKey.get(key) ?? [])
    .filter((entry) => entry.whyNot === undefined)
    .slice(0, MOST_RECENT);
}
