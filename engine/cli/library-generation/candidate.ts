import type { CardDefinition } from '../../cards/card-definition.ts';
import { importScryfallCard } from '../../cards/import/import-scryfall-card.ts';
import { ownNames } from '../../oracle/compile/own-names.ts';
import type { Layer } from '../../vocabulary/layers.ts';
import { lostWords } from '../text-differences/lost-words.ts';
import { passagesOf } from '../text-differences/passages.ts';

/** A card compiled from its text, with what speaks for and against taking it into the library. */
export interface Candidate {
  readonly card: CardDefinition;
  readonly layers: readonly Layer[];
  /** Why it may not be taken, in words; empty if its text is read in full and nothing of it is lost. */
  readonly faults: readonly string[];
}

/** Words that tell something weigh so much (see `text-differences/lost-words.ts`). */
const TELLING = 5;
/** The share of sources that agree about the text, below which it may be damaged. */
const AGREED = 0.9;

/** Compiles one card object and checks the reading: no line unread, no telling word lost. */
export function candidateOf(json: {
  readonly name?: unknown;
  readonly _agree?: unknown;
}): Candidate | undefined {
  const result = importScryfallCard(json);
  if (!result.ok) return undefined;
  const { card, faces, problems } = result.imported;
  const faults: string[] = [...problems];
  if (typeof json._agree === 'number' && json._agree < AGREED) faults.push('its text may be damaged');
  for (const [index, report] of faces.entries()) {
    const face = card.faces[index];
    if (face === undefined) continue;
    for (const { unread, start, end } of report.lines)
      if (unread !== undefined) faults.push(`unread: ${report.text.slice(start, end)}`);
    const names = ownNames({ name: face.name, isLegendary: face.supertypes.includes('legendary') });
    for (const { official, rendered } of passagesOf(face, report)) {
      const { lost, added, weight } = lostWords(official, rendered, names);
      if (weight >= TELLING) faults.push(`lost ${lost.join(' ')}; added ${added.join(' ')}: ${official}`);
    }
  }
  const layers = [
    ...new Set(
      faces.flatMap(({ lines }) => lines.flatMap(({ spans }) => spans.flatMap((span) => span.layers ?? []))),
    ),
  ];
  return { card, layers, faults };
}

/** Layers that most cards act in. */
const COMMON: ReadonlySet<Layer> = new Set(['6', '7c']);

/** How much the card matters for layers: rare layers, and several of them. */
export const worthOf = ({ layers }: Candidate): number =>
  layers.reduce((sum, layer) => sum + (COMMON.has(layer) ? 1 : 3), 0);
