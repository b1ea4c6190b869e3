import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initials } from '#shared/rules/people/initials';
import { profileAddress } from '#shared/rules/people/people';
import { listenToNotices } from '../../../src/client/data/notices';
import { officeOf } from '../../../src/devTenant/company/offices';
import { graphCalls, showPeople, somebody } from '../../support/widgets/peopleWidgets';
import { pageRests } from '../../support/widgets/pageNetwork';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => portal.devTenant.control.reset());

const open = (at: string, person?: string) => showPeople(portal, at, { person });
const editor = 'editor@nordvik.example';

describe('the colleague page', () => {
  it('PEOPLE-07 PEOPLE-35 shows the card, about, contact with the configured properties, manager and reports', async () => {
    const head = somebody(portal, ({ jobTitle }) => jobTitle === 'Chief Technology Officer');
    await open(profileAddress(head.upn));
    expect(await screen.findByRole('heading', { level: 1, name: head.displayName })).toBeVisible();
    const part = async (name: string) => within(await screen.findByRole('region', { name }));
    expect(await (await part('About')).findByText(/Stockholm/)).toBeVisible();
    const contact = await part('Contact');
    for (const text of [head.phone, head.mail, 'Department', 'Engineering', 'Region'])
      expect(contact.getByText(text)).toBeVisible();
    const organisation = await part('Organisation');
    expect(await organisation.findByText('Chief Executive Officer')).toBeVisible();
    expect(organisation.getByRole('button', { name: /Maria Solberg/ })).toBeVisible();
    const headings = [...screen.getByRole('article').querySelectorAll('h1, h2')];
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...[head.displayName, 'About', 'Contact', 'Organisation'],
    ]);
    expect(screen.queryByText('Edit profile')).toBeNull();
    expect(screen.queryByText('Profile in Microsoft 365')).toBeNull();
  });

  it('what a person says of themselves keeps its paragraphs and lines', async () => {
    await open(profileAddress(editor));
    const about = within(await screen.findByRole('region', { name: 'About' }));
    expect((await about.findByText(/^I decide/)).textContent.split('\n')).toEqual([
      'I decide what becomes news at Nordvik.',
      'Tell me what you are proud of:',
      'the best stories come from the quays.',
    ]);
  });

  it('PEOPLE-22 PEOPLE-35 the lists that a person keeps of themselves are asked for, and shown', async () => {
    const body = {
      ...{ skills: ['Sonar'], interests: ['Rowing'], responsibilities: ['The quay'] },
      ...{ schools: ['Chalmers'], pastProjects: ['Shore power'] },
    };
    portal.devTenant.control.fail({ service: 'graph', path: 'aboutMe', status: 200, body });
    await open(profileAddress(editor));
    const about = within(await screen.findByRole('region', { name: 'About' }));
    for (const text of Object.values(body).flat())
      expect(await about.findByText(text)).toBeVisible();
    const [asked] = graphCalls(portal, 'aboutMe');
    expect(asked).toContain(Object.keys(body).join());
  });

  it('what people say of themselves is no gap while it fails: it is said, and read again', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: 'aboutMe', status: 500 });
    await open(profileAddress(editor));
    const about = within(await screen.findByRole('region', { name: 'About' }));
    expect(await about.findByText('About could not be loaded')).toBeVisible();
    portal.devTenant.control.reset();
    await userEvent.click(about.getByRole('button', { name: 'Try again' }));
    expect(await about.findByText(/^I decide/)).toBeVisible();
    cleanup();
    portal.devTenant.control.fail({ service: 'graph', path: 'aboutMe', status: 403 });
    await open(profileAddress(editor));
    await screen.findByRole('region', { name: 'Contact' });
    await pageRests();
    expect(screen.queryByRole('region', { name: 'About' })).toBeNull();
  });

  it('PEOPLE-06 PEOPLE-37 an external person has no organisation on their page either', async () => {
    await open(profileAddress('guest@nordvik.example'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Okafor' })).toBeVisible();
    expect(screen.getByText('External')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Contact' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Organisation' })).toBeNull();
  });

  it('SETTINGS-35 PEOPLE-35 has other properties where the organisation has configured them', async () => {
    await storeSetting(portal, 'myDetailsMsGraphProperties', ['CITY', 'Country']);
    await open(profileAddress(editor));
    const contact = within(await screen.findByRole('region', { name: 'Contact' }));
    const { city, country } = officeOf(portal.devTenant.company.person(editor)!.officeCity);
    expect(contact.getByText('City').nextSibling).toHaveTextContent(city);
    expect(contact.getByText('Country').nextSibling).toHaveTextContent(country);
    expect(contact.queryByText('Department')).toBeNull();
    expect(contact.queryByText('Region')).toBeNull();
    await storeSetting(portal, 'myDetailsMsGraphProperties', ['Department', 'State']);
  });

  it('PEOPLE-35 a configured name that is no property leaves the page without it, and nothing else', async () => {
    await storeSetting(portal, 'myDetailsMsGraphProperties', ['Region', 'State', 'Cost center']);
    await open(profileAddress(editor));
    const contact = within(await screen.findByRole('region', { name: 'Contact' }));
    const { region } = officeOf(portal.devTenant.company.person(editor)!.officeCity);
    expect(contact.getByText('Region').nextSibling).toHaveTextContent(region);
    await storeSetting(portal, 'myDetailsMsGraphProperties', ['Department', 'State']);
  });

  it('PEOPLE-35 PAGES-078 so it does for a person who is known by the mail', async () => {
    await storeSetting(portal, 'myDetailsMsGraphProperties', ['Region', 'State', 'Department']);
    const guest = somebody(portal, ({ upn, mail }) => mail !== upn);
    await open(profileAddress(guest.mail));
    const name = guest.displayName;
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Contact' })).toBeVisible();
    await storeSetting(portal, 'myDetailsMsGraphProperties', ['Department', 'State']);
  });

  it('PEOPLE-33 leads to the profile outside the portal where one is configured, with the person’s id', async () => {
    await storeSetting(portal, 'delveProfileUrl', 'https://eur.delve.office.com/?u={id}&v=work');
    await open(profileAddress(editor));
    const link = await screen.findByRole('link', {
      name: 'Profile in Microsoft 365, opens in a new tab',
    });
    expect(link).toHaveAttribute(
      'href',
      `https://eur.delve.office.com/?u=${portal.devTenant.company.person(editor)!.id}&v=work`,
    );
    expect(link).toHaveAttribute('target', '_blank');
    await storeSetting(portal, 'delveProfileUrl', '');
  });

  it('PEOPLE-09 PEOPLE-35 the own profile opens at the same form of address, with "Edit profile", only while the setting is on', async () => {
    for (const written of ['member@nordvik.example', 'Member@Nordvik.example']) {
      await open(profileAddress(written));
      expect(await screen.findByText('The start page')).toBeVisible();
      cleanup();
    }
    await storeSetting(portal, 'enableProfileCardView', true);
    await open(profileAddress('member@nordvik.example'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maria Solberg' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit profile, opens in a new tab' })).toHaveAttribute(
      'href',
      'https://myprofile.microsoft.com',
    );
    await storeSetting(portal, 'enableProfileCardView', false);
  });

  it('PEOPLE-02 PEOPLE-12 shows the photo in its full size, without one the initials and no message', async () => {
    const told = jest.fn();
    const stop = listenToNotices(told);
    const picture = () => document.querySelector('header img');
    const asked = (upn: string) => graphCalls(portal, `/users/${upn}/photo/$value`).length;
    await open(profileAddress(editor));
    await screen.findByRole('heading', { level: 1, name: 'Erik Lindqvist' });
    await waitFor(() => expect(picture()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    expect(asked(editor)).toBe(1);
    cleanup();
    const { upn, displayName } = somebody(portal, ({ hasPhoto }) => !hasPhoto);
    await open(profileAddress(upn));
    await screen.findByRole('heading', { level: 1, name: displayName });
    await waitFor(() => expect(asked(upn)).toBe(1));
    await pageRests();
    expect(picture()).toBeNull();
    expect(screen.getByText(initials(displayName))).toBeInTheDocument();
    expect(told).not.toHaveBeenCalled();
    stop();
  });

  it('PEOPLE-34 PEOPLE-05 a chat starts by a sip link when Teams chat is switched off', async () => {
    await storeSetting(portal, 'useTeamsChat', false);
    await open(profileAddress(editor));
    expect(await screen.findByRole('link', { name: 'Start chat' })).toHaveAttribute(
      'href',
      'sip:editor@nordvik.example',
    );
    await storeSetting(portal, 'useTeamsChat', true);
  });

  it('PEOPLE-29 somebody whom the directory does not know is no failure; a failure is one', async () => {
    await open('/user/detail/gone@nordvik/example');
    expect(await screen.findByText("We couldn't find this person.")).toBeVisible();
    portal.devTenant.control.fail({ service: 'graph', path: '/users/', status: 500 });
    await open(profileAddress('admin@nordvik.example'));
    expect(await screen.findByText('Status 500')).toBeVisible();
  });

  it('PEOPLE-07 an address that names nobody is nobody’s page, and the directory is not asked', async () => {
    await open('/user/detail');
    expect(await screen.findByText("We couldn't find this person.")).toBeVisible();
    await pageRests();
    expect(graphCalls(portal, '/users')).toEqual([]);
  });

  it('LICENCE-04 for a person without a licence nothing is asked of Graph', async () => {
    await storeSetting(portal, 'enableWorkplaceLight', true);
    await open(profileAddress(editor), 'frontline');
    expect(await screen.findByText(/you don't have a licence for it/)).toBeVisible();
    expect(graphCalls(portal, '/users/')).toEqual([]);
    await storeSetting(portal, 'enableWorkplaceLight', false);
  });
});
