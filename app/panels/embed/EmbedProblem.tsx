import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../components/Message.tsx';
import type { Theme } from '../../store/state.ts';
import { isDark } from '../../store/theme.ts';
import { useErrorWords } from '../share/use-error-words.ts';
import css from './Embed.module.css';

interface EmbedProblemProps {
  readonly problem: {
    readonly code: string;
    readonly parameters: Readonly<Record<string, string | number>>;
  };
  readonly theme: Theme;
}

/** Why there is no board in this frame. */
export function EmbedProblem({ problem, theme }: EmbedProblemProps) {
  const { t } = useTranslation();
  const words = useErrorWords();
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = isDark(theme) ? 'dark' : 'light';
  }, [theme]);
  const text =
    problem.code === 'nothing-there'
      ? t('embed.noBoard')
      : problem.code === 'no-example'
        ? t('embed.noExample', { id: problem.parameters.id ?? '' })
        : words({ path: '', ...problem });
  return (
    <main className={css.problem}>
      <Message tone="error">{text}</Message>
      <a className={css.open} href={window.location.pathname} target="_blank" rel="noopener">
        {t('embed.open')}
      </a>
    </main>
  );
}
