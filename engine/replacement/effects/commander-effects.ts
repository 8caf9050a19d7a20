import { source } from '../../abilities/selector.ts';
import type { GameObject } from '../../state/game-object.ts';
import { rule } from '../../vocabulary/ids.ts';
import type { ActiveEffect } from './active-effect.ts';

/**
 * A commander that would be put into its owner's hand or library may be put into the command zone instead (CR 903.9b). One
 * effect for each of the two: where it would go elsewhere by now, its owner is asked again, against 614.5.
 */
export const commanderEffects = ({ id, owner, card, choices }: GameObject): readonly ActiveEffect[] =>
  (['hand', 'library'] as const).map((to) => ({
    key: `${id} commander ${to}`,
    label: id,
    source: id,
    sourceName: card.name,
    you: owner,
    decider: owner,
    definition: {
      kind: 'replace',
      event: { kind: 'change-zone', what: source, to },
      optional: true,
      instead: { kind: 'go-to', zone: 'command' },
    },
    rule: rule('903.9b'),
    choices,
  }));
