import type { Texts } from './en';

type Part<T> = { [Key in keyof T]?: T[Key] extends string ? string : Part<T[Key]> };

/** The texts of another language than English; what is missing is said in English. */
export type Catalogue = Part<Texts>;

/** Fills what a catalogue does not say yet from English. */
export function complete<T extends object>(english: T, catalogue: Part<T>): T {
  const entries = Object.entries(english).map(([key, value]: [string, unknown]) => {
    const own = (catalogue as Record<string, unknown>)[key];
    return [key, typeof value === 'object' ? complete(value as object, (own ?? {}) as object) : own ?? value];
  });
  return Object.fromEntries(entries) as T;
}
