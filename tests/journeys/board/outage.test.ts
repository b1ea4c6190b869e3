import type { Frame, Locator } from 'playwright-core';
import type { Failure } from '../../../src/devTenant/control/failure';
import { axeViolations } from '../../support/browser/browser';
import { seesCount } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';
import { until } from '../../support/until';

const stage = setStage({ isBare: true, environment: { TEAMS_NESTED_APP_AUTH: 'yes' } });
/** Milliseconds for a whole journey on a machine that is busy. */
const timeout = 120_000;

interface TroubledPage {
  path: string;
  /** Three widgets fail at once, each in another way. */
  faults: Failure[];
  missing: string[];
  /** The widget whose request is refused: it is not silent, and says so for itself. */
  refused: { name: string; says: RegExp };
  works: string;
}

const pages = {
  'Your board': {
    path: '/your-board',
    faults: [
      { path: '/me/planner/tasks', status: 503 },
      { path: '/me/todo/lists', status: 503 },
      { path: '/me/calendar/calendarView', silence: 'hang' },
      { path: '/me/insights/', status: 403 },
    ],
    missing: ['Events', 'Tasks'],
    refused: { name: 'My documents', says: /doesn't say what you opened last/ },
    works: 'My apps',
  },
  Collaboration: {
    path: '/collaboration',
    faults: [
      { service: 'sharepoint', path: '/_api/web/getchanges', status: 503 },
      { path: '/users?', silence: 'drop' },
      { path: '/me/memberOf', status: 403 },
      { path: '/me/ownedObjects', status: 403 },
    ],
    missing: ['Colleagues', 'Recent activities'],
    refused: { name: 'Your collaboration sites', says: /Status 403/ },
    works: 'Your latest sites',
  },
} satisfies Record<string, TroubledPage>;
type Tab = keyof typeof pages;

/** Opens a page as somebody does there. */
const places = {
  'in Teams on a phone': async (tab: Tab): Promise<Frame> => {
    const { page, portal, person } = stage;
    await page.setViewportSize({ width: 390, height: 844 });
    const inApp = await stage.openInTeams({ naa: 'true', device: 'phone' });
    await inApp.arrivesAt('Today');
    await person.within('Tabs', 'navigation').presses(tab, 'link');
    await inApp.arrivesAt(tab);
    return page.frames().find((each) => each.url().startsWith(portal.url))!;
  },
  'in a browser on a desktop': async (tab: Tab): Promise<Frame> => {
    const { page, person } = stage;
    await page.setViewportSize({ width: 1440, height: 900 });
    await person.signsIn('member', pages[tab].path);
    return page.mainFrame();
  },
};

/** Scrolls on, and from the top again, until something is seen, which may wait for its place. */
const scrollTo = (frame: Frame, what: Locator) =>
  until(async () => {
    if (await what.first().isVisible()) return true;
    await frame.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = scrollY + innerHeight >= scrollHeight - 1;
      window.scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight / 2);
    });
    return false;
  });

it.each<[Tab, keyof typeof places]>([
  ['Your board', 'in Teams on a phone'],
  ['Your board', 'in a browser on a desktop'],
  ['Collaboration', 'in Teams on a phone'],
  ['Collaboration', 'in a browser on a desktop'],
])(
  'ERRORS-51 three faults at once: %s %s says it in one line, the rest works, and all comes back',
  async (tab, where) => {
    const { faults, missing, refused, works } = pages[tab];
    const { control } = stage.portal.devTenant;
    for (const fault of faults) control.fail({ service: 'graph', ...fault } as Failure);
    const frame = await places[where](tab);
    const region = (name: string) => frame.getByRole('region', { name, exact: true });
    const contents = (name: string) => region(name).getByRole('listitem');

    await scrollTo(frame, contents(works));
    await scrollTo(frame, region(refused.name).getByText(refused.says));
    const line = frame.getByText(/^Microsoft 365 isn't answering/);
    const words = `Missing for now: ${missing.join(' and ')}.`;
    await scrollTo(frame, line.filter({ hasText: words }));
    for (const name of missing)
      await region(name).getByText(`Missing for now: ${name}.`).waitFor({ state: 'attached' });

    const details = frame.getByRole('button', { name: 'Details', exact: true });
    await details.click();
    const reasons = frame.getByRole('list', { name: 'Details' }).getByRole('listitem');
    await seesCount(reasons, missing.length);
    expect(await axeViolations(frame)).toEqual([]);
    await details.click();

    control.clearFailures();
    await frame.getByRole('button', { name: 'Try again', exact: true }).last().click();
    for (const name of missing) await scrollTo(frame, contents(name));
    await line.waitFor({ state: 'detached' });
  },
  timeout,
);
