import { useLayoutEffect } from 'react';
import { useStrataStore } from '../../store/hooks.ts';

/** A board in the address is opened, at the start and when another link is put there. */
export function useLink(): void {
  const { store, actions } = useStrataStore();
  useLayoutEffect(() => {
    const open = () => {
      if (window.location.hash.length < 2) return;
      void import('../../services/share/open-link.ts').then(({ openLinkInAddress }) =>
        openLinkInAddress(actions, () => store.getState().document),
      );
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [store, actions]);
}
