import { Selection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { Editor } from '@tiptap/core';
import { readDocument } from '../../../src/client/ui/editor/readDocument';
import {
  richTextExtensions,
  richTextSchema,
} from '../../../src/client/ui/editor/richTextExtensions';
import { writeDocument } from '../../../src/client/ui/editor/writeDocument';
import { cleanHtml } from '../../../src/server/html/cleanHtml';
import { richTextDocuments } from '../../support/widgets/richTextDocuments';

const runs = { numRuns: 500 };
const opened = (html: string) => richTextSchema.nodeFromJSON(readDocument(html, richTextSchema));

it('what the server stores is in one form: cleaned again it stays as it is', () => {
  fc.assert(
    fc.property(richTextDocuments, (html) => {
      const stored = cleanHtml(html);
      expect(cleanHtml(stored)).toBe(stored);
    }),
    runs,
  );
});

it('what the server stores comes out of the editor as it went in, whatever the list allows', () => {
  fc.assert(
    fc.property(richTextDocuments, (html) => {
      const stored = cleanHtml(html);
      const doc = opened(stored);
      doc.check();
      expect(writeDocument(doc)).toBe(stored === '<p></p>' ? '' : stored);
      expect(cleanHtml(writeDocument(doc))).toBe(writeDocument(doc));
    }),
    runs,
  );
});

it('a letter typed and undone leaves every document as it was stored', () => {
  fc.assert(
    fc.property(richTextDocuments, (html) => {
      const stored = cleanHtml(html);
      const editor = new Editor({
        extensions: richTextExtensions,
        content: readDocument(stored, richTextSchema),
      });
      const { doc, tr } = editor.state;
      const place = Selection.atStart(doc).to;
      editor.view.dispatch(tr.insertText('x', place));
      expect(editor.state.doc.eq(doc)).toBe(false);
      editor.commands.undo();
      expect(editor.state.doc.eq(doc)).toBe(true);
      expect(writeDocument(editor.state.doc)).toBe(stored === '<p></p>' ? '' : stored);
      editor.destroy();
    }),
    { numRuns: 150 },
  );
});
