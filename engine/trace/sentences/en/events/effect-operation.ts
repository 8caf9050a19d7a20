import type { Amount } from '../../../../abilities/amount.ts';
import type { EntryModification, Replacement } from '../../../../abilities/replacement-effect.ts';
import type { EffectDefinition } from '../../../../replacement/effects/active-effect.ts';

/** What an effect makes of an event, as short as it can be said: "×2", "+1", "to exile". */
export function effectOperation(definition: EffectDefinition): string {
  switch (definition.kind) {
    case 'replace': {
      const { instead, limit } = definition;
      const isShield = instead.kind === 'prevent' && limit?.kind === 'next-damage';
      return isShield ? `−${amountSign(limit.amount)}` : replacementOperation(instead);
    }
    case 'enters':
      return definition.entry.map(entryOperation)[0] ?? 'enters otherwise';
    case 'enters-by-keyword':
      return definition.by.keyword;
    case 'turned-face-up':
      return '+ counters';
    case 'attached-face-up':
      return 'attached';
    case 'cannot':
      return 'can’t happen';
    case 'unpreventable':
      return 'can’t be prevented';
    case 'regenerate':
      return 'regenerated';
    case 'self-replacement':
      return 'instead';
    case 'umbra-armor':
      return 'Aura instead';
    case 'shield-counter':
      return 'counter instead';
    case 'back-face':
      return 'back face up';
    case 'intrinsic-counters':
      return '+ counters';
  }
}

function replacementOperation(instead: Replacement): string {
  switch (instead.kind) {
    case 'nothing':
      return 'skipped';
    case 'prevent':
      return instead.amount === undefined ? 'prevented' : `−${amountSign(instead.amount)}`;
    case 'change-amount':
      return changeSign(instead.to);
    case 'produce':
      return `${instead.mana} instead`;
    case 'redirect':
      return 'redirected';
    case 'go-to':
      return instead.zone === 'exile' ? 'exiled' : `to ${instead.zone}`;
    case 'enter-under':
      return 'control';
    case 'enter-if-paid':
      return 'enters if paid';
    case 'with-more':
      return 'and more';
    case 'do':
      return 'instead';
  }
}

function changeSign(to: Amount): string {
  if (typeof to === 'number') return `= ${to}`;
  switch (to.kind) {
    case 'times':
      return isEvent(to.of) ? `×${to.factor}` : 'another number';
    case 'half':
      return isEvent(to.of) ? '÷2' : 'another number';
    case 'at-most':
      return `≤ ${to.limit}`;
    case 'sum': {
      const others = to.of.filter((each) => !isEvent(each));
      const doubled = to.of.length - others.length;
      if (others.length === 0) return `×${doubled}`;
      const [only] = others;
      if (others.length !== 1 || only === undefined) return 'another number';
      return typeof only === 'number' && only < 0 ? `−${-only}` : `+${amountSign(only)}`;
    }
    default:
      return 'another number';
  }
}

const isEvent = (amount: Amount): boolean => typeof amount !== 'number' && amount.kind === 'event-amount';

const amountSign = (amount: Amount): string => (typeof amount === 'number' ? String(amount) : 'X');

function entryOperation(entry: EntryModification): string {
  switch (entry.kind) {
    case 'tapped':
    case 'untapped':
      return entry.kind;
    case 'counters':
    case 'counter-of-choice':
      return '+ counters';
    case 'choose':
      return 'a choice';
    case 'as-copy':
      return 'copy';
    case 'if':
      return entry.entry.map(entryOperation)[0] ?? 'enters otherwise';
    case 'turn-face-down':
      return 'turns down';
    case 'exile':
      return 'exiles';
    case 'do':
      return 'and more';
    case 'one-of':
      return 'a mode';
    case 'unless-paid':
      return `${entry.otherwise.map(entryOperation)[0] ?? 'otherwise'} or pays`;
    case 'with':
      return 'becomes more';
  }
}
