import { align } from './alignment';
import { isVoid, writeHtml, type RichElement, type RichNode } from './tree';

/** A word, a space, a picture or a line break, with the elements that stand around it. */
interface Word {
  leaf: RichNode;
  around: readonly RichElement[];
  /** The same for what looks the same. */
  key: string;
}

/** Words, spaces, single marks of punctuation, and signs such as emoji, which are put together. */
const pieces = /\s+|[\p{L}\p{M}\p{N}]+|\p{P}|[^\s\p{L}\p{M}\p{N}\p{P}]+/gu;

/** A line of text as it became, with what went in `<del>` and what came in `<ins>`. */
export function compareLines(before: readonly RichNode[], after: readonly RichNode[]): RichNode[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const matches = align(
    old.map(({ key }) => key),
    now.map(({ key }) => key),
  );
  const result: RichNode[] = [];
  let same: { was: Word; is: Word }[] = [];
  const isSpaceAlone = () =>
    same.every(({ is }) => typeof is.leaf === 'string' && is.leaf.trim() === '');
  const unchanged = () => nested(same.map(({ is }) => is));
  let gone: Word[] = [];
  let come: Word[] = [];
  let at = 0;
  let atAfter = 0;
  const endChange = () => {
    if (gone.length > 0) result.push(...markLine('del', nested(gone)));
    if (come.length > 0) result.push(...markLine('ins', nested(come)));
    [gone, come] = [[], []];
  };
  for (const [end, endAfter] of [...matches, [old.length, now.length] as const]) {
    const [removed, added] = [old.slice(at, end), now.slice(atAfter, endAfter)];
    if (removed.length + added.length > 0) {
      // Words that are parted by a space alone have changed together.
      if (isSpaceAlone() && gone.length + come.length > 0) {
        gone.push(...same.map(({ was }) => was));
        come.push(...same.map(({ is }) => is));
      } else {
        endChange();
        result.push(...unchanged());
      }
      same = [];
      gone.push(...removed);
      come.push(...added);
    }
    const [was, is] = [old[end], now[endAfter]];
    if (was && is) same.push({ was, is });
    [at, atAfter] = [end + 1, endAfter + 1];
  }
  endChange();
  return [...result, ...unchanged()];
}

/** All of a line as what came or went; spaces alone are not marked. */
export function markLine(tag: 'ins' | 'del', line: readonly RichNode[]): RichNode[] {
  const isShown = line.some((node) => typeof node !== 'string' || node.trim() !== '');
  const children = line.map(unmarked);
  return isShown ? [{ tag, attributes: {}, children }] : children;
}

/** `<ins>` and `<del>` of the author look the same as these, and are told from those of a comparison. */
export function unmarked(node: RichNode): RichNode {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  const shown = tag === 'ins' ? 'u' : tag === 'del' ? 's' : tag;
  return { ...node, tag: shown, children: children.map(unmarked) };
}

function wordsOf(nodes: readonly RichNode[], around: readonly RichElement[] = []): Word[] {
  const marks = writeHtml(around.map((element) => ({ ...element, children: [] })));
  return nodes.flatMap((node): Word[] => {
    if (typeof node === 'string')
      return (node.match(pieces) ?? []).map((leaf) => ({
        leaf,
        around,
        key: leaf.trim() === '' ? ' ' : `${marks}${leaf}`,
      }));
    if (isVoid(node)) return [{ leaf: node, around, key: `${marks}${writeHtml([node])}` }];
    const { children, ...element } = node;
    return wordsOf(children.map(unmarked), [...around, shownAs(element)]);
  });
}

const shownAs = (element: Omit<RichElement, 'children'>): RichElement => ({
  ...element,
  tag: element.tag === 'ins' ? 'u' : element.tag === 'del' ? 's' : element.tag,
  children: [],
});

/** Words within the elements that stood around them. */
function nested(words: readonly Word[], depth = 0): RichNode[] {
  const result: RichNode[] = [];
  let at = 0;
  for (let word = words[at]; word; word = words[at]) {
    const outer = word.around[depth];
    let end = at + 1;
    while (end < words.length && words[end]?.around[depth] === outer) end += 1;
    const run = words.slice(at, end);
    if (outer) result.push({ ...outer, children: nested(run, depth + 1) });
    else result.push(...joined(run));
    at = end;
  }
  return result;
}

function joined(words: readonly Word[]): RichNode[] {
  const result: RichNode[] = [];
  for (const { leaf } of words) {
    const last = result.at(-1);
    if (typeof leaf === 'string' && typeof last === 'string')
      result[result.length - 1] = last + leaf;
    else result.push(leaf);
  }
  return result;
}
