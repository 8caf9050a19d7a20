import { describe, expect, it } from 'vitest';
import {
  askedEvents,
  compilingReader,
  libraryCard,
  parseNotation,
  playHistory,
  sentencesIn,
} from '../../../engine/index.ts';
import '../../i18n/add-share.ts';
import { i18n } from '../../i18n/i18n.ts';
import { allMoreCards } from '../../services/more-cards.ts';
import { type ReportFormat, reportText } from './report-text.ts';

const LINE =
  '!title "A | B"; B: Urborg, Tomb of Yawgmoth #urborg; A: Blood Moon; Grizzly Bears #bears; !counter bears +1/+1 1; ' +
  '~!tap bears; !expect bears [power=4, toughness=4]; !expect urborg [types=land, subtypes=Mountain]';

const more = await allMoreCards();
const cards = (name: string) => libraryCard(name) ?? more.find((card) => card.name === name);

function report(format: ReportFormat, line = LINE): string {
  const { document } = parseNotation(line);
  if (document === undefined) throw new Error('The line is no board');
  const history = playHistory(document, cards, undefined, compilingReader);
  const words = { app: i18n.t, report: i18n.getFixedT('en', 'share') };
  const moment = document.steps.length;
  const asked = askedEvents(document, history, moment, { cards, reader: compilingReader });
  const input = { document, history, moment, link: 'https://example.org/#b1=x', asked };
  return reportText(format, input, sentencesIn('en'), words);
}

describe('a report', () => {
  it('in Markdown has the board, what was expected, the steps, the ladder and the dependencies', () => {
    const text = report('markdown');
    expect(text).toContain('# A \\| B');
    expect(text).toContain('- **Grizzly Bears** (Creature — Bear, 3/3, green, 1 +1/+1)');
    expect(text).toContain('| ✗ | Grizzly Bears | P/T | 4/4 | 3/3 |');
    expect(text).toContain('| ✓ | Urborg | Types | land — Mountain | Legendary Land — Mountain |');
    expect(text).toContain('5. off · A · Tap Grizzly Bears');
    expect(text).toMatch(
      /\| 1 \| 4 \| t2 \| Blood Moon \| [^|]+ \| [^|]*Mountain[^|]* \| 305\.7, 613\.8a \|/,
    );
    expect(text).toMatch(/- 4: \*\*Urborg\*\* → \*\*Blood Moon\*\*: .+ \(613\.8a\)/);
    expect(text).toContain('](https://example.org/#b1=x)');
  });

  it('has tables whose rows are as long as their heads', () => {
    const rows = report('markdown')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const cells = (row: string) => row.replaceAll('\\|', '').split('|').length;
    const widths = rows.map(cells);
    expect(rows.length).toBeGreaterThan(6);
    expect(new Set(widths).size).toBe(2);
  });

  const SEASON = 'A: Doubling Season; Hardened Scales; Grizzly Bears #bears; ';

  it('tells of an event that is asked about what applies to it, who chooses, and what comes of each order', () => {
    const text = report('markdown', `${SEASON}~!would counters bears +1/+1 2 [by=A]`);
    expect(text).toContain('## Events, and what comes of them');
    expect(text).toMatch(/\*\*.*\+1\/\+1 counters.*Grizzly Bears\.\*\*/);
    expect(text).toMatch(/^- \*\*Doubling Season\*\*: .+ \(616\.1e\)$/m);
    expect(text).toMatch(/^- \*\*Hardened Scales\*\*: .+ \(616\.1e\)$/m);
    expect(text).toMatch(/^Player A .+ \(616\.1[^)]*\)$/m);
    expect(text).toMatch(/^\| Doubling Season → Hardened Scales \| .+5 .+ \|$/m);
    expect(text).toMatch(/^\| Hardened Scales → Doubling Season \| .+6 .+ \|$/m);
    const plain = report('plain', `${SEASON}~!would counters bears +1/+1 2 [by=A]`);
    expect(plain).toMatch(/^ {4}Doubling Season → Hardened Scales: .+5 /m);
    expect(plain).toMatch(/^ {4}- Hardened Scales: .+ \(616\.1e\)$/m);
  });

  it('tells of an event that happened in which order effects were applied, and by which rule', () => {
    const text = report('markdown', `${SEASON}!would counters bears +1/+1 2 [by=A]`);
    expect(text).toMatch(/^1\. .+ \(6\d\d\.[^)]*\)$/m);
    expect(text).toMatch(/^So it comes to this: .+\d \\?\+1\/\+1 counters/m);
  });

  it('as plain text has the judges’ table', () => {
    const text = report('plain');
    expect(text).toContain('≠ Grizzly Bears, P/T: expected 4/4, found 3/3');
    expect(text).toMatch(/^#\s+layer/im);
    expect(text).not.toMatch(/ \n/);
  });

  it.each(['markdown', 'plain'] as const)(
    'says in %s what is expected in a form that nobody reads',
    (format) => {
      const text = report(format, `${LINE}; !expect bears [power=many]; !expect nobody [power=1, after=99]`);
      expect(text.replaceAll('\\', '')).toContain(
        'Expectation 3 of this board can’t be read and was not checked: expect[2].power',
      );
      expect(text).toContain('no such step');
    },
  );
});
