/** Whether two values say the same JSON; a field that is `undefined` counts as absent. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((each, index) => sameJson(each, other[index]));
  }
  const [fields, others] = [present(one), present(other)];
  if (fields.length !== others.length) return false;
  const values = new Map(others);
  return fields.every(([key, value]) => values.has(key) && sameJson(value, values.get(key)));
}

const present = (record: object): [string, unknown][] =>
  Object.entries(record).filter(([, value]) => value !== undefined);
