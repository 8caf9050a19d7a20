import type { CardDefinition } from '../../cards/card-definition.ts';
import type { StepAction, TokenEntry } from '../../document/board-document.ts';
import { newToken } from '../../replacement/entering/entering.ts';
import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype } from '../../vocabulary/card-types.ts';
import { COLORS, type Color } from '../../vocabulary/colors.ts';
import { enterTogether } from '../entering/enter-together.ts';
import { refuse } from '../refusal.ts';
import { type TokenCard, tokenCopy } from '../resolving/token-cards.ts';
import type { StepRun } from '../step-run.ts';
import { contentOf } from './content-of.ts';

/** A token enters: described word by word (CR 111.3), or as a copy of an object (707.2). */
export function createToken(run: StepRun, { token }: Extract<StepAction, { kind: 'token' }>): void {
  const entering = newToken(run.step, {
    id: run.newId(token.id),
    ...cardOfToken(run, token),
    controller: run.player(token.controller),
    tapped: token.tapped ?? false,
    choices: token.choices ?? {},
    ...(token.attachedTo === undefined ? {} : { attachedTo: run.objectOrPlayer(token.attachedTo) }),
  });
  enterTogether(run, [entering]);
}

/** What the document says of a token, or of what it is a copy. */
export const cardOfToken = (run: StepRun, token: TokenWords): TokenCard =>
  token.copyOf === undefined ? { card: describedToken(run, token), face: 0 } : copyOf(run, token.copyOf);

type TokenWords = Partial<Omit<TokenEntry, 'id' | 'controller'>>;

function copyOf(run: StepRun, id: string): TokenCard {
  const object = run.object(id);
  return tokenCopy(object, run.evaluation.object(object.id));
}

function describedToken(run: StepRun, token: TokenWords): CardDefinition {
  const name = token.name ?? [...(token.subtypes ?? []), 'Token'].join(' ');
  const plain = {
    name,
    manaCost: '',
    colorIndicator: words<Color>(token.colors, COLORS, 'colors'),
    supertypes: words<Supertype>(token.supertypes, SUPERTYPES, 'supertypes'),
    cardTypes: words<CardType>(token.types, CARD_TYPES, 'types'),
    subtypes: token.subtypes ?? [],
    ...(token.power === undefined ? {} : { power: token.power }),
    ...(token.toughness === undefined ? {} : { toughness: token.toughness }),
    abilities: [],
  };
  if (token.text === undefined) return { name, layout: 'token', faces: [plain] };
  const { text } = token;
  const abilities = contentOf(run.reader.abilities(text, plain), 'unsupported-text', text, name);
  return { name, layout: 'token', faces: [{ ...plain, abilities }] };
}

function words<Word extends string>(
  given: readonly string[] = [],
  known: readonly Word[],
  field: string,
): readonly Word[] {
  return given.map((word) => {
    const found = known.find((each) => each.toLowerCase() === word.toLowerCase());
    return found ?? refuse('malformed-step', { field, expected: known.slice(0, 20).join(', '), found: word });
  });
}
