import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { settingDefaults } from '#shared/rules/settings/settings';
import { officeOf } from '../../../src/devTenant/company/offices';
import { skillsOf } from '../../../src/devTenant/company/skills';
import { PersonLink } from '../../../src/client/ui/person/PersonLink';
import {
  addressShown,
  graphCalls,
  openCard,
  showPeople,
} from '../../support/widgets/peopleWidgets';
import { storeSetting, storeSettings } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { rulesOf } from '../../support/widgets/testRenderer';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => portal.devTenant.control.reset());

const named = (upn: string) => (
  <PersonLink person={{ upn, name: portal.devTenant.company.person(upn)?.displayName ?? upn }}>
    {portal.devTenant.company.person(upn)?.displayName ?? upn}
  </PersonLink>
);
const modals = { search: { title: () => 'Search', page: () => named('editor@nordvik.example') } };
const open = (at: string, person?: string, start?: React.ReactNode, beside?: React.ReactNode) =>
  showPeople(portal, at, { person, start, beside, modals });

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back in the history</button>;
}

const editor = 'editor@nordvik.example';
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const people = () => portal.devTenant.company.people.filter(({ isBlocked }) => !isBlocked);

describe('narrowing the search', () => {
  const narrowBy = async (label: string, text: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: label }), text);
  const found = async () => within(await screen.findByRole('region', { name: 'Colleagues' }));
  const count = async (expected: number) =>
    (await found()).findByText(expected === 1 ? '1 colleague' : `${expected} colleagues`);

  it('PEOPLE-36 finds by a skill, which SharePoint knows, and narrows by department, place and language', async () => {
    const welders = people().filter((person) =>
      skillsOf(person).some((skill) => skill.startsWith('Welding')),
    );
    const engineers = welders.filter(({ department }) => department === 'Engineering');
    const [{ officeCity, language }] = engineers as [(typeof engineers)[number]];
    const there = engineers.filter((person) => person.officeCity === officeCity);
    const speaking = there.filter((person) => person.language === language);
    expect([welders.length > engineers.length, engineers.length > there.length]).toEqual([
      true,
      true,
    ]);
    await open('/people');
    await narrowBy('Skill', 'weld');
    await count(welders.length);
    await narrowBy('Department', 'engin');
    await count(engineers.length);
    await narrowBy('Place', officeOf(officeCity).city);
    await count(there.length);
    const code = language === 'no' ? 'nb' : language;
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), code);
    await count(speaking.length);
    expect(new URLSearchParams(addressShown()!.split('?')[1]).get('skill')).toBe('weld');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(addressShown()).toBe('/people'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Skill' })).toHaveFocus());
  });

  it('PEOPLE-23 PEOPLE-36 asks the directory itself where no skill is wanted', async () => {
    const { city } = officeOf(people()[0]!.officeCity);
    await open(`/people?department=Finance&place=${encodeURIComponent(city)}&language=nb`);
    await found();
    const calls = () => graphCalls(portal, '/users?').filter((path) => path.includes('Finance'));
    await waitFor(() => expect(calls()).toHaveLength(1));
    const { searchParams } = new URL(calls()[0]!, 'https://graph.example');
    // The place and the language can be filtered by advanced queries alone.
    expect(searchParams.get('$count')).toBe('true');
    expect(searchParams.get('$filter')).toBe(
      "accountEnabled eq true and startswith(department,'Finance') and " +
        `(startswith(city,'${city}') or startswith(officeLocation,'${city}') or ` +
        `startswith(state,'${city}')) and (startswith(preferredLanguage,'nb') or ` +
        "startswith(preferredLanguage,'no') or startswith(preferredLanguage,'nn'))",
    );
  });

  it('PEOPLE-21 the people filter of the settings narrows what is found here', async () => {
    await storeSetting(portal, 'userServiceAppendedFilter', "city eq 'Oslo'");
    await open('/people?department=Finance');
    await found();
    const calls = () => graphCalls(portal, '/users?').filter((path) => path.includes('Finance'));
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(new URL(calls()[0]!, 'https://graph.example').searchParams.get('$filter')).toBe(
      "accountEnabled eq true and startswith(department,'Finance') and (city eq 'Oslo')",
    );
    await storeSetting(portal, 'userServiceAppendedFilter', '');
  });

  it('SEARCH-27 a skill is looked for by the property names that the settings give', async () => {
    const own = settingDefaults.searchManagedProperties;
    await storeSetting(portal, 'searchManagedProperties', { ...own, name: 'JobTitle' });
    const sent = jest.spyOn(globalThis, 'fetch');
    await open('/people?skill=weld');
    await (await found()).findAllByRole('listitem');
    const body = sent.mock.calls.find(([url]) => String(url).endsWith('/postquery'))![1]!.body;
    const { request } = JSON.parse(String(body)) as { request: Record<string, unknown> };
    expect(request.SelectProperties).not.toContain('PreferredName');
    expect(request.SelectProperties).toContain('JobTitle');
    sent.mockRestore();
    await storeSetting(portal, 'searchManagedProperties', own);
  });

  it('says that a search by skill has failed, and finds on a second try', async () => {
    portal.devTenant.control.fail({ service: 'sharepoint', path: 'postquery', status: 403 });
    await open('/people?skill=weld');
    const region = await found();
    expect(await region.findByText('Colleagues could not be loaded')).toBeVisible();
    portal.devTenant.control.reset();
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    expect((await region.findAllByRole('listitem')).length).toBeGreaterThan(0);
  });
});

describe('without a licence', () => {
  const turn = (isOn: boolean) =>
    storeSettings(portal, { enableWorkplaceLight: true, findColleaguesWithoutLicence: isOn });
  afterEach(() => storeSettings(portal, { enableWorkplaceLight: false }));

  it('PEOPLE-36 colleagues are found in what the portal lists, called and written to; Microsoft 365 is not asked', async () => {
    await turn(true);
    const saara = portal.devTenant.company.person('sitecreator@nordvik.example')!;
    await open('/people', 'frontline');
    expect(screen.queryByRole('textbox', { name: 'Skill' })).toBeNull();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Department' }), 'fin');
    await userEvent.type(screen.getByRole('searchbox'), 'Saara');
    await waitFor(() => expect(addressShown()).toBe('/people?find=Saara&department=fin'));
    await screen.findByText('No colleagues found.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    const region = within(await screen.findByRole('region', { name: 'Colleagues' }));
    expect(await region.findByRole('link', { name: saara.mail })).toHaveAttribute(
      'href',
      `mailto:${saara.mail}`,
    );
    expect(region.getByRole('link', { name: saara.phone })).toHaveAttribute(
      'href',
      `tel:${saara.phone.replace(/[^\d+]/g, '')}`,
    );
    expect(graphCalls(portal, '/users?').filter((path) => path.includes('Saara'))).toEqual([]);
  });

  it('more are shown as asked for', async () => {
    await turn(true);
    await open('/people?find=an,er,ma,so,mi,jo,li,ka', 'frontline');
    const rows = () =>
      within(screen.getAllByRole('region', { name: 'Colleagues' }).at(-1)!).getAllByRole(
        'listitem',
      );
    await waitFor(() => expect(rows()).toHaveLength(20));
    await userEvent.click(screen.getAllByRole('button', { name: 'Show more' }).at(-1)!);
    await waitFor(() => expect(rows().length).toBeGreaterThan(20));
  });

  it.each([
    ['switched off', 'frontline', false],
    ['a guest', 'guest', true],
  ])('%s: it says that a licence is needed, and shows no failure', async (_what, person, isOn) => {
    await turn(isOn);
    await open('/people?find=Saara', person);
    expect((await screen.findAllByText(/you don't have a licence for it/))[0]).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});

describe('the people card', () => {
  it('PEOPLE-02 PEOPLE-03 PEOPLE-04 PEOPLE-05 PEOPLE-06 shows photo, name, job title and what the directory knows, and offers chat, profile and organisation', async () => {
    const erik = portal.devTenant.company.person(editor)!;
    await open('/', 'member', named(editor));
    await press('Erik Lindqvist');
    const card = await openCard('Erik Lindqvist');
    expect(await card.findByRole('link', { name: erik.mail })).toHaveAttribute(
      'href',
      `mailto:${erik.mail}`,
    );
    for (const text of ['Editor-in-chief', 'Communications', 'Gothenburg', erik.phone, erik.mobile])
      expect(card.getByText(text)).toBeVisible();
    // Beside the pictures, for who does not see them.
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Department', 'Office', 'Work phone', 'Mobile', 'Email'],
    ]);
    await waitFor(() =>
      expect(screen.getByRole('dialog').querySelector('img')).toHaveAttribute(
        'src',
        expect.stringMatching(/^data:image/),
      ),
    );
    expect(card.getByRole('link', { name: 'Start chat' })).toHaveAttribute(
      'href',
      'https://teams.microsoft.com/l/chat/0/0?users=editor%40nordvik.example',
    );
    expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'https://teams.microsoft.com/l/call/0/0?users=editor%40nordvik.example',
    );
    expect(card.getByRole('link', { name: 'Organisation' })).toHaveAttribute(
      'href',
      '/user/detail/editor@nordvik/example#organisation',
    );
  });

  it('PEOPLE-02 PEOPLE-06 PEOPLE-37 shows initials without a photo, and no organisation chart for an external person', async () => {
    await open('/', 'member', named('guest@nordvik.example'));
    await press('Grace Okafor');
    const card = await openCard('Grace Okafor');
    expect(await card.findByText('External')).toBeVisible();
    expect(card.getByText('GO')).toBeInTheDocument();
    expect(screen.getByRole('dialog').querySelector('img')).toBeNull();
    expect(card.queryByRole('link', { name: 'Organisation' })).toBeNull();
  });

  it('PEOPLE-06 offers no organisation chart while it is not known whether the person is external', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/users/guest@', status: 403 });
    await open('/', 'member', named('guest@nordvik.example'));
    await press('Grace Okafor');
    const card = await openCard('Grace Okafor');
    expect(await card.findByText(/Grace Okafor could not be loaded\./)).toBeVisible();
    expect(card.getByRole('link', { name: 'Show profile' })).toBeVisible();
    expect(card.queryByRole('link', { name: 'Organisation' })).toBeNull();
  });

  it('PEOPLE-34 PEOPLE-05 starts a chat by a sip link when Teams chat is switched off', async () => {
    await storeSetting(portal, 'useTeamsChat', false);
    await open('/', 'member', named(editor));
    await press('Erik Lindqvist');
    await waitFor(async () =>
      expect(
        (await openCard('Erik Lindqvist')).getByRole('link', { name: 'Start chat' }),
      ).toHaveAttribute('href', 'sip:editor@nordvik.example'),
    );
    await storeSetting(portal, 'useTeamsChat', true);
  });

  it('opens by keyboard, closes with Escape and gives the focus back', async () => {
    await open('/', 'member', named(editor));
    const name = await screen.findByRole('button', { name: 'Erik Lindqvist' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await openCard('Erik Lindqvist');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('opens under the resting mouse without taking the focus', async () => {
    await open('/', 'member', named(editor));
    await userEvent.hover(await screen.findByRole('button', { name: 'Erik Lindqvist' }));
    expect(await screen.findByRole('link', { name: 'Start chat' })).toBeVisible();
    expect(document.body).toHaveFocus();
    await userEvent.unhover(screen.getByRole('button', { name: 'Erik Lindqvist' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Start chat' })).toBeNull());
  });

  it('PEOPLE-08 leads from a dialog to the colleague’s page, after the dialog has closed for good', async () => {
    await open('/?modal=search', 'member', <p>The start page</p>, <Back />);
    await userEvent.click(await screen.findByRole('button', { name: 'Erik Lindqvist' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Show profile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Erik Lindqvist' })).toBeVisible();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(addressShown()).toBe('/user/detail/editor@nordvik/example');
    await press('Back in the history');
    expect(await screen.findByText('The start page')).toBeVisible();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(addressShown()).toBe('/');
  });

  it('PEOPLE-09 of oneself it leads to the own profile only while that opens', async () => {
    await open('/', 'member', named('Member@nordvik.example'));
    await press('Maria Solberg');
    const card = await openCard('Maria Solberg');
    expect(await card.findByText('Engineering')).toBeVisible();
    expect(card.getByRole('link', { name: 'Start chat' })).toBeVisible();
    for (const name of ['Show profile', 'Organisation'])
      expect(card.queryByRole('link', { name })).toBeNull();
    cleanup();
    await storeSetting(portal, 'enableProfileCardView', true);
    await open('/', 'member', named('Member@nordvik.example'));
    await press('Maria Solberg');
    await userEvent.click(await screen.findByRole('link', { name: 'Show profile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maria Solberg' })).toBeVisible();
    await storeSetting(portal, 'enableProfileCardView', false);
  });

  it('says what failed and reads again', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: `/users/${editor}?`, status: 403 });
    await open('/', 'member', named(editor));
    await press('Erik Lindqvist');
    expect(await screen.findByText(/Erik Lindqvist could not be loaded\./)).toBeVisible();
    portal.devTenant.control.clearFailures();
    await press('Try again');
    expect(await screen.findByText('Editor-in-chief')).toBeVisible();
  });
});

describe('Find your colleagues', () => {
  const box = () => screen.findByRole('searchbox', { name: 'Search for colleagues' });

  it('PEOPLE-11 PEOPLE-36 NAV-12 finds colleagues from two characters on and shows them in a grid, each with their card', async () => {
    await open('/people');
    const search = await box();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Find your colleagues$/);
    await userEvent.type(search, 'S');
    expect(await screen.findByText('Type at least 2 characters.')).toBeVisible();
    await waitFor(() => expect(addressShown()).toBe('/people?find=S'));
    expect(screen.queryByRole('region', { name: 'Colleagues' })).toBeNull();
    fireEvent.change(search, { target: { value: 'Saara' } });
    // The list of whom one works with gives way to what is found.
    const found = () =>
      within(screen.getByRole('region', { name: 'Colleagues' })).getByRole('button', {
        name: /Saara Nieminen/,
      });
    await waitFor(() => expect(found()).toBeVisible());
    await userEvent.click(found());
    expect(
      await (await openCard('Saara Nieminen')).findByRole('link', { name: 'Start chat' }),
    ).toBeVisible();
    expect(
      graphCalls(portal, '/users?').map((path) => /startswith\(displayName,'(.*?)'/.exec(path)![1]),
    ).toEqual(['Saara']);
    expect(addressShown()).toBe('/people?find=Saara');
  });

  it('PEOPLE-36 a link to another search and Back from it say what is searched for', async () => {
    const ways = (
      <>
        <Link to="/people?find=Mikael">Another search</Link>
        <Back />
      </>
    );
    await open('/people', 'member', undefined, ways);
    await userEvent.type(await box(), 'Saara');
    await waitFor(() => expect(addressShown()).toBe('/people?find=Saara'));
    await userEvent.click(screen.getByRole('link', { name: 'Another search' }));
    expect(await box()).toHaveValue('Mikael');
    await press('Back in the history');
    await waitFor(() => expect(addressShown()).toBe('/people?find=Saara'));
    expect(await box()).toHaveValue('Saara');
    await pageRests();
    expect(addressShown()).toBe('/people?find=Saara');
  });

  it('an example of what can be found ends in an ellipsis where the field has no room', async () => {
    await open('/people');
    const search = await box();
    expect(search).toHaveAttribute('placeholder', 'E.g. Maria, or Engineering');
    // The use of a comma, which that example does not show.
    expect(
      screen.getByText(/With commas between words you find whoever matches one of them\.$/),
    ).toBeVisible();
    expect(rulesOf(search).join()).toContain('text-overflow:ellipsis');
  });

  it('what the search dialog looks for is not searched for here, and stays where it is', async () => {
    await open('/people?modal=search&q=crew');
    expect(await box()).toHaveValue('');
    await userEvent.type(await box(), 'Saara');
    await waitFor(() => expect(addressShown()).toBe('/people?modal=search&q=crew&find=Saara'));
    expect(graphCalls(portal, '/users?').join()).not.toContain('crew');
  });

  it('PEOPLE-36 says "No colleagues found." only when the directory has answered', async () => {
    await open('/people?find=Xyzzy');
    expect(await screen.findByText('No colleagues found.')).toBeVisible();
    portal.devTenant.control.fail({ service: 'graph', path: '/users', status: 403 });
    await open('/people?find=Xyzzyx');
    expect(await screen.findByText('Status 403')).toBeVisible();
  });

  it('shows 20 at a time, and asks the directory for the next ones when they are wanted', async () => {
    await open('/people?find=Co');
    const results = within(await screen.findByRole('region', { name: 'Colleagues' }));
    expect(await results.findAllByRole('listitem')).toHaveLength(20);
    expect(graphCalls(portal, 'skiptoken')).toEqual([]);
    portal.devTenant.control.fail({ service: 'graph', path: 'skiptoken', status: 403, times: 1 });
    await userEvent.click(results.getByRole('button', { name: 'Show more' }));
    const again = await results.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(results.getAllByRole('listitem').at(-1)).toHaveFocus());
    await userEvent.click(again);
    await waitFor(() => expect(results.getAllByRole('listitem').length).toBeGreaterThan(20));
    const names = results
      .getAllByRole('button', { name: /Copenhagen|Commercial|Communications/ })
      .map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
  });

  it('PEOPLE-36 who has gone on to somebody found keeps their card and place when the search goes on', async () => {
    await open('/people?find=Saar');
    const found = await screen.findByRole('button', { name: /Saara Nieminen/ });
    await userEvent.click(found);
    const card = await openCard('Saara Nieminen');
    fireEvent.change(
      screen.getByRole('searchbox', { name: 'Search for colleagues', hidden: true }),
      { target: { value: 'Saara' } },
    );
    await waitFor(() => expect(graphCalls(portal, "'Saara'")).not.toEqual([]));
    await waitFor(() => expect(addressShown()).toBe('/people?find=Saara'));
    expect(await card.findByRole('link', { name: 'Start chat' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(found).toHaveFocus());
  });

  it('PEOPLE-36 earlier results are not shown for a failed search, nor an empty result for a pending one', async () => {
    await open('/people?find=Saar');
    await screen.findByRole('button', { name: /Saara Nieminen/ });
    portal.devTenant.control.fail({ service: 'graph', path: '/users', status: 503 });
    fireEvent.change(await box(), { target: { value: 'Saara' } });
    expect(await screen.findByText(/503/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Saara Nieminen/ })).toBeNull();
    portal.devTenant.control.reset();
    fireEvent.change(await box(), { target: { value: 'Xyzzy' } });
    await screen.findByText('No colleagues found.');
    portal.devTenant.control.latency.graph = 300;
    fireEvent.change(await box(), { target: { value: 'Saara' } });
    await waitFor(() => expect(screen.queryByText('No colleagues found.')).toBeNull());
    expect(screen.queryByRole('button', { name: /Saara Nieminen/ })).toBeNull();
    expect(await screen.findByRole('button', { name: /Saara Nieminen/ })).toBeVisible();
  });

  it('PEOPLE-20 COLLEAGUES-05 suggests the people one works with, 20 of them unless the setting says more', async () => {
    await open('/people');
    const people = within(await screen.findByRole('region', { name: 'People you work with' }));
    expect((await people.findAllByRole('listitem')).length).toBeGreaterThan(0);
    expect(graphCalls(portal, '/me/people')).toEqual([expect.stringContaining('$top=20&')]);
    await storeSetting(portal, 'colleagueResultCap', 60);
    await open('/people');
    await waitFor(() => expect(graphCalls(portal, '/me/people').at(-1)).toContain('$top=60&'));
    await storeSetting(portal, 'colleagueResultCap', 20);
  });

  it('PEOPLE-21 the people filter of the settings narrows whom one works with', async () => {
    await storeSetting(portal, 'userServiceAppendedFilter', "companyName eq 'Nordvik'");
    await open('/people');
    await waitFor(() =>
      expect(graphCalls(portal, '/me/people')[0]).toContain(" and (companyName eq 'Nordvik')"),
    );
    await storeSetting(portal, 'userServiceAppendedFilter', '');
  });
});
