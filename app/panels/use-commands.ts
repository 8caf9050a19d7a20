import { createContext, useCallback, useContext, useMemo } from 'react';
import { commandOf } from '../commands/all-commands.ts';
import { type CommandContext, type CommandId, canRun, type Services } from '../commands/command.ts';
import { useStrata, useStrataStore } from '../store/hooks.ts';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** Gives its children what the browser does for commands. */
export const ServicesProvider = ServicesContext.Provider;

export interface RunnableCommands {
  readonly run: (id: CommandId) => void;
  readonly isEnabled: (id: CommandId) => boolean;
  /** The first of its keys, if it has any. */
  readonly shortcutOf: (id: CommandId) => string | undefined;
}

/** What commands are run with: the state as it is when it is asked for. */
export function useCommandContext(): () => CommandContext {
  const { store, actions } = useStrataStore();
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('There is no ServicesProvider around this component');
  return useCallback(() => ({ state: store.getState(), actions, services }), [store, actions, services]);
}

/** Commands, ready to be run from a button or menu. */
export function useCommands(): RunnableCommands {
  const context = useCommandContext();
  // Whether a command is enabled depends on anything, so the component is shown anew after each change.
  useStrata((state) => state);
  return useMemo(() => {
    return {
      run: (id) => {
        const command = commandOf(id);
        if (canRun(command, context())) command.run(context());
      },
      isEnabled: (id) => canRun(commandOf(id), context()),
      shortcutOf: (id) => commandOf(id).keys[0],
    };
  }, [context]);
}
