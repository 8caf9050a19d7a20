import type { Amount } from '../../abilities/amount.ts';
import type { Instruction, TokenDefinition } from '../../abilities/instruction.ts';
import type { CardDefinition } from '../../cards/card-definition.ts';
import { applyCopyExceptions } from '../../layers/copiable-values.ts';
import { numberOf, objectAt, playersAt } from './ask.ts';
import { beginAttacking } from './attacking.ts';
import { fixReferences } from './fix-references.ts';
import type { Resolution } from './resolution.ts';
import { oneFaced, type TokenCard, tokenCopy } from './token-cards.ts';

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
  const { run, choices, id, creates } = resolution;
  const { amount, controller, tapped = false, attacking } = instruction;
  const count = numberOf(resolution, amount);
  const players = controller === undefined ? [resolution.controller] : playersAt(resolution, controller);
  const names = { base: `${id}-token`, given: creates };
  const batch = { count, card, face, isTapped: tapped, choices, names };
  resolution.that = run.happen(
    players.map((player) => ({
      kind: 'create-tokens',
      controller: player,
      by: player,
      batches: [batch],
      cause: 'effect',
    })),
  );
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
