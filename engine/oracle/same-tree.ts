/** Whether two plain-data trees say the same; the order of an object's fields does not count. */
export function sameTree(one: unknown, another: unknown): boolean {
  if (Object.is(one, another)) return true;
  if (typeof one !== 'object' || typeof another !== 'object' || one === null || another === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(another)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(another).length) return false;
  return keys.every(
    (key) =>
      key in another && sameTree(Reflect.get(one, key) as unknown, Reflect.get(another, key) as unknown),
  );
}
