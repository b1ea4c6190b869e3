/**
 * True for values that are the same JSON; the order of names does not matter, because the database
 * has its own.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isComposed(one) || !isComposed(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameValue(one[name], other[name]))
  );
}

function isComposed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
