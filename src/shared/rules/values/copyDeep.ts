/** The message of {@link copyDeep} about a value that is no data (ERRORS-33). Spec: content §8. */
const unsupportedCopy = "Unable to copy obj! Its type isn't supported.";

/**
 * A copy of plain data that shares nothing with it: lists, records, dates and simple values. Throws
 * for everything else, such as functions and objects of classes.
 */
export function copyDeep<T>(value: T): T {
  return copyOf(value) as T;
}

function copyOf(value: unknown): unknown {
  if (
    value === null ||
    (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol')
  )
    return value;
  if (value instanceof Date) return new Date(value);
  if (Array.isArray(value)) return value.map(copyOf);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part)]));
  throw new Error(unsupportedCopy);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
