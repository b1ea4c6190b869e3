import { NodeSelection, type Command } from '@tiptap/pm/state';

/** Changes places with the block before or behind it, and stays selected. */
export function moveBlock(at: number, by: 1 | -1): Command {
  return ({ doc, tr }, dispatch) => {
    const place = doc.resolve(at);
    const node = place.nodeAfter;
    const neighbour = by < 0 ? place.nodeBefore : place.parent.maybeChild(place.index() + 1);
    if (!node || !neighbour) return false;
    const target = at + by * neighbour.nodeSize;
    dispatch?.(
      tr
        .delete(at, at + node.nodeSize)
        .insert(target, node)
        .setSelection(NodeSelection.create(tr.doc, target))
        .scrollIntoView(),
    );
    return true;
  };
}
