import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { applyCommand } from '../../../engine/index.ts';
import { derive } from '../../store/derived.ts';
import { useActions, useSentences, useStrataStore } from '../../store/hooks.ts';
import { changedObjects } from '../../views/changed-objects.ts';
import type { ChipView } from '../../views/timeline/timeline-view.ts';
import { followChip } from './follow-chip.ts';
import { useStepLabel } from './use-step-label.ts';

/** A step that is picked up: where it was, and where it would go now. */
export interface HeldStep {
  readonly from: number;
  readonly to: number;
}

/**
 * Moving steps by mouse, finger and keyboard. While a step is held, everything shows what the board would be; it
 * becomes one edit when it is dropped, and nothing when Escape is pressed.
 */
export function useReorder(list: RefObject<HTMLDivElement | null>, chips: readonly ChipView[]) {
  const { store } = useStrataStore();
  const actions = useActions();
  const sentences = useSentences();
  const labelOf = useStepLabel();
  const [held, setHeld] = useState<HeldStep>();
  const latest = useRef({ held, chips, labelOf });
  latest.current = { held, chips, labelOf };
  const stop = useRef<(() => void) | undefined>(undefined);

  const nameAt = useCallback((index: number): string => {
    const chip = latest.current.chips[index];
    return chip === undefined ? '' : latest.current.labelOf(chip.label);
  }, []);
  const timeAt = useCallback(
    (index: number): string => {
      const at = latest.current.chips[index]?.timestamp;
      return at === undefined ? 'off' : sentences.timestampLabel({ at, order: 0 });
    },
    [sentences],
  );
  const say = useCallback(
    (sentence: ReturnType<typeof sentences.pickedUpSentence>) =>
      actions.say(sentence.fragments.map(({ text }) => text).join(''), 'info', true),
    [actions],
  );

  const hold = useCallback(
    (from: number, to: number) => {
      const { document, isReadOnly } = store.getState();
      if (isReadOnly) return;
      setHeld({ from, to });
      actions.select({ kind: 'step', id: to });
      actions.preview(from === to ? undefined : applyCommand(document, { kind: 'move-step', from, to }));
      requestAnimationFrame(() => focusChip(list.current, to));
    },
    [store, actions, list],
  );

  const pickUp = useCallback(
    (index: number) => {
      if (store.getState().isReadOnly) return;
      hold(index, index);
      say(sentences.pickedUpSentence(nameAt(index), timeAt(index)));
    },
    [store, hold, say, sentences, nameAt, timeAt],
  );

  const drop = useCallback(() => {
    const { held: now } = latest.current;
    if (now === undefined) return;
    setHeld(undefined);
    const before = derive({ ...store.getState(), preview: undefined }).trace;
    const step = nameAt(now.to);
    actions.preview(undefined);
    if (now.from !== now.to) actions.dispatch({ kind: 'move-step', from: now.from, to: now.to });
    actions.select({ kind: 'step', id: now.to });
    requestAnimationFrame(() => {
      focusChip(list.current, now.to);
      if (now.from === now.to) return;
      say(
        sentences.reorderedSentence({
          step,
          now: timeAt(now.to),
          after: now.to > 0 ? nameAt(now.to - 1) : undefined,
          before: now.to === 0 ? nameAt(1) : undefined,
          changed: changedObjects(before, derive(store.getState()).trace, sentences),
        }),
      );
    });
  }, [store, actions, sentences, say, nameAt, timeAt, list]);

  const putBack = useCallback(() => {
    const { held: now } = latest.current;
    if (now === undefined) return;
    setHeld(undefined);
    const name = nameAt(now.to);
    actions.preview(undefined);
    actions.select({ kind: 'step', id: now.from });
    requestAnimationFrame(() => {
      focusChip(list.current, now.from);
      say(sentences.putBackSentence(name, timeAt(now.from)));
    });
  }, [actions, say, sentences, nameAt, timeAt, list]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const stepOf = (target: EventTarget | null): number | undefined => {
      const step =
        target instanceof Element ? target.closest('[data-step]')?.getAttribute('data-step') : undefined;
      return step === undefined || step === null ? undefined : Number(step);
    };
    const select = (index: number) => {
      actions.select({ kind: 'step', id: index });
      focusChip(element, index);
    };
    /** What can be done with a step stands above the steps. */
    const showTools = (index: number) => {
      actions.select({ kind: 'step', id: index });
      requestAnimationFrame(() =>
        element
          .closest('[data-panel]')
          ?.querySelector<HTMLElement>('[role="toolbar"] button:not(:disabled)')
          ?.focus(),
      );
    };
    const onContextMenu = (event: MouseEvent) => {
      const index = stepOf(event.target);
      if (index === undefined) return;
      event.preventDefault();
      showTools(index);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const index = stepOf(event.target);
      if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const { held: now, chips: all } = latest.current;
      const last = all.length - 1;
      const to = targetOf(event.key, now?.to ?? index, last);
      if (to !== undefined) {
        if (now === undefined) select(to);
        else {
          hold(now.from, to);
          actions.say(`${nameAt(now.to)}, ${to + 1} / ${last + 1}`, 'info', true);
        }
      } else if (event.key === ' ') {
        if (now === undefined) pickUp(index);
        else drop();
      } else if (event.key === 'Enter') {
        if (now === undefined) actions.setMoment(index === last ? undefined : index + 1);
        else drop();
      } else if (event.key === 'Escape' && now !== undefined) putBack();
      else if ((event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu') showTools(index);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onPointerDown = (event: PointerEvent) => {
      const index = stepOf(event.target);
      if (index === undefined || event.button !== 0) return;
      stop.current?.();
      stop.current = followChip(event, element, index, {
        click: () => select(index),
        move: (to) => hold(index, to),
        drop,
        cancel: putBack,
      });
    };
    const onDoubleClick = (event: MouseEvent) => {
      const index = stepOf(event.target);
      if (index !== undefined)
        actions.setMoment(index === latest.current.chips.length - 1 ? undefined : index + 1);
    };
    const onPointerOver = (event: PointerEvent) => {
      const index = stepOf(event.target);
      const made = index === undefined ? undefined : latest.current.chips[index]?.creates[0];
      if (latest.current.held === undefined && index !== undefined) {
        actions.hover(
          made === undefined ? { kind: 'step', id: index } : { kind: 'object', id: made as never },
        );
      }
    };
    const onPointerLeave = () => actions.hover(undefined);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('dblclick', onDoubleClick);
    element.addEventListener('contextmenu', onContextMenu);
    element.addEventListener('pointerover', onPointerOver);
    element.addEventListener('pointerleave', onPointerLeave);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('dblclick', onDoubleClick);
      element.removeEventListener('contextmenu', onContextMenu);
      element.removeEventListener('pointerover', onPointerOver);
      element.removeEventListener('pointerleave', onPointerLeave);
    };
  }, [list, actions, hold, pickUp, drop, putBack, nameAt]);

  return { held };
}

function targetOf(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

function focusChip(list: HTMLElement | null, index: number): void {
  const chip = list?.querySelector<HTMLElement>(`[data-step="${index}"]`);
  chip?.focus({ preventScroll: true });
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
