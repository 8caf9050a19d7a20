import type { Ability } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { EventPattern } from '../../abilities/event-pattern.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { Selector } from '../../abilities/selector.ts';
import type { AbilityInstance, EvaluatedObject, Evaluation } from '../../layers/evaluation.ts';
import type { GameObject } from '../../state/game-object.ts';
import type { ResolvedEffect } from '../../state/resolved-effect.ts';
import { COMMANDER } from '../../vocabulary/commander.ts';
import type { PlayerId, RuleNumber } from '../../vocabulary/ids.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import type { ActiveEffect, EffectDefinition } from './active-effect.ts';
import { commanderEffects } from './commander-effects.ts';
import { counterEffects } from './counter-effects.ts';
import { keywordEffect, protection } from './keyword-effects.ts';

const known = new WeakMap<Evaluation, readonly ActiveEffect[]>();

/**
 * All replacement and prevention effects that exist on a board, and what says that events can't happen (614.4, 614.17):
 * of static abilities where they work (113.6), of counters, of abilities of players, and of resolutions. In the order in
 * which the objects came, those of resolutions last.
 */
export function effectsOfBoard(evaluation: Evaluation): readonly ActiveEffect[] {
  let found = known.get(evaluation);
  if (found === undefined) {
    const { state } = evaluation;
    found = [
      ...[...state.objects.values()].flatMap((object) => effectsOfObject(evaluation, object)),
      ...state.players.flatMap(({ id }) => effectsOfPlayer(evaluation, id)),
      ...state.effects.flatMap((effect) => effectOfResolution(effect) ?? []),
    ];
    known.set(evaluation, found);
  }
  return found;
}

/** The effects that one object makes where it is. */
export function effectsOfObject(evaluation: Evaluation, object: GameObject): readonly ActiveEffect[] {
  if (object.isPhasedOut) return [];
  const byRule = object.designations.includes(COMMANDER) ? commanderEffects(object) : [];
  return [...byRule, ...effectsOfText(evaluation, object)];
}

function effectsOfText(evaluation: Evaluation, object: GameObject): readonly ActiveEffect[] {
  if (!mayHaveEffects(object)) return [];
  const abilities = evaluation.abilitiesOf(object.id);
  const found: KeyedDefinition[] = abilities.flatMap(({ id, ability }) => {
    const definition = definitionOf(ability, object.zone);
    return definition === undefined ? [] : [{ key: `${object.id} ${id}`, definition }];
  });
  if (object.zone === 'stack') found.push(...ofSpell(object, abilities));
  if (object.zone === 'battlefield') found.push(...ofCounters(object));
  if (found.length === 0) return [];
  const values = evaluation.object(object.id);
  return found.map(({ key, definition }) => activeEffect(object, values, key, definition));
}

interface KeyedDefinition {
  readonly key: string;
  readonly definition: FoundDefinition;
}

const ofCounters = (object: GameObject): readonly KeyedDefinition[] =>
  object.counters.flatMap(({ kind, count }) =>
    count <= 0
      ? []
      : counterEffects(kind).map((definition, index) => ({
          key: `${object.id} counter ${kind} ${index}`,
          definition,
        })),
  );

interface FoundDefinition {
  readonly definition: EffectDefinition;
  readonly rule?: RuleNumber;
}

const activeEffect = (
  object: GameObject,
  values: EvaluatedObject,
  key: string,
  { definition, rule }: FoundDefinition,
): ActiveEffect => ({
  key,
  label: object.id,
  source: object.id,
  sourceName: values.names[0] ?? object.card.name,
  you: values.controller,
  definition,
  ...(rule === undefined ? {} : { rule }),
  ...(object.x === undefined ? {} : { x: object.x }),
  choices: object.choices,
});

/** What a spell says of the damage that it will deal holds as soon as it deals any. */
function ofSpell(object: GameObject, abilities: readonly AbilityInstance[]): readonly KeyedDefinition[] {
  return abilities.flatMap(({ id, ability }) =>
    ability.kind === 'spell'
      ? unpreventableIn(ability.instructions).map((definition, index) => ({
          key: `${object.id} ${id} ${index}`,
          definition: { definition },
        }))
      : [],
  );
}

function unpreventableIn(
  instructions: readonly Instruction[],
  condition?: Condition,
): readonly Extract<EffectDefinition, { kind: 'unpreventable' }>[] {
  return instructions.flatMap((each) => {
    if (each.kind === 'if') return unpreventableIn(each.then, each.condition);
    if (each.kind !== 'replacement-effect' || each.effect.kind !== 'unpreventable') return [];
    if (each.effect.damage.by?.what.kind !== 'is') return [];
    return [condition === undefined ? each.effect : { ...each.effect, condition }];
  });
}

/** What is in a hand or library has effects only if its card says something about being there. */
function mayHaveEffects({ zone, card }: GameObject): boolean {
  if (zone !== 'hand' && zone !== 'library') return true;
  return card.faces.some(({ abilities }) =>
    abilities.some((ability) => definitionOf(ability, zone) !== undefined),
  );
}

function definitionOf(ability: Ability, zone: Zone): FoundDefinition | undefined {
  if (ability.kind === 'keyword') {
    const found = keywordEffect(ability);
    return found !== undefined && (found.zone ?? 'battlefield') === zone ? found : undefined;
  }
  if (ability.kind !== 'replacement') return undefined;
  const { effect, functionsIn } = ability;
  if (effect.kind === 'keeps-counters' || effect.kind === 'other') return undefined;
  // A card that is put into the command zone to be an emblem or the like works there (113.6b, 114.4).
  const works =
    zone === 'command' ||
    (functionsIn ?? ['battlefield']).includes(zone) ||
    (functionsIn === undefined && effect.kind === 'replace' && isAboutItself(effect.event));
  return works ? { definition: effect } : undefined;
}

/** 113.6: what can only happen to its object elsewhere, or from anywhere, works there. */
function isAboutItself(event: EventPattern): boolean {
  switch (event.kind) {
    case 'any-of':
      return event.of.some(isAboutItself);
    case 'change-zone':
      return event.from === undefined && speaksOfSource(event.what);
    case 'discard':
      return event.what !== undefined && speaksOfSource(event.what);
    default:
      return false;
  }
}

/** "this …": about the object itself, not about a set that it belongs to (614.12). */
export function speaksOfSource(what: Selector): boolean {
  if (what.kind === 'is') return what.object.kind === 'source';
  return what.kind === 'all-of' && what.of.some(speaksOfSource);
}

function effectsOfPlayer(evaluation: Evaluation, player: PlayerId): readonly ActiveEffect[] {
  return evaluation.player(player).abilities.flatMap(({ ability, by }, index) => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'protection') return [];
    const found = protection(ability, { players: { kind: 'player', id: player } });
    if (found === undefined) return [];
    const maker = evaluation.effects.find(({ id }) => id === by);
    return [
      {
        key: `${player} ${by} ${index}`,
        label: maker?.source ?? by,
        source: maker?.source,
        sourceName: maker?.sourceName ?? player,
        you: player,
        choices: (maker?.source && evaluation.state.objects.get(maker.source)?.choices) || {},
        ...found,
      },
    ];
  });
}

function effectOfResolution(effect: ResolvedEffect): ActiveEffect | undefined {
  const { replacement, id, source, sourceName, controller } = effect;
  if (replacement === undefined) return undefined;
  const { definition, left, choices, after } = replacement;
  if (definition.kind === 'keeps-counters' || definition.kind === 'other') return undefined;
  return {
    key: `effect ${id}`,
    // One step may make several: documents call them all by the step.
    label: id.replace(/#\d+$/, ''),
    source,
    sourceName,
    you: controller,
    definition,
    resolved: id,
    choices,
    ...(left === undefined ? {} : { left }),
    ...(after === undefined ? {} : { after }),
  };
}
