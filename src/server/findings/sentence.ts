import type { en } from './texts/en';

type English = typeof en;
export type SentenceId = keyof English;

/** Every sentence in one language; a count chooses between the two forms of those that have two. */
export type SentenceTexts = {
  [Id in SentenceId]: English[Id] extends string ? string : { one: string; other: string };
};

/** A text, a number, a sentence of its own, or a list of them in words (`a, b and c`). */
export type Value = string | number | Sentence | readonly (string | Sentence)[];
type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;
type PlacesOf<Id extends SentenceId> = English[Id] extends { one: infer One; other: infer Other }
  ? 'count' | PlacesIn<One> | PlacesIn<Other>
  : PlacesIn<English[Id]>;

/** A sentence of the catalogue, and the values of its places. */
export interface Sentence {
  id: SentenceId;
  values: Readonly<Record<string, Value>>;
}

/** A sentence with exactly its places filled, e.g. `say('portal.fine', { address })`. */
export function say<Id extends SentenceId>(
  id: Id,
  ...[values]: [PlacesOf<Id>] extends [never] ? [] : [Record<PlacesOf<Id>, Value>]
): Sentence {
  return { id, values: values ?? {} };
}
