/**
 * True for values that are the same JSON: a member that is undefined is none, and the order of names
 * does not matter, because the database has its own.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isComposed(one) || !isComposed(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== other['length']) return false;
  const names = membersOf(one);
  return (
    names.length === membersOf(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameValue(one[name], other[name]))
  );
}

function membersOf(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}

function isComposed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
