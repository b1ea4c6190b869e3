import { da } from '../../src/client/texts/da';
import { en } from '../../src/client/texts/en';
import { fi } from '../../src/client/texts/fi';
import { nb } from '../../src/client/texts/nb';
import { sv } from '../../src/client/texts/sv';
import { sourceFiles } from '../support/sourceFiles';

type Catalogue = { [key: string]: string | Catalogue };

/** Each text under its full key, such as `shell.signOut`. */
function texts(catalogue: Catalogue, path = ''): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) => (typeof value === 'string' ? [[path + key, value] as [string, string]] : texts(value, `${path}${key}.`)));
}

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const english = texts(en);

describe.each(Object.entries({ da, sv, fi, nb }))('the texts in %s', (_language, catalogue) => {
  const own = new Map(texts(catalogue));

  it('LANG-20 say everything that is said in English, and nothing else', () => {
    expect([...own.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    expect([...own].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('LANG-20 have the same places to fill', () => {
    expect(english.filter(([key, text]) => places(text).join() !== places(own.get(key) ?? '').join()).map(([key]) => key)).toEqual([]);
  });

  it('LANG-20 are translated', () => {
    const same = english.filter(([key, text]) => own.get(key) === text && /\p{L}{4,}/u.test(text.replace(/\{\w+\}/g, '')));
    expect(same.length).toBeLessThan(english.length / 10);
  });
});

it('no text is left that nobody shows', () => {
  const code = [...sourceFiles('src/client'), ...sourceFiles('src/shared')].filter(({ path }) => !path.startsWith('src/client/texts/')).map(({ text }) => text).join('\n');
  const words = new Set(code.match(/[\w$]+/g));
  const forms = new Set(['one', 'other']);
  expect(english.map(([key]) => key).filter((key) => !key.split('.').every((part) => forms.has(part) || words.has(part)))).toEqual([]);
});
