import type { SpellAbility } from '../../abilities/ability.ts';
import type { StepAction } from '../../document/board-document.ts';
import type { EvaluatedObject } from '../../layers/evaluation.ts';
import type { GameObject } from '../../state/game-object.ts';
import { newObject } from '../../state/new-object.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { intoGraveyard } from '../happening/into-graveyard.ts';
import { refuse } from '../refusal.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { checkTargets } from '../resolving/check-targets.ts';
import type { Resolution } from '../resolving/resolution.ts';
import type { StepRun } from '../step-run.ts';
import { faceOf } from './face-of.ts';
import { putOnStack } from './put-on-stack.ts';
import { becomePermanent } from './resolve-permanent.ts';
import { SPLICED, targetsOfText } from './splice.ts';
import { designationsOfWay } from './ways-to-cast.ts';

type ResolveAction = Extract<StepAction, { kind: 'resolve' }>;

/**
 * A spell resolves (CR 608): one that is on the stack, with what was chosen as it was cast, or a card that is cast and
 * resolves at once. An instant or sorcery does what its spell abilities say and goes to its owner's graveyard; a
 * permanent spell enters.
 */
export function resolveSpell(run: StepRun, action: ResolveAction): void {
  const spell = spellOf(run, action);
  const values = run.evaluation.object(spell.id);
  const resolution = resolutionOf(run, action, spell, values);
  const { cardTypes, abilities } = values;
  if (!cardTypes.includes('instant') && !cardTypes.includes('sorcery')) {
    const as = action.spell === undefined || action.id === undefined ? spell.id : objectId(action.id);
    becomePermanent(resolution, spell, as === spell.id ? as : run.newId(as));
    return;
  }
  const spellAbilities = abilities.flatMap(({ ability }) => (ability.kind === 'spell' ? [ability] : []));
  const texts = spellAbilities.map(({ targets = [] }) => targets);
  const isSpliced = spell.designations.includes(SPLICED);
  for (const [index, ability] of spellAbilities.entries()) {
    const targets = isSpliced ? targetsOfText(resolution.targets, texts, index) : resolution.targets;
    resolveAbility({ ...resolution, targets }, ability);
  }
  if (run.state.objects.get(spell.id)?.zone === 'stack') intoGraveyard(run, spell.id);
}

function resolutionOf(
  run: StepRun,
  action: ResolveAction,
  spell: GameObject,
  { controller }: EvaluatedObject,
): Resolution {
  const { cast } = spell;
  return {
    run,
    id: action.id ?? action.spell ?? `step-${run.step + 1}`,
    source: spell.id,
    sourceName: spell.card.faces[spell.face]?.name ?? spell.card.name,
    controller,
    ability: undefined,
    targets: action.targets?.map((id) => run.objectOrPlayer(id)) ?? cast?.targets ?? [],
    choices: { ...cast?.choices, ...action.choices },
    modes: action.modes ?? cast?.modes ?? [],
    x: action.x ?? spell.x,
    creates: [...(action.creates ?? [])],
    that: [],
  };
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
  const card = run.card(action.card);
  const face = faceOf(card, { id, named: undefined, asNamed: action.card });
  const spell = newObject({
    id,
    kind: 'card',
    card,
    face,
    owner,
    zone: 'stack',
    timestamp: run.timestamp(),
    sinceStep: run.step,
    x: action.x,
    designations: designationsOfWay(card, face, action),
  });
  putOnStack(run, spell, action.how, action.choices ?? {});
  return spell;
}
