import type { Step } from '../../../engine/index.ts';

/** Whether the step makes a token that it describes, not a copy of something. */
export const isWrittenToken = (step: Step | undefined): boolean =>
  step?.action.kind === 'token' && step.action.token.copyOf === undefined;

/** What a token without a name of its own is called: its subtypes and "Token" (111.4). */
export const tokenName = (subtypes: readonly string[] = []): string => [...subtypes, 'Token'].join(' ');
