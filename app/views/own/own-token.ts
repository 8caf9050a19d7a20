import type {
  CardDraft,
  DraftField,
  DraftProblem,
  MadeCard,
  TextReader,
  TokenEntry,
} from '../../../engine/index.ts';
import { COLORS, EMPTY_DRAFT, makeCard } from '../../../engine/index.ts';
import { tokenName } from './written-token.ts';

/** A token as somebody writes it: a card without mana cost, whose colors stand in the place of the indicator (111.3). */
export const EMPTY_TOKEN: CardDraft = { ...EMPTY_DRAFT, typeLine: 'Creature — ', power: '1', toughness: '1' };

type TokenValues = Omit<TokenEntry, 'id' | 'controller'>;

export interface MadeToken {
  readonly made: MadeCard;
  /** What is wrong or strange about the printed values. */
  readonly problems: readonly DraftProblem[];
  readonly token: TokenValues;
}

/** The token of a draft. Without a name of its own it is called by its subtypes and "Token" (111.4). */
export function makeToken(draft: CardDraft): MadeToken {
  const plain = { ...draft, manaCost: '' };
  const { subtypes } = makeCard({ ...plain, name: 'Token' }).face;
  const made = makeCard({ ...plain, name: draft.name.trim() || tokenName(subtypes) });
  const { face } = made;
  const { power, toughness } = face;
  const text = draft.text.trim();
  const stars = [
    ['power', power],
    ['toughness', toughness],
  ] as const;
  return {
    made,
    problems: [
      ...made.problems.filter(({ field }) => !NOT_OF_TOKENS.has(field)),
      ...stars.flatMap(([field, size]): readonly DraftProblem[] =>
        typeof size === 'string' ? [{ field, code: 'not-a-number', found: size, isStrange: false }] : [],
      ),
    ],
    token: {
      ...(draft.name.trim() === '' ? {} : { name: face.name }),
      types: face.cardTypes,
      ...(face.subtypes.length === 0 ? {} : { subtypes: face.subtypes }),
      ...(face.supertypes.length === 0 ? {} : { supertypes: face.supertypes }),
      ...(face.colorIndicator === undefined ? {} : { colors: face.colorIndicator }),
      ...(typeof power === 'number' ? { power } : {}),
      ...(typeof toughness === 'number' ? { toughness } : {}),
      ...(text === '' ? {} : { text }),
    },
  };
}

/** The format of boards has no place for them in a token. */
export const NOT_OF_TOKENS: ReadonlySet<DraftField> = new Set<DraftField>(['loyalty', 'defense']);

/** Whether all of the token's text is understood; nothing else can be put on the board. */
export function isTokenRead({ made: { face }, token: { text } }: MadeToken, reader: TextReader): boolean {
  if (text === undefined) return true;
  const reading = reader.abilities(text, face);
  return reading !== undefined && 'content' in reading;
}

/** The token of a step as a draft to go on with. */
export function draftOfToken(token: TokenEntry): CardDraft {
  const before = [...(token.supertypes ?? []), ...(token.types ?? [])].map(capital).join(' ');
  const subtypes = (token.subtypes ?? []).join(' ');
  return {
    ...EMPTY_DRAFT,
    name: token.name ?? '',
    indicator: COLORS.filter((color) => token.colors?.includes(color)).join(''),
    typeLine: subtypes === '' ? before : `${before} — ${subtypes}`,
    power: size(token.power),
    toughness: size(token.toughness),
    text: token.text ?? '',
  };
}

/** The same token with other values; who controls it, and what else the step says of it, stays. */
export const withValues = (before: TokenEntry, values: TokenValues): TokenEntry => {
  const { id, controller, choices, attachedTo, tapped } = before;
  return {
    id,
    controller,
    ...values,
    ...(choices === undefined ? {} : { choices }),
    ...(attachedTo === undefined ? {} : { attachedTo }),
    ...(tapped === undefined ? {} : { tapped }),
  };
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const size = (value: number | undefined): string => (value === undefined ? '' : String(value));
