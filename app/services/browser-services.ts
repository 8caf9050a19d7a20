import { type BoardDocument, printBoard } from '../../engine/index.ts';
import type { Services } from '../commands/command.ts';
import { i18n } from '../i18n/i18n.ts';
import type { StrataActions } from '../store/actions.ts';

/** What the browser does for commands. */
export const browserServices = (actions: StrataActions, board: () => BoardDocument): Services => ({
  openFile() {
    chooseFile('.json,.jsonl,.gz,.svg,.png,.txt,.pzl,.zip,application/json,image/png,image/svg+xml', (file) =>
      import('./open-file.ts').then(({ openFile }) => openFile(file, actions, board())),
    );
  },
  importCards() {
    chooseFile('.json,.jsonl,.ndjson,.txt,.gz,application/json', (file) =>
      import('./import-cards.ts').then(({ importCards }) => importCards(file, actions)),
    );
  },
  saveFile(board) {
    void import('./share/download.ts').then(({ download, fileNameOf }) => {
      const name = fileNameOf(board.title ?? board.id ?? i18n.t('header.untitled'), 'json');
      download(new Blob([printBoard(board)], { type: 'application/json' }), name);
      actions.say(i18n.t('file.saved'), 'success');
    });
  },
  copyLadder(trace) {
    import('./ladder-text.ts')
      .then(({ printLadder }) => navigator.clipboard.writeText(printLadder(trace)))
      .then(
        () => actions.say(i18n.t('file.copied'), 'success'),
        () => actions.say(i18n.t('file.copyFailed'), 'error'),
      );
  },
  copyLink(state) {
    import('./share/board-address.ts')
      .then(({ boardAddress }) => boardAddress(state))
      .then((address) => navigator.clipboard.writeText(address))
      .then(
        () => actions.say(i18n.t('share.linkCopied'), 'success'),
        () => actions.say(i18n.t('file.copyFailed'), 'error'),
      );
  },
  focusSearch() {
    whenThere('#library-search', (field) => field.focus());
  },
  openMenu(object) {
    const selector = object === undefined ? '[data-board-menu]' : `[data-tile="${CSS.escape(object)}"]`;
    whenThere(`[data-panel="board"] ${selector}`, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = { clientX: x + width / 2, clientY: y + height / 2 };
      element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...place }));
    });
  },
  focusObject(object) {
    whenThere(`[data-panel="board"] [data-tile="${CSS.escape(object)}"]`, (tile) => tile.focus(), SOON);
  },
  print() {
    void import('./printing.ts').then((printing) => printing.printBoard());
  },
  focusPanel(direction) {
    const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')].filter(
      (panel) => panel.offsetParent !== null,
    );
    const current = panels.findIndex((panel) => panel.contains(document.activeElement));
    const next = panels[(current + direction + panels.length) % panels.length];
    const selector = '[tabindex="0"], button:not([tabindex="-1"]):not(:disabled), input, a[href]';
    if (next === undefined) return;
    // What the panel is about comes first, then any control.
    const inside =
      next.querySelector<HTMLElement>('[role="option"][tabindex="0"], [data-tile][tabindex="0"]') ??
      next.querySelector<HTMLElement>(selector);
    // A panel without anything to press is there to be read.
    if (inside === null) next.tabIndex = -1;
    (inside ?? next).focus();
  },
});

/** Frames that something asked for may take to come: its code may have to be loaded first. */
const PATIENCE = 300;
/** What may not come at all, or is there at once. */
const SOON = 20;

function whenThere(selector: string, use: (element: HTMLElement) => void, patience = PATIENCE): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) use(element);
    else if (patience > 0) whenThere(selector, use, patience - 1);
  });
}

/** Lets the user choose one file. */
function chooseFile(accept: string, use: (file: File) => Promise<void>): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.onchange = () => {
    const file = input.files?.[0];
    if (file !== undefined) void use(file);
  };
  input.click();
}
