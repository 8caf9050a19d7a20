import { BASIC_LAND_TYPES } from '../../vocabulary/card-types.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import { COLOR_WORDS, COLORS } from '../../vocabulary/colors.ts';
import type { FaceDownKind } from '../../vocabulary/face-down.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { counterKind } from '../counter-names.ts';
import type { Notes } from '../note.ts';
import type { SnapshotObject } from '../snapshot.ts';
import { STATE_LIMITS } from '../state-limits.ts';
import { readTokenScript, readTokenWords } from './read-token.ts';

/** Where a card of the file is, and how the file calls players. */
export interface ForgePlace {
  readonly zone: SnapshotObject['zone'];
  readonly player: number;
  /** A name for a card that has no number in the file. */
  readonly key: string;
  readonly players: number;
}

type Draft = { -readonly [Key in keyof SnapshotObject]: SnapshotObject[Key] };
type Modifier = (
  draft: Draft,
  value: string,
  context: { readonly place: ForgePlace; readonly notes: Notes; readonly whole: string },
) => void;

const designated =
  (what: string): Modifier =>
  (draft) => {
    draft.designations = [...(draft.designations ?? []), what];
  };
const choose = (draft: Draft, choices: Choices): void => {
  draft.choices = { ...draft.choices, ...choices };
};
const lost =
  (code: 'script' | 'not-expressible'): Modifier =>
  (draft, _, { notes, whole }) =>
    notes.add(code, draft.name, whole);
/** Says nothing about the board: which printing, and what only matters for playing on. */
const ignored: Modifier = () => {};

/** What follows a card's name, by the word before the colon in lower case. */
const MODIFIERS: Readonly<Record<string, Modifier>> = {
  set: ignored,
  art: ignored,
  summonsick: ignored,
  noetbtrigs: ignored,
  id: (draft, value) => {
    draft.key = value;
  },
  owner: (draft, value, { place, notes }) => {
    const owner = playerOf(value, place.players);
    if (owner === undefined) notes.add('unknown-player', draft.name, value);
    else draft.owner = owner;
  },
  tapped: (draft) => {
    draft.isTapped = true;
  },
  renowned: designated('renowned'),
  monstrous: designated('monstrous'),
  suspected: designated('suspected'),
  saddled: designated('saddled'),
  isringbearer: designated('ring-bearer'),
  solved: designated('solved'),
  phasedout: (draft) => {
    draft.isPhasedOut = true;
  },
  facedown: (draft, value) => {
    draft.faceDown = FACE_DOWN[value.toLowerCase()] ?? 'morph';
  },
  transformed: (draft) => {
    draft.isTransformed = true;
  },
  modal: (draft) => {
    draft.isTransformed = true;
  },
  flipped: (draft) => {
    draft.isFlipped = true;
  },
  meld: lost('not-expressible'),
  mergedcards: (draft, value) => {
    // A comma inside a name is written as another sign.
    draft.mergedWith = value.split(',').flatMap((name) => name.replaceAll('^', ',').trim() || []);
  },
  attachedto: (draft, value) => {
    draft.attachedTo = value;
  },
  attaching: (draft, value) => {
    draft.attachedTo = value;
  },
  enchantingplayer: (draft, value, { place, notes }) => {
    const player = playerOf(value, place.players);
    if (player === undefined) notes.add('unknown-player', draft.name, value);
    else draft.attachedTo = player;
  },
  damage: (draft, value, { notes }) => notes.add('damage', draft.name, value),
  counters: (draft, value, { notes }) => {
    draft.counters = readCounters(value, draft.name, notes);
  },
  chosencolor: (draft, value, { notes }) => {
    const [color, ...others] = value.split(',').flatMap((word) => {
      const low = word.trim().toLowerCase();
      return COLORS.find((each) => COLOR_WORDS[each] === low || each.toLowerCase() === low) ?? [];
    });
    if (color !== undefined) choose(draft, { color });
    if (color === undefined || others.length > 0) notes.add('choice', draft.name, value);
  },
  // One word for creature types and land types.
  chosentype: (draft, value) => {
    const type = value.charAt(0).toUpperCase() + value.slice(1);
    const isLand = BASIC_LAND_TYPES.some((each) => each === type);
    choose(draft, isLand ? { basicLandType: type } : { creatureType: type });
  },
  chosentype2: (draft, value, { notes }) => notes.add('choice', draft.name, value),
  chosencards: (draft, value) =>
    choose(draft, { object: value.split(',').map((each) => each.trim() as ObjectId) }),
  namedcard: (draft, value) => choose(draft, { cardName: value }),
  rememberedcards: lost('script'),
  imprinting: lost('not-expressible'),
  exiledwith: (draft, value) => {
    draft.exiledWith = value;
  },
  classlevel: lost('not-expressible'),
  unlockedroom: lost('not-expressible'),
  attacking: (draft) => {
    draft.isAttacking = true;
  },
  iscommander: lost('not-expressible'),
  onadventure: lost('not-expressible'),
  foretold: lost('not-expressible'),
  foretoldthisturn: ignored,
  istoken: lost('not-expressible'),
  ability: lost('script'),
  executescript: lost('script'),
};

const FACE_DOWN: Readonly<Record<string, FaceDownKind>> = { manifested: 'manifest', cloaked: 'cloak' };

/** `P1`, `p1`, `human`, `ai`: the index of a player; `undefined` for one that the file doesn't have. */
export function playerOf(text: string, players: number): number | undefined {
  const low = text.trim().toLowerCase();
  const index = low === 'human' ? 0 : low === 'ai' ? 1 : /^p\d$/.test(low) ? Number(low.slice(1)) : -1;
  return index >= 0 && index < players ? index : undefined;
}

/** One card of a zone: `Name|Mod|Mod:value`. Noted, and `undefined`, if it can't be known what it is. */
export function readCard(text: string, place: ForgePlace, notes: Notes): SnapshotObject | undefined {
  const [first = '', ...mods] = text.trim().split('|');
  const draft: Draft | undefined = startOf(first.trim(), place, notes);
  if (draft === undefined) return undefined;
  if (draft.name.length > STATE_LIMITS.nameLength) {
    notes.add('unknown-word', '', draft.name);
    return undefined;
  }
  for (const mod of mods) {
    if (mod.trim() === '') continue;
    const colon = mod.indexOf(':');
    const word = (colon < 0 ? mod : mod.slice(0, colon)).trim();
    const value = colon < 0 ? '' : mod.slice(colon + 1).trim();
    const apply = Object.hasOwn(MODIFIERS, word.toLowerCase()) ? MODIFIERS[word.toLowerCase()] : undefined;
    if (apply === undefined) notes.add('unknown-word', draft.name, mod.trim());
    else apply(draft, value, { place, notes, whole: mod.trim() });
  }
  return draft;
}

function startOf(first: string, place: ForgePlace, notes: Notes): Draft | undefined {
  const where = { key: place.key, zone: place.zone, owner: place.player, controller: place.player };
  if (first.startsWith('t:')) {
    const token = readTokenWords(first.slice(2), notes);
    return { ...where, name: token.name ?? 'token', token };
  }
  if (first.startsWith('T:')) {
    const token = readTokenScript(first.slice(2), notes);
    if (token === undefined) notes.add('unknown-token', first.slice(2));
    return token === undefined ? undefined : { ...where, name: token.name ?? 'token', token };
  }
  // A foil is marked with a plus.
  const name = first.replace(/\+$/, '').trim();
  if (name === '') notes.add('unknown-word', '', first);
  return name === '' ? undefined : { ...where, name };
}

/** `P1P1=2,STUN=1`; what is no number is noted. */
export function readCounters(text: string, name: string, notes: Notes): Readonly<Record<string, number>> {
  const counters: Record<string, number> = {};
  for (const pair of text.split(',')) {
    const [kind = '', number] = pair.split('=');
    const count = Number(number);
    if (kind.trim() === '' || !Number.isInteger(count) || Math.abs(count) > STATE_LIMITS.counters)
      notes.add('bad-number', name, pair);
    else if (count > 0) counters[counterKind(kind.trim())] = count;
  }
  return counters;
}
