import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import moreNames from '../../../engine/cards/library/more/places.json';
import { LIBRARY_CARDS, parseNotation } from '../../../engine/index.ts';
import { documents } from '../../../engine/testing/arbitrary-documents.ts';
import { seededRandom } from '../../../engine/testing/seeded-random.ts';
import { toBase64Url } from './base64url.ts';
import { fragmentOf, readFragment } from './board-link.ts';
import dictionary1 from './dictionary-1.json';

const NAMES = [...LIBRARY_CARDS.map(({ name }) => name), ...Object.keys(moreNames)];

/** A game of built-in cards as the app makes it, and as many other steps as are needed for `steps`. */
function game(cards: number, steps: number, seed: number) {
  const random = seededRandom(seed);
  const names = Array.from({ length: cards }, () => NAMES[random.below(NAMES.length)] ?? '');
  const line = names.map((name) => `${random.below(2) === 0 ? 'A' : 'B'}: ${JSON.stringify(name)}`);
  const entered = parseNotation(line.join('; ')).document?.steps ?? [];
  const ids = entered.flatMap(({ action }) =>
    action.kind === 'enter' ? action.entries.map(({ id }) => id) : [],
  );
  const others = Array.from(
    { length: steps - cards },
    () => `!counter ${ids[random.below(ids.length)]} +1/+1 1`,
  );
  const { document, errors } = parseNotation([...line, ...others].join('; '));
  if (document === undefined) throw new Error(JSON.stringify(errors));
  const view = { view: 'ladder', moment: 12, selection: { kind: 'object', id: ids[3] } };
  return { ...document, title: 'A board that somebody made', view };
}

describe('a link', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('of 60 cards and 70 steps has less than 900 characters (%i)', (seed) => {
    const document = game(60, 70, seed);
    expect(fragmentOf(document).length).toBeLessThan(900);
    expect(readFragment(fragmentOf(document))?.document).toEqual(document);
  });

  it('gives any document back', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(readFragment(`#${fragmentOf(document)}`)?.document).toEqual(document);
      }),
      { seed: 6, numRuns: 60 },
    );
  });

  it('of version 1 opens for ever', () => {
    // Never change these: links like them are out in the world.
    const digest = createHash('sha256').update(dictionary1.join('; ')).digest('hex');
    expect(digest).toBe('9e0ba32ae50620f1d30f9172f60ab0968aff4fb77c6ef12860a0ed16eb8c97af');
    const fragment =
      '#b1=rXWDMWGSwGUk4HXLhphGojvLCBjywKDAlZcVlIHnJwBl0OY7gHYiCog6eKgij1sr2CkAN2skAiclQFoUlNMVoitsjWMV4oBHqqaB3AWLKGRVkIgyAgA';
    expect(readFragment(fragment)?.document).toEqual(
      parseNotation(
        'strata1 !title "Version 1"; B: Urborg, Tomb of Yawgmoth #urborg; Dryad Arbor; A: Humility; ' +
          '~!resolve Giant Growth > dryad-arbor #g [x=3] ^"off"; !counter dryad-arbor +1/+1 2; ' +
          '!view {"view":"graph","moment":2}',
      ).document,
    );
  });

  it('may have text behind it, and may be the notation itself', () => {
    const document = game(2, 2, 1);
    expect(readFragment(`#${fragmentOf(document)}).`)?.document).toEqual(document);
    expect(readFragment('#strata1%20A:%20Blood%20Moon')?.document?.steps).toHaveLength(1);
    expect(readFragment('#layers')).toBeUndefined();
    expect(readFragment('#%E0%A4%A')).toBeUndefined();
  });
});

describe('a link that is no board', () => {
  const whole = fragmentOf(game(20, 25, 3));

  it('is refused if it was cut off, wherever that was', () => {
    for (let length = 3; length < whole.length; length += 1) {
      const result = readFragment(whole.slice(0, length));
      expect(result?.errors?.[0]?.code).toBe('link-damaged');
    }
  });

  it('is refused if it is of a version to come', () => {
    expect(readFragment('#b2=AAAA')?.errors?.[0]?.code).toBe('link-version');
  });

  it('is refused if it would unpack to more than allowed', () => {
    const bomb = deflateSync(new Uint8Array(60_000_000), { level: 6 });
    const start = performance.now();
    const result = readFragment(`#b1=${toBase64Url(new Uint8Array([0, 0, ...bomb]))}`);
    expect(result?.errors?.[0]?.code).toBe('too-large');
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  it('gives a message or a board, whatever was done to it', { timeout: 600_000 }, () => {
    const letters = fc.constantFrom(...'ABCdef019-_%=#. ');
    const changed = fc
      .tuple(fc.nat(whole.length), fc.nat(6), fc.array(letters, { maxLength: 6 }))
      .map(([at, cut, added]) => whole.slice(0, at) + added.join('') + whole.slice(at + cut));
    const random = fc.uint8Array({ maxLength: 300 }).map((bytes) => `b1=${toBase64Url(bytes)}`);
    fc.assert(
      fc.property(fc.oneof(changed, random, fc.string()), (fragment) => {
        const result = readFragment(fragment);
        if (result?.document === undefined && result !== undefined)
          expect(result.errors.length).toBeGreaterThan(0);
      }),
      { seed: 7, numRuns: Number(process.env.FUZZ_RUNS ?? 1000) },
    );
  });
});
