import type { Term } from '#shared/contract/pages/terms';
import { textLanguages } from '#shared/rules/pages/textLanguage';

const term = (InternalName: string, labels: string[] = []): Term =>
  ({
    Guid: 'A0000000-0000-4000-8000-000000000001',
    InternalName,
    Name: labels[0] ?? InternalName,
    Labels: labels.map((Name) => ({ Language: 'en-us', Name })),
    Terms: [],
  }) as unknown as Term;

it.each([
  ['Danish', [], { lang: 'da' }],
  ['1', ['Finnish'], { lang: 'fi' }],
  ['1', ['For all', 'Alle', 'Finnish'], { lang: 'fi' }],
  ['  svenska ', [], { lang: 'sv' }],
  ['Suomi', [], { lang: 'fi' }],
  ['de', [], { lang: 'de' }],
  ['Norwegian', [], { lang: 'nb' }],
  ['Danish', ['Alle'], { lang: 'da' }],
  ['Norsk', [], { lang: 'nb' }],
  ['Norwegian Nynorsk', [], { lang: 'nn' }],
  ['Hebrew', [], { lang: 'he', dir: 'rtl' }],
  ['Everyone', [], undefined],
])('a text whose language term is %p %p says %p', (name, labels, said) => {
  const known = textLanguages([term(name, labels)]);
  expect(known.get('a0000000-0000-4000-8000-000000000001')).toEqual(said);
});

it('languages are known on every level of their terms', () => {
  const below = { ...term('Finnish'), Guid: 'B0000000-0000-4000-8000-000000000002' };
  const known = textLanguages([{ ...term('Danish'), Terms: [below] }, term('Everyone')]);
  expect(textLanguages([{ ...term('1'), Name: 'Finnish' }]).size).toBe(1);
  expect([...known]).toEqual([
    ['a0000000-0000-4000-8000-000000000001', { lang: 'da' }],
    ['b0000000-0000-4000-8000-000000000002', { lang: 'fi' }],
  ]);
});
