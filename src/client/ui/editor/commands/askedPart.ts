import { useEffect } from 'react';
import type { Editor } from '@tiptap/core';

/** The parts beside the text that can be requested from within it. */
export type AskedPart = 'link' | 'button' | 'image' | 'video' | 'keys' | 'toolbar';

declare module '@tiptap/core' {
  interface EditorEvents {
    ask: { part: AskedPart };
  }
}

/** Opens a dialog of the toolbar, or leads to it, wherever it was requested. */
export function ask(editor: Editor, part: AskedPart): true {
  editor.emit('ask', { part });
  return true;
}

/** Answers when the part is requested. */
export function useAsked(editor: Editor, part: AskedPart, answer: () => void): void {
  useEffect(() => {
    const hear = (asked: { part: AskedPart }) => asked.part === part && answer();
    editor.on('ask', hear);
    return () => void editor.off('ask', hear);
  }, [editor, part, answer]);
}
