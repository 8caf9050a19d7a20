const ADDRESS = /^#rules(?:\/(\d{3}(?:\.\d+[a-z]{0,2})?))?$/;

/**
 * What `#rules` or `#rules/613.8a` in the address means; `undefined` for any other address. Whether there is such a rule
 * the page knows: at one that it has not it stands at its beginning.
 */
export function ruleInAddress(hash: string): { readonly rule?: string } | undefined {
  const match = ADDRESS.exec(hash);
  if (match === null) return undefined;
  const [, rule] = match;
  return rule === undefined ? {} : { rule };
}

/** The address that leads to the page, or to a rule on it. */
export const addressOfRule = (rule: string | undefined): string =>
  rule === undefined ? '#rules' : `#rules/${rule}`;
