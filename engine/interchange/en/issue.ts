import type { ExportedGame } from '../exported-game.ts';
import type { Note } from '../note.ts';
import type { Project } from '../read-state.ts';
import { wordNote } from './note-words.ts';
import { type ReportParts, reportParts } from './report.ts';

/** What the reporter adds to what the board says. */
export interface ReporterWords {
  /** What the program did instead. */
  readonly actual: string;
  readonly version: string;
  /** A link that opens the board. */
  readonly link?: string;
  /** Names of the pictures in the archive. */
  readonly pictures?: readonly string[];
}

/** The text of an issue, under the headings of the project's own template where it has one. */
export function issueText(
  project: Project,
  game: ExportedGame,
  words: ReporterWords,
  losses: readonly Note[],
  files: readonly string[],
): string {
  const parts = reportParts(game);
  const context = contextOf(parts, words, losses, files);
  const actual = actualWords(parts, words);
  switch (project) {
    case 'forge':
      return forge(parts, actual, context, words);
    case 'xmage':
      return xmage(parts, actual, context, words);
    case 'phase':
      return phase(parts, actual, context, words);
  }
}

/** What the reporter says, or else places to say it, one for each value and event in question. */
function actualWords({ shown }: ReportParts, { actual }: ReporterWords): string {
  if (actual.trim() !== '') return actual.trim();
  return shown.length === 0
    ? '_(what the program showed instead)_'
    : shown.map((each) => `- ${each} _(what the program showed)_`).join('\n');
}

const picture = ({ pictures = [] }: ReporterWords): string =>
  pictures.length === 0
    ? '_(attach one)_'
    : `Attach ${pictures.map((each) => `\`${each}\``).join(', ')} from the archive.`;

const plain = (text: string): string => text.replaceAll(/\[\[(.+?)\]\]/g, '$1');
const version = ({ version: given }: ReporterWords): string =>
  given.trim() === '' ? '_(version)_' : given.trim();

const forge = (parts: ReportParts, actual: string, context: string, words: ReporterWords): string =>
  plain(`**Describe the bug**
${parts.summary}

${actual}

**To Reproduce**
Load the attached state (developer mode, or as a puzzle), or play it out:
${parts.steps}

**Expected behavior**
${parts.expected}

**Screenshots**
${picture(words)}

**Desktop (please complete the following information):**
 - OS: _(system)_
 - Version: ${version(words)}

**Smartphone (please complete the following information):**
 - _(only if it is one)_

**Additional context**
${context}
`);

const xmage = (parts: ReportParts, actual: string, context: string, words: ReporterWords): string =>
  `${parts.summary}

Cards: ${parts.cards.map((card) => `[[${card}]]`).join(', ')}
Version: ${version(words)}

**Steps**
${parts.steps}

**Expected**
${parts.expected}

**Actual**
${actual}

**More**
${context}
`;

const phase = (parts: ReportParts, actual: string, context: string, words: ReporterWords): string =>
  `### Card(s)
${parts.cards.map((card) => `[[${card}]]`).join(', ')}

### Build/version
${version(words)}

### Game mode
Unknown

### Actual behavior
${actual}

### Expected behavior
${parts.expected}

### Steps to reproduce
${parts.steps}

### Logs/screenshots/game-state
${context}
`;

function contextOf(
  { why }: ReportParts,
  { link }: ReporterWords,
  losses: readonly Note[],
  files: readonly string[],
): string {
  return [
    ...(why === '' ? [] : ['Why it is so by the rules:', '', why, '']),
    `Attached: ${files.map((file) => `\`${file}\``).join(', ')}.`,
    ...(link === undefined ? [] : ['', `The board, step by step: ${link}`]),
    ...(losses.length === 0
      ? []
      : ['', 'What the attached files can’t say:', ...losses.map((each) => `- ${wordNote(each)}`)]),
  ].join('\n');
}
