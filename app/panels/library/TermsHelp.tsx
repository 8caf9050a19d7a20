import { Button as AriaButton, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MARKS, REPLACED } from '../../views/library/query/query.ts';
import css from './Search.module.css';

/** What can be written into the search, with an example for each. */
const GROUPS = [
  {
    id: 'layers',
    terms: [
      ['layer:7b', 'layer'],
      ['cda', 'cda'],
      ['replaces:draw', 'replaces'],
      ['is:static', 'static'],
      ['is:unread', 'unread'],
    ],
  },
  {
    id: 'card',
    terms: [
      ['t:creature', 'type'],
      ['o:"each other"', 'text'],
      ['kw:flying', 'keyword'],
      ['c:rg', 'color'],
      ['id:esper', 'identity'],
      ['mv<=2', 'mv'],
      ['pow>tou', 'pow'],
      ['set:lea', 'set'],
      ['!"Blood Moon"', 'exact'],
    ],
  },
  {
    id: 'join',
    terms: [
      ['-t:land', 'not'],
      ['t:elf or t:goblin', 'or'],
      ['(t:elf or t:goblin) layer:7c', 'parentheses'],
    ],
  },
] as const;

const EVENTS = REPLACED.filter((each) => each !== 'draw').join(', ');
const OTHER_MARKS = MARKS.filter((each) => each !== 'static').join(', ');

interface TermsHelpProps {
  /** Puts an example into the search. */
  readonly onChoose: (term: string) => void;
}

/** A button that lists the search terms. */
export function TermsHelp({ onChoose }: TermsHelpProps) {
  const { t } = useTranslation('pool');
  return (
    <DialogTrigger>
      <AriaButton className={css.open ?? ''}>{t('terms.open')}</AriaButton>
      <Popover className={css.popover ?? ''} placement="bottom start" offset={6}>
        <Dialog className={css.terms ?? ''}>
          {({ close }) => (
            <>
              <Heading slot="title" className={css.title ?? ''}>
                {t('terms.title')}
              </Heading>
              <p className={css.intro}>{t('terms.intro')}</p>
              {GROUPS.map((group) => (
                <section key={group.id} aria-label={t(`terms.groups.${group.id}`)}>
                  <h3>{t(`terms.groups.${group.id}`)}</h3>
                  {group.terms.map(([term, id]) => (
                    <AriaButton
                      key={term}
                      className={css.term ?? ''}
                      onPress={() => {
                        onChoose(term);
                        close();
                      }}
                    >
                      <code>{term}</code>
                      <span>{t(`terms.term.${id}`, { events: EVENTS, marks: OTHER_MARKS })}</span>
                    </AriaButton>
                  ))}
                </section>
              ))}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
