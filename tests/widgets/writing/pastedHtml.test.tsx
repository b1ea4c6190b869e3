import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import {
  clipboardParser,
  clipboardSerializer,
} from '../../../src/client/ui/editor/paste/clipboard';
import { insertPasted } from '../../../src/client/ui/editor/paste/insertPasted';
import { pastedHtml } from '../../../src/client/ui/editor/paste/pastedHtml';
import { readDocument } from '../../../src/client/ui/editor/readDocument';
import {
  richTextExtensions,
  richTextSchema,
} from '../../../src/client/ui/editor/richTextExtensions';
import { writeDocument } from '../../../src/client/ui/editor/writeDocument';
import { cleanHtml } from '../../../src/server/html/cleanHtml';
import { excel, googleDocs, webPage } from '../../support/clipboards/others';
import { programs } from '../../support/clipboards/programs';
import { outlook, word, wordOnline } from '../../support/clipboards/word';
import { richTextDocuments } from '../../support/widgets/richTextDocuments';

const read = (html: string) => pastedHtml(html, 'http://localhost', false);
const samples = [word, wordOnline, outlook, googleDocs, excel, webPage];

it.each([...samples, ...programs].map((sample) => [sample.name, sample] as const))(
  'what is copied from %s keeps its headings, lists, tables and links, and nothing else',
  (_, { html, expected }) => {
    expect(read(html).html).toBe(expected);
    expect(cleanHtml(expected)).toBe(expected);
  },
);

it('pictures that do not come along are counted, but for those that count their readers', () => {
  for (const { html, pictures } of samples) expect(read(html).leftOut).toHaveLength(pictures);
});

it('what is bold, slanted or crossed out by its element, but not by its style, comes without', () => {
  const copied =
    '<b style="font-weight: normal">A</b><i style="font-style: normal">B</i>' +
    '<s style="text-decoration: none">C</s>';
  expect(read(`<p>${copied}</p>`).html).toBe('<p>ABC</p>');
});

const words = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s/g, '');

function editorWith(html: string, place: number): Editor {
  const editor = new Editor({
    extensions: richTextExtensions,
    content: readDocument(html, richTextSchema),
    editorProps: {
      clipboardParser,
      clipboardSerializer,
      transformPastedHTML: (pasted) => read(pasted).html,
      handlePaste: (view, _event, slice) => insertPasted(view, slice),
    },
  });
  editor.commands.setTextSelection(place);
  return editor;
}

/** Where something is pasted, between the letters a and b. */
const places = [
  ['<p>ab</p>', 2],
  ['<h2>ab</h2>', 2],
  ['<pre>ab</pre>', 2],
  ['<ul><li>ab</li></ul>', 4],
  ['<blockquote><p>ab</p></blockquote>', 3],
  ['<table><tbody><tr><td>ab</td><td>c</td></tr></tbody></table>', 5],
] as const;

function checkPaste(html: string): void {
  const pasted = read(html).html;
  expect(words(pasted)).toBe(words(html));
  expect(read(pasted).html).toBe(pasted);
  const paste = new Event('paste') as ClipboardEvent;
  const empty = editorWith('', 1);
  const before = empty.state.doc;
  empty.view.pasteHTML(html, paste);
  const written = writeDocument(empty.state.doc);
  expect([pasted, `<p>${pasted}</p>`]).toContain(pasted === '' ? pasted : written);
  expect(cleanHtml(written)).toBe(written);
  empty.commands.undo();
  expect(empty.state.doc.eq(before)).toBe(true);
  empty.destroy();
  for (const [around, place] of places) {
    const editor = editorWith(around, place);
    editor.view.pasteHTML(html, paste);
    const whole = writeDocument(editor.state.doc);
    expect(words(whole)).toBe(words(around).replace('b', `${words(pasted)}b`));
    expect(cleanHtml(whole)).toBe(whole);
    editor.commands.undo();
    expect(writeDocument(editor.state.doc)).toBe(around);
    editor.destroy();
  }
}

it('no word is lost by pasting, wherever; it is stored letter by letter, and one step to undo', () => {
  const asStored = (html: string) => checkPaste(cleanHtml(html));
  fc.assert(fc.property(richTextDocuments, asStored), { numRuns: 25 });
});

it.each([
  '<p></p><strong>word</strong><br>',
  '<table><tfoot></tfoot><tfoot><tr><td>word</td></tr></tfoot></table>',
  '<blockquote><table><tbody><tr><td>word</td></tr></tbody></table></blockquote>',
  '<ul><li><table><tbody><tr><td>word</td></tr></tbody></table></li></ul>',
  '<pre><abbr>\nword</abbr></pre>',
])('nothing is lost or changed of %s, wherever it is pasted', checkPaste);

it.each(programs.map(({ name, expected }) => [name, expected]))(
  'what comes from %s fits everywhere',
  (_, expected) => checkPaste(expected),
);
