import { printBoard } from '../document/print-board.ts';
import { pascalCase, snakeCase } from './code-words.ts';
import { issueText, type ReporterWords } from './en/issue.ts';
import { eventWords } from './en/questions.ts';
import { type ExportedGame, noteSpellOrder } from './exported-game.ts';
import { writeForgeState } from './forge/write-state.ts';
import { writeForgeTest } from './forge/write-test.ts';
import { type Note, Notes } from './note.ts';
import { writePhaseState } from './phase/write-state.ts';
import { writePhaseTest } from './phase/write-test.ts';
import type { Project } from './read-state.ts';
import { writeXmageState } from './xmage/write-state.ts';
import { writeXmageTest } from './xmage/write-test.ts';

export interface PackedFile {
  readonly name: string;
  readonly text: string;
}

/** A file in an archive; a picture is bytes. */
export type ArchivedFile = PackedFile | { readonly name: string; readonly bytes: Uint8Array };

/** All that a project's developers need to see a bug: as text, for one archive. */
export interface BugPack {
  /** Markdown under the headings of the project's template. */
  readonly issue: string;
  /** What the files of this project can't express of this board. */
  readonly losses: readonly Note[];
  readonly files: readonly PackedFile[];
}

/** Makes a report of a moment for one project: issue text, state file where it can load one, a test, and the board. */
export function bugPack(project: Project, game: ExportedGame, words: ReporterWords): BugPack {
  const notes = new Notes();
  const made = filesFor(project, game, notes);
  for (const place of game.unread ?? []) notes.add('unread-expectation', place);
  noteSpellOrder(game, notes);
  for (const asked of game.asked ?? []) notes.add('event', eventWords(asked));
  const board: PackedFile = { name: 'board.strata.json', text: printBoard(game.document) };
  const names = [...made, board].map(({ name }) => name);
  const issue = issueText(project, game, words, notes.list, [...names, ...(words.pictures ?? [])]);
  return { issue, losses: notes.list, files: [{ name: 'issue.md', text: issue }, ...made, board] };
}

function filesFor(project: Project, game: ExportedGame, notes: Notes): readonly PackedFile[] {
  const title = game.document.title ?? 'board';
  switch (project) {
    case 'forge':
      return [
        { name: `${snakeCase(title)}.pzl`, text: writeForgeState(game, notes) },
        { name: `${pascalCase(title)}Test.java`, text: writeForgeTest(game, notes) },
      ];
    case 'xmage':
      return [
        { name: 'init.txt', text: writeXmageState(game, notes) },
        { name: `${pascalCase(title)}Test.java`, text: writeXmageTest(game, notes) },
      ];
    case 'phase':
      // The first file in JSON is what phase takes of an archive.
      return [
        { name: 'game-state.json', text: writePhaseState(game, notes) },
        { name: `${snakeCase(title)}.rs`, text: writePhaseTest(game) },
      ];
  }
}
