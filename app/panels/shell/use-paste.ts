import { useEffect } from 'react';
import { isTextField } from '../../commands/key-map.ts';
import { useStrataStore } from '../../store/hooks.ts';

/** A list of cards pasted anywhere but into a field opens the dialog that puts them on the board. */
export function usePaste(): void {
  const { store, actions } = useStrataStore();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTextField(event.target) || store.getState().dialog !== undefined)
        return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!text.trim().includes('\n')) return;
      void import('../../views/library/decklist.ts').then(({ looksLikeList }) => {
        if (looksLikeList(text)) actions.openDialog({ kind: 'paste-cards', text });
      });
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [store, actions]);
}
