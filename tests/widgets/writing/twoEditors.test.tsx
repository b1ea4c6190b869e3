import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invalidate } from '../../../src/client/data/read/invalidate';
import type { ReadKey } from '../../../src/client/data/read/readKey';
import { OtherEditors } from '../../../src/client/features/page/edit/copies/OtherEditors';
import { hoursFromNow, storePage } from '../../support/content/pages';
import {
  editorForms,
  loseAnswers,
  press,
  stands,
  storeOne,
  type EditorForm,
  type StoredOne,
} from '../../support/widgets/editorForms';
import { editablePaths } from '../../support/content/editableResources';
import { wholeBody } from '../../support/content/wholeBodies';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

it('every resource of editors has a form here', () => {
  const paths = editorForms.map(({ path }) => path);
  expect([...paths].sort()).toEqual([...editablePaths].sort());
});

/** Of terms alone nobody but the person writes: there they have done it elsewhere. */
const byWhom = ({ other }: EditorForm) =>
  other === 'admin'
    ? { changed: /You have saved this in another window/, deleted: /You have deleted this in/ }
    : { changed: /Somebody else has changed this/, deleted: /Somebody else has deleted this/ };
const blame = /Somebody else|You have (saved|deleted) this/;

const conflictPanel = async (form: EditorForm) => {
  const sentence = await screen.findByText(byWhom(form).changed);
  return within(sentence.closest<HTMLElement>('[role="alert"]') ?? sentence);
};

describe.each(editorForms)('two editors of $path', (form) => {
  let one: StoredOne;
  beforeEach(async () => {
    one = await storeOne(portal, form, 'Opened');
    await form.open(portal, one.id);
    await waitFor(async () => expect(await form.read()).toContain('Opened'));
  });
  /** Whom the portal does not know yet is shown by the sign-in name. */
  const byOther = () => {
    const upn = `${form.other}@nordvik.example`;
    const name = portal.devTenant.company.person(upn)?.displayName ?? upn;
    return new RegExp(`^(Deleted by )?(${upn}|${name}), `);
  };
  const contend = async () => {
    await form.write('Mine');
    await one.change({ [form.field]: form.stored('Theirs') });
    await form.save();
    return conflictPanel(form);
  };

  it('a conflict shows theirs and mine and who; mine is saved', async () => {
    const panel = await contend();
    expect(panel.getByText(byOther())).toBeVisible();
    expect(await panel.findByText('Theirs', { ignore: 'label' })).toBeVisible();
    const named = { name: form.label };
    expect(panel.queryByRole('group', named) ?? panel.getByRole('region', named)).toBeVisible();
    expect(panel.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await userEvent.click(panel.getByRole('radio', { name: 'Theirs' }));
    expect(await form.read()).toContain('Theirs');
    await userEvent.click(panel.getByRole('radio', { name: 'Mine' }));
    expect(await form.read()).toContain('Mine');
    await press('Save mine');
    await stands(one, form, 'Mine');
    await waitFor(form.isDone);
  });

  it('theirs is taken, and saving then stores theirs', async () => {
    await contend();
    await press('Take theirs');
    await waitFor(() => expect(screen.queryByText(blame)).toBeNull());
    expect(await form.read()).toContain('Theirs');
    await form.save();
    await waitFor(form.isDone);
    await stands(one, form, 'Theirs');
  });

  it('what only the other has changed is taken over, and nobody is asked', async () => {
    if (!form.apart) return expect(form.path).toBe('/siteelements');
    const apart = typeof form.apart === 'function' ? await form.apart(portal) : form.apart;
    await one.change(apart);
    await form.write('Mine');
    await form.save();
    await stands(one, form, 'Mine');
    expect(await one.now()).toMatchObject(apart);
    await waitFor(form.isDone);
    expect(screen.queryByText(blame)).toBeNull();
  });

  it('what was deleted meanwhile is saved as new, with what the form holds', async () => {
    const before = (await one.now()) ?? {};
    await form.write('Kept');
    await portal.call(form.other, 'DELETE', `${form.path}/${one.id}`);
    await form.save();
    expect(await screen.findByText(byWhom(form).deleted)).toBeVisible();
    expect(screen.getByText(byOther())).toBeVisible();
    await press('Save as new');
    await waitFor(form.isDone);
    expect(await one.now()).toBeUndefined();
    const created = await waitFor(async () => {
      const [found] = await form.all(portal, 'Kept');
      return found ?? Promise.reject(new Error('Nothing was stored.'));
    });
    // Everything but what each stored thing has of its own, and the name that is made of the text.
    const own = /^(Id|Guid|.*Modified|Created|Name|Item.*|Chart.*|SlugTitle|Path)$/;
    const content = Object.entries(before).filter(([name]) => !own.test(name));
    const expected = { ...Object.fromEntries(content), [form.field]: form.stored('Kept') };
    expect(created).toMatchObject(expected);
    expect(created[form.id]).not.toBe(before[form.id]);
  });

  it('a change whose answer is lost is tried again, and nobody else is blamed', async () => {
    await form.write('Again');
    const restoreAnswers = loseAnswers('PUT');
    await form.save();
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    await stands(one, form, 'Again');
    restoreAnswers();
    await form.write('And changed');
    await press('Try again');
    await stands(one, form, 'And changed');
    await waitFor(form.isDone);
    expect(screen.queryByText(blame)).toBeNull();
  });
});

/** Each change has a time of its own, and the address of a page is made of its title. */
const follows = ['Modified', 'LastModified', 'SlugTitle', 'Path', 'Name'];

it.each(editorForms)(
  'INFOBOX-30 BROADCAST-26 whoever changes one field of $path loses no other',
  async (form) => {
    const sample = { ...(await form.body(portal)), [form.field]: form.stored('Opened') };
    const whole = await wholeBody(portal, form.path, sample);
    const one = await storeOne(portal, { ...form, body: async () => whole }, 'Opened');
    const before = (await one.now())!;
    await form.open(portal, one.id);
    await waitFor(async () => expect(await form.read()).toContain('Opened'));
    await form.write('Changed');
    await form.save();
    await stands(one, form, 'Changed');
    await waitFor(form.isDone);
    const kept = Object.entries(before).filter(
      ([name]) => name !== form.field && !follows.includes(name),
    );
    expect(await one.now()).toMatchObject(Object.fromEntries(kept));
  },
);

it('an item that everybody was to read again is saved as new, where nobody has read it', async () => {
  const form = editorForms.find(({ path }) => path === '/itemstoread')!;
  const one = await storeOne(portal, form, 'Opened');
  await form.open(portal, one.id);
  await form.write('Read again');
  await userEvent.click(screen.getByRole('switch', { name: /^Ask everybody/, hidden: true }));
  await portal.call('editor', 'DELETE', `${form.path}/${one.id}`);
  await form.save();
  await press('Save as new');
  await waitFor(form.isDone);
  expect(await form.all(portal, 'Read again')).toHaveLength(1);
});

describe.each(editorForms)('a new one of $path', (form) => {
  it('whose answer is lost is tried again, is stored once, and the form closes', async () => {
    await form.body(portal);
    await form.open(portal);
    await form.fill(portal);
    await form.write('Once');
    const restoreAnswers = loseAnswers('POST');
    await form.save();
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    restoreAnswers();
    await press('Try again');
    await waitFor(form.isDone);
    expect(await form.all(portal, 'Once')).toHaveLength(1);
    expect(screen.queryByText(blame)).toBeNull();
  });

  it('ADMIN-10 is sent with the site that it is written for, without a core site the tenant’s', async () => {
    await form.body(portal);
    await form.open(portal);
    await form.fill(portal);
    await form.write('Of a site');
    const fetched = jest.spyOn(globalThis, 'fetch');
    await form.save();
    await waitFor(form.isDone);
    const sites = fetched.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([url]) => new URL(String(url)))
      .filter(({ pathname }) => pathname.endsWith(form.path))
      .map(({ searchParams }) => searchParams.get('siteUrl'));
    fetched.mockRestore();
    expect(sites).toEqual([portal.devTenant.sharePointUrl]);
  });
});

const named = editorForms.filter(({ field }) => /Title$|Name$/.test(field));
it.each(named)(
  'ERRORS-53 ERRORS-60 a name that begins with a space is refused by the form of $path',
  async (form) => {
    await form.body(portal);
    await form.open(portal);
    await form.fill(portal);
    await form.write(' Harbour');
    await form.save();
    expect(await screen.findByText('Remove the space at the start.')).toBeVisible();
    expect(await form.all(portal, 'Harbour')).toEqual([]);
  },
);

it('several who have the page open are named in one sentence', async () => {
  const { Id } = await storePage(portal);
  const window = (DisplayName: string) => ({
    ...{ PageId: Id, UserId: randomUUID(), Window: randomUUID() },
    ...{ UpnId: `${DisplayName}@nordvik.example`, DisplayName },
    ...{ Since: new Date(), Until: hoursFromNow(1) },
  });
  await portal.db.insertInto('page_editors').values(['Erik', 'Birgitte'].map(window)).execute();
  await portal.show(<OtherEditors id={Id} />, { person: 'admin' });
  expect(
    await screen.findByText(
      /^Others with this page open: (Erik and Birgitte|Birgitte and Erik)\.$/,
    ),
  ).toBeVisible();
});

it('who else has a page open is as the server says it each time, without a question of its own', async () => {
  const page = await storePage(portal, { Title: 'Two of us' });
  const path = `/pages/${page.Id}/editing`;
  const Window = randomUUID();
  await portal.call('admin', 'PUT', path, { Window });
  const asked = jest.spyOn(globalThis, 'fetch');
  const timers = jest.spyOn(globalThis, 'setInterval');
  await portal.show(<OtherEditors id={page.Id} />, { person: 'editor' });
  expect(await screen.findByText(/^Others with this page open: /)).toBeVisible();
  await portal.call('admin', 'DELETE', `${path}/${Window}`);
  const [again] = timers.mock.calls.find(([, time]) => time === 30_000)!;
  act(() => again());
  await waitFor(() => expect(screen.queryByText(/^Others with this page open: /)).toBeNull());
  const ofOthers = asked.mock.calls.filter(([input]) => String(input).endsWith(`/api${path}`));
  expect(ofOthers.map(([, init]) => init?.method)).toEqual(['PUT', 'PUT']);
  jest.restoreAllMocks();
});

it.each(['after', 'before'])(
  'what the server says of who has a page open counts no more %s a later answer comes',
  async (order) => {
    const page = await storePage(portal, { Title: 'Two of us' });
    const path = `/pages/${page.Id}/editing`;
    const Window = randomUUID();
    await portal.call('admin', 'PUT', path, { Window });
    const timers = jest.spyOn(globalThis, 'setInterval');
    const { cache } = await portal.show(<OtherEditors id={page.Id} />, { person: 'editor' });
    const others = () => screen.queryByText(/^Others with this page open: /);
    await waitFor(() => expect(others()).toBeVisible());
    await pageRests();
    const [again] = timers.mock.calls.find(([, time]) => time === 30_000)!;
    const real = globalThis.fetch;
    const answered: string[] = [];
    const held = new Map<string, () => void>();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      const method = init?.method ?? 'GET';
      if (!String(input).endsWith(`/api${path}`)) return answer;
      answered.push(method);
      await new Promise<void>((resolve) => held.set(method, resolve));
      return answer;
    });
    act(() => again());
    await waitFor(() => expect(answered).toEqual(['PUT']));
    await portal.call('admin', 'DELETE', `${path}/${Window}`);
    act(() => void invalidate('GET /pages/{id}/editing'));
    await waitFor(() => expect(answered).toEqual(['PUT', 'GET']));
    const [first, second] = order === 'after' ? ['GET', 'PUT'] : ['PUT', 'GET'];
    await act(async () => held.get(first!)!());
    if (order === 'after') await waitFor(() => expect(others()).toBeNull());
    await act(async () => held.get(second!)!());
    await pageRests();
    await waitFor(() => expect(others()).toBeNull());
    const [key] = cache.keysOf('GET /pages/{id}/editing');
    expect(cache.peek<unknown[]>(key as ReadKey)?.Data).toHaveLength(1);
    jest.restoreAllMocks();
  },
);
