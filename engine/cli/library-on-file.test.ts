import { describe, expect, it } from 'vitest';
import { LIBRARY_CARDS } from '../cards/library/index.ts';
import { readOfficialCards } from './check-library.ts';
import { compareCard } from './compare-card.ts';

const file = process.env.STRATA_CARDS;

/** Runs only where a file of official card data is at hand: `STRATA_CARDS=cards.jsonl npm run unit`. */
describe.skipIf(file === undefined)('the library against a file of official cards', () => {
  it('prints what the official cards print', async () => {
    const official = await readOfficialCards(file ?? '', new Set(LIBRARY_CARDS.map((card) => card.name)));
    const wrong = LIBRARY_CARDS.map((card) => compareCard(card, official.get(card.name))).filter(
      (report) => report.wrong.length > 0,
    );
    expect(wrong.map((report) => `${report.name}: ${report.wrong.join('; ')}`)).toEqual([]);
  });
});
