import { setStage } from '../../support/browser/stage';
import { until } from '../../support/until';

// Nothing has to open a window with nested app authentication, as people have it every day.
const stage = setStage({ isBare: true, environment: { TEAMS_NESTED_APP_AUTH: 'yes' } });
/** Milliseconds for a whole journey on a machine that is busy. */
const timeout = 120_000;

const asked = (path: string) => stage.portal.devTenant.control.requests('graph', path).length;

it.each(['desktop', 'phone'] as const)(
  'the board in Teams on a %s does a task, follows a site and keeps typed text after a pause',
  async (device) => {
    const person = await stage.openInTeams({ naa: 'true', device });
    await person.arrivesAt('Today');
    await stage.person.presses('Your board', 'link');
    const tasks = person.within('Tasks');
    await person.scrollsTo(person.the('region', 'Events').getByRole('listitem'));
    const task = tasks.place.getByRole('listitem').filter({ hasText: 'Planner' }).first();
    await task.getByRole('button', { name: /^Mark as done: / }).click();
    await task.getByRole('button', { name: /^Completed: / }).waitFor();
    await tasks.fills('Add a task', 'Buy rope');

    const before = asked('/me/calendar/calendarView');
    await stage.person.presses('Chat');
    await stage.person.sees('Chat', 'heading');
    await stage.person.presses('Nordvik');
    await until(async () => asked('/me/calendar/calendarView') > before);
    expect(await tasks.the('textbox', 'Add a task').inputValue()).toBe('Buy rope');

    await tasks.presses('Add');
    await tasks.place.getByRole('listitem').first().getByText('Buy rope').waitFor();

    await stage.person.presses('Collaboration', 'link');
    await person.arrivesAt('Collaboration');
    const index = person.within('Your collaboration sites');
    await person.scrollsTo(index.place.getByRole('listitem'));
    expect(asked('/sites/root')).toBe(0);
    await index.presses('View all sites', 'radio');
    await index.place.getByRole('searchbox').fill('Aurora');
    await index.presses('About Project Aurora');
    const dialog = person.inThe('dialog');
    const star = dialog.the('button', /^Follow/);
    const isFollowed = (await star.getAttribute('aria-pressed')) === 'true';
    await star.click();
    await dialog.place.locator(`[aria-pressed="${!isFollowed}"]:not([aria-disabled])`).waitFor();
    expect(asked('/followedSites/')).toBe(1);
  },
  timeout,
);
