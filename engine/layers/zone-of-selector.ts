import type { Selector } from '../abilities/selector.ts';
import { inZone } from '../abilities/selector.ts';

const cache = new WeakMap<Selector, Selector>();
const battlefield = inZone('battlefield');

/**
 * The selector with what it leaves unsaid: a description without a zone means permanents on the battlefield
 * (CR 109.2). A selector that names its objects ("this", "those") means them wherever they are.
 */
export function withImpliedZone(selector: Selector): Selector {
  const known = cache.get(selector);
  if (known !== undefined) return known;
  const result = implied(selector);
  cache.set(selector, result);
  return result;
}

function implied(selector: Selector): Selector {
  if (selector.kind === 'any-of') return { kind: 'any-of', of: selector.of.map(withImpliedZone) };
  if (namesObjects(selector) || mentionsZone(selector)) return selector;
  return { kind: 'all-of', of: [battlefield, selector] };
}

function namesObjects(selector: Selector): boolean {
  switch (selector.kind) {
    case 'is':
      // "Enchanted creature" is a description; a card in a graveyard may be enchanted as well.
      return selector.object.kind !== 'attached-to';
    case 'targets':
    case 'those':
    case 'exiled-with-source':
      return true;
    case 'all-of':
      return selector.of.some(namesObjects);
    case 'any-of':
      return selector.of.length > 0 && selector.of.every(namesObjects);
    default:
      return false;
  }
}

function mentionsZone(selector: Selector): boolean {
  switch (selector.kind) {
    case 'zone':
      return true;
    case 'all-of':
    case 'any-of':
      return selector.of.some(mentionsZone);
    case 'not':
      return mentionsZone(selector.of);
    default:
      return false;
  }
}
