import type {
  Ability,
  ActivatedAbility,
  ChoiceKind,
  Choices,
  ObjectId,
  Selector,
  Trace,
  TriggeredAbility,
} from '../../../engine/index.ts';
import { contextOf, describeAbility } from '../../../engine/index.ts';

/** Something that an object's controller may do with it now. */
export type UsableAbility =
  | { readonly kind: 'ability'; readonly ability: ActivatedAbility | TriggeredAbility; readonly text: string }
  /** A keyword that stands for an activated ability with one target (702.6, 702.67). */
  | {
      readonly kind: 'keyword';
      readonly keyword: string;
      readonly text: string;
      readonly target: Selector | undefined;
    };

const creatureYouControl: Selector = {
  kind: 'all-of',
  of: [
    { kind: 'card-type', type: 'creature' },
    { kind: 'controller', is: { kind: 'you' } },
  ],
};
const landYouControl: Selector = {
  kind: 'all-of',
  of: [
    { kind: 'card-type', type: 'land' },
    { kind: 'controller', is: { kind: 'you' } },
  ],
};

/** Keywords that are activated abilities and change something that is shown, with what they target. */
const ACTIVATED_KEYWORDS: Readonly<Record<string, Selector | undefined>> = {
  equip: creatureYouControl,
  reconfigure: creatureYouControl,
  fortify: landYouControl,
  crew: undefined,
};

/** The activated and triggered abilities that the object has now, as it has them after all layers. */
export function usableAbilities(trace: Trace, id: ObjectId): readonly UsableAbility[] {
  const object = trace.evaluation.state.objects.get(id);
  if (object === undefined) return [];
  const context = contextOf(object.card.faces[object.face] ?? object.card.faces[0]);
  return trace.evaluation.object(id).abilities.flatMap(({ ability }): readonly UsableAbility[] => {
    if (isManaAbility(ability)) return [];
    if (ability.kind === 'activated' || ability.kind === 'triggered') {
      return [{ kind: 'ability', ability, text: describeAbility(ability, context) }];
    }
    if (ability.kind !== 'keyword' || !Object.hasOwn(ACTIVATED_KEYWORDS, ability.keyword)) return [];
    const text = describeAbility(ability, context);
    return [{ kind: 'keyword', keyword: ability.keyword, text, target: ACTIVATED_KEYWORDS[ability.keyword] }];
  });
}

/** Mana is not tracked, so abilities that only add some are not offered. */
const isManaAbility = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.instructions.every(({ kind }) => kind === 'add-mana');

/** Which choices the object remembers that can be made anew by naming something. */
export function rememberedChoices(choices: Choices): readonly ChoiceKind[] {
  return [
    ...(choices.color === undefined ? [] : (['color'] as const)),
    ...(choices.creatureType === undefined ? [] : (['creature-type'] as const)),
    ...(typeof choices.basicLandType === 'string' ? (['basic-land-type'] as const) : []),
    ...(choices.landType === undefined ? [] : (['land-type'] as const)),
    ...(choices.cardName === undefined ? [] : (['card-name'] as const)),
    ...(choices.number === undefined ? [] : (['number'] as const)),
  ];
}

/** What an Aura, Equipment or Fortification can be attached to; `undefined` for anything else. */
export function attachesTo(trace: Trace, id: ObjectId): Selector | 'player' | undefined {
  const { abilities, subtypes } = trace.evaluation.object(id);
  for (const { ability } of abilities) {
    if (ability.kind !== 'keyword' || ability.keyword !== 'enchant') continue;
    if (ability.parameter?.kind === 'player') return 'player';
    return ability.parameter?.kind === 'quality' ? ability.parameter.quality : { kind: 'all' };
  }
  if (subtypes.includes('Equipment')) return { kind: 'card-type', type: 'creature' };
  if (subtypes.includes('Fortification')) return { kind: 'card-type', type: 'land' };
  return undefined;
}
