import type { TFunction } from 'i18next';
import type { BoardDocument, Sentences } from '../../../engine/index.ts';
import type { CommandGroup } from '../all-commands.ts';
import type { CommandContext, CommandId, WhyNot } from '../command.ts';

/** What the palette leads to: commands, and places to go to. */
export const ENTRY_KINDS = ['command', 'object', 'step', 'rule', 'example'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Headings of the places to go to. */
export type PlaceGroup = 'objects' | 'steps' | 'rules' | 'examples';

interface AnyEntry {
  /** Tells it apart from all others; what was used lately is remembered by it. */
  readonly key: string;
  readonly text: string;
  /** Said beside it, and found by, too. */
  readonly detail: string;
  /** Other words by which it is found. */
  readonly also?: string;
  readonly shortcut?: string | undefined;
  /** Why it can't be run now. */
  readonly whyNot?: WhyNot | undefined;
  run(context: CommandContext): void;
}

/** One line of the palette. */
export type PaletteEntry = AnyEntry &
  (
    | { readonly kind: 'command'; readonly group: CommandGroup; readonly command: CommandId }
    | { readonly kind: Exclude<EntryKind, 'command'>; readonly group: PlaceGroup }
  );

/** What the entries are worded with. */
export interface PaletteWords {
  readonly t: TFunction;
  readonly tPalette: TFunction<'palette'>;
  readonly say: Sentences;
}

export interface PaletteSources {
  readonly context: CommandContext;
  readonly words: PaletteWords;
  readonly examples: readonly BoardDocument[];
  /** Opens an example board; its code is loaded when one is opened. */
  readonly openExample: (example: BoardDocument) => void;
}
