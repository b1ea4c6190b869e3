import { sourceFiles } from '../../support/sourceFiles';

const editor = 'src/client/ui/editor/';

it('the text editor, and the library it is made of, load only when somebody edits', () => {
  const files = sourceFiles('src/client').filter(({ path }) => !path.startsWith(editor));
  const needing = files
    .filter(({ text }) =>
      /^import (?!type\b)[^;]*from '(?:@tiptap\/|prosemirror|[^']*\/editor\/)[^']*';/m.test(text),
    )
    .map(({ path }) => path);
  expect(needing).toEqual([]);
  const asking = files.filter(({ text }) => /import\([^)]*\/editor\/[^)]*\)/.test(text));
  expect(asking.map(({ path }) => path)).toEqual(['src/client/ui/text/RichTextInput.tsx']);
});
