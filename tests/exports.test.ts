import { list, readText, sourceFiles } from './support/sourceFiles';

const files = sourceFiles('src');
const nameOf = (path: string) => path.replace(/\.tsx?$/, '');

it('what a file exports, another file takes', () => {
  const commands = ['scripts', '.config'].flatMap((folder) => list(folder).map(readText)).join();
  const takers = new Map<string, string[]>();
  for (const { text, imports } of [...files, ...sourceFiles('tests')])
    for (const name of imports.map(({ target }) => nameOf(target)))
      takers.set(name, [...(takers.get(name) ?? []), text]);
  const unused = files.flatMap(({ path, text }) => {
    const others = [commands, ...(takers.get(nameOf(path)) ?? [])].join();
    // Whoever has a file loaded late may hand it on whole.
    if (new RegExp(`import\\([^)]*/${nameOf(path).split('/').at(-1)}'`).test(others)) return [];
    return (
      [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(others))
        // A value and a type of one name are exported together.
        .filter((name) => !text.includes(`export type ${name} `))
        .map((name) => `${path}: ${name}`)
    );
  });
  // The file of a language is found by its name.
  expect(unused.filter((place) => !/\/texts\/\w+\/\w\w\.ts: texts$/.test(place))).toEqual([]);
});
