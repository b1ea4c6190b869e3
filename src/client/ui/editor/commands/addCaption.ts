import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type NodeType, type ResolvedPos } from '@tiptap/pm/model';
import { Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { pictureNode } from './pictureNode';

/** Is a picture selected that has no caption yet? */
export function canHaveCaption({ state: { selection } }: Editor): boolean {
  const { $from } = selection;
  const canStandAlone = $from.parent.type.name === 'paragraph';
  return pictureNode(selection) !== undefined && canStandAlone && !captionOf($from);
}

/**
 * Puts a caption below the selected picture, which leaves the line that it stood in. The cursor goes
 * there; where the words are given, what is typed next stands below the picture.
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
  if (words === '') tr.setSelection(Selection.near(tr.doc.resolve(end - 1), -1));
  else goBehind(tr, end + 1, paragraph);
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** Puts the cursor into the text block behind a place; where none follows, into a new line. */
export function goBehind(tr: Transaction, place: number, line: NodeType | undefined): void {
  if (!tr.doc.resolve(place).nodeAfter?.isTextblock && line) tr.insert(place, line.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(place + 1)));
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
