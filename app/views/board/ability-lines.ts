import type { Ability, AbilityInstance, CopiableValues } from '../../../engine/index.ts';
import { BASIC_LAND_TYPES } from '../../../engine/index.ts';

export interface AbilityLine {
  readonly text: string;
  readonly state: 'same' | 'lost' | 'gained';
}

const MANA_OF = { Plains: '{W}', Island: '{U}', Swamp: '{B}', Mountain: '{R}', Forest: '{G}' } as const;

/** The mana ability that a basic land type gives (CR 305.6). */
const manaAbilityOf = (type: (typeof BASIC_LAND_TYPES)[number]): Ability => ({
  kind: 'activated',
  cost: { tap: true },
  instructions: [{ kind: 'add-mana', mana: MANA_OF[type] }],
});

/**
 * The abilities of an object against its card: what is printed stays in printed order, struck out where it is gone;
 * what came follows. Equal texts are counted, so that one of two can be lost.
 */
export function abilityLines(
  printed: Pick<CopiableValues, 'abilities' | 'subtypes'>,
  now: readonly AbilityInstance[],
  textOf: (ability: Ability) => string,
): readonly AbilityLine[] {
  const intrinsic = BASIC_LAND_TYPES.filter((type) => printed.subtypes.includes(type)).map(manaAbilityOf);
  const before = [...printed.abilities, ...intrinsic].map(textOf);
  const left = now.map(({ ability }) => textOf(ability));
  const kept = before.map((text): AbilityLine => {
    const index = left.indexOf(text);
    if (index === -1) return { text, state: 'lost' };
    left.splice(index, 1);
    return { text, state: 'same' };
  });
  return [...kept, ...left.map((text): AbilityLine => ({ text, state: 'gained' }))];
}

/** Keywords that stand next to each other and share a state share a line, as on a card. */
export function withSharedLines(lines: readonly AbilityLine[]): readonly AbilityLine[] {
  const shared: AbilityLine[] = [];
  for (const line of lines) {
    const last = shared.at(-1);
    if (last !== undefined && last.state === line.state && isShort(last.text) && isShort(line.text)) {
      shared[shared.length - 1] = { ...line, text: `${last.text}, ${line.text.toLowerCase()}` };
    } else shared.push(line);
  }
  return shared;
}

/** A keyword or a list of them: no sentence, no cost. */
const isShort = (text: string): boolean =>
  text.length < 40 && !/[.:{}—]/.test(text) && !/ (are|is|has|have|get|gets) /.test(text);

export interface ShownAbilities {
  readonly lines: readonly AbilityLine[];
  /** How many are not shown. */
  readonly more: number;
}

/** At most `limit` lines, in their order; what changed is shown rather than what did not. */
export function shortened(lines: readonly AbilityLine[], limit: number): ShownAbilities {
  if (lines.length <= limit) return { lines, more: 0 };
  const rank = { gained: 0, lost: 1, same: 2 } as const;
  const chosen = new Set([...lines].sort((a, b) => rank[a.state] - rank[b.state]).slice(0, limit - 1));
  return { lines: lines.filter((line) => chosen.has(line)), more: lines.length - chosen.size };
}
