import type { Ability } from '../../abilities/ability.ts';
import type { CardFace } from '../../cards/card-definition.ts';
import type { FaceReport } from '../../cards/import/import-scryfall-card.ts';
import type { LineClass } from '../../oracle/compile/line-class.ts';
import { contextOf } from '../../oracle/describe/en/context.ts';
import { describeAbility, describeCard } from '../../oracle/describe/en/describe.ts';

type Line = FaceReport['lines'][number];

/** Lines of a face that were read into the same abilities, and what those abilities say. */
export interface Passage {
  readonly name: string;
  readonly official: string;
  readonly rendered: string;
  readonly class: LineClass;
  readonly abilities: readonly Ability[];
}

/** The passages of a face that were read; lines that share an ability (of a spell, of a range of levels) are one. */
export function passagesOf(face: CardFace, report: FaceReport): Passage[] {
  const groups: { lines: Line[]; abilities: Set<number>; isLeveled: boolean }[] = [];
  for (const line of report.lines) {
    if (line.unread !== undefined || line.class === 'reminder') continue;
    const isHead = line.abilities.length === 0;
    const last = groups.at(-1);
    const joined = isHead
      ? last?.isLeveled === true
        ? last
        : undefined
      : last?.isLeveled === true
        ? last
        : groups.find(({ abilities }) => line.abilities.some((index) => abilities.has(index)));
    const group = joined ?? { lines: [], abilities: new Set<number>(), isLeveled: isHead };
    if (joined === undefined) groups.push(group);
    group.lines.push(line);
    for (const index of line.abilities) group.abilities.add(index);
  }
  return groups.map(({ lines, abilities, isLeveled }) => {
    const own = [...abilities].flatMap((index) => face.abilities[index] ?? []);
    return {
      name: face.name,
      official: lines.map((line) => wholeLine(report, line)).join('\n'),
      rendered: isLeveled ? describeCard({ ...face, abilities: own }).join('\n') : rendered(face, own),
      class: lines.some((line) => line.class === 'understood') ? 'understood' : 'no-effect',
      abilities: own,
    };
  });
}

const rendered = (face: CardFace, abilities: readonly Ability[]): string => {
  const context = contextOf(face);
  return abilities.map((ability) => describeAbility(ability, context)).join('\n');
};

/** A line with the bullets below it, which the report counts to it. */
function wholeLine({ text, lines }: FaceReport, line: Line): string {
  const next = lines.find(({ start }) => start > line.start);
  return text.slice(line.start, next?.start ?? text.length).trimEnd();
}
