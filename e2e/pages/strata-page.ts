import { expect, type Locator, type Page } from '@playwright/test';
import type { BoardFile } from '../boards.ts';
import { holding } from '../support/patterns.ts';
import { BoardPanel } from './board-panel.ts';
import { Dialogs } from './dialogs.ts';
import { GraphView } from './graph-view.ts';
import { Header } from './header.ts';
import { Inspector } from './inspector.ts';
import { LadderView } from './ladder-view.ts';
import { Library } from './library.ts';
import { RulesPage } from './rules-page.ts';
import { Timeline } from './timeline.ts';

/** The app as its user knows it: panels, views, and what it says. */
export class StrataPage {
  readonly page: Page;
  readonly header: Header;
  readonly library: Library;
  readonly board: BoardPanel;
  readonly timeline: Timeline;
  readonly inspector: Inspector;
  readonly ladder: LadderView;
  readonly graph: GraphView;
  readonly rules: RulesPage;
  readonly dialogs: Dialogs;

  constructor(page: Page) {
    this.page = page;
    this.header = new Header(page);
    this.library = new Library(page);
    this.board = new BoardPanel(page);
    this.timeline = new Timeline(page);
    this.inspector = new Inspector(page);
    this.ladder = new LadderView(page);
    this.graph = new GraphView(page);
    this.rules = new RulesPage(page);
    this.dialogs = new Dialogs(page);
  }

  async open(): Promise<void> {
    // Asked for from the start: a chooser that opens before the browser knows of it is never told.
    this.page.on('filechooser', () => undefined);
    await this.page.goto('./');
    await this.isThere();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.isThere();
  }

  async isThere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Strata' })).toBeVisible();
    // Keys pressed while a panel is still being loaded would be lost.
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Presses keys one after the other, wherever the keyboard is. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** What a screen reader was told last. */
  said(words: string | RegExp): Locator {
    const pattern = typeof words === 'string' ? holding(words) : words;
    return this.page.getByRole('status').filter({ hasText: pattern });
  }

  async hasSaid(words: string | RegExp): Promise<void> {
    await expect(this.said(words)).toHaveCount(1);
  }

  /** Opens a board file through the browser's own file dialog. */
  async openFile(name: string, content: string | Buffer): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.press('Control+o');
    const buffer = typeof content === 'string' ? Buffer.from(content) : content;
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
  }

  /** Imports a file of cards through the menu, and reads what came of it. */
  async importCards(name: string, content: string | Buffer): Promise<Locator> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.header.choose('Import cards');
    const buffer = typeof content === 'string' ? Buffer.from(content) : content;
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
    const dialog = this.dialogs.named('Import cards');
    await expect(dialog.getByRole('button', { name: 'Close', exact: true }).last()).toBeVisible();
    return dialog;
  }

  /** Pastes a text as if it had been copied elsewhere, with nothing in particular in focus. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((words) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', words);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  }

  /** Opens a board, and waits until it is there. */
  async openBoard(board: BoardFile): Promise<void> {
    await this.openFile('board.json', JSON.stringify(board));
    await this.header.showsBoard(board.title);
  }

  /** Drops a file from outside of the browser onto the page. */
  async dropFile(name: string, content: string): Promise<void> {
    await this.dropBytes(name, 'application/json', Buffer.from(content));
  }

  async dropBytes(name: string, type: string, bytes: Buffer): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      (file) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
        data.items.add(new File([content], file.name, { type: file.type }));
        return data;
      },
      { name, type, base64: bytes.toString('base64') },
    );
    const main = this.page.getByRole('main');
    await main.dispatchEvent('dragover', { dataTransfer: transfer });
    await expect(this.page.getByText('Drop a board or a file of cards')).toBeVisible();
    await main.dispatchEvent('drop', { dataTransfer: transfer });
  }

  /** What has the keyboard in it, or has it itself. */
  get withFocus(): Locator {
    return this.page.locator(':focus-within');
  }

  /** Waits until the browser's database holds a board with these words in it. */
  async isKept(words: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(keptBoard)).toContain(words);
  }
}

/** Runs in the page: the text of the board that is kept there. */
async function keptBoard(): Promise<string> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await settled(indexedDB.open('strata'));
  const [store] = database.objectStoreNames;
  const boards =
    store === undefined ? [] : await settled(database.transaction(store).objectStore(store).getAll());
  database.close();
  return JSON.stringify(boards);
}
