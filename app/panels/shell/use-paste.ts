import { useEffect } from 'react';
import { isTextField } from '../../commands/key-map.ts';
import { useStrataStore } from '../../store/hooks.ts';

/**
 * Whatever holds a board can be pasted anywhere but into a field: a link, a line of notation, the text of a file, a
 * picture. A list of cards opens the dialog that puts them on the board.
 */
export function usePaste(): void {
  const { store, actions } = useStrataStore();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { document, dialog } = store.getState();
      if (event.defaultPrevented || isTextField(event.target) || dialog !== undefined) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const file = event.clipboardData?.files[0];
      if (text.trim() !== '') void openText(text);
      else if (file !== undefined)
        void import('../../services/open-file.ts').then(({ openFile }) => openFile(file, actions, document));
    };
    async function openText(text: string): Promise<void> {
      const { openAnyText } = await import('../../services/share/open-any.ts');
      if (await openAnyText(text, actions, store.getState().document)) return;
      if (!text.trim().includes('\n')) return;
      const { looksLikeList } = await import('../../views/library/decklist.ts');
      if (looksLikeList(text)) actions.openDialog({ kind: 'paste-cards', text });
    }
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [store, actions]);
}
