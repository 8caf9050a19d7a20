import { describe, expect, it } from 'vitest';
import { allOf, cardType, youControl } from '../abilities/selector.ts';
import { plainContext } from './describe/en/context.ts';
import { describeAbility } from './describe/en/describe.ts';
import { sampleFillings } from './match/fixed-words.ts';
import { effectTexts, matchAbilityLines, matchAbilityText, matchEffectText } from './match-effect-text.ts';
import { comparableWords } from './normalise.ts';
import { ABILITY_TEMPLATES } from './templates/ability-templates.ts';
import { EFFECT_TEMPLATES } from './templates/effect-templates.ts';

const words = (text: string): string => comparableWords(text).join(' ');

describe('every effect template can be read back from its own text', () => {
  it.each(EFFECT_TEMPLATES.map((template) => [template.id, template] as const))(
    '%s',
    { timeout: 20_000 },
    (_, template) => {
      for (const values of sampleFillings(template)) {
        const content = template.build(values);
        for (const text of new Set(effectTexts(content))) {
          const match = matchEffectText(text);
          expect(match, text).toBeDefined();
          // Another template may say the same; then its content must be told in the same words.
          expect([...effectTexts(match?.content ?? { targets: [], instructions: [] })].map(words)).toContain(
            words(text),
          );
          if (match?.template.id === template.id) expect(match.content, text).toEqual(content);
        }
      }
    },
  );
});

describe('every ability template can be read back from its own text', () => {
  it.each(ABILITY_TEMPLATES.map((template) => [template.id, template] as const))('%s', (_, template) => {
    for (const values of sampleFillings(template)) {
      const ability = template.build(values);
      expect(matchAbilityText(describeAbility(ability, plainContext))).toEqual(ability);
    }
  });
});

describe('texts worded in other ways', () => {
  it.each([
    ['Until end of turn, target creature gets +1/+1.', 'target-gets'],
    ['Target creature gets +X/+X until end of turn.', 'target-gets'],
    ["Until end of turn, target land becomes a 3/3 creature that's still a land.", 'target-becomes-creature'],
    ['Target creature becomes white until end of turn.', 'target-becomes-colors'],
    [
      'Return target creature card from your graveyard to the battlefield with a -1/-1 counter on it.',
      'return-with-counter',
    ],
    ['Return all creature cards from your graveyard to the battlefield.', 'all-to-battlefield'],
    ['Gain control of target enchantment.', 'gain-control'],
    ['Exchange the text boxes of two target creatures.', 'exchange-text-boxes'],
    ['Target permanent becomes a copy of another target permanent until end of turn.', 'becomes-copy'],
    ['All noncreature artifacts become 2/2 artifact creatures until end of turn.', 'all-becomes-creature'],
  ])('%s', (text, id) => expect(matchEffectText(text)?.template.id).toBe(id));

  it('reads an ability in quotation marks', () => {
    const match = matchEffectText(
      'Until end of turn, target creature gains "Creatures you control have flying."',
    );
    expect(match?.content.instructions).toMatchObject([
      {
        parts: [
          {
            kind: 'add-ability',
            ability: {
              kind: 'static',
              effects: [
                {
                  appliesTo: allOf(cardType('creature'), youControl),
                  parts: [{ kind: 'add-ability', ability: { kind: 'keyword', keyword: 'flying' } }],
                },
              ],
            },
          },
        ],
      },
    ]);
  });

  it.each([
    '',
    'Draw the game.',
    'Target creature gets bigger.',
    'Target creature gets +1/+1 until the cows come home.',
  ])('guesses nothing: %s', (text) => expect(matchEffectText(text)).toBeUndefined());
});

describe('lines of an emblem or token', () => {
  it('takes keywords apart', () =>
    expect(
      matchAbilityLines('Flying, protection from black\nWard {2}').abilities.map((ability) => ability.kind),
    ).toEqual(['keyword', 'keyword', 'keyword']));
  it('says which lines mean nothing to it', () =>
    expect(matchAbilityLines('Lifelink\nThis token hums.').unknown).toEqual(['This token hums.']));
});

it('refuses to build without a value', () => {
  const [first] = EFFECT_TEMPLATES;
  expect(() => first?.build({})).toThrow(/needs a value/);
});
