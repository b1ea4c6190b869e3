import type { Page } from 'playwright-core';
import { storeSetting } from '../support/content/pages';
import { dialogOf } from '../support/browser/dialogAddresses';
import { follow } from '../support/browser/follow';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true });

/** People with one role each, and one with none. */
const people = [
  'admin',
  'editor',
  'appeditor',
  'broadcaster',
  'dashboardeditor',
  'powerbieditor',
  'sitecreator',
  'footereditor',
  'member',
] as const;
type Person = (typeof people)[number];

const editors: Person[] = ['admin', 'editor'];
const alertEditors: Person[] = [...editors, 'broadcaster'];
const appEditors: Person[] = [...editors, 'appeditor'];
const reportEditors: Person[] = ['admin', 'powerbieditor'];
const siteCreators: Person[] = [...editors, 'sitecreator'];
const everybody: readonly Person[] = people;

/** Who opens which page, as the rows say. */
const pages: Record<string, readonly Person[]> = {
  '/infoboxes': editors,
  '/restaurant-menus': editors,
  '/kpi-charts': editors,
  '/broadcast-messages': alertEditors,
  '/power-bi': reportEditors,
  '/editor-dashboard': [...editors, 'dashboardeditor', 'powerbieditor'],
  '/admin': ['admin'],
  '/about': ['admin'],
  '/create-site': siteCreators,
  '/pages/content': everybody,
  '/pages/news': everybody,
  '/pages/content/add': editors,
  '/pages/news/add': editors,
  '/settings': everybody,
};
/** Who opens which dialog, as the rows say. */
const dialogs: Record<string, readonly Person[]> = {
  search: everybody,
  'user-app-tiles': everybody,
  'user-app-tiles/add': everybody,
  'app-tile-intro/:id': everybody,
  'app-tiles': appEditors,
  'app-tiles/add': appEditors,
  'app-tiles/edit/:id': appEditors,
  'broadcast-messages': alertEditors,
  'broadcast-messages/add': alertEditors,
  'broadcast-messages/edit/:id': alertEditors,
  audits: editors,
  'audits/pages/:id': editors,
  'find-information': editors,
  'find-information/add': editors,
  'find-information/edit/:id': editors,
  'resource-values': ['admin'],
  infoboxes: editors,
  'infoboxes/add': editors,
  'infoboxes/edit/:id': editors,
  'power-bi': reportEditors,
  'power-bi/add': reportEditors,
  'power-bi/edit/:id': reportEditors,
  restaurants: editors,
};
const refusal = 'You did not have permission to perform the request.';

/** Goes to an address from a page that everybody may open, and answers what stands there. */
async function foundAt(page: Page, address: string, mayOpen: boolean): Promise<string> {
  await follow(page, '/help');
  await page.getByRole('heading', { level: 1, name: 'Help', exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await follow(page, address);
  const place = page.locator(address.includes('?modal=') ? '[role="dialog"]' : 'main');
  const refused = place.getByText(refusal);
  const content = place.locator(':is(h1:not([data-left]), input, textarea):visible');
  await (mayOpen ? content : refused)
    .first()
    .waitFor()
    .catch(() => {});
  if ((await refused.count()) > 0) return 'a refusal';
  return (await content.count()) > 0 ? 'its content' : 'nothing';
}

/** Who does not find what they should, of all people with one role each. */
async function mistakes(
  wanted: Record<string, readonly Person[]>,
  addressOf: (name: string) => string,
): Promise<string[]> {
  const found: string[] = [];
  for (const person of people) {
    const { page, context } = await stage.open({ person, at: '/help', width: 1280 });
    // The code of refusals is there from then on.
    await foundAt(page, '/admin', person === 'admin');
    for (const [name, who] of Object.entries(wanted)) {
      const mayOpen = who.includes(person);
      const there = await foundAt(page, addressOf(name), mayOpen);
      if (there !== (mayOpen ? 'its content' : 'a refusal'))
        found.push(`${person} finds ${there} at ${name}`);
    }
    await context.close();
  }
  return found;
}

beforeAll(() => storeSetting(stage, 'everyoneCanCreateCollabSites', false));

it('ROLE-22 ROLE-23 ROLE-24 ROLE-25 ROLE-26 ROLE-27 ROLE-28 ROLE-29 ROLE-30 ROLE-31 ROLE-32 ROLE-33 who opens a page', async () => {
  const { body } = await stage.call<{ Path: string }[]>('admin', 'GET', '/pages/news/top?amount=1');
  const post = body[0]!.Path;
  const wanted = { ...pages, [post]: everybody, [`${post}/edit`]: editors };
  expect(await mistakes(wanted, (path) => path)).toEqual([]);
}, 240_000);

it('ROLE-34 ROLE-35 ROLE-36 ROLE-37 ROLE-38 ROLE-39 ROLE-40 ROLE-41 ROLE-42 ROLE-43 who opens a dialog', async () => {
  const addresses: Record<string, string> = {};
  for (const name of Object.keys(dialogs))
    addresses[name] = `/help?modal=${await dialogOf(stage, name)}`;
  expect(await mistakes(dialogs, (name) => addresses[name]!)).toEqual([]);
}, 240_000);
