import type { Page } from 'playwright-core';
import { seesCount } from '../support/browser/person';
import { setStage } from '../support/browser/stage';
import { storeSettings } from '../support/content/pages';

const stage = setStage({ isBare: true, opensOwn: true });

/** A name as it comes from a register of departments: no space in it, longer than any line. */
const name = 'Arbeitssicherheitsbeauftragtenversammlung'.repeat(5);

const add = async (path: string, body: object) =>
  (await stage.call<{ Id: number; Guid: string }>('admin', 'POST', path, body)).body;

/** By how many pixels the page, or what scrolls in a dialog of it, is wider than its frame. */
const sidewaysBy = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
    const frames = [
      document.documentElement,
      ...[...document.querySelectorAll('[role="dialog"] *')].filter(scrolls),
    ];
    return Math.max(...frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

it('CHANNELS-04 on a phone a long name of a channel stays within the settings', async () => {
  await add('/channelterms', { InternalName: name });
  const { page, person } = await stage.open({ at: '/settings', width: 320 });
  await person.the('checkbox', name).waitFor();
  expect(await sidewaysBy(page)).toBe(0);
});

it('a long name of a restaurant stays within its column of Today', async () => {
  await add('/restaurants', { Name: name });
  const { page, person } = await stage.open({ person: 'guest' });
  await person.the('combobox', 'Restaurant').filter({ hasText: name }).waitFor();
  expect(await sidewaysBy(page)).toBe(0);
});

it('APPS-14 on a phone long words about an app stay within its introduction', async () => {
  const { Id } = await add('/apptiles', { Title: name, Description: name, Url: '/help' });
  const { page, person } = await stage.open({ at: `/help?modal=app-tile-intro/${Id}`, width: 320 });
  await person.sees(name, 'heading');
  expect(await sidewaysBy(page)).toBe(0);
});

it('BROADCAST-10 on a phone a wide table and a long link stay within their message', async () => {
  await add('/broadcastmessages', {
    ...{ Title: 'Roster', BroadcastType: 1, LinkUrl: '/help', LinkText: name },
    Message: `<table><tr><td>${name}</td><td>1</td></tr></table><p>${name}</p>`,
  });
  const { person } = await stage.open({ at: '/help', width: 320 });
  await person.presses(/^Critical:\s*Roster/);
  const messages = person.the('region', 'Messages');
  await messages.getByRole('link', { name }).waitFor();
  expect(await messages.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
});

it('INFOBOX-24 on a phone a long link stays within its infobox', async () => {
  const { Id } = await add('/infoboxes', {
    ...{ Type: 0, Title: 'Roster', LinkUrl: '/help', LinkDescription: name },
    ...{ RouteId: '/', AreaId: 'default' },
  });
  const { page } = await stage.open({
    person: 'admin',
    at: `/help?modal=infoboxes/edit/${Id}`,
    width: 320,
  });
  const link = page.locator('[inert] a').filter({ hasText: name });
  expect(await link.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
});

it('on a phone the chosen people stand below their field, not in each other', async () => {
  const readers = [name, 'Accounting and payroll', 'Kitchen of Copenhagen'];
  const { Id } = await add('/itemstoread', {
    ...{ Title: 'Safety', Url: '/help' },
    ItemsToReadForPrincipal: readers.map((DisplayName) => ({
      Principal: 'Group',
      PrincipalId: crypto.randomUUID(),
      DisplayName,
    })),
  });
  const { page, person } = await stage.open({
    person: 'admin',
    at: `/help?modal=required-reading/edit/${Id}`,
    width: 320,
  });
  const buttons = person.the('button', /^Remove /);
  await seesCount(buttons, readers.length);
  expect(await sidewaysBy(page)).toBe(0);
  const boxes = await buttons.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON()),
  );
  for (const [index, { bottom }] of boxes.slice(0, -1).entries())
    expect(boxes[index + 1].top).toBeGreaterThanOrEqual(bottom);
});

it('on a phone a long address that leads nowhere stays within the page that says so', async () => {
  const { page, person } = await stage.open({
    at: `/pages/news/${name.toLowerCase()}-987654`,
    width: 320,
  });
  await person.the('button', /^Search for/).waitFor();
  expect(await sidewaysBy(page)).toBe(0);
});

it('SHELL-03 long names of the workplace and of links leave room for the person’s menu', async () => {
  const url = 'https://support.example/';
  await storeSettings(stage, {
    workplaceName: 'Skandinavisk Fartygs- och Hamnlogistik i Norden, Göteborg',
    linkTopNav: { title: 'Anmälan av fel och beställningar', url },
    guideSiteUrl: url,
  });
  const { page, person } = await stage.open({ width: 992, height: 760 });
  await person.the('link', /^Anmälan/).waitFor();
  const menu = page.getByRole('banner').getByRole('button').last();
  for (const width of [992, 1024, 1280]) {
    await page.setViewportSize({ width, height: 760 });
    expect(await sidewaysBy(page)).toBe(0);
    const { x, width: own } = (await menu.boundingBox())!;
    expect(x + own).toBeLessThanOrEqual(width);
  }
});
