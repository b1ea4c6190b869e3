import { screen, within } from '@testing-library/react';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { settingDefaults } from '#shared/rules/settings/settings';
import { storeSetting } from '../../support/content/pages';
import { graphCalls, withCards } from '../../support/widgets/peopleWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => portal.devTenant.control.reset());

const open = (person = 'member') => portal.show(withCards(<CollaborationPage />), { person });
const section = async () => within(await screen.findByRole('region', { name: 'Colleagues' }));

it('COLLEAGUES-02 COLLEAGUES-03 shows six of seven colleagues with the person’s own department, and leads to all of them', async () => {
  await storeSetting(portal, 'myDetailsMsGraphProperties', ['Department']);
  await open();
  const colleagues = await section();
  const shown = await colleagues.findAllByRole('listitem');
  expect(shown).toHaveLength(6);
  expect(shown.every((item) => within(item).queryByText(/^Engineering · /))).toBe(true);
  expect(colleagues.getByText('People who share Engineering with you.')).toBeVisible();
  expect(graphCalls(portal, '/users?')).toEqual([
    expect.stringMatching(
      /\$top=7&.*department eq 'Engineering' and userPrincipalName ne 'member@nordvik.example'/,
    ),
  ]);
  expect(colleagues.getByRole('link', { name: 'Find more colleagues' })).toHaveAttribute(
    'href',
    '/people?find=Engineering',
  );
});

it('COLLEAGUES-02 COLLEAGUES-03 colleagues share department and region by default, and without a seventh lead to the search', async () => {
  expect(settingDefaults.myDetailsMsGraphProperties).toEqual(['Department', 'State']);
  await storeSetting(portal, 'myDetailsMsGraphProperties', ['Department', 'State']);
  await open();
  const colleagues = await section();
  await colleagues.findAllByRole('listitem');
  expect(graphCalls(portal, '/users?')[0]).toContain(
    "department eq 'Engineering' and state eq 'Oslo'",
  );
  expect(colleagues.getByRole('link', { name: 'Find more colleagues' })).toHaveAttribute(
    'href',
    '/people',
  );
});

it('PEOPLE-21 the people filter of the settings narrows colleagues', async () => {
  await storeSetting(portal, 'userServiceAppendedFilter', "city eq 'Oslo'");
  await open();
  await (await section()).findAllByRole('listitem');
  expect(graphCalls(portal, '/users?')[0]).toContain(" and (city eq 'Oslo')");
  await storeSetting(portal, 'userServiceAppendedFilter', '');
});

it('COLLEAGUES-03 for somebody of whom the directory tells nothing they are the people one works with', async () => {
  await storeSetting(portal, 'myDetailsMsGraphProperties', ['CompanyDivision']);
  portal.devTenant.control.fail({
    service: 'graph',
    path: '/me?$select',
    status: 200,
    body: { id: '1' },
  });
  await open();
  expect(await (await section()).findByText('People you work with.')).toBeVisible();
  expect(graphCalls(portal, '/me/people')).toEqual([expect.stringContaining('$top=7&')]);
  await storeSetting(portal, 'myDetailsMsGraphProperties', ['Department', 'State']);
});

it('COLLEAGUES-03 a name that is no property is left out of those they share, and its case is no matter', async () => {
  await storeSetting(portal, 'myDetailsMsGraphProperties', [
    'Region',
    ' DEPARTMENT',
    'Cost center',
  ]);
  await open();
  expect(
    await (await section()).findByText('People who share Engineering with you.'),
  ).toBeVisible();
  await storeSetting(portal, 'myDetailsMsGraphProperties', ['Department', 'State']);
});

it('COLLEAGUES-04 says "No colleagues found." when there are none, and that it failed when it did', async () => {
  portal.devTenant.control.fail({
    service: 'graph',
    path: '/users?',
    status: 200,
    body: { value: [] },
  });
  await open();
  expect(await (await section()).findByText('No colleagues found.')).toBeVisible();
  portal.devTenant.control.fail({ service: 'graph', path: '/users?', status: 403 });
  await open('editor');
  expect(await screen.findByText('Status 403')).toBeVisible();
});

it('SETTINGS-07 no more colleagues are asked for than the cap of the organisation', async () => {
  await storeSetting(portal, 'myDetailsMsGraphProperties', ['Department']);
  await storeSetting(portal, 'colleagueResultCap', 3);
  await open();
  expect(await (await section()).findAllByRole('listitem')).toHaveLength(3);
  expect(graphCalls(portal, '/users?')).toEqual([expect.stringContaining('$top=3&')]);
  await portal.call('admin', 'DELETE', '/featuresettings/colleagueResultCap');
});

it('SETTINGS-07 COLLEAGUES-05 at most 20 are asked for; the example organisation starts with 60', async () => {
  expect(settingDefaults.colleagueResultCap).toBe(20);
  await portal.fill();
  const { body } = await portal.call<{ Key: string; Value: unknown }[]>(
    'member',
    'GET',
    '/featuresettings',
  );
  expect(body.find(({ Key }) => Key === 'colleagueResultCap')?.Value).toBe(60);
});
