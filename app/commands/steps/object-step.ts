import type { GameObject, StepAction, Trace } from '../../../engine/index.ts';
import { objectId } from '../../../engine/index.ts';
import { derive } from '../../store/derived.ts';
import type { StrataState } from '../../store/state.ts';
import type { Command, CommandContext, CommandId, WhyNot } from '../command.ts';
import { addStep } from '../pending.ts';

/** An object, and the moment at which something is to be done with it. */
export interface Subject {
  readonly object: GameObject;
  readonly trace: Trace;
}

/** A step about one object: its menu makes it for that object, a key for the selected one. */
export interface ObjectStep {
  readonly id: CommandId;
  readonly keys: readonly string[];
  /** Whether it can be asked for at all; the rules may refuse it still. */
  isPossible(subject: Subject): boolean;
  /** Why it is not possible; `not-on-battlefield` unless it says otherwise. */
  readonly whyNot?: WhyNot;
  /** Whether it makes sense for this object, so that it is offered first. */
  fits(subject: Subject): boolean;
  run(context: CommandContext, subject: Subject): void;
}

/** What is in sight of the object's name and controller, for a step that is pending. */
export const aboutOf = ({ object, trace }: Subject) => ({
  id: object.id,
  name: nameOf({ object, trace }),
  controller: trace.evaluation.object(object.id).controller as string,
});

/** What the object is called now; its card's name where it has none. */
function nameOf({ object, trace }: Subject): string {
  const [name = ''] = trace.evaluation.object(object.id).names;
  return name === '' ? object.card.name : name;
}

/** Adds a step that needs nothing more, and keeps the object in view. */
export function addFor({ actions }: CommandContext, subject: Subject, action: StepAction): void {
  addStep(actions, { action }, { name: nameOf(subject), select: { kind: 'object', id: subject.object.id } });
}

export const isPermanent = ({ object }: Subject): boolean => object.zone === 'battlefield';

/** The selected object with the shown moment; `undefined` if none is selected or it is not there. */
export function selectedSubject(state: StrataState): Subject | undefined {
  const { selection } = state;
  if (selection?.kind !== 'object') return undefined;
  const { trace } = derive(state);
  return subjectOf(trace, selection.id);
}

export function subjectOf(trace: Trace, id: string): Subject | undefined {
  const object = trace.evaluation.state.objects.get(objectId(id));
  return object === undefined ? undefined : { object, trace };
}

/** The step as a command about the selected object. */
export const commandOfStep = (step: ObjectStep): Command => ({
  id: step.id,
  keys: step.keys,
  isAboutObject: true,
  isEnabled({ state }) {
    const subject = selectedSubject(state);
    return subject !== undefined && step.isPossible(subject);
  },
  whyNot: ({ state }) =>
    selectedSubject(state) === undefined ? 'select-object' : (step.whyNot ?? 'not-on-battlefield'),
  run(context) {
    const subject = selectedSubject(context.state);
    if (subject !== undefined) step.run(context, subject);
  },
});
