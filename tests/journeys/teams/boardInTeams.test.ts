import type { Locator } from 'playwright-core';
import { setStage } from '../../support/browser/stage';
import { appFrame, openInTeams } from '../../support/browser/teams';
import { until } from '../../support/until';

// Nothing has to open a window with nested app authentication, as people have it every day.
const stage = setStage({ isBare: true, environment: { TEAMS_NESTED_APP_AUTH: 'yes' } });
/** Milliseconds for a whole journey on a machine that is busy. */
const timeout = 120_000;

const frame = () => appFrame(stage.page);
const tab = (name: string) =>
  stage.page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name, exact: true });
const asked = (path: string) => stage.portal.devTenant.control.requests('graph', path).length;

/** Scrolls until a section has come, which asks for nothing before. */
const near = (section: Locator) =>
  until(async () => {
    await frame()
      .locator('html')
      .evaluate(() => window.scrollBy(0, innerHeight / 2));
    return (await section.getByRole('listitem').count()) > 0;
  });

it.each(['desktop', 'phone'] as const)(
  'the board in Teams on a %s does a task, follows a site and keeps typed text after a pause',
  async (device) => {
    const { page, portal } = stage;
    await openInTeams(page, portal.devTenant.hostUrl, { naa: 'true', device });
    await frame().getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await tab('Your board').click();
    const tasks = frame().getByRole('region', { name: 'Tasks', exact: true });
    const events = frame().getByRole('region', { name: 'Events', exact: true });
    await near(events);
    const task = tasks.getByRole('listitem').filter({ hasText: 'Planner' }).first();
    await task.getByRole('button', { name: /^Mark as done: / }).click();
    await task.getByRole('button', { name: /^Completed: / }).waitFor();
    await tasks.getByRole('textbox', { name: 'Add a task' }).fill('Buy rope');

    const before = asked('/me/calendar/calendarView');
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.getByRole('heading', { name: 'Chat' }).waitFor();
    await page.getByRole('button', { name: 'Nordvik', exact: true }).click();
    await until(async () => asked('/me/calendar/calendarView') > before);
    expect(await tasks.getByRole('textbox', { name: 'Add a task' }).inputValue()).toBe('Buy rope');

    await tasks.getByRole('button', { name: 'Add', exact: true }).click();
    await tasks.getByRole('listitem').first().getByText('Buy rope').waitFor();

    await tab('Collaboration').click();
    await frame().getByRole('heading', { level: 1, name: 'Collaboration' }).waitFor();
    const index = frame().getByRole('region', { name: 'Your collaboration sites' });
    await near(index);
    expect(asked('/sites/root')).toBe(0);
    await index.getByRole('radio', { name: 'View all sites' }).click();
    await index.getByRole('searchbox').fill('Aurora');
    await index.getByRole('button', { name: 'About Project Aurora' }).click();
    const star = frame()
      .getByRole('dialog')
      .getByRole('button', { name: /^Follow/ });
    const isFollowed = (await star.getAttribute('aria-pressed')) === 'true';
    await star.click();
    await frame()
      .getByRole('dialog')
      .locator(`[aria-pressed="${!isFollowed}"]:not([aria-disabled])`)
      .waitFor();
    expect(asked('/followedSites/')).toBe(1);
  },
  timeout,
);
