import {
  compareTexts,
  type ComparedBlock,
  type TextBlock,
} from '#shared/rules/richText/compareTexts';
import { isInline, writeHtml, type RichNode } from '#shared/rules/richText/tree';

/** Whose blocks are to stand at a place; of both, theirs come first. */
export type Side = 'theirs' | 'mine' | 'both';

/** Where two texts differ. */
export interface Place {
  theirs: readonly TextBlock[];
  mine: readonly TextBlock[];
  /** One block that both have, each in other words. */
  isOneBlock: boolean;
}

/** Two texts as one: what is alike, and the places where they differ. */
export interface TextPlaces {
  places: readonly Place[];
  /** The text that these choices make, one for each place. */
  chosen: (sides: readonly Side[]) => string;
}

/** The places where two texts differ. */
export function textPlaces(theirs: readonly RichNode[], mine: readonly RichNode[]): TextPlaces {
  const pieces: (Place | TextBlock)[] = [];
  let open: { theirs: TextBlock[]; mine: TextBlock[]; isOneBlock: boolean } | undefined;
  for (const { kind, before, after } of compareTexts(theirs, mine)) {
    if (kind === 'same' || kind === 'changed') open = undefined;
    if (kind === 'same') pieces.push(after ?? []);
    else if (kind === 'changed')
      pieces.push({ theirs: [before ?? []], mine: [after ?? []], isOneBlock: true });
    else {
      if (!open) {
        open = { theirs: [], mine: [], isOneBlock: false };
        pieces.push(open);
      }
      if (before) open.theirs.push(before);
      if (after) open.mine.push(after);
    }
  }
  return {
    places: pieces.filter(isPlace),
    chosen: (sides) => {
      let next = 0;
      const blocks = pieces.flatMap((piece) => {
        if (!isPlace(piece)) return [piece];
        const side = sides[next] ?? 'mine';
        next += 1;
        if (side === 'both') return [...piece.theirs, ...piece.mine];
        return piece[side];
      });
      return written(blocks);
    },
  };
}

const isPlace = (piece: Place | TextBlock): piece is Place => 'theirs' in piece;

/** Two lines without blocks of their own would become one where they come to stand side by side. */
function written(blocks: readonly TextBlock[]): string {
  const isLine = (block: TextBlock | undefined) => block?.[0] !== undefined && isInline(block[0]);
  return blocks
    .map((block, at) =>
      isLine(block) && (isLine(blocks[at - 1]) || isLine(blocks[at + 1]))
        ? writeHtml([{ tag: 'p', attributes: {}, children: block }])
        : writeHtml(block),
    )
    .join('');
}

/** Who has changed a place since both began; nothing where both have, or where that is not known. */
export type ChangedOnlyBy = 'theirs' | 'mine' | undefined;

/** Who has changed each place of a text that was like `base`. */
export function changedOnlyBy(
  places: readonly Place[],
  base: readonly RichNode[],
): ChangedOnlyBy[] {
  const blocks = compareTexts([], base).flatMap(({ after }) => (after ? [writeHtml(after)] : []));
  const known = new Set(blocks);
  const isOld = (side: readonly TextBlock[]) => side.every((block) => known.has(writeHtml(block)));
  return places.map(({ theirs, mine }) => {
    if (mine.length === 0) return isOld(theirs) ? 'mine' : 'theirs';
    if (theirs.length === 0) return isOld(mine) ? 'theirs' : 'mine';
    if (isOld(mine) === isOld(theirs)) return undefined;
    return isOld(mine) ? 'theirs' : 'mine';
  });
}

/** A side of a place as it is shown: what of a block is in other words than the other's is marked. */
export function shownSide({ isOneBlock, ...place }: Place, side: 'theirs' | 'mine'): TextBlock[] {
  const own = place[side];
  const other = place[side === 'mine' ? 'theirs' : 'mine'];
  const compared: ComparedBlock[] = isOneBlock ? compareTexts(other.flat(), own.flat()) : [];
  return isOneBlock ? compared.map(({ shown }) => withoutDeleted(shown)) : [...own];
}

const withoutDeleted = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return [node];
    return node.tag === 'del' ? [] : [{ ...node, children: withoutDeleted(node.children) }];
  });
