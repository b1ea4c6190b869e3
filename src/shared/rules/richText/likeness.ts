import type { RichNode } from './tree';

/** How often each word stands in a block. */
interface Words {
  counts: ReadonlyMap<string, number>;
  /** Letters of all of them. */
  length: number;
}

const known = new WeakMap<readonly RichNode[], Words>();

/** Shares of the letters in words that two blocks have in common. */
const shares = { ofBoth: 0.5, ofShorter: 0.7 };
/** Letters of a block that can be found again within a longer one. */
const min = 12;

/** Has one block become the other? Either they have much in common, or one is within the other. */
export function isAlike(one: readonly RichNode[], other: readonly RichNode[]): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  let common = 0;
  for (const [word, count] of a.counts)
    common += Math.min(count, b.counts.get(word) ?? 0) * word.length;
  const shorter = Math.min(a.length, b.length);
  if (shorter === 0) return false;
  return (
    (2 * common) / (a.length + b.length) >= shares.ofBoth ||
    (shorter >= min && common / shorter >= shares.ofShorter)
  );
}

function wordsOf(block: readonly RichNode[]): Words {
  const found = known.get(block);
  if (found) return found;
  const counts = new Map<string, number>();
  let length = 0;
  for (const word of textOf(block).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    length += word.length;
  }
  const words = { counts, length };
  known.set(block, words);
  return words;
}

/** The text of a block; a picture is as good as a word. */
function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'img') return ` ${(node.attributes.src ?? '').replaceAll(/\W/g, '')} `;
      return textOf(node.children);
    })
    .join(' ');
}
