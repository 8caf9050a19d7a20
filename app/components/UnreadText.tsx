import { RulesText } from './RulesText.tsx';
import css from './UnreadText.module.css';

interface UnreadTextProps {
  readonly text: string;
  /** The words that were not understood, by offsets. */
  readonly start: number;
  readonly end: number;
}

/** A line of a card's text with the words underlined that could not be read. */
export function UnreadText({ text, start, end }: UnreadTextProps) {
  return (
    <>
      <RulesText text={text.slice(0, start)} />
      <u className={css.unread}>
        <RulesText text={text.slice(start, end)} />
      </u>
      <RulesText text={text.slice(end)} />
    </>
  );
}
