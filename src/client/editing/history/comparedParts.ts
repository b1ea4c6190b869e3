import type { ComparedBlock, TextBlock } from '#shared/rules/richText/compareTexts';

/** A part of a comparison: what is to be seen, or a stretch in which nothing has changed. */
export interface ComparedPart {
  isAlike: boolean;
  blocks: readonly TextBlock[];
}

/** Unchanged blocks that stay in sight beside a change, and how many are worth folding. */
const [beside, min] = [1, 3];

/** A comparison with its long unchanged stretches apart, to be folded. */
export function comparedParts(blocks: readonly ComparedBlock[]): ComparedPart[] {
  const parts: { isAlike: boolean; blocks: TextBlock[] }[] = [];
  const add = (isAlike: boolean, added: readonly ComparedBlock[]) => {
    const last = parts.at(-1);
    const shown = added.map((block) => block.shown);
    if (shown.length === 0) return;
    if (last?.isAlike === isAlike) last.blocks.push(...shown);
    else parts.push({ isAlike, blocks: shown });
  };
  let at = 0;
  while (at < blocks.length) {
    const isSame = blocks[at]?.kind === 'same';
    let end = at;
    while (end < blocks.length && (blocks[end]?.kind === 'same') === isSame) end += 1;
    const from = at === 0 ? at : at + beside;
    const to = end === blocks.length ? end : end - beside;
    if (isSame && to - from >= min) {
      add(false, blocks.slice(at, from));
      add(true, blocks.slice(from, to));
      add(false, blocks.slice(to, end));
    } else add(false, blocks.slice(at, end));
    at = end;
  }
  return parts;
}
