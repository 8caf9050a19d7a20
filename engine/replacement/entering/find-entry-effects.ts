import type { Ability } from '../../abilities/ability.ts';
import type { EventPattern } from '../../abilities/event-pattern.ts';
import type { Evaluation } from '../../layers/evaluation.ts';
import { isKeyword } from '../../layers/object-facts.ts';
import { rule } from '../../vocabulary/ids.ts';
import type { ActiveEffect, EffectDefinition } from '../effects/active-effect.ts';
import { effectsOfBoard, speaksOfSource } from '../effects/effects-of-board.ts';
import type { GameView } from '../game.ts';
import { compleated } from './compleated.ts';
import type { Entering } from './entering.ts';
import { intrinsicCounters } from './intrinsic-counters.ts';
import { keywordEntry } from './keyword-entry.ts';
import { lookAhead } from './overlay.ts';

/**
 * The effects that may apply to the object as it would enter now, its own first (614.12): of its own abilities those that
 * speak of it alone, as it would have them on the battlefield; of others those that exist already.
 */
export function effectsOnEntry(game: GameView, entering: Entering): readonly ActiveEffect[] {
  const ahead = lookAhead(game.state, entering);
  const own = ownEffects(ahead, entering);
  const others = effectsOfBoard(game.evaluation).filter(
    (effect) =>
      (effect.source === undefined || effect.source !== entering.from) && !isAboutItself(effect.definition),
  );
  return [...own, ...others];
}

function ownEffects(ahead: Evaluation, entering: Entering): readonly ActiveEffect[] {
  const { object } = entering;
  const { abilities, controller, names } = ahead.object(object.id);
  const seen = new Map<string, number>();
  const base = {
    label: object.id,
    source: object.id,
    sourceName: names[0] ?? object.card.name,
    you: controller,
    choices: object.choices,
    ...(object.x === undefined ? {} : { x: object.x }),
  };
  const found: ActiveEffect[] = abilities.flatMap(({ ability }) => {
    const definition = entryDefinition(ability, entering);
    if (definition === undefined || !isAboutItself(definition)) return [];
    const text = JSON.stringify(definition);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return [{ ...base, key: `${object.id} ${count} ${text}`, definition }];
  });
  if (hasBackFaceAtNight(ahead, entering))
    found.push({
      ...base,
      key: `${object.id} back face`,
      definition: { kind: 'back-face' },
      rule: rule('702.145b'),
    });
  const intrinsic = intrinsicCounters(ahead, entering);
  if (intrinsic.length === 0) return found;
  const [first] = intrinsic;
  return [
    ...found,
    {
      ...base,
      key: `${object.id} intrinsic`,
      definition: { kind: 'intrinsic-counters' },
      ...(first === undefined ? {} : { rule: first.rule }),
    },
  ];
}

function entryDefinition(ability: Ability, entering: Entering): EffectDefinition | undefined {
  if (isKeyword(ability, 'compleated')) return compleated(entering);
  if (ability.kind === 'keyword') return keywordEntry(ability);
  if (ability.kind !== 'replacement') return undefined;
  const { effect } = ability;
  return effect.kind === 'keeps-counters' || effect.kind === 'other' ? undefined : effect;
}

/** Whether it speaks of its own object as that enters. */
function isAboutItself(definition: EffectDefinition): boolean {
  switch (definition.kind) {
    case 'enters':
      return speaksOfSource(definition.what);
    case 'enters-by-keyword':
      return true;
    case 'cannot':
    case 'replace':
      return isAboutOwnCounters(definition.event) || isAboutOwnEntry(definition.event);
    default:
      return false;
  }
}

const isAboutOwnEntry = (event: EventPattern): boolean =>
  event.kind === 'enter' && speaksOfSource(event.what);

/** What is said of counters that are put on it is so as it enters, too (614.12, 614.17d). */
const isAboutOwnCounters = (event: EventPattern): boolean =>
  event.kind === 'put-counters' && event.on?.objects !== undefined && speaksOfSource(event.on.objects);

/** 702.145b: with daybound it enters with its back face up if it is night. */
function hasBackFaceAtNight(ahead: Evaluation, { object }: Entering): boolean {
  if (!ahead.state.designations.includes('night') || object.face !== 0) return false;
  if (object.card.layout !== 'transform' || object.faceDown !== undefined) return false;
  return ahead
    .object(object.id)
    .abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'daybound');
}
