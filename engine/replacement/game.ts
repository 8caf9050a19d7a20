import type { Instruction } from '../abilities/instruction.ts';
import type { Evaluation } from '../layers/evaluation.ts';
import type { GameEvent } from '../state/game-event.ts';
import type { GameState } from '../state/game-state.ts';
import type { Timestamp } from '../state/timestamp.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { EnterEvent, WouldBeEvent } from './event.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** What replacement effects need of the game in which events would happen: how it is, and whom to tell. */
export interface GameView {
  readonly state: GameState;
  readonly evaluation: Evaluation;
  /** Index of the step under way. */
  readonly step: number;
  /** The next timestamp of this step (613.7). */
  timestamp(): Timestamp;
  /** A choice that the document does not make, or what can't be carried out: the step is done all the same. */
  warn(code: 'missing-choice', parameters: Parameters): void;
  note(event: { readonly kind: 'not-carried-out'; readonly words: string }): void;
  /** The step can't be done: throws. */
  refuse(code: 'illegal-choice' | 'cannot-pay', parameters: Parameters, rule?: string): never;
}

/** The game as it is, to be asked and not told. */
export type LookedAt = Pick<GameView, 'state' | 'evaluation'>;

/** The game as one in which events happen. */
export interface Game extends GameView {
  /** The game in which one goes on: itself, or, where several ways are tried, a copy that leaves this one as it is. */
  branch(): Game;
  apply(event: GameEvent): void;
  /** An object of the game as it would enter the battlefield under that player's control. */
  entering(object: ObjectId, controller: PlayerId): readonly EnterEvent[];
  /** Carries out events that happen at the same time. Returns what they contain: groups that would happen next. */
  perform(events: readonly WouldBeEvent[]): readonly ContainedEvents[];
  /** What an instruction would make happen, one group after the other; what is no event is done at once. */
  begin(instruction: Instruction, speaker: Speaker): readonly (readonly WouldBeEvent[])[];
  /** Of a branching instruction, what is to be done now (`if`, `may`, `modal`); `undefined` for any other. */
  branchOf(instruction: Instruction, speaker: Speaker): readonly Instruction[] | undefined;
  /** What is wrong, if the error is that a choice is not allowed; `undefined` for any other error. */
  refusedBy(error: unknown): Refused | undefined;
}

/** What is wrong with a choice that isn't allowed: a problem of the document at that step, in data. */
export interface Refused {
  readonly code: string;
  readonly at: number | undefined;
  readonly parameters: Parameters;
  readonly rule?: string;
}

/** Events that are part of one that has just been carried out (616.1g), by its place among those performed together. */
export interface ContainedEvents {
  readonly of: number;
  readonly events: readonly WouldBeEvent[];
  /** What happened is told by these: destroyed, it is put into a graveyard. */
  readonly isListed?: boolean;
}

/** Who speaks in the instructions of an applied effect, and of which event they speak. */
export interface Speaker {
  /** Names what it creates. */
  readonly id: string;
  readonly source: ObjectId | undefined;
  readonly sourceName: string;
  readonly controller: PlayerId;
  readonly choices: Choices;
  readonly x: number | undefined;
  readonly event: EventWords;
  /** "if you do": the optional part was done. */
  readonly did: boolean;
  /** The self-replacement effect whose words these are: they are those of the spell or ability that resolves (614.15). */
  readonly self?: string;
}

/** What the words of an effect can say about the event (abilities/references.ts, abilities/amount.ts). */
export interface EventWords {
  readonly amount: number;
  /** The mana that would be added, and what is tapped for it. */
  readonly mana?: { readonly symbols: string; readonly from: ObjectId | undefined };
  /** A card would be drawn. */
  readonly isDraw?: true;
  /** It is the first draw of a draw step: what is drawn instead is, too. */
  readonly isFirstInDrawStep?: true;
  /** Of the damage, how much was prevented (615.5). */
  readonly prevented?: number;
  readonly affected?: ObjectId;
  readonly source?: ObjectId;
  readonly player?: PlayerId;
}
