import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { pictureNode } from './pictureNode';

/** Is a picture selected that has no caption yet? */
export function canHaveCaption({ state: { selection } }: Editor): boolean {
  const { $from } = selection;
  const canStandAlone = $from.parent.type.name === 'paragraph';
  return pictureNode(selection) !== undefined && canStandAlone && !captionOf($from);
}

/**
 * Puts a caption below the selected picture, which leaves the line that it stood in; the cursor goes
 * there.
 */
export function addCaption(editor: Editor, words = ''): void {
  const { state, view } = editor;
  const { schema, selection, tr } = state;
  const picture = pictureNode(selection);
  const { $from } = selection;
  const { paragraph, figcaption, figure } = schema.nodes;
  if (!picture || !canHaveCaption(editor) || !paragraph || !figcaption || !figure) return;
  const line = (content: Node[]) => paragraph.create({ isBare: true }, content);
  const caption = figcaption.create(null, line(words === '' ? [] : [schema.text(words)]));
  const around = figureAround($from);
  let end: number;
  if (around !== undefined) {
    end = $from.end(around) + caption.nodeSize;
    tr.insert($from.end(around), caption);
  } else {
    const whole = figure.create(null, [line([picture.mark([...picture.marks])]), caption]);
    const at = $from.parentOffset;
    const before = $from.parent.cut(0, at);
    const after = $from.parent.cut(at + picture.nodeSize);
    const parts = [before, whole, after].filter((part) => part.content.size > 0);
    tr.replaceWith($from.before(), $from.after(), Fragment.from(parts));
    end = $from.before() + (before.content.size > 0 ? before.nodeSize : 0) + whole.nodeSize - 1;
  }
  tr.setSelection(Selection.near(tr.doc.resolve(end - 1), -1));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** Depth of the figure in which the picture stands. */
function figureAround($from: ResolvedPos): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'figure') return depth;
  return undefined;
}

function captionOf($from: ResolvedPos): Node | undefined {
  const depth = figureAround($from);
  const parts = depth === undefined ? [] : $from.node(depth).children;
  return parts.find(({ type }) => type.name === 'figcaption');
}
