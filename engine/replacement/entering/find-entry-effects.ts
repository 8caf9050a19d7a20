import type { Ability } from '../../abilities/ability.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import type { Selector } from '../../abilities/selector.ts';
import { conditionHoldsOn } from '../../layers/conditions.ts';
import type { Evaluation } from '../../layers/evaluation.ts';
import { matchesOn } from '../../layers/select.ts';
import type { EffectContext } from '../../layers/values.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { GameView } from '../game.ts';
import type { Entering } from './entering.ts';
import { keywordEntry } from './keyword-entry.ts';
import { lookAhead } from './overlay.ts';

/** A replacement effect that modifies how an object enters (CR 614.1c–d), and whose it is. */
export interface EntryEffect {
  /** Tells it apart from others: each is applied once (614.5). */
  readonly key: string;
  readonly context: EffectContext;
  readonly entry: readonly EntryModification[];
  /** The object that has the ability: the entering one or another. */
  readonly source: ObjectId;
  /** The chosen creatures are sacrificed as it enters (devour, 702.82a). */
  readonly sacrifices?: boolean;
}

/**
 * The replacement effects that would apply to the object as it would enter now, its own first. From its own abilities
 * only those that speak of it alone; from others those that it would match on the battlefield (614.12).
 */
export function findEntryEffects(run: GameView, entering: Entering): readonly EntryEffect[] {
  const ahead = lookAhead(run.state, entering);
  const own = effectsOf(ahead, entering.object.id).filter(({ what }) => speaksOfSource(what));
  const before = run.evaluation;
  const others = [...run.state.objects.values()]
    .filter((object) => object.id !== entering.from && !object.isPhasedOut && mayWorkIn(object.zone))
    .flatMap((object) => effectsOf(before, object.id))
    .filter(({ what }) => !speaksOfSource(what));
  return [...own, ...others].filter(({ what, context, condition }) => {
    if (!matchesOn(ahead, what, entering.object.id, context)) return false;
    return condition === undefined || conditionHoldsOn(ahead, condition, context);
  });
}

type Found = EntryEffect & Pick<EntersDefinition, 'what' | 'condition'>;
type EntersDefinition = Extract<Extract<Ability, { kind: 'replacement' }>['effect'], { kind: 'enters' }>;

function effectsOf(evaluation: Evaluation, id: ObjectId): readonly Found[] {
  const { abilities, controller } = evaluation.object(id);
  const { zone } = evaluation.state.objects.get(id) ?? {};
  const seen = new Map<string, number>();
  return abilities.flatMap(({ ability }) => {
    const effect = entersEffect(ability);
    if (effect === undefined || !worksIn(ability, zone)) return [];
    const text = JSON.stringify(effect);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    const context = { source: id, you: controller };
    return [{ key: `${id} ${count} ${text}`, source: id, context, ...effect }];
  });
}

function entersEffect(ability: Ability): (EntersDefinition & Pick<EntryEffect, 'sacrifices'>) | undefined {
  if (ability.kind === 'keyword') return keywordEntry(ability);
  return ability.kind === 'replacement' && ability.effect.kind === 'enters' ? ability.effect : undefined;
}

/** Most abilities work on the battlefield only (113.6). */
function worksIn(ability: Ability, zone: string | undefined): boolean {
  if (zone === 'command') return true;
  const zones: readonly string[] = ('functionsIn' in ability ? ability.functionsIn : undefined) ?? [
    'battlefield',
  ];
  return zone !== undefined && zones.includes(zone);
}

const mayWorkIn = (zone: string): boolean => zone !== 'library' && zone !== 'hand';

/** "this enters …": about the object itself, not about a set that it belongs to (614.12). */
function speaksOfSource(what: Selector): boolean {
  if (what.kind === 'is') return what.object.kind === 'source';
  return what.kind === 'all-of' && what.of.some(speaksOfSource);
}
