/** Words as names in program text. */

/** `Urborg, Tomb of Yawgmoth` → `urborgTombOfYawgmoth`. Never empty, and begins with a letter. */
export function camelCase(text: string): string {
  const [first = '', ...others] = plainWords(text);
  const name = [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
  return /^[a-z]/.test(name) ? name : `object${name}`;
}

/** `Urborg, Tomb of Yawgmoth` → `urborg_tomb_of_yawgmoth`. */
export function snakeCase(text: string): string {
  const name = plainWords(text).join('_');
  return /^[a-z]/.test(name) ? name : `object_${name}`;
}

/** `Assembly-Worker` → `ASSEMBLY_WORKER`, `Urza's` → `URZAS`. */
export const constantCase = (text: string): string =>
  text
    .replaceAll(/['’]|\p{Diacritic}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_');

export const pascalCase = (text: string): string => {
  const name = camelCase(text);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** A text between quotation marks, in Java and in Rust alike. */
export const literal = (text: string): string =>
  `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll(/[\r\n\t]+/g, ' ')}"`;

/** On one line, for a comment. */
export const comment = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Names that differ from one another and from words of the language. */
export function distinctNames(texts: readonly string[], toName: (text: string) => string): readonly string[] {
  const used = new Set<string>(RESERVED);
  return texts.map((text) => {
    const base = toName(text);
    let name = base;
    for (let count = 2; used.has(name); count += 1) name = `${base}${count}`;
    used.add(name);
    return name;
  });
}

const RESERVED = [
  ...[
    'game',
    'players',
    'scenario',
    'runner',
    'state',
    'db',
    'id',
    'abstract',
    'assert',
    'class',
    'default',
    'do',
  ],
  ...[
    'double',
    'else',
    'enum',
    'final',
    'for',
    'if',
    'int',
    'long',
    'new',
    'null',
    'package',
    'return',
    'static',
  ],
  ...[
    'super',
    'this',
    'throw',
    'true',
    'false',
    'try',
    'void',
    'while',
    'as',
    'async',
    'await',
    'box',
    'break',
  ],
  ...[
    'const',
    'continue',
    'crate',
    'dyn',
    'extern',
    'fn',
    'impl',
    'in',
    'let',
    'loop',
    'match',
    'mod',
    'move',
  ],
  ...[
    'mut',
    'pub',
    'ref',
    'self',
    'struct',
    'trait',
    'type',
    'union',
    'unsafe',
    'use',
    'where',
    'yield',
    'final',
  ],
];

const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/['’]|\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
