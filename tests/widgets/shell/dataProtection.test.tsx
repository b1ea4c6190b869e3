import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sql } from 'kysely';
import { Suspense } from 'react';
import { DataProtectionPage } from '../../../src/client/pages/DataProtectionPage';
import { Audits } from '../../../src/client/features/audits/Audits';
import { Realtime } from '../../../src/client/realtime/Realtime';
import { certain } from '#shared/rules/values/certain';
import { storePage, storeSetting } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();
beforeEach(() => portal.devTenant.control.reset());

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const click = (element: HTMLElement) => userEvent.click(element);
const personOf = (name: string) =>
  certain(portal.devTenant.company.person(`${name}@nordvik.example`));
const show = () => portal.show(<DataProtectionPage />, { person: 'admin' });

it('an administrator sees how long what is kept and what would go, and has it removed after a question', async () => {
  await storeSetting(portal, 'analyticsRetentionDays', 30);
  await sql`insert into analytics_events ("Name", "Time")
    select 'LinkClick', now() - interval '31 days' from generate_series(1, 3)`.execute(portal.db);
  await show();
  const retention = await region('Retention');
  expect(await retention.findByText('3 to be removed')).toBeVisible();
  expect(retention.getAllByText('Kept for ever')).toHaveLength(3);
  expect(retention.getByRole('link')).toHaveAttribute('href', '/admin/settings?group=operation');
  await click(retention.getByRole('button', { name: 'Remove now' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove now?' }));
  await click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  expect(await retention.findByText('3 to be removed')).toBeVisible();
  await click(retention.getByRole('button', { name: 'Remove now' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Remove now?' }));
  await click(again.getByRole('button', { name: 'Remove now' }));
  await waitFor(async () => {
    const { rows } = await sql`select from analytics_events`.execute(portal.db);
    expect(rows).toEqual([]);
  });
});

it('the time of the nightly run is told as the reader tells times', async () => {
  await show();
  const retention = await region('Retention');
  const { body } = await portal.call<{ Time: string }>('admin', 'GET', '/admin/retention');
  const run = new Date(`${new Date().toISOString().slice(0, 10)}T${body.Time}Z`);
  const time = run
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
    .replaceAll(/\s/g, ' ');
  expect(await retention.findByText(`Runs every night from ${time}.`)).toBeVisible();
});

it('what another administrator removes or sets to be kept shows on an open page', async () => {
  await sql`insert into analytics_events ("Name", "Time")
    select 'LinkClick', now() - interval '31 days' from generate_series(1, 5)`.execute(portal.db);
  await portal.show(
    <>
      <Realtime routeMap={{}} />
      <DataProtectionPage />
    </>,
    { person: 'admin' },
  );
  const retention = await region('Retention');
  expect(await retention.findByText('5 to be removed')).toBeVisible();
  await portal.call('admin', 'POST', '/admin/retention/runs');
  await waitFor(() => expect(retention.queryByText('5 to be removed')).toBeNull());
  expect(await retention.findByText('Removed: Usage figures (5).')).toBeVisible();
  await storeSetting(portal, 'auditDays', 400);
  await waitFor(() => expect(retention.getAllByText('Kept for ever')).toHaveLength(2));
});

it('ADMIN-17 ERRORS-44 somebody is found by id, and erased after a question that says what happens', async () => {
  const { id, displayName } = personOf('member');
  await portal.call('member', 'POST', '/users', {});
  await show();
  const person = await region('One person');
  const field = person.getByRole('textbox', { name: 'Object ID' });
  await userEvent.type(field, 'nobody{Enter}');
  expect(await person.findByText('Enter an object ID from Microsoft Entra.')).toBeVisible();
  await userEvent.clear(field);
  // Copied with the blanks around it.
  await userEvent.type(field, ` ${id} {Enter}`);
  expect(await person.findByText(`${displayName} · member@nordvik.example`)).toBeVisible();
  await click(person.getByRole('button', { name: 'Erase person' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: `Erase ${displayName}?` }),
  );
  expect(question.getByText(/Pages and the history stay, without the name/)).toBeVisible();
  await click(question.getByRole('button', { name: 'Erase person' }));
  await waitFor(async () =>
    expect((await portal.call('member', 'GET', '/users/me')).status).toBe(404),
  );
  await waitFor(() => expect(person.queryByText(id)).toBeNull());
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Operation was completed'));
  await userEvent.clear(field);
  await userEvent.type(field, `${id}{Enter}`);
  expect(await person.findByText('The portal keeps nothing about this person.')).toBeVisible();
  expect(person.getByText(id)).toBeVisible();
});

it('an answer about somebody that comes late does not stand for whom was asked for since', async () => {
  const [first, second] = [personOf('editor'), personOf('frontline')];
  await portal.call('editor', 'POST', '/users', {});
  await portal.call('frontline', 'POST', '/users', {});
  await show();
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).includes(`/admin/people/${first.id}`)) await held;
    return real(input, init);
  });
  const person = await region('One person');
  const field = person.getByRole('textbox', { name: 'Object ID' });
  await userEvent.type(field, `${first.id}{Enter}`);
  await userEvent.clear(field);
  await userEvent.type(field, `${second.id}{Enter}`);
  const known = `${second.displayName} · frontline@nordvik.example`;
  expect(await person.findByText(known)).toBeVisible();
  release();
  await pageRests();
  expect(person.getByText(known)).toBeVisible();
  await click(person.getByRole('button', { name: 'Erase person' }));
  expect(
    await screen.findByRole('alertdialog', { name: `Erase ${second.displayName}?` }),
  ).toBeVisible();
});

it('ADMIN-17 what is handed out is not asked for a second time while somebody is looked for', async () => {
  const { id } = personOf('editor');
  await portal.call('editor', 'POST', '/users', {});
  await show();
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).includes(`/admin/people/${id}/data`)) await held;
    return real(input, init);
  });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const asked = () => fetched.mock.calls.filter(([url]) => String(url).includes(`/${id}/data`));
  const person = await region('One person');
  const field = person.getByRole('textbox', { name: 'Object ID' });
  await userEvent.type(field, `${id}{Enter}`);
  await click(await person.findByRole('button', { name: 'Download data' }));
  await userEvent.type(field, '{Enter}');
  await pageRests();
  await click(await person.findByRole('button', { name: /ownload/ }));
  expect(asked()).toHaveLength(1);
  release();
  await person.findByRole('button', { name: 'Download data' });
  expect(saved).toHaveBeenCalledTimes(1);
  saved.mockRestore();
});

it('data that takes longer than other answers may is downloaded as long as it keeps coming', async () => {
  const { id } = personOf('editor');
  await portal.call('editor', 'POST', '/users', {});
  await show();
  const limits: AbortController[] = [];
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const real = globalThis.fetch;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes(`/admin/people/${id}/data`)) return real(input, init);
    let isBegun = false;
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        for (const limit of isBegun ? limits : [])
          limit.abort(new DOMException('Too long.', 'TimeoutError'));
        if (init?.signal?.aborted) return stream.error(init.signal.reason);
        stream.enqueue(new TextEncoder().encode(isBegun ? 'lengthy"}' : '{"data": "'));
        if (isBegun) stream.close();
        isBegun = true;
      },
    });
    const headers = { 'content-disposition': 'attachment; filename="portal-data.json"' };
    return new Response(body, { headers });
  });
  const files: Blob[] = [];
  const made = jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:data';
  });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const person = await region('One person');
  const field = person.getByRole('textbox', { name: 'Object ID' });
  await userEvent.type(field, `${id}{Enter}`);
  await click(await person.findByRole('button', { name: 'Download data' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(files.map(({ size }) => size)).toEqual(['{"data": "lengthy"}'.length]);
  for (const spy of [timeout, fetched, made, saved]) spy.mockRestore();
});

it('who was erased is a former colleague in the history of what they wrote', async () => {
  await storeSetting(portal, 'auditsEnabled', true);
  const { id, displayName } = personOf('editor');
  await portal.call('editor', 'POST', '/users', {});
  await storePage(portal, { Title: 'A quay by somebody' });
  const showChanges = () =>
    portal.show(
      <Suspense>
        <Audits />
      </Suspense>,
      { person: 'admin' },
    );
  const row = async () => (await screen.findByText('A quay by somebody')).closest('li');
  const { unmount } = await showChanges();
  expect(await row()).toHaveTextContent(new RegExp(`${displayName}|editor@`));
  unmount();
  await portal.call('admin', 'DELETE', `/admin/people/${id}`);
  await showChanges();
  expect(await row()).toHaveTextContent(/ · Former colleague$/);
  expect(screen.queryByText(new RegExp(`erased-|editor@|${displayName}`))).toBeNull();
});
