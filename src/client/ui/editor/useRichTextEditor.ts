import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Editor, type EditorOptions, type JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { useTexts } from '../../texts/useTexts';
import { useStable } from '../../platform/useStable';
import { EditorKeys } from './commands/EditorKeys';
import { suggestions, type Suggestions } from './commands/suggestions';
import { readDocument, withParagraphs } from './readDocument';
import { richTextExtensions, richTextSchema } from './richTextExtensions';
import { useTypingPause } from './useTypingPause';
import { writeDocument } from './writeDocument';

interface RichTextDocument {
  /** There once its place is. */
  editor: Editor | undefined;
  /** Goes to the element that it will stand in. */
  place: (element: HTMLElement | null) => void;
  /** The blocks behind "/". */
  slash: Suggestions;
  /** The people behind "@". */
  people: Suggestions;
  /** Takes what was written elsewhere, as in the source. */
  open: (html: string) => void;
  /** Says what was written elsewhere. */
  notify: (html: string) => void;
}

/**
 * The editor of one text. A document that is again as it was opened is the text that it was opened
 * with, letter by letter, however that was written.
 */
export function useRichTextEditor(
  html: string,
  onChange: (html: string) => void,
  { editorProps, editable }: Pick<EditorOptions, 'editorProps' | 'editable'>,
): RichTextDocument {
  const [slash] = useState(() => suggestions('slash', '/'));
  const [people] = useState(() => suggestions('people', '@', { allowSpaces: true }));
  const { callouts } = useTexts('editing').editor;
  const known = useRef(html);
  const drawn = useRef(html);
  const opened = useRef<{ html: string; doc: Node }>(undefined);
  const notify = (next: string) => {
    known.current = next;
    onChange(next);
  };
  const [editor, setEditor] = useState<Editor>();
  const typing = useTypingPause(() => {
    if (!editor) return;
    const { doc } = editor.state;
    const start = opened.current;
    notify(start?.doc.eq(doc) ? start.html : writeDocument(doc));
  });
  // Behind the pause, which is told of what it has.
  useEffect(() => () => editor?.destroy(), [editor]);
  // Not while drawing, which may begin again: an editor takes longer than all that is around it.
  const place = useStable((element: HTMLElement | null) => {
    if (!element || editor) return;
    const begun = new Editor({
      extensions: [...richTextExtensions, slash.extension, people.extension, EditorKeys],
      content: readDocument(html, richTextSchema),
      injectCSS: false,
      ...{ editorProps, editable },
      onBeforeCreate: ({ editor: { storage } }) => {
        storage.callout.names = callouts;
      },
      onUpdate: () => typing.typed(),
    });
    opened.current = { html, doc: begun.state.doc };
    setEditor(begun);
  });
  useLayoutEffect(() => {
    if (!editor) return;
    const { options } = editor;
    if (options.editorProps !== editorProps || options.editable !== editable)
      editor.setOptions({ editorProps, editable });
  }, [editor, editorProps, editable]);
  const show = (next: string, document: JSONContent) => {
    typing.drop();
    if (!editor) return;
    known.current = next;
    // A step of its own, which undo takes back alone.
    editor
      .chain()
      .command(({ tr }) => closeHistory(tr) === tr)
      .setContent(document, { emitUpdate: false })
      .run();
    opened.current = { html: next, doc: editor.state.doc };
  };
  const open = (next: string) => {
    const read = readDocument(next, richTextSchema);
    const document = withParagraphs(read);
    show(next, document);
    if (document === read || !editor) return;
    const written = writeDocument(editor.state.doc);
    opened.current = { html: written, doc: editor.state.doc };
    notify(written);
  };
  // At once: a letter typed in between would be taken for an older state of the field. What the
  // form said before is no news, even if it has not drawn yet what it was told since.
  useLayoutEffect(() => {
    if (html === drawn.current) return;
    drawn.current = html;
    if (html !== known.current) show(html, readDocument(html, richTextSchema));
  });
  return { editor, place, slash, people, notify, open };
}
