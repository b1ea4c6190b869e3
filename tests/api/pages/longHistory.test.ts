import type { Audit, AuditState } from '#shared/contract/audits';
import type { Page } from '#shared/contract/pages/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const paragraph = `<p>${'The quay is open. '.repeat(100).trim()}</p>`;
const text = (version: number) => `${paragraph.repeat(40)}<p>Version ${version}</p>`;
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it('PAGES-082 PAGES-093 of 500 versions of a long page only the opened one brings its text', async () => {
  const { body: page } = await portal.call<Page>('editor', 'POST', '/pages', {
    Title: 'Quay 7',
    Content: text(0),
    PageType: 1,
  });
  const { body: short } = await portal.call<Page>('editor', 'PUT', `/pages/${page.Id}`, {
    Content: '<p>Short</p>',
  });
  expect(short.Content).toBe('<p>Short</p>');
  const {
    body: [entry],
  } = await portal.call<Audit[]>('editor', 'GET', `/pages/${page.Id}/audits`);
  // As 500 writes leave them behind, which would take a minute.
  const { NewValues } = entry!;
  await portal.db
    .insertInto('audits')
    .values(
      Array.from({ length: 500 }, (_, version) => ({
        ...{ Resource: 'pages' as const, ResourceId: page.Id, Action: 'updated' as const },
        ...{ DateTime: new Date(), UpnId: 'editor@nordvik.example' },
        NewValues: JSON.stringify({ ...NewValues, Content: text(version >> 1) }),
      })),
    )
    .execute();

  const { body: history } = await portal.call<Audit[]>('editor', 'GET', `/pages/${page.Id}/audits`);
  expect(history).toHaveLength(500);
  expect(bytesOf(history) / 500).toBeLessThan(1_500);
  expect(bytesOf(text(0))).toBeGreaterThan(70_000);
  const digests = history.map((each) => JSON.stringify(each.NewValues.Content));
  expect(digests[0]).toMatch(/^\{"TextDigest":"[\da-f]{32}"\}$/);
  // The same text has the same digest, so that changes are known without the text.
  expect(digests[0]).toBe(digests[1]);
  expect(digests[1]).not.toBe(digests[2]);
  expect(new Set(digests).size).toBe(250);

  const { body: opened } = await portal.call<AuditState>(
    'editor',
    'GET',
    `/pages/${page.Id}/audits/${history[1]!.Id}`,
  );
  expect([opened.OldValues?.Content, opened.NewValues.Content]).toEqual([text(248), text(249)]);

  const restored = await portal.call<Page>(
    'editor',
    'POST',
    `/pages/${page.Id}/audits/${history.at(-1)!.Id}/restore`,
  );
  expect(restored.body.Content).toBe(text(0));
});

it('a short text stands in the list as it is, and the amount is refused beyond 500', async () => {
  const { body: page } = await portal.call<Page>('editor', 'POST', '/pages', {
    Title: 'Quay 8',
    Content: '<p>Short</p>',
    PageType: 1,
  });
  const { body } = await portal.call<Audit[]>('editor', 'GET', `/pages/${page.Id}/audits?amount=5`);
  expect(body.map(({ NewValues }) => NewValues.Content)).toEqual(['<p>Short</p>']);
  for (const amount of [0, 501, 'x']) {
    const at = `/pages/${page.Id}/audits?amount=${amount}`;
    expect((await portal.call('editor', 'GET', at)).status).toBe(400);
  }
});
