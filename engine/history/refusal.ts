import type { Problem, ProblemCode } from '../document/problem.ts';

/** Thrown inside a step that can't be done; `playHistory` catches it and turns it into a {@link Problem}. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly parameters: Problem['parameters'];
  readonly rule: string | undefined;

  constructor(code: ProblemCode, parameters: Problem['parameters'], rule?: string) {
    super(code);
    this.code = code;
    this.parameters = parameters;
    this.rule = rule;
  }

  /** The problem, at its step. */
  at(step: number): Problem {
    const problem = { code: this.code, at: step, parameters: this.parameters };
    return this.rule === undefined ? problem : { ...problem, rule: this.rule };
  }
}

/** Refuses the step under way: the game stays as it was. */
export function refuse(code: ProblemCode, parameters: Problem['parameters'], rule?: string): never {
  throw new Refusal(code, parameters, rule);
}
