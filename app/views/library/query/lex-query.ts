/** A piece of a query, with its place. */
export interface QueryToken {
  readonly kind: 'open' | 'close' | 'not' | 'or' | 'word' | 'field' | 'exact';
  /** Before the operator: `t`, `pow`; only of fields. */
  readonly field: string;
  /** `:`, `<=` …; only of fields. */
  readonly operator: string;
  readonly value: string;
  readonly isQuoted: boolean;
  /** The quotation mark at the end is missing. */
  readonly isOpen: boolean;
  readonly start: number;
  readonly end: number;
}

const FIELD = /^([a-z]+)(:|!=|<=|>=|=|<|>)/i;

/** The pieces of a query in order. Any text can be cut; never throws. */
export function lexQuery(text: string): readonly QueryToken[] {
  const tokens: QueryToken[] = [];
  let at = 0;
  while (at < text.length) {
    const here = text[at] ?? '';
    if (/\s/.test(here)) at += 1;
    else {
      const token = tokenAt(text, at);
      tokens.push(token);
      at = token.end;
    }
  }
  return tokens;
}

function tokenAt(text: string, start: number): QueryToken {
  const here = text[start] ?? '';
  const plain = { field: '', operator: '', value: here, isQuoted: false, isOpen: false, start };
  if (here === '(') return { ...plain, kind: 'open', end: start + 1 };
  if (here === ')') return { ...plain, kind: 'close', end: start + 1 };
  const next = text[start + 1] ?? '';
  if (here === '-' && /[^\s)]/.test(next)) return { ...plain, kind: 'not', end: start + 1 };
  if (here === '!' && /[^\s)=]/.test(next)) return { ...plain, kind: 'exact', ...valueAt(text, start + 1) };
  const [whole = '', field = '', operator = ''] = FIELD.exec(text.slice(start, start + 40)) ?? [];
  if (whole !== '') {
    const value = valueAt(text, start + whole.length);
    return { ...plain, kind: 'field', field: field.toLowerCase(), operator, ...value };
  }
  const value = valueAt(text, start);
  const isOr = !value.isQuoted && /^or$/i.test(value.value);
  return { ...plain, kind: isOr ? 'or' : 'word', ...value };
}

type Value = Pick<QueryToken, 'value' | 'isQuoted' | 'isOpen' | 'end'>;

/** One word, or what stands in quotation marks. */
function valueAt(text: string, start: number): Value {
  const quote = /^["“”]/.test(text.slice(start))
    ? /["“”]/g
    : text[start] === "'"
      ? /'(?=[\s)]|$)/g
      : undefined;
  if (quote !== undefined) {
    quote.lastIndex = start + 1;
    const close = quote.exec(text)?.index;
    const isApostrophe = text[start] === "'" && close === undefined;
    if (!isApostrophe)
      return {
        value: text.slice(start + 1, close),
        isQuoted: true,
        isOpen: close === undefined,
        end: close === undefined ? text.length : close + 1,
      };
  }
  const rest = /^[^\s()]*/.exec(text.slice(start))?.[0] ?? '';
  return { value: rest, isQuoted: false, isOpen: false, end: start + rest.length };
}
