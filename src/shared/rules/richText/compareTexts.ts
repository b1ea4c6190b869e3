import { isSameValue } from '../values/isSameValue';
import { align } from './alignment';
import { compareLines, markLine, unmarked } from './compareLines';
import { isAlike } from './likeness';
import { hasTag, isInline, isVoid, writeHtml, type RichElement, type RichNode } from './tree';

/** One block of a text, or a line of it that has no block of its own. */
export type TextBlock = readonly RichNode[];

/** The change of one block. */
export interface ComparedBlock {
  kind: 'same' | 'added' | 'removed' | 'changed';
  /** Nothing where it was added. */
  before: TextBlock | undefined;
  /** Nothing where it was removed. */
  after: TextBlock | undefined;
  /** As it became, with what came in `<ins>` and what went in `<del>`, which nothing else has. */
  shown: TextBlock;
}

/**
 * The changes of a text, block by block. Both texts are in the form in which content is stored; the
 * cost grows with their length where little has changed. Blocks that are alike are compared by
 * their words, lists by their items, tables by their rows and cells.
 */
export function compareTexts(
  before: readonly RichNode[],
  after: readonly RichNode[],
): ComparedBlock[] {
  return compareBlocks(blocksOf(before), blocksOf(after));
}

/** Blocks in their order, one below the other. */
function blocksOf(nodes: readonly RichNode[]): TextBlock[] {
  const result: RichNode[][] = [];
  let line: RichNode[] | undefined;
  for (const node of nodes)
    if (!isInline(node)) {
      result.push([node]);
      line = undefined;
    } else if (line) line.push(node);
    else {
      line = [node];
      result.push(line);
    }
  return result;
}

function compareBlocks(before: readonly TextBlock[], after: readonly TextBlock[]): ComparedBlock[] {
  const result: ComparedBlock[] = [];
  let at = 0;
  let atAfter = 0;
  const matches = align(before.map(writeHtml), after.map(writeHtml));
  for (const [end, endAfter] of [...matches, [before.length, after.length] as const]) {
    for (const each of replaced(before.slice(at, end), after.slice(atAfter, endAfter)))
      result.push(each);
    const block = after[endAfter];
    if (block)
      result.push({ kind: 'same', before: before[end], after: block, shown: block.map(unmarked) });
    [at, atAfter] = [end + 1, endAfter + 1];
  }
  return result;
}

/** How far a block is looked for that another has become. */
const reach = 12;

/**
 * The blocks that went and those that came at one place; a block that became another one is one
 * change.
 */
function replaced(gone: readonly TextBlock[], come: readonly TextBlock[]): ComparedBlock[] {
  const result: ComparedBlock[] = [];
  let next = 0;
  for (const block of gone) {
    const near = come.slice(next, next + reach);
    const place = near.findIndex((other) => couldBecome(block, other));
    const other = near[place];
    const change = other && changed(block, other);
    if (!change) {
      result.push({
        kind: 'removed',
        before: block,
        after: undefined,
        shown: marked('del', block),
      });
      continue;
    }
    result.push(...near.slice(0, place).map(added), change);
    next += place + 1;
  }
  for (const block of come.slice(next)) result.push(added(block));
  return result;
}

const added = (block: TextBlock): ComparedBlock => ({
  kind: 'added',
  before: undefined,
  after: block,
  shown: marked('ins', block),
});

const elementIn = ([node]: TextBlock): RichElement | undefined =>
  node === undefined || isInline(node) || typeof node === 'string' ? undefined : node;

function couldBecome(before: TextBlock, after: TextBlock): boolean {
  const [one, other] = [elementIn(before), elementIn(after)];
  if (one?.tag !== other?.tag || !isSameValue(one?.attributes, other?.attributes)) return false;
  if (one && isVoid(one)) return false;
  // The body of a table is always the same one, and so is the line of a folded part.
  if (one && hasTag('thead', 'tbody', 'tfoot', 'summary')(one)) return true;
  return isAlike(before, after);
}

/** A block that became another of its kind; nothing where that cannot be shown as one. */
function changed(before: TextBlock, after: TextBlock): ComparedBlock | undefined {
  const [one, other] = [elementIn(before), elementIn(after)];
  if (!one || !other) return { kind: 'changed', before, after, shown: compareLines(before, after) };
  const children = hasTag('tr')(one)
    ? comparedCells(one, other)
    : compareBlocks(blocksOf(one.children), blocksOf(other.children)).flatMap(({ shown }) => shown);
  if (!children || (hasTag('table')(one) && !isWhole(one, other, children))) return undefined;
  return { kind: 'changed', before, after, shown: [{ ...other, children }] };
}

/** Cells by their columns; nothing where the columns are others. */
function comparedCells(before: RichElement, after: RichElement): RichNode[] | undefined {
  const cells = before.children.map((cell, at) => [cell, after.children[at]] as const);
  if (after.children.length !== cells.length) return undefined;
  const result: RichNode[] = [];
  for (const [one, other] of cells) {
    if (typeof one !== 'object' || typeof other !== 'object') return undefined;
    if (one.tag !== other.tag || !isSameValue(one.attributes, other.attributes)) return undefined;
    const blocks = compareBlocks(blocksOf(one.children), blocksOf(other.children));
    result.push({ ...other, children: blocks.flatMap(({ shown }) => shown) });
  }
  return result;
}

/** Cells that reach over rows would lie across rows that went. */
function isWhole(before: RichElement, after: RichElement, shown: readonly RichNode[]): boolean {
  const reaches = /\srowspan="/.test(writeHtml([before, after]));
  const rowsIn = (nodes: readonly RichNode[]) => writeHtml(nodes).split('<tr').length;
  return !reaches || (rowsIn(shown) === rowsIn([before]) && rowsIn(shown) === rowsIn([after]));
}

/** All of a block as what came or went: each of its lines, because a list holds only items. */
function marked(tag: 'ins' | 'del', block: TextBlock): TextBlock {
  const element = elementIn(block);
  if (!element) return markLine(tag, block);
  if (hasTag('hr')(element)) return [{ tag, attributes: {}, children: [element] }];
  const parts = blocksOf(element.children).flatMap((part) => marked(tag, part));
  return [{ ...element, children: parts }];
}
