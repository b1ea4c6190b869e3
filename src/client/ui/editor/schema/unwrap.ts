import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection, type Command } from '@tiptap/pm/state';

/**
 * Puts what the innermost node of the type holds in its place, the cursor staying in its text;
 * nothing where there is none.
 */
export function unwrap(type: string, contentOf = ({ children }: Node) => children): Command {
  return ({ selection: { $from, from, to }, tr }, dispatch) => {
    let depth = $from.depth;
    while (depth > 0 && $from.node(depth).type.name !== type) depth -= 1;
    if (depth === 0) return false;
    const node = $from.node(depth);
    const content = Fragment.from(contentOf(node));
    const start = $from.before(depth);
    const shift = content.size - node.content.size - 1;
    tr.replaceWith(start, $from.after(depth), content);
    const place = (position: number) => tr.doc.resolve(Math.max(start, position + shift));
    dispatch?.(tr.setSelection(TextSelection.between(place(from), place(to))).scrollIntoView());
    return true;
  };
}
