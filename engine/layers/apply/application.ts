import type { Ability } from '../../abilities/ability.ts';
import type { CopiableValues } from '../../state/copiable-values.ts';
import type { Bits } from '../columns/bits.ts';
import type { Board } from '../columns/board.ts';
import type { BoardContext } from '../columns/references-on-board.ts';
import type { Writer } from '../columns/writer.ts';
import type { ApplyingEffect } from '../modify-object.ts';

/** One part of an effect being applied to a set of objects: read from the board as it was, write to the writer. */
export interface Application {
  readonly board: Board;
  readonly writer: Writer;
  readonly objects: Bits;
  readonly context: Omit<BoardContext, 'affected'>;
  readonly by: ApplyingEffect;
  /** "This ability". */
  readonly ability: Ability | undefined;
  /** Copiable values taken on resolution (707.2b). */
  readonly copied: CopiableValues | undefined;
}

/** What words refer to while the part is applied to object number `index`. */
export const contextFor = ({ context }: Pick<Application, 'context'>, index: number): BoardContext => ({
  ...context,
  affected: index,
});
