import { setStage } from '../../support/browser/stage';
import { storeSetting } from '../../support/content/pages';

const stage = setStage({ isBare: true, opensOwn: true });
/** Of the groups, calendars, tasks and files that a guest has none of. */
const refused = () =>
  stage.portal.devTenant.control.requests('graph').filter(({ status }) => status >= 400);

it('LICENCE-04 a guest is told what is not theirs, and nothing of it is shown as empty or failed', async () => {
  const { page, person, trouble } = await stage.open({ person: 'guest', at: '/your-board' });
  await person.arrivesAt('Your board');
  await person.sees(/Reports, My day, and My documents come from Microsoft 365/);
  for (const name of ['Tasks', 'Events', 'My documents']) await person.seesNo(name, 'region');
  expect((await page.getByRole('alert').allInnerTexts()).join('').trim()).toBe('');
  await person.opens('/collaboration');
  await person.arrivesAt('Collaboration');
  await person.sees(/Sites and activities come from Microsoft 365/);
  await person.seesNo('Your latest sites', 'region');
  await person.seesNo('New collaboration site', 'link');
  expect((await page.getByRole('alert').allInnerTexts()).join('').trim()).toBe('');
  expect(refused()).toEqual([]);
  expect(trouble).toEqual([]);
}, 90_000);

it('CREATESITE-10 a guest who is led to a new site is refused with the reason, and no group is made', async () => {
  await storeSetting(stage, 'enableWorkplaceLight', false);
  const { page, person, trouble } = await stage.open({ person: 'guest', at: '/create-site' });
  await person.arrivesAt('Create collaboration site');
  await person.sees(/You're a guest here\. Guests can't create sites/);
  const create = page.getByRole('button', { name: 'Create site' });
  expect(await create.isVisible()).toBe(false);
  expect(
    stage.portal.devTenant.control.requests('graph').filter(({ method }) => method === 'POST'),
  ).toEqual([]);
  // They have no picture.
  expect(trouble.filter((line) => !line.includes('/me/photos/'))).toEqual([]);
}, 90_000);
