import type { Ability } from '../../../abilities/ability.ts';
import type { Modification } from '../../../abilities/modification.ts';
import { abilityText } from './ability-text.ts';
import { forEachPhrase } from './amount-phrase.ts';
import { type DescribeContext, plainContext } from './context.ts';
import { joinList } from './grammar.ts';
import { keywordPhrase } from './keyword-phrase.ts';
import type { Subject } from './subject.ts';

/** Abilities that something has or gains: keywords by name, others in quotation marks. */
export function abilityList(parts: readonly Modification[], subject: Subject): string {
  return joinList(
    parts.flatMap((part) => {
      if (part.kind !== 'add-ability') return [];
      const text = grantedAbility(part.ability, contextOfReceiver(subject));
      const counted = part.times === undefined ? undefined : forEachPhrase(part.times, subject.narrator);
      return [counted === undefined ? text : `${text} for each ${counted}`];
    }),
  );
}

/** One ability in a list: a keyword as it is, another in quotation marks, in single ones inside a quotation. */
export function grantedAbility(ability: Ability, context: DescribeContext): string {
  if (ability.kind === 'keyword') return keywordPhrase(ability, context);
  const text = abilityText(ability, { ...context, isQuoted: true });
  return context.isQuoted === true ? `'${text}'` : `"${text}"`;
}

/** What a granted text calls the object that gets it: "this creature", "this land", "this permanent". */
function contextOfReceiver(subject: Subject): DescribeContext {
  const type = (['creature', 'land', 'artifact', 'enchantment', 'planeswalker'] as const).find((candidate) =>
    subject.types.includes(candidate),
  );
  const isEquipment = subject.subtypes.includes('Equipment');
  return {
    ...plainContext,
    ...(isEquipment ? { attached: 'equipped creature' } : {}),
    source:
      subject.kind === 'source'
        ? subject.narrator.context.source
        : type === undefined
          ? 'this permanent'
          : `this ${type}`,
    isQuoted: subject.narrator.context.isQuoted === true,
    sourceTypes: subject.kind === 'source' ? subject.narrator.context.sourceTypes : subject.types,
  };
}
