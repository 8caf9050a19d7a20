import { Fragment } from 'react';
import type { ValueToken } from '../views/ladder/value-tokens.ts';
import { cx } from './cx.ts';
import { RulesText } from './RulesText.tsx';
import css from './ValueText.module.css';

/** So many letters don't break across lines. */
const SHORT = 24;

interface ValueTextProps {
  readonly tokens: readonly ValueToken[];
}

/** A value with what is new marked and what is lost struck out. */
export function ValueText({ tokens }: ValueTextProps) {
  return (
    <>
      {tokens.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a value never change places
        <Fragment key={index}>
          <Piece token={token} />
        </Fragment>
      ))}
    </>
  );
}

function Piece({ token }: { readonly token: ValueToken }) {
  switch (token.kind) {
    case 'plain':
      return <RulesText text={token.text} />;
    case 'added':
      return (
        <mark className={cx(token.text.length <= SHORT && css.short)}>
          <RulesText text={token.text} />
        </mark>
      );
    case 'removed':
      return (
        <s>
          <RulesText text={token.text} />
        </s>
      );
    case 'faint':
      return <span className={css.faint}>{token.text}</span>;
    case 'arrow':
      return (
        <span className={css.arrow}>
          <span className="visually-hidden"> {token.text} </span>
        </span>
      );
  }
}
