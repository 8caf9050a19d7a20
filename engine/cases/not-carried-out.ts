import type { Ability } from '../abilities/ability.ts';
import type { ReplacementEffectDefinition } from '../abilities/replacement-effect.ts';
import type { History } from '../history/history.ts';

/**
 * What a game would have needed and this version only shows: replacement effects other than those of entering, and
 * replacement effects of resolutions, and what can't happen (614.17). Named by the card that has them. A case that fails with none of these is wrong.
 */
export function notCarriedOut({ moments }: History): readonly string[] {
  const wants = new Set<string>();
  for (const { state, events, evaluation } of moments) {
    for (const object of state.objects.values()) {
      const abilities = evaluation.object(object.id).abilities.map(({ ability }) => ability);
      if (abilities.some(isShownOnly)) wants.add(`replacement effect of ${object.card.name}`);
    }
    for (const event of events) {
      if (event.kind === 'not-carried-out' && isReplacement(event.words)) wants.add(`"${event.words}"`);
    }
  }
  return [...wants];
}

function isShownOnly(ability: Ability): boolean {
  switch (ability.kind) {
    case 'replacement':
      return !CARRIED_OUT.has(ability.effect.kind);
    case 'plain-static':
      return /\bcan't\b/.test(ability.words);
    default:
      return false;
  }
}

const CARRIED_OUT: ReadonlySet<ReplacementEffectDefinition['kind']> = new Set<
  ReplacementEffectDefinition['kind']
>(['enters', 'keeps-counters', 'turned-face-up']);

/** Words that replace or prevent an event (614.1a, 615.1a). */
const isReplacement = (words: string): boolean =>
  /\binstead\b|\bprevent|\bregenerate\b|\bskip|\benters?\b.* (?:tapped|with)\b/i.test(words);
