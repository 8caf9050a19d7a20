import { useEffect, useLayoutEffect } from 'react';
import { useStrata } from '../../store/hooks.ts';
import { useIsDark } from '../header/ThemeButton.tsx';

/** The theme of the page and its title, as the board has it. */
export function usePageLook(): void {
  const dark = useIsDark();
  const title = useStrata((state) => state.document.title);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  useEffect(() => {
    document.title = title === undefined ? 'Strata' : `${title} – Strata`;
  }, [title]);
}
