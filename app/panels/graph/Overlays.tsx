import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { useStrata } from '../../store/hooks.ts';
import type { Box } from '../../views/graph/geometry.ts';
import type { GraphLayout, GraphLoop, GraphRibbon } from '../../views/graph/graph-layout.ts';
import css from './Edges.module.css';

const at = ({ x, y, width, height }: Box) => ({
  transform: `translate(${x}px, ${y}px)`,
  inlineSize: width,
  blockSize: height,
});

interface OverlayProps {
  readonly layout: GraphLayout;
}

/** Dashed frames around effects that depend on each other in a circle. */
export function LoopFrames({ layout }: OverlayProps) {
  return layout.loops.map((loop) => <LoopFrame key={loop.nodes.join(' ')} loop={loop} />);
}

function LoopFrame({ loop }: { readonly loop: GraphLoop }) {
  return (
    <>
      <div className={css.loop} style={at(loop.box)} />
      <div className={css.loopTag} style={{ ...at(loop.tag.box), inlineSize: 'max-content' }}>
        <Icon name="repeat" size={13} />
        <span>{loop.tag.text}</span>
        <RuleLink rule="613.8b" />
      </div>
    </>
  );
}

/** Ribbons from an effect's first layer to its last: it started, so it goes on, whatever becomes of its ability. */
export function Ribbons({ layout }: OverlayProps) {
  return layout.ribbons.map((ribbon) => <Ribbon key={ribbon.effect} ribbon={ribbon} />);
}

function Ribbon({ ribbon }: { readonly ribbon: GraphRibbon }) {
  const { t } = useTranslation();
  const isLit = useStrata(
    ({ selection, hovered }) =>
      (selection?.kind === 'effect' && selection.id === ribbon.effect) ||
      (hovered?.kind === 'effect' && hovered.id === ribbon.effect),
  );
  return (
    <>
      <div className={cx(css.ribbon, isLit && css.lit)} style={at(ribbon.box)} />
      <div className={css.ribbonLabel} style={at(ribbon.label)}>
        {ribbon.abilityIsGone && <b>{t('graph.abilityGone')}</b>}
        <span>
          {t('graph.goesOn')} <RuleLink rule="613.6" />
        </span>
      </div>
    </>
  );
}
