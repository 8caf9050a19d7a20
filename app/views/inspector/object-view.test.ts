import { describe, expect, it } from 'vitest';
import { objectId, plainText } from '../../../engine/index.ts';
import { tokensText } from '../ladder/value-tokens.ts';
import { enter, meeting, say, traceForTest } from '../ladder-testing.ts';
import { objectText } from './inspector-text.ts';
import { type ObjectView, objectView } from './object-view.ts';

const view = (id: string, trace = meeting()) => objectView(trace, say, objectId(id));
const chain = ({ characteristics }: ObjectView, name: string) => {
  const found = characteristics.find((each) => each.name === name);
  return {
    value: found?.values.map(tokensText).join('; '),
    lines: found?.lines.map(
      ({ kind, layer, sentence, isStruck }) =>
        `${layer ?? kind} ${isStruck ? '~' : ''}${plainText(sentence)}`,
    ),
  };
};

describe('objectView', () => {
  it('shows a chain from the card through every effect to the end', () => {
    expect(chain(view('bears'), 'power-toughness')).toEqual({
      value: '5/5',
      lines: [
        'printed 2/2',
        '7b Humility sets it to 1/1',
        '7c +1/+1 counter gives +1/+1',
        '7c Giant Growth gives +3/+3',
      ],
    });
  });

  it('says the running value where the sentence does not', () => {
    const lines = view('bears').characteristics.find(({ name }) => name === 'power-toughness')?.lines;
    expect(lines?.map(({ after }) => after)).toEqual([undefined, undefined, '2/2', '5/5']);
  });

  it('strikes what was overwritten, and says by what', () => {
    const line = view('humility')
      .characteristics.find(({ name }) => name === 'power-toughness')
      ?.lines.find(({ isStruck }) => isStruck);
    expect(line && plainText(line.sentence)).toBe('Humility sets it to 1/1');
    expect(line?.overwrittenBy).toBe('Opalescence');
  });

  it('strikes the printed ability that is gone, and the effect that never came, once', () => {
    const urborg = view('urborg');
    expect(chain(urborg, 'types').lines).toContain('4 ~Urborg: also Swamps');
    const abilities = chain(urborg, 'abilities');
    expect(abilities.value).toBe('{T}: Add {R}');
    expect(abilities.lines?.[0]).toMatch(/^printed ~/);
    expect(abilities.lines?.filter((line) => line.includes('also Swamps'))).toEqual([]);
  });

  it('tells copiable values where they are not the printed ones', () => {
    const trace = traceForTest(
      enter('bears', 'Grizzly Bears'),
      enter('clone', 'Clone', 'A', { choices: { copy: 'bears' } }),
    );
    const clone = view('clone', trace);
    expect(chain(clone, 'power-toughness').lines).toContain('copiable 2/2');
    expect(clone.name).toBe('Grizzly Bears');
  });

  it('folds what is as printed, but for the characteristics that one always asks for', () => {
    const swamp = view('swamp');
    expect(swamp.characteristics.map(({ name }) => name)).toEqual(['types', 'abilities', 'colors']);
    expect(chain(swamp, 'colors').value).toBe('colorless');
    expect(swamp.asPrinted.map(({ name }) => name)).toContain('name');
  });

  it('puts the most surprising reason first, and folds the dull ones', () => {
    const { hero, rows, more, count } = view('urborg').didNotApply;
    expect(hero && plainText(hero.title)).toBe('Urborg’s own effect');
    expect(hero?.rule).toBe('613.8a');
    expect(rows.map(({ title }) => plainText(title))).toContain('Humility');
    expect(1 + rows.length + more.length).toBe(count);
  });

  it('is a text, too', () => {
    const text = objectText(view('urborg'));
    expect(text).toMatch(/^Urborg, Tomb of Yawgmoth\n/);
    expect(text).toContain('[4] t5 Blood Moon sets its land type to Mountain');
    expect(text).toContain('(613.8a)');
    expect(text).not.toMatch(/ \n/);
  });

  it('throws for an object that is not there', () => {
    expect(() => view('nobody')).toThrow(RangeError);
  });
});
