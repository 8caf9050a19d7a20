import type { Amount } from '../../abilities/amount.ts';
import type { Instruction, TokenDefinition } from '../../abilities/instruction.ts';
import type { CardDefinition } from '../../cards/card-definition.ts';
import { applyCopyExceptions } from '../../layers/copiable-values.ts';
import { newToken } from '../../replacement/entering/entering.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { enterTogether } from '../entering/enter-together.ts';
import { numberOf, objectAt, playersAt } from './ask.ts';
import { beginAttacking } from './attacking.ts';
import { fixReferences } from './fix-references.ts';
import { nextId, type Resolution } from './resolution.ts';
import { oneFaced, type TokenCard, tokenCopy } from './token-cards.ts';

/** More tokens than this at once are not made, however large a number a text makes. */
const MOST_TOKENS = 500;

/** "Create N … tokens" (CR 111): with what the effect says of them, computed now. */
export function createTokens(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'create-token' }>,
): void {
  const card = tokenCard(resolution, fixReferences(instruction.token, resolution));
  createAll(resolution, instruction, { card, face: 0 });
}

/** "Create a token that's a copy of …" (CR 707.2, 111.2). */
export function createTokenCopies(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'create-token-copy' }>,
): void {
  const of = objectAt(resolution, instruction.of);
  if (of === undefined) return;
  const { run } = resolution;
  const values = run.lastKnown(of) ?? run.evaluation.object(of);
  const except = fixReferences(instruction.except ?? [], resolution);
  const numbers = { numberOf: (amount: Amount) => numberOf(resolution, amount) };
  const token = tokenCopy(run.state.objects.get(of), values, (copied) =>
    applyCopyExceptions(copied, { except }, numbers),
  );
  createAll(resolution, instruction, token);
}

function createAll(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'create-token' | 'create-token-copy' }>,
  { card, face }: TokenCard,
): void {
  const { run } = resolution;
  const { amount, controller, tapped = false, attacking } = instruction;
  const count = Math.min(MOST_TOKENS, Math.max(0, numberOf(resolution, amount)));
  const players = controller === undefined ? [resolution.controller] : playersAt(resolution, controller);
  const taken = new Set<string>();
  const tokens = players.flatMap((player: PlayerId) =>
    Array.from({ length: count }, () => {
      const id = nextId(resolution, `${resolution.id}-token`, taken);
      taken.add(id);
      return newToken(run.step, { id, card, face, controller: player, tapped, choices: resolution.choices });
    }),
  );
  enterTogether(run, tokens);
  resolution.that = tokens.map(({ object }) => object.id);
  if (attacking !== undefined) beginAttacking(resolution, resolution.that, attacking);
}

function tokenCard(resolution: Resolution, token: TokenDefinition): CardDefinition {
  const number = (amount: TokenDefinition['power']) =>
    amount === undefined ? undefined : numberOf(resolution, amount);
  const [power, toughness] = [number(token.power), number(token.toughness)];
  return oneFaced({
    name: token.name,
    manaCost: '',
    colorIndicator: token.colors ?? [],
    supertypes: token.supertypes ?? [],
    cardTypes: token.cardTypes,
    subtypes: token.subtypes ?? [],
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    abilities: token.abilities ?? [],
  });
}
