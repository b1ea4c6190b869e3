/** A list, or bytes. */
interface Places<T> {
  readonly length: number;
  at(place: number): T | undefined;
}

/**
 * A value of which the code around knows that it is there, and the compiler does not. It is checked:
 * where the code is wrong, it says so here and not somewhere later.
 */
export function certain<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new TypeError('A value is missing.');
  return value;
}

/** The item at a place of a list that has one there, from its end where the place is below zero. */
export function itemAt<T>(list: Places<T>, place: number): T {
  return certain(list.at(place));
}

/** The item at a place of a list that has any, counted round and round. */
export function around<T>(list: Places<T>, place: number): T {
  return itemAt(list, place % list.length);
}
