import '../../i18n/add-steps.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { objectId } from '../../../engine/index.ts';
import { MoveButtons } from '../../components/MoveButtons.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { useActions, useHistory, useIsReadOnly, useSentences, useStrata } from '../../store/hooks.ts';
import {
  orderWith,
  type Simultaneous,
  simultaneousAt,
  simultaneousWith,
} from '../../views/inspector/simultaneous.ts';
import css from './TimestampOrder.module.css';

/** Every order of simultaneous timestamps that players chose in a step, to be changed. */
export function TimestampOrders({ step }: { readonly step: number }) {
  const history = useHistory();
  const steps = useStrata((state) => state.document.steps);
  return simultaneousAt(history, steps, step).map((group) => (
    <Order key={[...group.objects].sort().join(' ')} group={group} about={undefined} />
  ));
}

/** The order in which an object got its timestamp with others, to be changed. */
export function TimestampOrder({ id, upTo }: { readonly id: string; readonly upTo: number }) {
  const history = useHistory();
  const steps = useStrata((state) => state.document.steps);
  const group = simultaneousWith(history, steps, id, upTo);
  return group === undefined ? null : <Order group={group} about={id} />;
}

function Order({ group, about }: { readonly group: Simultaneous; readonly about: string | undefined }) {
  const { t } = useTranslation('steps');
  const actions = useActions();
  const say = useSentences();
  const history = useHistory();
  const isReadOnly = useIsReadOnly();
  const steps = useStrata((state) => state.document.steps);
  const list = useRef<HTMLOListElement>(null);
  const { step, player, objects } = group;
  const state = history.moments[step + 1]?.state;
  if (state === undefined) return null;
  const nameOf = (id: string): string =>
    state.objects.has(objectId(id)) ? say.objectName(state, objectId(id)) : id;
  const move = (from: number, to: number) => {
    const timestamps = orderWith(simultaneousAt(history, steps, step), group, from, to);
    actions.dispatch({ kind: 'set-timestamp-order', index: step, timestamps });
    const name = nameOf(objects[from] ?? '');
    actions.say(t('together.moved', { name, place: to + 1, count: objects.length }), 'info', true);
    // The keyboard goes along with what it moves, on the button that still can be pressed.
    const direction = to > from ? 1 : 0;
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('button');
      const wanted = buttons?.[direction];
      (wanted?.disabled === true ? buttons?.[1 - direction] : wanted)?.focus();
    });
  };
  return (
    <section className={css.order} aria-label={t('sameTime.title')}>
      <p className={css.words}>
        <b>{t('sameTime.title')}</b> {t('sameTime.words', { player })} <RuleLink rule="613.7m" />
      </p>
      <ol ref={list} className={css.list}>
        {objects.map((id, at) => (
          <li key={id} className={css.row}>
            <span className={css.place}>{at + 1}</span>
            <span className={css.name}>{id === about ? <b>{nameOf(id)}</b> : nameOf(id)}</span>
            {!isReadOnly && (
              <MoveButtons
                earlier={{ label: t('together.earlier', { name: nameOf(id) }), isDisabled: at === 0 }}
                later={{
                  label: t('together.later', { name: nameOf(id) }),
                  isDisabled: at === objects.length - 1,
                }}
                onMove={(by) => move(at, at + by)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
