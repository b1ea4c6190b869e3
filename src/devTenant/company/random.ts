import { createHash } from 'node:crypto';
import { certain } from '#shared/rules/values/certain';

/** The same name always gives the same identifier. */
export function idOf(...names: (string | number)[]): string {
  const hex = createHash('sha1')
    .update(`nordvik/${names.join('/')}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A whole number that depends on the name only, evenly spread over 32 bits. */
function seedOf(name: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < name.length; index++)
    hash = Math.imul(hash ^ name.charCodeAt(index), 16_777_619);
  return mix(hash);
}

/** Numbers that look random and are the same in every run. */
export class Random {
  private state: number;
  constructor(seed: number | string) {
    this.state = typeof seed === 'string' ? seedOf(seed) : mix(seed);
  }
  /** From 0 up to, and without, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    return mix(this.state) / 4_294_967_296;
  }
  /** Whole number from 0 to `limit - 1`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }
  pick<T>(items: readonly T[]): T {
    return certain(items[this.below(items.length)]);
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
