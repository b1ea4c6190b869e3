import { useLayoutEffect, useRef, useState } from 'react';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { useEditor, type Editor } from '@tiptap/react';
import { useTexts } from '../../texts/useTexts';
import { EditorKeys } from './commands/EditorKeys';
import { suggestions, type Suggestions } from './commands/suggestions';
import { readDocument } from './readDocument';
import { richTextExtensions, richTextSchema } from './richTextExtensions';
import { useTypingPause } from './useTypingPause';
import { writeDocument } from './writeDocument';

interface RichTextDocument {
  editor: Editor;
  /** The blocks behind "/". */
  slash: Suggestions;
  /** The people behind "@". */
  people: Suggestions;
  /** Takes what was written elsewhere, as in the source. */
  open: (html: string) => void;
  /** Says what was written elsewhere. */
  tell: (html: string) => void;
}

/**
 * The editor of one text. A document that is again as it was opened is the text that it was opened
 * with, letter by letter, however that was written.
 */
export function useRichTextEditor(
  html: string,
  onChange: (html: string) => void,
  editorProps: EditorProps,
): RichTextDocument {
  const [slash] = useState(() => suggestions('slash', '/'));
  const [people] = useState(() => suggestions('people', '@', { allowSpaces: true }));
  const { callouts } = useTexts('editing').editor;
  const known = useRef(html);
  const drawn = useRef(html);
  const opened = useRef<{ html: string; doc: Node }>(undefined);
  const tell = (next: string) => {
    known.current = next;
    onChange(next);
  };
  // Read once: it takes longer than to draw everything around it.
  const [content] = useState(() => readDocument(html, richTextSchema));
  const editor = useEditor({
    extensions: [...richTextExtensions, slash.extension, people.extension, EditorKeys],
    content,
    injectCSS: false,
    editorProps,
    onBeforeCreate: ({ editor: { storage } }) => {
      storage.callout.names = callouts;
    },
    // Once more where React was slow to show it: then the first editor is gone again.
    onCreate: ({ editor: { state } }) => (opened.current = { html, doc: state.doc }),
    onUpdate: () => typing.typed(),
  });
  const typing = useTypingPause(() => {
    const { doc } = editor.state;
    const start = opened.current;
    tell(start?.doc.eq(doc) ? start.html : writeDocument(doc));
  });
  const show = (next: string, wrapsText: boolean) => {
    typing.drop();
    known.current = next;
    const changed = readDocument(next, richTextSchema, wrapsText);
    // A step of its own, which undo takes back alone.
    editor
      .chain()
      .command(({ tr }) => closeHistory(tr) === tr)
      .setContent(changed, { emitUpdate: false })
      .run();
    opened.current = { html: next, doc: editor.state.doc };
  };
  // At once: a letter typed in between would be taken for an older state of the field. What the
  // form said before is no news, even if it has not drawn yet what it was told since.
  useLayoutEffect(() => {
    if (html === drawn.current) return;
    drawn.current = html;
    if (html !== known.current) show(html, false);
  });
  return { editor, slash, people, tell, open: (next) => show(next, true) };
}
