import type { EventReplacement } from '../../abilities/replacement-effect.ts';
import { source } from '../../abilities/selector.ts';
import { chosenModes } from '../../vocabulary/choices.ts';
import type { Entering } from './entering.ts';

/**
 * Compleated (CR 702.150a): two loyalty counters fewer for each Phyrexian mana symbol that life was paid for; without a
 * number in the choices, for all of the mana cost. It changes how many counters would be put, as others do that apply to
 * that (616.1g), and in any order with them. `undefined` if no life was paid.
 */
export function compleated({ object, choices }: Entering): EventReplacement | undefined {
  if (!chosenModes(choices).includes('pay')) return undefined;
  const cost = object.card.faces[object.face]?.manaCost ?? '';
  const symbols = choices.number ?? cost.match(PHYREXIAN)?.length ?? 0;
  if (symbols <= 0) return undefined;
  return {
    kind: 'replace',
    event: { kind: 'put-counters', counter: 'loyalty', on: { objects: source } },
    instead: { kind: 'change-amount', to: { kind: 'sum', of: [{ kind: 'event-amount' }, -2 * symbols] } },
  };
}
const PHYREXIAN = /\/P\}/g;
