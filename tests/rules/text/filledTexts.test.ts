import { join } from 'node:path';
import ts from 'typescript';
import { settingProblem } from '#shared/rules/settings/settingTable';
import { interfaceLanguages } from '#shared/rules/settings/interfaceLanguages';
import { format } from '#shared/rules/values/format';
import { list, parsed, sourceFiles } from '../../support/sourceFiles';

type Catalogue = { [key: string]: string | Catalogue };

const folder = 'src/client/texts';
const load = async (path: string) =>
  ((await import(join('../../..', path))) as { texts: Catalogue }).texts;
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** The texts of a catalogue by the last part of their key. */
function byName(catalogue: Catalogue): [name: string, text: string][] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : byName(value),
  );
}

/** Each call of `format` that names both its text and all that it fills in. */
function filledTexts(path: string): { at: string; name: string; given: string[] }[] {
  const source = parsed(path);
  const found: { at: string; name: string; given: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'format') return;
    const [text, values] = node.arguments;
    if (!text || !values || !ts.isPropertyAccessExpression(text)) return;
    if (!ts.isObjectLiteralExpression(values)) return;
    const given = values.properties.map((each) => each.name?.getText());
    if (given.includes(undefined)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ at: `${path}:${line + 1}`, name: text.name.text, given: given as string[] });
  };
  visit(source);
  return found;
}

it('LANG-20 a text that is shown has every place filled', async () => {
  const english = list(folder).filter(
    (path) => path.endsWith('/en.ts') && !path.includes('/languages/'),
  );
  const texts = (await Promise.all(english.map(load))).flatMap(byName);
  const calls = sourceFiles('src/client').flatMap(({ path }) => filledTexts(path));
  expect(calls.length).toBeGreaterThan(150);
  const isFilled = ({ name, given }: (typeof calls)[number]) => {
    const meant = texts.filter(([each]) => each === name);
    return (
      meant.length === 0 ||
      meant.some(([, text]) => places(text).every((each) => given.includes(each)))
    );
  };
  expect(calls.filter((call) => !isFilled(call)).map(({ at }) => at)).toEqual([]);
});

it.each([
  ['a number out of its bounds', 'trashDays', 0],
  ['a text that is too long', 'workplaceName', 'N'.repeat(61)],
  ['a list that is too long', 'requiredLicencePlans', Array(201).fill('')],
  ['a list of another length', 'chartColours', []],
])('LANG-20 %s is refused in words with every place filled', async (_name, key, value) => {
  const problem = settingProblem(key, value)!;
  for (const language of interfaceLanguages) {
    const { flaws } = await load(`${folder}/featureSettings/${language}.ts`);
    const sentence = (flaws as Record<string, string>)[problem.flaw]!;
    expect(places(format(sentence, { ...problem.details }))).toEqual([]);
  }
});
