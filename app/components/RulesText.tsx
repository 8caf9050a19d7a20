import { cx } from './cx.ts';
import css from './RulesText.module.css';

interface RulesTextProps {
  /** Text with symbols in braces: `{T}: Add {R}.` */
  readonly text: string;
}

/** A card's text, its symbols drawn as plain dots with letters. A screen reader hears the letters. */
export function RulesText({ text }: RulesTextProps) {
  return (
    <>
      {text.split(/(\{[^}]+\})/).map((piece, index) => {
        const symbol = /^\{(.+)\}$/.exec(piece)?.[1];
        return symbol === undefined ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
          <span key={index} className={cx(css.symbol, symbol.length > 1 && css.wide, css[symbol])}>
            {symbol}
          </span>
        );
      })}
    </>
  );
}
