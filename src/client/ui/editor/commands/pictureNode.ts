import type { Node } from '@tiptap/pm/model';
import { NodeSelection, type Selection } from '@tiptap/pm/state';

/** The picture that is selected. */
export function pictureNode(selection: Selection): Node | undefined {
  return selection instanceof NodeSelection && selection.node.type.name === 'image'
    ? selection.node
    : undefined;
}
