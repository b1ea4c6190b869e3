import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { WrittenVideo } from './VideoDialog';

/** Puts a video where the cursor is; what is typed next stands below it. */
export function insertVideo(editor: Editor, { address, title }: WrittenVideo): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: 'video', attrs: { 'data-video': address, label: title } })
    .command(({ tr, state }) => {
      const behind = tr.selection.to;
      const { paragraph } = state.schema.nodes;
      if (!tr.doc.resolve(behind).nodeAfter && paragraph) tr.insert(behind, paragraph.create());
      tr.setSelection(TextSelection.near(tr.doc.resolve(behind + 1)));
      return true;
    })
    .run();
}
