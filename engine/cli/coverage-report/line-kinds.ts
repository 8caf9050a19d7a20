/**
 * Kinds of lines by plain words, without the compiler: the denominators of the coverage. A line may be of several
 * kinds. Reminder text is cut out, and so is what stands in quotation marks, which belongs to another object.
 *
 * - `replacement`: "would … instead", "prevent", "skip", "as … enters", "enters tapped / with / as".
 * - `resolving`: an instant's or sorcery's line, one that begins with "when", "whenever", "at", a chapter or a cost
 *   before a colon, and that tells of a change for a while or for good ("gets", "gains", "becomes", "gain control" …).
 * - `static-<layer>`: any other line with the words of that layer.
 */
export const LINE_KINDS = [
  'static-1',
  'static-2',
  'static-3',
  'static-4',
  'static-5',
  'static-6',
  'static-7a',
  'static-7b',
  'static-7c',
  'static-7d',
  'resolving',
  'replacement',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

const REPLACEMENT =
  /\bwould\b[^.]*\b(?:instead|prevented?)\b|\binstead\b[^.]*\bwould\b|\bprevent\b|\bskips?\b|^as [^,]* enters?\b|\benters?(?: the battlefield)? (?:tapped|with|as a copy)\b|\bmay have [^.]* enter\b/i;
const RESOLVES = /^(?:when|whenever|at)\b|^(?:[IVX]+(?:, )?)+ ?[—-]|^[^.:"]*:/i;
const CHANGES =
  /\b(?:gets?|have|has) [+-]|\bgains? (?!\d|X |life|that much)|\bloses? (?!\d|X |life|that much|half)|\bbecomes? (?!tapped|blocked|the target|untapped|the monarch|day|night|attached)|\b(?:has|have) base\b|\bgains? control\b|\bexchange control\b|\bswitch\b|\bcan't (?:block|attack|be blocked)\b|\bis a [^.]* until\b/i;
const STATIC: readonly (readonly [LineKind, RegExp])[] = [
  ['static-1', /\b(?:is|are) (?:a copy|copies) of\b/i],
  ['static-2', /\byou control enchanted\b|\bcontrols? of enchanted\b/i],
  ['static-3', /\bfull text\b|\ball names\b|\ball instances\b/i],
  [
    'static-4',
    /\b(?:is|are)(?:n't| not)? (?:an? |the chosen type|every |still |legendary|also )(?!copy)[^.]*|\bin addition to (?:its|their) other (?:creature |land )?types\b|\b(?:is|are) (?!each |equal )[^.]*\b(?:creatures|lands|artifacts|enchantments|Mountains|Islands|Plains|Swamps|Forests)\b|\ball creature types\b|\bother card types\b/i,
  ],
  [
    'static-5',
    /\b(?:is|are) (?:all colors|colorless|white|blue|black|red|green|the chosen color)\b|\bother colors\b/i,
  ],
  [
    'static-6',
    /\b(?:has|have|gains?|loses?) (?!\+|-|base|no |an? |the |been|any|\d|one|two|three|entered|power|toughness|mana value|max speed|fewer|more|less|life|it |X )/i,
  ],
  ['static-7a', /\bpower (?:and toughness )?(?:is|are) (?:each )?equal\b|\btoughness is equal\b/i],
  ['static-7b', /\bbase (?:power|toughness)\b|\b(?:is|are) (?:an? )?[\dX*]+\/[\dX*]+\b/i],
  ['static-7c', /\bgets? [+-]/i],
  ['static-7d', /\bswitch(?:ed)?\b/i],
];
/** Conditions and costs that speak of "has" or "is" and change nothing. */
const NO_CHANGE =
  /^(?:as an additional cost|cast this spell only|you may (?:cast|play|look)|spells|this spell|if .* opening hand|activate|choose|enchant |equip|(?:\{[^}]+\})+$)/i;

const KEYWORD_LINE = /^[a-z' -]+(?:, [a-z' -]+)*$/i;

/** The kinds of one line of a card with these type words. */
export function kindsOfLine(line: string, typeLine: string): LineKind[] {
  const text = line
    .replace(/\([^()]*\)/g, ' ')
    .replace(/["“][^"”]*["”]/g, ' "" ')
    .replace(/^[^.:—]{1,40} — (?=\p{Lu})/u, '')
    .trim();
  if (text === '' || (KEYWORD_LINE.test(text) && !/\b(?:is|are|has|have|gets?|gains?|loses?)\b/i.test(text)))
    return [];
  const kinds: LineKind[] = [];
  const isSpell = /\b(?:instant|sorcery)\b/i.test(typeLine);
  if (REPLACEMENT.test(text)) kinds.push('replacement');
  if (isSpell || RESOLVES.test(text)) {
    const told = text.replace(/^(?:when|whenever|at)\b[^,]*,/i, '');
    if (CHANGES.test(told)) kinds.push('resolving');
    return kinds;
  }
  if (kinds.length > 0 || NO_CHANGE.test(text)) return kinds;
  for (const [kind, words] of STATIC)
    if (words.test(text.replace(/^(?:as long as|if) [^,]*,/i, '').replace(/ as long as .*$/i, '')))
      kinds.push(kind);
  return kinds;
}
