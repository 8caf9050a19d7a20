import { useEffect, useState } from 'react';
import { isTextField } from '../../commands/key-map.ts';
import { useStrataStore } from '../../store/hooks.ts';

/**
 * A board, a picture of one, a link or a file of cards dropped anywhere on the page is opened. Says whether something is
 * held over the page now.
 */
export function useFileDrop(): boolean {
  const { store, actions } = useStrataStore();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) =>
      event.dataTransfer?.types.some((type) => /^(?:Files|text\/uri-list|text\/plain)$/.test(type)) === true;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event) || isTextField(event.target)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event) || isTextField(event.target)) return;
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      const { document } = store.getState();
      if (file !== undefined)
        void import('../../services/open-file.ts').then(({ openFile }) => openFile(file, actions, document));
      else
        void import('../../services/share/open-any.ts').then(({ openAnyText }) =>
          openAnyText(text, actions, document),
        );
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [store, actions]);
  return isOver;
}
