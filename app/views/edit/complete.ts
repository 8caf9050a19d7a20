import type { Choices, StepAction } from '../../../engine/index.ts';

/** The action as it is saved: a choice that was begun and left empty is none. */
export function complete(action: StepAction): StepAction {
  switch (action.kind) {
    case 'enter':
      return { ...action, entries: action.entries.map(withoutEmpty) };
    case 'token':
      return { ...action, token: withoutEmpty(action.token) };
    case 'cast':
    case 'resolve':
    case 'activate':
    case 'trigger':
    case 'effect':
    case 'move':
      return withoutEmpty(action);
    case 'choose':
      return { ...action, choices: nonEmpty(action.choices) };
    default:
      return action;
  }
}

function withoutEmpty<T extends { readonly choices?: Choices }>(thing: T): T {
  const { choices, ...rest } = thing;
  const kept = nonEmpty(choices ?? {});
  return (Object.keys(kept).length === 0 ? rest : { ...rest, choices: kept }) as T;
}

const nonEmpty = (choices: Choices): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => !isEmpty(value)));

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.every((each) => each === ''));

/** What must still be said before the step can be saved: the names of the empty fields that may not be. */
export const isWhole = (
  fields: readonly {
    readonly value: string;
    readonly input: string;
    readonly isOptional?: boolean;
    readonly name: string;
  }[],
): boolean =>
  fields.every(
    ({ value, input, isOptional, name }) =>
      isOptional === true ||
      input === 'check' ||
      name.startsWith('add') ||
      NOT_NEEDED.has(name) ||
      value.trim() !== '',
  );

const NOT_NEEDED: ReadonlySet<string> = new Set(['divide', 'name']);
