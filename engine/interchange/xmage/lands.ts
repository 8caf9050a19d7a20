import { BASIC_LAND_TYPES } from '../../vocabulary/card-types.ts';
import { COLORS } from '../../vocabulary/colors.ts';
import { manaSymbols } from '../../vocabulary/mana.ts';

/** Lines that give each player lands enough for these costs. */
export function writeLands(
  costs: readonly { readonly player: string; readonly cost: string }[],
): readonly string[] {
  const needed = new Map<string, number>();
  for (const { player, cost } of costs)
    for (const symbol of manaSymbols(cost)) {
      const content = symbol.replaceAll(/[{}]/g, '');
      const color = COLORS.find((each) => content.includes(each)) ?? 'G';
      const land = BASIC_LAND_TYPES[COLORS.indexOf(color)] ?? 'Forest';
      const count = /^\d+$/.test(content) ? Number(content) : 1;
      const key = `${player} ${land}`;
      if (count > 0) needed.set(key, (needed.get(key) ?? 0) + count);
    }
  return [...needed].map(([key, count]) => {
    const [player, land] = key.split(' ');
    return `addCard(Zone.BATTLEFIELD, ${player}, "${land}", ${count});`;
  });
}
