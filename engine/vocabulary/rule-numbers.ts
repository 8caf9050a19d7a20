import type { RuleNumber } from './ids.ts';

/** The edition of the Comprehensive Rules that all citations follow: the day from which it is effective. */
export const RULES_EDITION = 'August 7, 2026';

/** Rule, then its numbers after the dot, each with the letter of its last subrule. Written by engine/cli/rule-numbers.ts. */
const COMPACT = `
100 1b 2d 3 4d 5 6b 7
101 1 2a 3 4e
102 1 2 3 4
103 1c 2e 3a 4e 5d 6c 7 8c
104 1 2d 3k 4i 5 6
105 1 2c 3 4 5
106 1b 2 3 4b 5 6a 7 8 9 10 11 12b 13
107 1c 2 3p 4h 5 6 7 8b 9 10 11 12 13 14 15b 16a 17a 18
108 1 2b 3b 4a 5 6
109 1 2d 3 4g 5
110 1 2b 3 4c 5d
111 1 2 3 4 5 6 7 8 9 10w 11 12 13
112 1b 2a 3 4
113 1c 2d 3d 4 5 6p 7a 8 9 10c 11 12
114 1 2 3 4 5
115 1e 2 3 4 5 6 7f 8 9c 10b
116 1 2m 3
117 1d 2e 3d 4 5 6 7
118 1 2 3c 4 5a 6a 7g 8d 9d 10 11 12b 13c 14
119 1e 2 3 4b 5 6 7 8 9 10
120 1a 2b 3h 4d 5 6 7 8 9 10
121 1 2d 3a 4 5 6c 7 8 9
122 1j 2 3 4 5 6a 7 8 9
123 1 2c 3d 4 5c 6e 7a 8a 9
200 1 2 3
201 1 2c 3c 4g 5c 6
202 1b 2f 3g 4
203 1
204 1 2
205 1b 2c 3r 4h
206 1 2 3c 4 5
207 1 2d 3 4 5
208 1 2b 3a 4b 5
209 1 2
210 1
211 1
212 1
213 1g
300 1 2b
301 1 2 3 4 5f 6 7b
302 1 2 3 4c 5 6 7
303 1 2 3 4m 5 6 7a
304 1 2 3 4 5
305 1 2b 3 4 5 6 7 8 9
306 1 2 3 4 5d 6 7 8 9
307 1 2 3 4 5a
308 1 2 3
309 1 2d 3 4c 5b 6 7
310 1 2 3 4c 5 6 7 8 9g 10 11 12b
311 1 2 3 4 5 6 7
312 1 2 3 4 5 6 7
313 1 2 3 4 5 6 7
314 1 2 3 4 5 6 7
315 1 2 3 4 5b 6 7
400 1 2 3 4b 5 6 7m 8 9 10 11c 12
401 1 2 3 4 5 6 7
402 1 2 3
403 1 2 3 4 5
404 1 2 3
405 1 2 3 4 5 6h
406 1 2 3b 4 5 6 7 8
407 1 2 3 4
408 1 2 3
500 1 2 3 4 5b 6 7 8 9 10a 11 12
501 1
502 1 2a 3 4
503 1a 2
504 1 2
505 1b 2 3 4 5 6b
506 1 2b 3g 4e 5 6 7g
507 1 2
508 1m 2b 3f 4d 5a 6 7e 8
509 1i 2a 3g 4b
510 1e 2 3a 4
511 1 2 3
512 1
513 1a 2
514 1 2 3a
601 1a 2i 3f 4 5 6a 7b 8
602 1e 2b 3b 4 5e
603 1b 2h 3d 4 5 6e 7h 8 9 10g 11 12a
604 1 2 3a 4 5 6 7
605 1b 2 3c 4a 5b
606 1 2 3 4 5 6
607 1d 2q 3 4 5a
608 1 2p 3g
609 1 2 3 4b 5 6 7c
610 1 2 3d 4d 5
611 1 2f 3d
612 1 2a 3 4 5 6 7 8 9 10
613 1g 2c 3 4d 5 6 7n 8c 9 10 11
614 1e 2 3 4 5 6 7a 8 9 10b 11b 12c 13c 14 15 16 17d
615 1a 2 3 4 5 6 7 8 9 10 11 12a 13
616 1g 2
700 1 2i 3d 4 5a 6 7 8d 9 10 11 12a 13 14 15 16
701 1 2a 3d 4b 5b 6b 7c 8c 9c 10g 11c 12h 13a 14d 15d 16a 17d 18e 19c 20e 21a 22d 23j 24g 25d 26b 27g 28f 29a 30d 31d 32c 33b 34b 35a 36b 37c 38d 39a 40h 41a 42c 43d 44d 45a 46a 47d 48a 49d 50f 51c 52a 53b 54e 55d 56a 57c 58h 59c 60d 61a 62b 63b 64b 65b 66b 67c 68d 69a 70a
702 1d 2f 3c 4e 5d 6e 7d 8b 9c 10d 11h 12c 13c 14e 15f 16p 17c 18b 19g 20c 21b 22m 23c 24b 25b 26p 27a 28c 29f 30b 31c 32a 33h 34a 35c 36c 37g 38b 39b 40b 41b 42b 43b 44d 45b 46b 47e 48c 49d 50b 51d 52b 53b 54c 55c 56b 57b 58b 59a 60b 61c 62d 63c 64c 65b 66c 67c 68b 69b 70b 71a 72c 73a 74a 75b 76a 77b 78b 79a 80d 81a 82c 83b 84a 85c 86b 87c 88c 89b 90f 91b 92a 93a 94b 95e 96c 97a 98a 99c 100d 101b 102d 103g 104b 105b 106f 107a 108b 109a 110b 111c 112c 113b 114a 115b 116b 117a 118c 119c 120a 121b 122e 123b 124n 125c 126c 127a 128b 129a 130b 131d 132a 133a 134c 135b 136b 137a 138d 139d 140f 141a 142b 143f 144a 145g 146b 147a 148b 149c 150a 151b 152b 153b 154d 155c 156a 157b 158e 159b 160a 161a 162a 163a 164c 165d 166d 167c 168f 169d 170f 171c 172b 173a 174m 175b 176a 177b 178b 179f 180b 181a 182a 183a 184c 185c 186b 187c 188a 189b 190b 191b 192a 193b 194c 195c
703 1a 2 3 4q
704 1a 2 3 4 5aa 6f 7 8
705 1 2 3
706 1b 2b 3c 4 5 6 7 8c
707 1 2c 3 4 5 6 7 8a 9g 10g 11 12a 13 14
708 1 2b 3 4 5 6 7 8 9 10 11 12
709 1 2 3c 4d 5j
710 1c 2 3 4 5
711 1 2b 3 4 5 6 7
712 1 2c 3c 4c 5g 6 7 8g 9 10 11d 12 13a 14c 15a 16 17 18 19 20 21e
713 1 2c 3 4 5
714 1a 2e 3c 4
715 1 2c 3d 4 5
716 1 2d 3 4
717 1 2b 3 4 5 6a
718 1 2a 3d 4 5
719 1 2 3c
720 1 2c 3d 4 5
721 1 2c 3 4
722 1 2c 3d 4 5
723 1b 2 3 4 5b 6 7 8 9
724 1f 2g
725 1 2 3 4 5
726 1 2 3 4 5
727 1a 2 3 4 5a 6 7
728 1a
729 1b 2c 3 4b 5c 6
730 1 2j 3e
731 1a 2c
732 1c 2c 3 4 5 6
733 1 2
800 1 2 3 4p 5 6 7
801 1 2d 3 4 5c 6 7a 8 9 10 11 12 13b 14 15 16 17 18
802 1 2a 3b 4b 5
803 1b
804 1 2
805 1 2 3b 4d 5b 6a 7 8 9 10f
806 1 2c 3
807 1 2c 3 4j 5b
808 1 2 3b 4 5
809 1 2 3c 4 5c 6a 7
810 1 2 3 4 5 6 7 8d 9h 10d 11
811 1 2c 3 4 5
900 1 2
901 1 2 3a 4 5 6 7a 8 9d 10b 11c 12d 13 14b 15c
902 1 2 3 4 5b 6 7
903 1 2 3e 4f 5e 6 7 8 9c 10a 11a 12h 13g
904 1 2b 3 4 5 6 7 8 9 10 11 12c 13d
905 1d 2c 3 4a 5 6
`;

/** Letters of subrules in order: l and o are skipped, aa follows z. */
const LETTERS = [...'abcdefghijkmnpqrstuvwxyz'];
const SUBRULES = [...LETTERS, ...LETTERS.map((letter) => `a${letter}`)];

let numbers: ReadonlySet<string> | undefined;

/** Whether the pinned edition has this rule or subrule: `613`, `613.8`, `613.8a`. */
export function isRuleNumber(text: string): text is RuleNumber {
  numbers ??= new Set(COMPACT.trim().split('\n').flatMap(expandSection));
  return numbers.has(text);
}

/** All rules and subrules of a section, in order: `613.1`, `613.1a` … Empty for a section that the edition lacks. */
export function rulesOfSection(section: string): readonly RuleNumber[] {
  const line = COMPACT.trim()
    .split('\n')
    .find((each) => each.startsWith(`${section} `));
  return line === undefined ? [] : expandSection(line).slice(1).filter(isRuleNumber);
}

function expandSection(line: string): string[] {
  const [section = '', ...rest] = line.split(' ');
  return [section, ...rest.flatMap((entry) => expandRule(section, entry))];
}

function expandRule(section: string, entry: string): string[] {
  const number = `${section}.${Number.parseInt(entry, 10)}`;
  const last = entry.replace(/^\d+/, '');
  return [number, ...SUBRULES.slice(0, SUBRULES.indexOf(last) + 1).map((letter) => number + letter)];
}
