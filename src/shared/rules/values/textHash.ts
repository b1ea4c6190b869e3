import { certain } from './certain';

/** A whole number from 0 to 2³²-1 that is always the same for the same text; not for secrets. */
export function textHash(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + certain(letter.codePointAt(0))) >>> 0;
  return hash;
}
