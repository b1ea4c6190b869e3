import { contract } from '#shared/contract/index';
import type { Call } from '#shared/contract/call';
import { readAlert } from '#shared/rules/widgets/alerts';
import { copyDeep } from '#shared/rules/values/copyDeep';
import { pageEditors } from '#shared/rules/people/roles';
import { modalRoutes, pageRoutes } from '#shared/rules/pages/routeTable';
import { readingCsv } from '../../../src/client/features/requiredReading/readingCsv';
import { titleError } from '../../../src/client/ui/form/titleError';
import { historyEntries } from '../../../src/client/editing/history/historyEntries';
import { texts as editing } from '../../../src/client/texts/editing/en';

const calls = Object.entries(contract) as [string, Call][];

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  pattern?: string;
}

/** The titles and names in a body, also those of its parts, each with the pattern it has to have. */
function namesWithin({ properties = {}, items }: Schema, path: string): [string, string?][] {
  const own = Object.entries(properties).flatMap(([name, part]): [string, string?][] => [
    ...(/^(Title|Name|GroupName|InternalName)$/.test(name)
      ? [[`${path} ${name}`, part.pattern] as [string, string?]]
      : []),
    ...namesWithin(part, `${path} ${name}`),
  ]);
  return items ? [...own, ...namesWithin(items, path)] : own;
}

it('ROLE-45 only Admin and Editor change pages, infoboxes and the menu; everybody lists and views them', () => {
  const own = calls.filter(([key]) => /^\w+ \/(pages|infoboxes|NavigationNodes)\b/.test(key));
  const isReading = (key: string) =>
    /^GET \/(?!.*\/(audits|editing|notification)|infoboxes\/(all|areas)|pages\/trash)|^POST \/pages\/query/.test(
      key,
    );
  const changing = own.filter(([key]) => !isReading(key));
  expect(changing.length).toBeGreaterThan(8);
  for (const [key, { access }] of changing)
    expect([
      key,
      typeof access !== 'string' &&
        access.every((role) => (pageEditors as readonly string[]).includes(role)),
    ]).toEqual([key, true]);
  for (const [key, { access }] of own.filter(([name]) => isReading(name)))
    expect([key, access]).toEqual([key, 'signedIn']);

  const routes = Object.entries({ ...pageRoutes, ...modalRoutes });
  const organising = routes.filter(([path]) =>
    /^\/pages\/.*\/(add|edit)$|^\/infoboxes$|^infoboxes|^find-information/.test(path),
  );
  expect(organising.map(([path]) => path)).toContain('find-information/edit/:id');
  for (const [path, { access }] of organising) expect([path, access]).toEqual([path, pageEditors]);
  for (const path of [
    '/pages/news',
    '/pages/content',
    '/pages/news/:slug',
    '/pages/content/:slug',
    '/find-information',
  ] as const)
    expect(pageRoutes[path].access).toBe('signedIn');
});

it('ERRORS-53 ERRORS-60 titles and names with a leading space are refused by the server and in the words of the form', () => {
  const written = calls.filter(([key]) => /^((POST|PUT) \/|POST \/me\/)\w+(\/\{id\})?$/.test(key));
  const fields = written.flatMap(([key, { body }]) =>
    body && body !== 'file' ? namesWithin(body as Schema, key) : [],
  );
  // The messages about an app are read with it, and not written.
  const typed = fields.filter(([name]) => !name.includes('AppTileBroadcastMessages'));
  expect(typed.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'POST /pages Title',
      'PUT /pages/{id} Title',
      'POST /restaurants Name',
      'POST /chartgroups GroupName',
      'PUT /chartgroups/{id} GroupName',
      'POST /chartgroups ChartItems Title',
      'POST /channelterms InternalName',
      'POST /channelterms Labels Name',
      'PUT /languageterms/{id} Labels Name',
      'POST /me/userapptiles AppTile Title',
    ]),
  );
  expect(typed.filter(([, pattern]) => pattern !== '^\\S')).toEqual([]);
  expect(titleError(' Crew change', { forms: editing.forms })).toBe(
    'Remove the space at the start.',
  );
  expect(titleError('Crew change', { forms: editing.forms })).toBeUndefined();
});

it('ERRORS-34 ERRORS-35 an alert id is a status with its component, a named message with its kind, or error text', () => {
  expect(readAlert('403;Your news')).toEqual({ status: 403, component: 'Your news' });
  expect(readAlert('500')).toEqual({ status: 500, component: undefined });
  expect(readAlert('interestssyncing')).toEqual({ name: 'interestssyncing', kind: 'info' });
  expect(readAlert('unlicensed')).toEqual({ name: 'unlicensed', kind: 'warning' });
  expect(readAlert('toString')).toEqual({ text: 'toString', kind: 'error' });
});

it.each(['genericupdated', 'genericadded', 'genericdeleted'] as const)(
  'ERRORS-46 ERRORS-47 ERRORS-48 the alert %s is of the kind success',
  (name) => expect(readAlert(name)).toEqual({ name, kind: 'success' }),
);

it('ERRORS-33 a copy shares nothing with its original, and what is no data cannot be copied', () => {
  const original = {
    Title: 'Quay',
    Dates: [new Date(0)],
    Parts: { Rows: [{ Id: 1 }], None: null, Left: undefined },
  };
  const copy = copyDeep(original);
  expect(copy).toEqual(original);
  copy.Dates[0]!.setFullYear(2000);
  copy.Parts.Rows[0]!.Id = 2;
  expect(original.Dates).toEqual([new Date(0)]);
  expect(original.Parts.Rows).toEqual([{ Id: 1 }]);
  for (const unsupported of [
    () => undefined,
    Symbol('x'),
    new Map(),
    /x/,
    { Inner: new URL('https://x.example') },
  ]) {
    expect(() => copyDeep<unknown>(unsupported)).toThrow(
      "Unable to copy obj! Its type isn't supported.",
    );
  }
});

it('READING-16 a saved report opens as a table, and nothing in it runs as a formula', () => {
  const columns = { name: 'Name', address: 'Address', read: 'Read' };
  const reader = (DisplayName: string, ReadAt: string | null = null) => ({
    Id: '3f2504e0-4f89-41d3-9a0c-0305e82c3399',
    DisplayName,
    UpnId: 'ann@nordvik.example',
    ReadAt,
  });
  const lines = (names: string[]) =>
    readingCsv(
      names.map((name) => reader(name)),
      columns,
    )
      .split('\r\n')
      .slice(1, -1);
  expect(readingCsv([reader('Åse Holm', '2026-11-22T08:00:00.000Z')], columns)).toBe(
    '\uFEFF"Name";"Address";"Read"\r\n"Åse Holm";"ann@nordvik.example";"2026-11-22T08:00:00.000Z"\r\n',
  );
  expect(lines(['Holm; Åse', 'Ann "Ace" Holm', 'Two\nlines'])).toEqual([
    '"Holm; Åse";"ann@nordvik.example";""',
    '"Ann ""Ace"" Holm";"ann@nordvik.example";""',
    '"Two\nlines";"ann@nordvik.example";""',
  ]);
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '=HYPERLINK("https://evil.example";"x")',
  ];
  for (const line of lines(formulas)) expect(line).toMatch(/^"'/);
});

it('a field that did not exist yet is no change until it is filled', () => {
  const audit = (Id: number, NewValues: Record<string, unknown>) => ({
    Id,
    Action: 'updated' as const,
    DateTime: '2026-11-22T08:00:00.000Z',
    UpnId: 'ann@nordvik.example',
    DisplayName: 'Ann',
    NewValues,
  });
  const entries = historyEntries(
    [
      audit(3, { Title: 'B', AskedAgain: '2026-11-22T08:00:00.000Z' }),
      audit(2, { Title: 'B', AskedAgain: null }),
      audit(1, { Title: 'A' }),
    ],
    { Title: 'Title', AskedAgain: 'Asked again' },
    ({ Title }) => String(Title),
  );
  expect(entries.map(({ changed }) => changed)).toEqual([['Asked again'], ['Title'], []]);
});
