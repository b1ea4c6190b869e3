import ts from 'typescript';
import { settingDefaults, type SettingKey } from '#shared/rules/settings/settings';
import { offeredSettings, settingKeys } from '#shared/rules/settings/settingTable';
import { sourceFiles } from '../support/sourceFiles';

const isKey = (name: string): name is SettingKey => Object.hasOwn(settingDefaults, name);

/** The settings whose values code takes: `settings.key`, `{ key } = settings`, `settings[name]`. */
function readsIn(path: string, text: string): SettingKey[] {
  const reads = new Set<SettingKey>();
  const found = (name: string) => void (isKey(name) && reads.add(name));
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) found(node.name.text);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      found((node.propertyName ?? node.name).getText().replaceAll("'", ''));
    // The name under which a value is looked up; one that only names a field or a line is none.
    if (ts.isStringLiteral(node) && !isName(node)) found(node.text);
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
  return [...reads];
}

function isName(node: ts.StringLiteral): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isImportDeclaration(parent) ||
    ts.isJsxAttribute(parent)
  );
}

/** Beside the tables, the texts and the screen of the settings, and the example organisation. */
const isOfProduct = (path: string) =>
  !/\/texts\/|\/devTenant\/|\/features\/featureSettings\/|\/rules\/settings\/settings?(Table)?\.ts$/.test(
    path,
  );

it('a mention of a setting is no read of it', () => {
  const mentions = `
    // settings.emailTheme
    const about: Record<SettingKey, string> = { emailTheme: 'Colours', 'stickyHeader': '' };
    type Used = Pick<FeatureSettings, 'emailTheme'>;
    interface Colours { emailTheme: string }
    const row = <Row setting="emailTheme" />;`;
  expect(readsIn('mentions.tsx', mentions)).toEqual([]);
  const reads = `
    const { emailTheme, trashDays: days } = useSession().settings;
    const { 'open-apps-in-same-tab': sameTab } = settings;
    show(settings.stickyHeader, settings['open-all-links-in-same-tab']);
    const of = { setting: 'channelTermSetId' };`;
  expect(readsIn('reads.ts', reads).sort()).toEqual([
    'channelTermSetId',
    'emailTheme',
    'open-all-links-in-same-tab',
    'open-apps-in-same-tab',
    'stickyHeader',
    'trashDays',
  ]);
});

it('SETTINGS-38 the settings that are offered are those that code reads', () => {
  const read = new Set(
    sourceFiles('src')
      .filter(({ path }) => isOfProduct(path))
      .flatMap(({ path, text }) => readsIn(path, text)),
  );
  expect(settingKeys.filter((key) => !read.has(key))).toEqual(
    settingKeys.filter((key) => !offeredSettings.includes(key)),
  );
});
