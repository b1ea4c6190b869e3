import { axeViolations } from '../../support/browser/browser';
import { seesCount } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true });

it.each([
  ['a desktop', 1_440],
  ['a phone', 390],
])(
  'ACTIVITY-01 ACTIVITY-16 SITES-01 SITES-07 on %s somebody sees what changed, opens it, looks at a site and follows another',
  async (_device, width) => {
    const { page, trouble, person } = await stage.open({ at: '/collaboration', width });
    const activities = page.getByRole('region', { name: 'Recent activities' });
    await activities.getByRole('listitem').first().waitFor();
    await seesCount(activities.getByRole('listitem'), width > 768 ? 8 : 6);
    const sites = page.getByRole('region', { name: 'Your latest sites' });
    await sites.getByText('This group has recently been deleted.', { exact: false }).waitFor();
    await sites.getByRole('button', { name: 'About Project Aurora' }).click();
    const about = page.getByRole('dialog', { name: 'About Project Aurora' });
    await about.getByRole('link', { name: /^Belongs to Nordvik Home/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await about.waitFor({ state: 'detached' });
    const star = sites.getByRole('button', { name: 'Follow Fleet Operations' });
    expect(await star.getAttribute('aria-pressed')).toBe('false');
    await star.click();
    await person.isTold('You now follow Fleet Operations.');
    await sites.getByRole('tab', { name: 'Followed' }).click();
    await sites.getByRole('link', { name: /^Fleet Operations/ }).waitFor();
    expect(trouble).toEqual([]);
  },
);

it('ACTIVITY-14 SITES-02 recent activities show what is available and name what is missing, whatever the failure', async () => {
  const { control } = stage.portal.devTenant;
  control.graph.insights = 'off';
  control.fail({ service: 'sharepoint', path: '/sites/hse/_api/web/getchanges', status: 403 });
  control.fail({
    service: 'sharepoint',
    path: '/sites/engineering/_api/web/getchanges',
    status: 429,
    retryAfter: 1,
    times: 1,
  });
  const { page, person } = await stage.open({ at: '/collaboration', width: 390 });
  const activities = page.getByRole('region', { name: 'Recent activities' });
  await activities.getByText(/the sites that you visited last/).waitFor();
  await activities.getByText(/^Health, Safety and Environment could not be loaded/).waitFor();
  await seesCount(activities.getByRole('listitem'), 4);
  control.reset();
  await activities.getByRole('button', { name: 'Try again' }).click();
  await activities.getByRole('listitem').nth(5).waitFor();
  expect(await person.scrollsSidewaysBy()).toBe(0);
});
