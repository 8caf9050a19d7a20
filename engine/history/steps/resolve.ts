import type { SpellAbility } from '../../abilities/ability.ts';
import type { StepAction } from '../../document/board-document.ts';
import type { GameObject } from '../../state/game-object.ts';
import { newObject } from '../../state/new-object.ts';
import { enterTogether } from '../entering/enter-together.ts';
import { returning } from '../entering/entering.ts';
import { putIntoZone } from '../move-objects.ts';
import { refuse } from '../refusal.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { checkTargets } from '../resolving/check-targets.ts';
import type { Resolution } from '../resolving/resolution.ts';
import type { StepRun } from '../step-run.ts';

type ResolveAction = Extract<StepAction, { kind: 'resolve' }>;

/**
 * A spell resolves (CR 608): one that is on the stack, or a card that is cast and resolves at once. An instant or
 * sorcery does what its spell abilities say and goes to its owner's graveyard; a permanent spell enters.
 */
export function resolveSpell(run: StepRun, action: ResolveAction): void {
  const spell = spellOf(run, action);
  const { controller, cardTypes, abilities } = run.evaluation.object(spell.id);
  const resolution: Resolution = {
    run,
    id: action.id ?? action.spell ?? `step-${run.step + 1}`,
    source: spell.id,
    sourceName: spell.card.faces[spell.face]?.name ?? spell.card.name,
    controller,
    ability: undefined,
    targets: (action.targets ?? []).map((id) => run.objectOrPlayer(id)),
    choices: action.choices ?? {},
    modes: action.modes ?? [],
    x: action.x ?? spell.x,
    creates: [...(action.creates ?? [])],
    that: [],
  };
  if (!cardTypes.includes('instant') && !cardTypes.includes('sorcery')) {
    enterTogether(run, [returning(run, spell, { controller, choices: resolution.choices })]);
    return;
  }
  const spellAbilities = abilities.flatMap(({ ability }) => (ability.kind === 'spell' ? [ability] : []));
  for (const ability of spellAbilities) resolveAbility(resolution, ability);
  if (run.state.objects.get(spell.id)?.zone === 'stack') putIntoZone(run, [spell.id], 'graveyard');
}

function resolveAbility(resolution: Resolution, ability: SpellAbility): void {
  checkTargets(resolution, ability.targets);
  carryOut({ ...resolution, ability }, ability.instructions);
}

function spellOf(run: StepRun, action: ResolveAction): GameObject {
  if (action.spell !== undefined) {
    const spell = run.object(action.spell);
    return spell.zone === 'stack' ? spell : refuse('wrong-zone', { object: action.spell, zone: spell.zone });
  }
  if (action.card === undefined || action.controller === undefined) {
    const field = action.card === undefined ? 'card' : 'controller';
    return refuse('malformed-step', { field, expected: 'a name' });
  }
  const id = run.newId(action.id ?? `step-${run.step + 1}`);
  const owner = run.player(action.controller);
  const place = { id, owner, zone: 'stack', timestamp: run.timestamp(), sinceStep: run.step } as const;
  const spell = newObject({ kind: 'card', card: run.card(action.card), x: action.x, ...place });
  run.apply({ kind: 'object-appears', object: spell });
  return spell;
}
