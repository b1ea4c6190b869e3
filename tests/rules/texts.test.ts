import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceLanguages, type InterfaceLanguage } from '#shared/rules/interfaceLanguages';
import { speak } from '../../src/client/texts/language';
import { sourceFiles } from '../support/sourceFiles';

type Catalogue = { [key: string]: string | Catalogue };
type Text = [key: string, text: string];

const folder = join(__dirname, '../../src/client/texts');

/** Each text under its full key, such as `shell.signOut`. */
function texts(catalogue: Catalogue, path = ''): Text[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as Text] : texts(value, `${path}${key}.`),
  );
}

/**
 * Everything that is said in a language: on the first screen, and in each catalogue that loads
 * later. Keys begin with the catalogue's name.
 */
async function textsIn(language: InterfaceLanguage): Promise<Text[]> {
  const [first = {}] = Object.values(
    (await import(join(folder, language))) as Record<string, Catalogue>,
  );
  const all = texts(first, 'first:');
  speak(language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    for (const [name, exported] of Object.entries((await import(join(folder, file))) as object))
      if (isLater(exported)) all.push(...texts(await exported.load(), `${name}:`));
  }
  return all;
}

const isLater = (exported: unknown): exported is { load: () => Promise<Catalogue> } =>
  typeof exported === 'function' && 'load' in exported;

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
let english: Text[];

beforeAll(async () => {
  english = await textsIn('en');
});

describe.each(interfaceLanguages.filter((language) => language !== 'en'))(
  'the texts in %s',
  (language) => {
    let own: Map<string, string>;

    beforeAll(async () => {
      own = new Map(await textsIn(language));
    });

    it('LANG-20 say everything that is said in English, and nothing else', () => {
      expect([...own.keys()].sort()).toEqual(english.map(([key]) => key).sort());
      expect([...own].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    });

    it('LANG-20 have the same places to fill', () => {
      expect(
        english
          .filter(([key, text]) => places(text).join() !== places(own.get(key) ?? '').join())
          .map(([key]) => key),
      ).toEqual([]);
    });

    it('LANG-20 are translated, each catalogue of them', () => {
      const catalogueOf = ([key]: Text) => key.split(':')[0];
      const worded = english.filter(([, text]) => /\p{L}{4,}/u.test(text.replace(/\{\w+\}/g, '')));
      const share = (catalogue: string | undefined) => {
        const texts = worded.filter((text) => catalogueOf(text) === catalogue);
        const same = texts.filter(([key, text]) => own.get(key) === text);
        return same.length > 3 ? same.length / texts.length : 0;
      };
      expect(
        [...new Set(worded.map(catalogueOf))].filter((catalogue) => share(catalogue) > 0.2),
      ).toEqual([]);
    });
  },
);

it('no text is left that nobody shows', () => {
  // Among the catalogues stands code as well: a file named after one text chooses it.
  const isCatalogue = (path: string) =>
    path.startsWith('src/client/texts/') && !path.endsWith('Text.ts');
  const code = [...sourceFiles('src/client'), ...sourceFiles('src/shared')]
    .filter(({ path }) => !isCatalogue(path))
    .map(({ text }) => text)
    .join('\n');
  const words = new Set([...(code.match(/[\w$]+/g) ?? []), ...(code.match(/[\w$-]+/g) ?? [])]);
  const forms = new Set(['one', 'other']);
  expect(
    english
      .map(([key]) => key.replace(/^\w+:/, ''))
      .filter((key) => !key.split('.').every((part) => forms.has(part) || words.has(part))),
  ).toEqual([]);
});
