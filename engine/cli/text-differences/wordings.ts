/**
 * Wordings that say the same, brought to one: the describer has one way to say a thing, cards have several. Takes
 * and gives a normalised text. Only words are changed that leave the meaning as it is; signs and numbers stay.
 */
export function oneWording(normalised: string): string {
  let result = normalised;
  if (/\bwhere x is (?:the number of|your devotion)\b/.test(result))
    result = result.replace(/([+-])x\/([+-])(x|\d)/g, (_, first: string, second: string, size: string) =>
      size === 'x' ? `${first}1/${second}1` : `${first}1/${second}${size}`,
    );
  for (const [from, to] of WORDINGS) result = result.replace(from, to);
  return result.replace(/ {2,}/g, ' ').trim();
}

const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\banother\b/g, 'other'],
  [/\bother than ~/g, 'other'],
  [/\bwhere x is (?:equal to )?(?:the number of )?/g, ''],
  [/\bequal to (?:the number of )?/g, ''],
  [/\b(?:a number of|for each|that many|that much|x)(?= |$)/g, ''],
  [/\bwhen (you|they) do\b/g, 'if $1 do'],
  [/\bwhenever\b/g, 'when'],
  [/\beach player's\b/g, 'each'],
  [/\bhighest\b/g, 'greatest'],
  [/\b(\d+) or greater\b/g, '$1 or more'],
  [/\b(spells?) (you|your opponents|an opponent) (?:casts?|controls?)\b/g, '$1 $2 control'],
  [/ under (?:its|their|that card's) owners?'s? control\b/g, ''],
  [/\bowners?'s?\b/g, "owner's"],
  [/\bin any other\b/g, 'other'],
  [/\byour team controls?\b/g, 'you control'],
  [/\bhistoric\b/g, 'artifact legendary saga'],
  [/\breturn(s?)\b/g, 'put$1'],
  [/\b(?:onto|into)\b/g, 'to'],
  [/\b(?:&bull;?|--) ?/g, ''],
  [/\b(\w+)--/g, '$1 '],
  [/\breturn\b/g, 'put'],
];
