import type { Modification, Restriction } from '../../../abilities/modification.ts';
import { joinList, verb } from './grammar.ts';
import type { Subject } from './subject.ts';

/** "can't attack or block", "attacks each combat if able": what the rules forbid or demand (613.11). */
export function restrictionClause(group: readonly Modification[], subject: Subject): string {
  const words = group.flatMap((part) =>
    part.kind === 'restrict' ? [restrictionWords(part.restriction, subject)] : [],
  );
  const cannot = words.filter((text) => text.startsWith("can't "));
  const rest = words.filter((text) => !text.startsWith("can't "));
  const merged =
    cannot.length === 0
      ? []
      : [
          `can't ${joinList(
            cannot.map((text) => text.slice("can't ".length)),
            'or',
          )}`,
        ];
  return joinList([...merged, ...rest]);
}

function restrictionWords(restriction: Restriction, subject: Subject): string {
  const { number } = subject;
  const its = number === 'singular' ? 'its' : 'their';
  switch (restriction) {
    case 'cannot-attack':
      return "can't attack";
    case 'cannot-block':
      return "can't block";
    case 'cannot-be-blocked':
      return "can't be blocked";
    case 'must-attack':
      return `${verb('attack', number)} each combat if able`;
    case 'must-block':
      return `${verb('block', number)} each combat if able`;
    case 'does-not-untap':
      return `${verb("don't", number)} untap during ${its} ${number === 'singular' ? "controller's untap step" : "controllers' untap steps"}`;
    case 'cannot-be-enchanted':
      return "can't be enchanted";
    case 'cannot-be-equipped':
      return "can't be equipped";
    case 'cannot-be-sacrificed':
      return "can't be sacrificed";
    case 'cannot-be-countered':
      return "can't be countered";
    case 'cannot-activate-abilities':
      return `${its} activated abilities can't be activated`;
    case 'cannot-transform':
      return "can't transform";
    case 'cannot-be-regenerated':
      return "can't be regenerated";
    case 'cannot-have-counters':
      return `can't have counters put on ${number === 'singular' ? 'it' : 'them'}`;
  }
}
