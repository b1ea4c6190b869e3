import { Extension } from '@tiptap/core';
import { moveColumn } from '../tableCommands';
import { ask } from './askedPart';
import { moveBlocks } from './moveBlocks';

/** The keys that lead out of the text, and those that move what it is made of. */
export const EditorKeys = Extension.create({
  name: 'editorKeys',
  addKeyboardShortcuts() {
    const { editor } = this;
    // At the end too, where the browser would select instead.
    const move = (by: 1 | -1) => () => moveBlocks(editor, by) || true;
    const moveInTable = (by: 1 | -1) => () =>
      moveColumn(by)(editor.state, editor.view.dispatch, editor.view);
    return {
      'Alt-Shift-ArrowUp': move(-1),
      'Alt-Shift-ArrowDown': move(1),
      'Alt-Shift-ArrowLeft': moveInTable(-1),
      'Alt-Shift-ArrowRight': moveInTable(1),
      'Mod-k': () => ask(editor, 'link'),
      'Alt-F10': () => ask(editor, 'toolbar'),
      'Mod-.': () => ask(editor, 'keys'),
    };
  },
});
