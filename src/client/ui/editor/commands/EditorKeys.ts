import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { moveColumn } from '../tableCommands';
import { ask } from './askedPart';
import { moveBlocks } from './moveBlocks';
import { pictureNode } from './pictureNode';

/** The keys that lead out of the text, and those that move its parts. */
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
      // It would be replaced by a line.
      Enter: () => pictureNode(editor.state.selection) !== undefined && ask(editor, 'image'),
      'Mod-k': () => ask(editor, 'link'),
      'Alt-F10': () => ask(editor, 'toolbar'),
      'Mod-.': () => ask(editor, 'keys'),
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    const handleDoubleClickOn = (_: unknown, place: number, { type }: Node) =>
      type.name === 'image' && editor.commands.setNodeSelection(place) && ask(editor, 'image');
    // At once, and not 20 ms later: what was typed meanwhile would stand where the browser puts it.
    const focus = (view: EditorView) => view.focus();
    return [new Plugin({ props: { handleDoubleClickOn, handleDOMEvents: { focus } } })];
  },
});
