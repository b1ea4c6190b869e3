import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  interfaceLanguages,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';
import manifest from '../../../appPackage/manifest.json';
import { sourceFiles } from '../../support/sourceFiles';

type Catalogue = { [key: string]: string | Catalogue };

const folder = join(__dirname, '../../../src/client/texts');
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const topics = folders.filter((name) => name !== 'languages');

/** Each text under its full key, such as `shell.signOut`. */
function texts(catalogue: Catalogue, path: string): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}.${key}`, value] as [string, string]]
      : texts(value, `${path}.${key}`),
  );
}

async function textsOf(topic: string, language: InterfaceLanguage): Promise<Map<string, string>> {
  const file = (await import(join(folder, topic, `${language}.ts`))) as { texts: Catalogue };
  return new Map(texts(file.texts, topic));
}

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

it.each(folders)('LANG-20 the folder %s has a file for each language, and no other', (name) => {
  expect(readdirSync(join(folder, name)).sort()).toEqual(
    interfaceLanguages.map((language) => `${language}.ts`).sort(),
  );
});

it('LANG-20 TEAMS-24 the app package for Teams speaks the same languages as the portal', () => {
  const { defaultLanguageTag, additionalLanguages } = manifest.localizationInfo;
  expect(
    [defaultLanguageTag, ...additionalLanguages.map(({ languageTag }) => languageTag)].sort(),
  ).toEqual([...interfaceLanguages].sort());
});

describe.each(topics)('the texts of the topic %s', (topic) => {
  let english: Map<string, string>;
  beforeAll(async () => {
    english = await textsOf(topic, 'en');
  });

  describe.each(interfaceLanguages.filter((language) => language !== 'en'))('in %s', (language) => {
    let own: Map<string, string>;
    beforeAll(async () => {
      own = await textsOf(topic, language);
    });

    it('LANG-20 say everything that is said in English, and nothing else', () => {
      expect({
        missing: [...english.keys()].filter((key) => !own.get(key)?.trim()),
        unknown: [...own.keys()].filter((key) => !english.has(key)),
      }).toEqual({ missing: [], unknown: [] });
    });

    it('LANG-20 have the same places to fill', () => {
      const filled = (texts: Map<string, string>) =>
        [...english.keys()].map((key) => [key, ...places(texts.get(key) ?? '')].join(' '));
      expect(filled(own)).toEqual(filled(english));
    });

    it('LANG-20 are translated', () => {
      const worded = [...english].filter(([, text]) =>
        /\p{L}{4,}/u.test(text.replace(/\{\w+\}/g, '')),
      );
      const same = worded.filter(([key, text]) => own.get(key) === text).map(([key]) => key);
      expect(same.length > 3 && same.length / worded.length > 0.2 ? same : []).toEqual([]);
    });
  });
});

it('LANG-20 whatever can fail has a name in every language', async () => {
  const named = sourceFiles('src/client')
    .filter(({ path }) => !path.startsWith('src/client/texts/'))
    .flatMap(({ text }) => [...text.matchAll(/\boperation(?:: | = |=)'([^']+)'/g)])
    .map(([, name]) => `operations.${name}`);
  const english = await textsOf('operations', 'en');
  expect([...new Set(named)].sort()).toEqual([...english.keys()].sort());
});

it('no text is left that nobody shows', async () => {
  // Among the catalogues stands code as well: a file named after one text chooses it.
  const isCatalogue = (path: string) =>
    path.startsWith('src/client/texts/') && !path.endsWith('Text.ts');
  const code = [...sourceFiles('src/client'), ...sourceFiles('src/shared')]
    .filter(({ path }) => !isCatalogue(path))
    .map(({ text }) => text)
    .join('\n');
  const words = new Set([...(code.match(/[\w$]+/g) ?? []), ...(code.match(/[\w$-]+/g) ?? [])]);
  const forms = new Set(['one', 'other']);
  const english = await Promise.all(topics.map((topic) => textsOf(topic, 'en')));
  expect(
    english
      .flatMap((texts) => [...texts.keys()])
      .filter((key) => !key.split(/[. ]/).every((part) => forms.has(part) || words.has(part))),
  ).toEqual([]);
});
