import { LayerBadge } from '../../components/LayerBadge.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import { ValueText } from '../../components/ValueText.tsx';
import type { RuleLine } from '../../views/game/rule-line.ts';
import { useEffectHover, useLinks } from '../inspector/use-links.ts';
import css from './RuleLines.module.css';

/** What objects say of a player or of the rules: who says it, since when, in its words, by which rule. */
export function RuleLines({ lines, label }: { readonly lines: readonly RuleLine[]; readonly label: string }) {
  if (lines.length === 0) return null;
  return (
    <ol className={css.lines} aria-label={label}>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { readonly line: RuleLine }) {
  const hover = useEffectHover(line.effect);
  return (
    <li className={css.line} {...hover}>
      <LayerBadge layer={line.rule === '613.10' ? 'players' : 'rules'} className={css.badge} />
      <p className={css.words}>
        <SourceName line={line} /> <Timestamp at={line.timestamp?.at} faint />
        <span className={css.text}>
          <RulesText text={line.words} />
        </span>
        {line.change !== undefined && (
          <span className={css.change}>
            <ValueText
              tokens={[
                { kind: 'removed', text: line.change.before },
                { kind: 'arrow', text: '→' },
                { kind: 'added', text: line.change.after },
              ]}
            />
          </span>
        )}
      </p>
      <RuleLink rule={line.rule} />
    </li>
  );
}

/** The name of what says so; pressing it selects the effect, or the object that has the ability. */
export function SourceName({
  line,
}: {
  readonly line: Pick<RuleLine, 'name' | 'source'> & { readonly effect?: RuleLine['effect'] };
}) {
  const links = useLinks();
  const { effect, source, name } = line;
  if (effect === undefined && source === undefined) return <b>{name}</b>;
  return (
    <button
      type="button"
      className={css.name}
      onClick={() => (effect === undefined ? source && links.onObject(source) : links.onEffect(effect))}
    >
      {name}
    </button>
  );
}
