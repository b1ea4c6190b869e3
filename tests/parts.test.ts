import ts from 'typescript';
import { sourceFiles, type SourceFile } from './support/sourceFiles';

const client = sourceFiles('src/client');

/** Pictures, words and placeholders: they draw nothing that was read. */
const plain = /^(FirstDayPicture|NewsCenterButton|NoProfile|\w+Placeholders?)$/;
/** Components that put a boundary around each of their children. */
const boundaries = ['WidgetBoundary', 'DashboardFrame', 'EditedContentFrame'];

describe('parts of a page', () => {
  it('code and texts arrive in one way, and errors are caught in one place', () => {
    const ways =
      /\blazy\(|<Suspense\b|\bSuspense,|getDerivedStateFromError|componentDidCatch|throw (promise|loading)/;
    expect(
      client
        .filter(({ path, text }) => !path.startsWith('src/client/loading/') && ways.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('choices, menus and searches are drawn by the building blocks, never by Fluent alone', () => {
    const blocks: Record<string, string> = {
      Combobox: 'src/client/ui/form/ComboboxInput.tsx',
      Dropdown: 'src/client/ui/form/DropdownField.tsx',
      MenuList: 'src/client/ui/list/MenuEntries.tsx',
      SearchBox: 'src/client/ui/form/SearchInput.tsx',
      Select: 'src/client/ui/form/SelectInput.tsx',
    };
    const takers = client.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith('@fluentui/'))
        .flatMap(({ names }) => names.filter((name) => name in blocks).map((name) => [name, path])),
    );
    expect(takers.sort()).toEqual(Object.entries(blocks));
  });

  it('every widget of a page stands in a boundary of its own', () => {
    const pages = client.filter(({ path }) => /^src\/client\/pages\/.*\.tsx$/.test(path));
    const found = pages.map(widgetsOf);
    expect(found.flatMap(({ inside }) => inside).length).toBeGreaterThan(25);
    expect(found.flatMap(({ outside }) => outside)).toEqual([]);
  });
});

/** The components of features that a page draws, by whether a boundary is around them. */
function widgetsOf({ path, text }: SourceFile): { inside: string[]; outside: string[] } {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const widgets = new Set<string>();
  const found = { inside: [] as string[], outside: [] as string[] };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes('/features/'))
      for (const name of node.importClause?.getText().match(/\w+/g) ?? []) widgets.add(name);
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const tag = node.tagName.getText();
      if (widgets.has(tag) && !plain.test(tag))
        found[hasBoundary(node) ? 'inside' : 'outside'].push(`${path} ${tag}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function hasBoundary(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (ts.isJsxElement(at) && boundaries.includes(at.openingElement.tagName.getText()))
      return true;
  return false;
}
