/** How many of each there are. */
export interface Size {
  pages: number;
  people: number;
  channels: number;
  /** Words of a page's text. */
  words: number;
}

const blocks = { channel: '8000', language: '8100', person: '9000' };

/** SQL for the id of the nth of a kind. */
export function id(kind: keyof typeof blocks, n: string): string {
  return `('00000000-0000-4000-${blocks[kind]}-' || lpad((${n})::text, 12, '0'))::uuid`;
}

/** The same, outside the database. */
export function idOf(kind: keyof typeof blocks, n: number): string {
  return `00000000-0000-4000-${blocks[kind]}-${String(n).padStart(12, '0')}`;
}

/** The principal name of the nth person. */
export function upnOf(n: number): string {
  return `person${n}@nordvik.example`;
}

/** A number from 0 to 1 for each row and purpose, the same in every run. */
export const draw = `create or replace function pg_temp.draw(n bigint, purpose int) returns float8
  immutable language sql as $$
    select (hashint8extended(n, purpose) & 4294967295)::float8 / 4294967296 $$`;

/** SQL for a number from 1: one in about n times as many draws as n. */
export function unequal(max: number, n: string, purpose: number | string): string {
  return `floor(power(${max + 1}, pg_temp.draw(${n}, ${purpose})))::int`;
}

/** SQL for a number from 1, each as often as any other. */
export function equal(max: number, n: string, purpose: number | string): string {
  return `1 + floor(${max} * pg_temp.draw(${n}, ${purpose}))::int`;
}
