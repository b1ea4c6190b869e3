import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { Audit } from '#shared/contract/audits';
import type { ChartGroup } from '#shared/contract/chartGroups';
import type { Problem } from '#shared/errors';
import { connection } from '../../../src/client/data/connection/connection';
import { settingsRead } from '../../../src/client/data/portalReads/sessionReads';
import { AppCenter } from '../../../src/client/features/appTiles/AppCenter';
import { chartEditing } from '../../../src/client/features/charts/chartEditing';
import { ImportCard } from '../../../src/client/features/infoboxes/edit/ImportCard';
import { termEditing } from '../../../src/client/features/terms/termEditing';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { isUnsaved } from '../../../src/client/ui/leave/unsaved';
import { termSets } from '../../../src/devTenant/graph/termStore';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { boardOf, storeTile } from '../../support/content/appTiles';
import { editorForms, press } from '../../support/widgets/editorForms';
import { newsPage, storePage, storeSetting } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();
afterEach(() => jest.restoreAllMocks());

const channel = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** Keys of what is sent by this method; its answers are lost until `find` is called. */
function cutOff(method: string) {
  const keys: (string | null)[] = [];
  const real = globalThis.fetch;
  let isCut = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (init?.method !== method) return answer;
    keys.push(new Headers(init.headers).get('idempotency-key'));
    if (isCut) throw new TypeError('Failed to fetch');
    return answer;
  });
  return { keys, find: () => void (isCut = false) };
}

const expectOneKey = (keys: readonly (string | null)[]) => {
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(new Set(keys).size).toBe(1);
};
const tryAgain = async () => {
  await waitFor(() => expect(notices.at(-1)?.action?.text).toBe('Try again'));
  act(() => notices.at(-1)?.action?.run());
  await waitFor(() => expect(notices.at(-1)?.kind).toBe('success'));
};
const showModal = (modal: string) =>
  portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'admin', at: `/?modal=${encodeURIComponent(modal)}` },
  );

it('an app that is put on the board comes once, also when the answer was lost', async () => {
  await storeTile(portal, { Title: 'Timesheets' });
  await portal.show(
    <Suspense>
      <AppCenter />
    </Suspense>,
  );
  const add = await screen.findByRole('button', { name: 'Add Timesheets' });
  const { keys, find } = cutOff('POST');
  await userEvent.click(add);
  await waitFor(() => expect(notices.at(-1)?.action?.text).toBe('Try again'));
  expect(await boardOf(portal, 'member')).toEqual(['Timesheets']);
  find();
  await tryAgain();
  expectOneKey(keys);
  expect(await boardOf(portal, 'member')).toEqual(['Timesheets']);
});

it('an app that the busy portal does not take is not on the board, and why is said', async () => {
  await storeTile(portal, { Title: 'Payslips' });
  await portal.show(
    <Suspense>
      <AppCenter />
    </Suspense>,
  );
  const add = await screen.findByRole('button', { name: 'Add Payslips' });
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method !== 'POST') return real(input, init);
    return new Response(JSON.stringify({ id: 'tooManyRequests' }), { status: 429 });
  });
  await userEvent.click(add);
  const text = expect.stringMatching(/^There are too many people/);
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', text }]));
  expect(add).toBeVisible();
});

it('ADMIN-17 ERRORS-44 old infoboxes are imported once, also when the answer was lost', async () => {
  await portal.show(<ImportCard />, { person: 'admin' });
  await press('Import …');
  await press('Show contents');
  const run = await screen.findByRole('button', { name: 'Import 3 infoboxes' });
  const { keys, find } = cutOff('POST');
  await userEvent.click(run);
  const again = await screen.findByRole('button', { name: 'Try again' });
  find();
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Operation was completed'));
  expectOneKey(keys);
  expect((await portal.call<unknown[]>('admin', 'GET', '/infoboxes/all')).body).toHaveLength(3);
});

it('ADMIN-10 KPI-12 KPI-13 KPI-14 writes of a chart group, and an import of channels, name the core site', async () => {
  const core = 'https://nordvik.example/sites/core';
  await storeSetting(portal, 'coreRootSiteUrl', core);
  const { body: made } = await portal.call<ChartGroup>('editor', 'POST', '/chartgroups', {
    GroupName: 'Fuel',
    ChartType: 1,
    ChartItems: [{ Title: 'Methanol', ChartValue: 1 }],
  });
  await portal.show(<p />, { person: 'editor' });
  await waitFor(() => expect(connection().cache.peek(settingsRead.key)).toBeDefined());
  const sent = jest.spyOn(globalThis, 'fetch');
  const sending = { operation: 'The chart' };
  const { create, change, remove, restore, undelete } = chartEditing;
  const other = await create(
    { GroupName: 'Oil', ChartType: 1, ChartItems: made.ChartItems },
    sending,
  );
  const changed = await change(other, { GroupName: 'Energy' }, sending);
  // The settings that are kept go after some hours.
  connection().cache.discard(settingsRead.key);
  const [, first] = (await portal.call<Audit[]>('editor', 'GET', `/chartgroups/${other.Id}/audits`))
    .body;
  const before = await restore(changed, first!.Id, sending);
  await remove(before, sending);
  await undelete(before, sending);
  const Terms = [
    { Guid: channel, Labels: [{ Language: 'en', Name: 'Sea' }], ParentTermGuid: null },
  ];
  const terms = { Terms: Terms.map((term) => ({ ...term, LocalCustomProperties: {} })) };
  await termEditing.channels
    .import({ ...terms, Confirmation: 'another', RemovesMissing: false }, sending)
    .catch(() => undefined);
  const asked = sent.mock.calls.flatMap(([url, init]) => {
    const { pathname, searchParams } = new URL(String(url));
    return init?.method && /chartgroups|channelterms/.test(pathname) && init.method !== 'GET'
      ? [[init.method, searchParams.get('siteUrl')]]
      : [];
  });
  expect(asked).toEqual(
    ['POST', 'PUT', 'POST', 'DELETE', 'POST', 'POST'].map((method) => [method, core]),
  );
  const wrong = await portal.call<Problem>('editor', 'DELETE', `/chartgroups/${made.Id}?siteUrl=x`);
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['siteUrl']]);
});

it('a term set is imported once, also when the answer was lost, and it is not called changed', async () => {
  await storeSetting(portal, 'languageTermSetId', termSets.languages);
  await showModal('terms/languages/import');
  await press('Apply 5 changes');
  const { keys, find } = cutOff('POST');
  await answerQuestion('Apply 5 changes');
  const again = await screen.findByRole('button', { name: 'Try again', hidden: true });
  find();
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(screen.queryByText(/Something has changed since you compared/)).toBeNull();
  expectOneKey(keys);
});

it('a page is put back once, also when the answer was lost', async () => {
  await storeSetting(portal, 'auditsEnabled', true);
  const page = await storePage(portal, { Title: 'Crane 1' });
  const second = newsPage({ Title: 'Crane 2', PublishingDate: page.PublishingDate });
  await portal.call('editor', 'PUT', `/pages/${page.Id}`, second);
  await showModal(`audits/pages/${page.Id}`);
  await press('Restore this version');
  const { keys, find } = cutOff('POST');
  await answerQuestion('Restore this version');
  await waitFor(() => expect(notices.at(-1)?.action?.text).toBe('Try again'));
  find();
  await tryAgain();
  expectOneKey(keys);
  expect(
    (await portal.call<unknown[]>('admin', 'GET', `/pages/${page.Id}/audits`)).body,
  ).toHaveLength(3);
});

describe('a form', () => {
  const form = editorForms.find(({ path }) => path === '/restaurants')!;

  it('that is saved twice at once stores one', async () => {
    await form.open(portal);
    await form.write('Twice');
    const button = screen.getByRole('button', { name: 'Save', hidden: true });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(form.isDone);
    expect(await form.all(portal, 'Twice')).toHaveLength(1);
  });

  it('is not left without a question while it is being saved, nor after its answer was lost', async () => {
    await form.open(portal);
    await form.write('Unsure');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (init?.method !== 'POST') return real(input, init);
      await held;
      throw new TypeError('Failed to fetch');
    });
    await form.save();
    expect(isUnsaved('dialog')).toBe(true);
    answer();
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    expect(isUnsaved('dialog')).toBe(true);
    expect(await form.read()).toBe('Unsure');
  });
});
