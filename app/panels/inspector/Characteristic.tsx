import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectId } from '../../../engine/index.ts';
import { IconButton } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import { ValueText } from '../../components/ValueText.tsx';
import { useIsReadOnly, useMomentIndex, useStrata } from '../../store/hooks.ts';
import type { ChainLine, CharacteristicView } from '../../views/inspector/characteristic-view.ts';
import { tokensText } from '../../views/ladder/value-tokens.ts';
import { isPinnable } from '../../views/pinned/is-pinnable.ts';
import css from './Characteristic.module.css';
import { useEffectHover, useLinks } from './use-links.ts';

const Pinned = lazy(async () => ({ default: (await import('../pinned/Pinned.tsx')).Pinned }));

interface CharacteristicProps {
  readonly view: CharacteristicView;
  readonly object: ObjectId;
}

/** One characteristic: its final value, the chain of what wrote it, and what somebody expected. */
export function Characteristic({ view, object }: CharacteristicProps) {
  const { t } = useTranslation();
  const [isPinning, setPinning] = useState(false);
  const hasPins = useStrata(({ document }) => (document.expect?.length ?? 0) > 0);
  const isStart = useMomentIndex() === 0;
  const isReadOnly = useIsReadOnly();
  const canPin = isPinnable(view.name) && !isStart && !isReadOnly;
  const isPlain = !view.isChanged && view.lines.length === 0;
  return (
    <div className={css.characteristic}>
      <dt>{view.label}</dt>
      <dd className={cx(css.value, isPlain && css.plain)}>
        {view.values.map((tokens) => (
          <span key={tokensText(tokens)} className={css.line}>
            <ValueText tokens={tokens} />
          </span>
        ))}
      </dd>
      <dd className={css.asPrinted}>
        {isPlain && t('inspector.asPrinted')}
        {canPin && (
          <IconButton
            icon="pin"
            size="small"
            label={t('inspector.pin', { label: view.label })}
            isPressed={isPinning}
            className={css.pin}
            onPress={() => setPinning(!isPinning)}
          />
        )}
      </dd>
      {view.lines.length > 0 && (
        <dd className={css.proof}>
          <ol className={css.chain} aria-label={t('inspector.chain')}>
            {view.lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ol>
        </dd>
      )}
      {(hasPins || isPinning) && (
        <Suspense>
          <Pinned
            object={object}
            group={view.name}
            label={view.label}
            now={view.values.map(tokensText).join('; ')}
            isEditing={isPinning}
            onDone={() => setPinning(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** So many letters stand beside the sentence, more below it. */
const SHORT = 9;
const ARROW = [{ kind: 'arrow', text: '→' }] as const;

function Line({ line }: { readonly line: ChainLine }) {
  const { t } = useTranslation();
  const links = useLinks();
  const hover = useEffectHover(line.effect);
  const isShort = (line.after?.length ?? 0) <= SHORT;
  const words =
    line.effect === undefined ? (
      <RulesText text={line.sentence.fragments.map(({ text }) => text).join('')} />
    ) : (
      <SentenceText sentence={line.sentence} {...links} />
    );
  return (
    <li className={cx(css.link, line.isStruck && css.lost)} {...hover}>
      <Origin line={line} />
      <p className={css.words}>
        {line.isStruck ? <s>{words}</s> : words}
        {line.overwrittenBy !== undefined && (
          <span className={css.reason}>
            {t('inspector.overwritten', { name: line.overwrittenBy })} <RuleLink rule="613.9" />
          </span>
        )}
        {line.kind === 'missing' && <span className="visually-hidden"> ({t('inspector.didNotHappen')})</span>}
        {line.after !== undefined && !line.isStruck && line.kind === 'effect' && (
          <span className={cx(isShort && css.short, css.after)}>
            {isShort && <ValueText tokens={ARROW} />}
            {line.after}
          </span>
        )}
      </p>
      {line.rules[0] !== undefined && <RuleLink rule={line.rules[0]} />}
    </li>
  );
}

/** Where a line comes from: the card, the copiable values, or a layer and a time. */
function Origin({ line }: { readonly line: ChainLine }) {
  const { t } = useTranslation();
  if (line.layer === undefined)
    return (
      <>
        <span className={css.dot} />
        <span className={css.card}>
          {t(line.kind === 'copiable' ? 'inspector.copiable' : 'timestamp.card')}
        </span>
      </>
    );
  return (
    <>
      <LayerBadge
        layer={line.layer}
        look={line.kind === 'missing' ? 'ghost' : 'tint'}
        className={css.badge}
      />
      <Timestamp at={line.timestamp?.at} faint={line.isStruck} className={css.time} />
    </>
  );
}
