import { useContext, useLayoutEffect } from 'react';
import { objectId } from '../../../engine/index.ts';
import { COMMANDS } from '../../commands/all-commands.ts';
import { canRun } from '../../commands/command.ts';
import { commandFor, isTextField } from '../../commands/key-map.ts';
import { useStrataStore } from '../../store/hooks.ts';
import { ServicesContext } from '../use-commands.ts';

/** Keys run commands, unless somebody is writing or a dialog or menu is open. */
export function useShortcuts(): void {
  const { store, actions } = useStrataStore();
  const services = useContext(ServicesContext);
  // Before anything is painted: a key pressed at first sight counts.
  useLayoutEffect(() => {
    if (services === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isInOverlay(event.target)) return;
      // A dialog that is still on its way has the keyboard already.
      if (store.getState().dialog !== undefined) return;
      const command = commandFor(event, COMMANDS, isTextField(event.target));
      if (command === undefined) return;
      // What a presentation covers is not changed blindly.
      if (store.getState().isPresenting && command.id !== 'toggle-theme') return;
      const tile = event.target instanceof Element ? event.target.closest('[data-tile]') : null;
      const id = tile?.closest('[data-object]')?.getAttribute('data-object');
      if (
        command.isAboutObject === true &&
        id !== undefined &&
        id !== null &&
        store.getState().pending === undefined
      )
        actions.select({ kind: 'object', id: objectId(id) });
      const context = { state: store.getState(), actions, services };
      if (!canRun(command, context)) return;
      event.preventDefault();
      command.run(context);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, actions, services]);
}

const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"], [role="menu"], [role="alertdialog"]') !== null;
