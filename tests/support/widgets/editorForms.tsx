import { randomUUID } from 'node:crypto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { isoWeekOf } from '#shared/rules/time/isoWeeks';
import { Footer } from '../../../src/client/features/footer/Footer';
import { KpiChartsPage } from '../../../src/client/pages/manage/KpiChartsPage';
import { RestaurantMenusPage } from '../../../src/client/pages/manage/RestaurantMenusPage';
import { TermsPage } from '../../../src/client/pages/manage/TermsPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { answerQuestion } from './answerQuestion';
import { editableSamples } from '../content/editableResources';
import { resizeTo } from './newsWidgets';
import { openPageEditor, titleField, writeText, writeTitle } from './pageEditor';
import { storeTerm } from '../content/pages';
import { clearRestaurants, storeRestaurant } from '../content/restaurants';
import type { WidgetPortal } from './widgetPortal';

/** The form in which editors write one kind of things, and the list from which they do the rest. */
export interface EditorForm {
  path: string;
  /** Another who may write it. */
  other: string;
  /** Name of the stored field that tests change. */
  field: string;
  /** Its name in the form. */
  label: RegExp;
  /** A field that somebody else changes alone, where the form has another. */
  apart?: object | ((portal: WidgetPortal) => Promise<object>);
  body: (portal: WidgetPortal) => Promise<object>;
  /** How a text is stored in that field. */
  stored: (text: string) => string;
  open: (portal: WidgetPortal, id?: number | string) => Promise<void>;
  write: (text: string) => Promise<void>;
  /** Fills what a new one needs beside that field. */
  fill: (portal: WidgetPortal) => Promise<void>;
  read: () => Promise<string | null>;
  save: () => Promise<void>;
  /** Opens the list in which a thing with this name is. */
  list: (portal: WidgetPortal) => Promise<void>;
  remove: (name: string) => Promise<void>;
  history: (name: string) => Promise<void>;
  /** All of the kind that hold this text, as they are stored. */
  all: (portal: WidgetPortal, text: string) => Promise<Stored[]>;
  /** Name of the field with its id. */
  id: string;
  /** Answers whether its form has gone, or follows what is stored. */
  isDone: () => void;
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));

async function show(portal: WidgetPortal, page: ReactNode, at: string): Promise<void> {
  resizeTo(1_440);
  cleanup();
  const content = (
    <Suspense>
      {page}
      <ModalOutlet />
      <Notices />
    </Suspense>
  );
  await portal.show(content, { person: 'admin', at });
}

const modalAt = (modal: string) => `/?modal=${encodeURIComponent(modal)}`;
const sampleBody = (path: string) => async (portal: WidgetPortal) =>
  editableSamples[path]!.body(portal, Math.floor(Math.random() * 600));
const typed = (label: RegExp) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: label, hidden: true });

const put = async (label: RegExp, value: string) =>
  void fireEvent.change(await typed(label), { target: { value } });

/** Where all of a kind are listed, where that is not their path. */
const lists: Readonly<Record<string, string>> = {
  '/broadcastmessages': '/broadcastmessages/all',
  '/infoboxes': '/infoboxes/all',
  '/NavigationNodes': '/NavigationNodes?includeWithheld=true',
  '/restaurantmenus': '/restaurantmenus/all',
  '/siteelements': '/siteelements?type=0',
  '/channelterms': '/channelterms/localized/1033',
  '/languageterms': '/languageterms/localized/1033',
};

/** A form that is a dialog; left out: its list is one too. */
function inDialog(
  path: string,
  dialog: string,
  own: Partial<EditorForm> & { page?: ReactNode } = {},
): EditorForm {
  const { label = /^Title/, page, ...rest } = own;
  const { text: field, id = 'Id' } = editableSamples[path]!;
  return {
    path,
    other: 'editor',
    ...{ field, id, label },
    all: async (portal, text) => {
      const { body } = await portal.call<Stored[]>('admin', 'GET', lists[path] ?? path);
      return body.filter((one) => String(one[field]).includes(text));
    },
    body: sampleBody(path),
    stored: (text) => text,
    open: async (portal, id) => {
      await show(portal, null, modalAt(`${dialog}/${id === undefined ? 'add' : `edit/${id}`}`));
      await typed(label);
    },
    write: (text) => put(label, text),
    fill: async () => undefined,
    read: async () => (await typed(label)).value,
    save: () => press('Save'),
    list: (portal) => show(portal, page, page ? '/' : modalAt(dialog)),
    remove: async (name) => {
      await press(`Delete ${name}`);
      await answerQuestion('Delete');
    },
    history: (name) => press(`History of ${name}`),
    isDone: () => expect(screen.queryByRole('textbox', { name: label, hidden: true })).toBeNull(),
    ...rest,
  };
}

const entry = async (name: string, item: string) => {
  await press(`More for ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
};

const terms = (kind: 'channel' | 'language') =>
  inDialog(`/${kind}terms`, `terms/${kind}s`, {
    label: /^Name/,
    page: <TermsPage />,
    other: 'admin',
    apart: { Labels: [{ Language: 'nb-no', Name: 'Havn' }] },
    // A form shows neither of these.
    body: async () => ({
      Labels: [{ Language: 'de', Name: 'Hafen' }],
      LocalCustomProperties: { colour: 'blue' },
    }),
    remove: async (name) => {
      await entry(name, 'Delete');
      const ready = await screen.findByText('Nobody has chosen it.');
      expect(ready).toBeVisible();
      await answerQuestion('Delete');
    },
    history: (name) => entry(name, 'History'),
  });

const source = { name: 'The footer: HTML source' };
const openFooter = async (portal: WidgetPortal) => {
  await show(portal, <Footer isDue />, '/');
  await press('Edit the footer');
  await screen.findByRole('textbox', { name: 'The footer' });
};
const footer: EditorForm = {
  ...inDialog('/siteelements', '', { label: /^The footer/ }),
  other: 'footereditor',
  body: async ({ db }) => {
    await db.deleteFrom('site_elements').execute();
    return { Type: 0, Language: 'en' };
  },
  stored: (text) => `<p>${text}</p>`,
  open: openFooter,
  write: async (text) => {
    if (!screen.queryByRole('textbox', source)) await press('HTML source');
    const value = `<p>${text}</p>`;
    fireEvent.change(await screen.findByRole('textbox', source), { target: { value } });
  },
  read: async () =>
    screen.queryByRole<HTMLInputElement>('textbox', source)?.value ??
    (await screen.findByRole('textbox', { name: 'The footer' })).innerHTML,
  save: async () => {
    await press('Save');
    const replace = screen.queryByRole('button', { name: 'Replace', hidden: true });
    if (replace) await userEvent.click(replace);
  },
  list: openFooter,
  remove: async () => {
    await press('Delete');
    await answerQuestion('Delete');
  },
  history: () => press('History'),
  isDone: () => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull(),
};

const menus: EditorForm = {
  ...inDialog('/restaurantmenus', '', { label: /^Monday/ }),
  apart: { Tuesday: 'Bread' },
  body: async (portal) => {
    await clearRestaurants(portal);
    const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
    return { RestaurantId, ...isoWeekOf(new Date()) };
  },
  open: async (portal) => {
    await show(portal, <RestaurantMenusPage />, '/restaurant-menus');
    await typed(/^Monday/);
  },
  list: (portal) => show(portal, <RestaurantMenusPage />, '/restaurant-menus'),
  remove: async () => {
    await press('Delete menu');
    await answerQuestion('Delete');
  },
  history: () => press('History'),
  // The form stays, and follows what is stored now.
  isDone: () => expect(screen.getByRole('button', { name: 'Delete menu' })).toBeVisible(),
};

/** Where pages are looked for by their name. */
let listed: WidgetPortal | undefined;
const pageNamed = async (portal: WidgetPortal, name: string) => {
  const { body } = await portal.call<{ Id: number; Title: string }[]>(
    'admin',
    'POST',
    '/pages/query',
    {
      IncludeDrafts: true,
    },
  );
  return body.filter(({ Title }) => Title.includes(name));
};
const openNamed = async (name: string, item: string) => {
  const [page] = await pageNamed(listed!, name);
  await openPageEditor(listed!, `/pages/news/a-${page!.Id}/edit`, { person: 'admin' });
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
};
const pages: EditorForm = {
  ...inDialog('/pages', '', { apart: { IsCommentsEnabled: false } }),
  open: async (portal, id) => {
    const at = id === undefined ? '/pages/news/add' : `/pages/news/a-${id}/edit`;
    await openPageEditor(portal, at, { person: 'admin' });
  },
  write: writeTitle,
  fill: () => writeText('<p>Text</p>'),
  read: async () => (await titleField()).value,
  save: () => press('Save draft'),
  // Its own page has what is done with it; the list is another part.
  list: async (portal) => void (listed = portal),
  remove: async (name) => {
    await openNamed(name, 'Delete');
    await answerQuestion('Delete');
  },
  history: (name) => openNamed(name, 'History'),
  all: async (portal, text) => {
    const found = await pageNamed(portal, text);
    return Promise.all(
      found.map(async ({ Id }) => (await portal.call<Stored>('admin', 'GET', `/pages/${Id}`)).body),
    );
  },
  isDone: () => expect(screen.queryByRole('textbox', { name: 'Title', hidden: true })).toBeNull(),
};

/** Every form with which something of `editable()` is written. */
export const editorForms: readonly EditorForm[] = [
  inDialog('/apptiles', 'app-tiles', {
    apart: { Description: 'Hours' },
    fill: () => put(/^Address/, 'https://time.example/'),
  }),
  inDialog('/broadcastmessages', 'broadcast-messages', { apart: { LinkUrl: '/news' } }),
  inDialog('/infoboxes', 'infoboxes', { apart: { Width: '50' } }),
  footer,
  inDialog('/chartgroups', 'kpi-charts', {
    label: /^Name/,
    page: <KpiChartsPage />,
    apart: { ChartWidth: 25 },
    fill: async () => {
      await put(/^Title of figure 1/, 'On time');
      await put(/^Value of figure 1/, '92');
    },
  }),
  inDialog('/restaurants', 'restaurants', {
    label: /^Name/,
    apart: async (portal) => {
      const ChannelTermId = await storeTerm(portal, 'channelterms', randomUUID());
      return { ChannelTermRestaurants: [{ ChannelTermId }] };
    },
  }),
  menus,
  pages,
  inDialog('/powerbiframes', 'power-bi', {
    other: 'powerbieditor',
    apart: { MobileViewHeight: 640 },
    fill: async ({ devTenant: { powerBiUrl } }) => {
      await put(/^Embed address/, `${powerBiUrl}/reportEmbed?reportId=a&groupId=b`);
      await put(/^ID of the report/, 'a');
    },
  }),
  inDialog('/NavigationNodes', 'find-information', {
    apart: { Url: '/pages/content/journeys' },
    remove: async (name) => {
      await entry(name, 'Delete');
      await answerQuestion('Delete');
    },
    history: (name) => entry(name, 'History'),
  }),
  inDialog('/itemstoread', 'required-reading', {
    apart: { IsDraft: true },
    fill: async () => {
      await put(/^Address/, '/pages/content/conduct');
      const picker = await screen.findByRole('combobox', { hidden: true });
      fireEvent.click(picker);
      fireEvent.change(picker, { target: { value: 'All Emp' } });
      fireEvent.click(await screen.findByRole('option', { name: /All Employees/, hidden: true }));
    },
  }),
  terms('channel'),
  terms('language'),
];

export type Stored = Readonly<Record<string, unknown>>;

/** One of them as it is stored. */
export interface StoredOne {
  id: number | string;
  /** The stored values now; nothing when it is not there. */
  now: () => Promise<Stored | undefined>;
  /** Somebody else changes it. */
  change: (values: object) => Promise<void>;
}

/** Stores one through the API, with this text in the field that tests change. */
export async function storeOne(
  portal: WidgetPortal,
  form: EditorForm,
  text: string,
): Promise<StoredOne> {
  const body = { ...(await form.body(portal)), [form.field]: form.stored(text) };
  const { body: created, status } = await portal.call<Stored>('admin', 'POST', form.path, body);
  expect([status, created]).toEqual([201, created]);
  const id = String(created[editableSamples[form.path]!.id ?? 'Id']);
  const at = `${form.path}/${id}`;
  return {
    id,
    now: async () => {
      const { status: found, body: one } = await portal.call<Stored>('admin', 'GET', at);
      return found === 200 ? one : undefined;
    },
    change: async (values) => {
      const answer = await portal.call(form.other, 'PUT', at, values);
      expect([answer.status, answer.body]).toEqual([200, answer.body]);
    },
  };
}

/** Answers of this method are lost after the server has given them, until the end is called. */
export function loseAnswers(method: string): () => void {
  const spy = jest.spyOn(globalThis, 'fetch');
  const real = spy.getMockImplementation() ?? globalThis.fetch;
  spy.mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (init?.method === method) throw new TypeError('Failed to fetch');
    return answer;
  });
  return () => spy.mockRestore();
}

/** Waits until what is stored of the field is this. */
export const stands = ({ now }: StoredOne, { field, stored }: EditorForm, text: string) =>
  waitFor(async () => expect((await now())?.[field]).toBe(stored(text)));
