import { randomUUID } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import type { WorkingCopy } from '#shared/contract/pages/workingCopies';
import { storePage } from '../../support/content/pages';
import { workingCopy } from '../../support/content/pageWrites';
import {
  openPageEditor,
  pressButton,
  titleField,
  writeTitle,
} from '../../support/widgets/pageEditor';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const keep = (Title: string) =>
  portal.call('editor', 'PUT', `/me/workingCopies/${randomUUID()}`, workingCopy({ Title }));
const copyOf = async (key: number) =>
  (await portal.call<WorkingCopy>('editor', 'GET', `/me/workingCopies/${key}`)).body;

it('ERRORS-54 pages begun before that could not be read are told of, and read at a second try', async () => {
  await keep('Begun before');
  const real = globalThis.fetch;
  const spy = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).endsWith('/me/workingCopies')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await openPageEditor(portal, '/pages/news/add');
  expect(await screen.findByText(/Pages you've started could not be loaded/)).toBeVisible();
  spy.mockRestore();
  await pressButton('Try again');
  expect(await screen.findByRole('button', { name: 'Continue: Begun before' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('a text that an earlier version has kept beside another is compared, and stored meanwhile', async () => {
  const page = await storePage(portal, { Title: 'Stored' });
  const { cache } = await openPageEditor(portal, `${page.Path}/edit`);
  const Written = new Date().toISOString();
  // It has not kept what the other text was begun from.
  await cache.keep(
    `pages/workingCopy ${page.Id}`,
    {
      ...{ Key: String(page.Id), PageId: page.Id, PageType: page.PageType, Written },
      ...{ BaseModified: page.Modified, Version: null, IsSent: false },
      ...{ Body: { Title: 'One' }, Other: { Body: { Title: 'Other' }, Written } },
    },
    60_000,
  );
  await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  expect(await titleField()).toHaveValue('One');
  await pressButton('Show the other');
  // The page was stored by the same person.
  expect(await screen.findByText(/^You have saved this in another window/)).toBeVisible();
  await writeTitle('Other, gone on with');
  await waitFor(
    async () => expect((await copyOf(page.Id)).Body?.Title).toBe('Other, gone on with'),
    { timeout: 6_000 },
  );
});

it('a page begun beyond those that the server keeps is on the device, and where to make room is said', async () => {
  for (let count = 0; count < 200; count += 1) await keep(`Number ${count}`);
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('One too many');
  expect(
    await screen.findByText(
      'You have 200 unfinished pages, and the server keeps no more. This one stays on this device. Discard some where you add a page.',
      undefined,
      { timeout: 6_000 },
    ),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved on this device at/);
});
