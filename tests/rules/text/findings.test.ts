import { interfaceLanguages } from '#shared/rules/settings/interfaceLanguages';
import { ok, okUnless, problem, unchecked, warning } from '../../../src/server/findings/found';
import { inWords, sentenceTexts } from '../../../src/server/findings/inWords';
import { say } from '../../../src/server/findings/sentence';

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const formsOf = (text: string | { one: string; other: string }) =>
  typeof text === 'string' ? [text] : [text.one, text.other];

/** Pages and fields of the Entra admin center and of a site's settings, by their English names. */
const labels =
  /App registrations|Application permissions|Delegated permissions|API permissions|Expose an API|Application ID URI|Overview|Authentication|Single-page|App roles|Certificates & secrets|Authorized client|Group settings|Group Members|Site permissions|Advanced permissions|Create Group/;

describe.each(interfaceLanguages)('the findings in %s', (language) => {
  const texts = Object.entries(sentenceTexts[language]);

  it('are there for every sentence, with the places of the English one', () => {
    const english = Object.entries(sentenceTexts.en).map(
      ([id, text]) => [id, formsOf(text).map(placesOf)] as const,
    );
    expect(texts.map(([id, text]) => [id, formsOf(text).map(placesOf)])).toEqual(english);
  });

  it('are sentences that are not the English ones', () => {
    const flaws = texts.filter(([id, text]) =>
      formsOf(text).some(
        (form) =>
          form.trim() !== form ||
          /\s{2}|\.\.$/.test(form) ||
          (language !== 'en' &&
            !['reason.quoted', 'reason.status', 'teamsClients.named'].includes(id) &&
            formsOf(sentenceTexts.en[id as keyof typeof sentenceTexts.en]).includes(form)),
      ),
    );
    expect(flaws).toEqual([]);
  });

  it('set the labels of Entra and SharePoint apart', () => {
    const read = texts.flatMap(([, text]) => formsOf(text)).filter((form) => labels.test(form));
    expect(read.length).toBeGreaterThan(20);
    const plain = read.map((form) => form.replaceAll(/[“”«][^“”«»]+[”»]/g, ''));
    expect(plain.filter((form) => labels.test(form))).toEqual([]);
  });
});

it('a finding says how it went and what to do, in the language of the person who asks', () => {
  const found = [
    ok('a', say('keys.fine', { number: 2 })),
    warning('b', say('secretExpiry.days', { count: 1 }), say('secretExpiry.renew')),
    problem(
      'c',
      say('portal.silent', { address: 'https://x.example', reason: say('reason.noListener') }),
      say('portal.start'),
    ),
    unchecked('d', say('clock.unchecked'), say('clock.set')),
  ];
  const [fine, soon, silent, unknown] = inWords(found, 'en');
  expect(fine).toEqual({
    Check: 'a',
    Level: 'ok',
    Text: "The identity service's signing keys can be read (2).",
    Remedy: '',
  });
  expect(soon).toMatchObject({ Level: 'warning', Text: 'The client secret expires in 1 day.' });
  expect(silent).toMatchObject({
    Level: 'problem',
    Text: "The portal doesn't answer at https://x.example: nothing listens there.",
    Remedy: 'Start the portal, and set PUBLIC_URL to the address under which people open it.',
  });
  expect(unknown).toMatchObject({ Check: 'd', Level: 'unchecked' });
  expect(inWords(found, 'da').map(({ Text }) => Text)).toEqual([
    'Identitetstjenestens signeringsnøgler kan læses (2).',
    'Klienthemmeligheden udløber om 1 dag.',
    'Portalen svarer ikke på https://x.example: der er ingen, der svarer på adressen.',
    'Kunne ikke sammenligne serverens ur med identitetstjenestens.',
  ]);
});

it.each([
  ['en', 'Set A, B and C to'],
  ['da', 'Sæt A, B og C til'],
  ['fi', 'sivut: A, B ja C.'],
] as const)('a list has the words of its language: %s', (language, expected) => {
  const [finding] = inWords(
    [warning('a', say('developer.portal'), say('developer.set', { variables: ['A', 'B', 'C'] }))],
    language,
  );
  expect(finding?.Remedy).toContain(expected);
});

it('a value with the form of a place stays as it was given', () => {
  const [finding] = inWords(
    [ok('a', say('portal.silent', { address: '{reason}', reason: 'x' }))],
    'en',
  );
  expect(finding?.Text).toBe("The portal doesn't answer at {reason}: x.");
});

it('all is well where nothing else was found', () => {
  const text = say('hub.fine');
  expect(okUnless([], 'hub', text)).toEqual([ok('hub', text)]);
  const found = [warning('b', text, say('clock.set'))];
  expect(okUnless(found, 'hub', text)).toEqual(found);
});
