import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { useOpening } from '../../../src/client/data/useOpensNewTab';
import { AppCenter } from '../../../src/client/features/appTiles/AppCenter';
import { CalendarLink } from '../../../src/client/features/events/CalendarLink';
import { HeroInfoboxes } from '../../../src/client/features/infoboxes/HeroInfoboxes';
import { NewsCenterButton } from '../../../src/client/features/news/NewsCenterButton';
import { NewsCenterLink } from '../../../src/client/features/news/NewsCenterLink';
import { FindInformationPage } from '../../../src/client/pages/FindInformationPage';
import { changeHostState } from '../../../src/client/host/hostState';
import { NavigationLink } from '../../../src/client/shell/menus/NavigationLink';
import { SettingsFrame } from '../../../src/client/shell/frame/SettingsFrame';
import { UserMenuButton } from '../../../src/client/shell/menus/UserMenuButton';
import { AddressLink } from '../../../src/client/ui/AddressLink';
import { RichText } from '../../../src/client/ui/text/RichText';
import { TextLink } from '../../../src/client/ui/TextLink';
import { clearTiles, storeTile } from '../../support/content/appTiles';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { clearMenu, storeNode } from '../../support/content/navigation';
import { storeSettings } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const path = '/pages/news/ice-7?from=menu#quay';
const whole = (address: string) => window.location.origin + address;
afterEach(() => act(() => changeHostState({ place: 'browser' })));

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** The addresses that were left to the browser, which follows none of them here. */
const left: string[] = [];
const leave = (event: MouseEvent) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  left.push(event.target.href);
};
beforeEach(() => {
  left.length = 0;
  window.addEventListener('click', leave);
});
afterEach(() => window.removeEventListener('click', leave));
const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));
const here = () => screen.getByRole('status').textContent;

it.each([
  ['a link', (to: string) => <AddressLink to={to}>Ice</AddressLink>],
  ['a link in a sentence', (to: string) => <TextLink to={to}>Ice</TextLink>],
  ["an editor's text", (to: string) => <RichText html={`<p><a href="${to}">Ice</a></p>`} />],
])('%s to the whole address of a page of the portal opens it in place', async (_, linkTo) => {
  await portal.show(
    <>
      {linkTo(whole(path))}
      <Here />
    </>,
  );
  // The code that makes links of texts live comes behind them.
  await waitFor(async () => {
    await follow('Ice');
    expect(here()).toBe(path);
  });
});

it.each([
  ['a file of the portal', () => whole('/images/plan.png')],
  ['another host', () => 'https://nordvik.example/pages/news/ice-7'],
  ['a host that begins alike', () => whole(path).replace(/(:\d+)?\/pages/, '.example/pages')],
])('%s is left to the browser', async (_, address) => {
  await portal.show(
    <>
      <TextLink to={address()}>Ice</TextLink>
      <RichText html={`<p><a href="${address()}">Snow</a></p>`} />
      <Here />
    </>,
  );
  await follow('Ice');
  await act(() => import('../../../src/client/ui/text/LiveParts'));
  await follow('Snow');
  expect(left).toEqual([address(), address()]);
  expect(here()).toBe('/');
});

it('NEWS-07 the whole address of a page of the portal opens a new tab where a relative one does', async () => {
  function Opening() {
    const opensNewTab = useOpening();
    const told = [path, whole(path), 'https://nordvik.example/'].map(opensNewTab);
    return <output>{JSON.stringify(told)}</output>;
  }
  await portal.show(<Opening />);
  await waitFor(() => expect(here()).toBe('[true,true,true]'));
  act(() => changeHostState({ place: 'teams' }));
  await waitFor(() => expect(here()).toBe('[false,false,true]'));
});

it('NEWS-07 a page of the portal that the settings name opens in place where there are no tabs', async () => {
  await storeSettings(portal, { calendarPageInfoUrl: path, newsArchiveLink: whole(path) });
  await portal.show(
    <>
      <CalendarLink>Calendar</CalendarLink>
      <NewsCenterLink>All news</NewsCenterLink>
      <NewsCenterButton />
      <Here />
    </>,
  );
  const names = ['Calendar', 'All news', 'Go to the news center'];
  for (const name of names)
    expect(
      await screen.findByRole('link', { name: `${name}, opens in a new tab` }),
    ).toHaveAttribute('target', '_blank');
  act(() => changeHostState({ place: 'teams' }));
  for (const name of names)
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('target');
  await follow('Go to the news center');
  await waitFor(() => expect(here()).toBe(path));
  expect(left).toEqual([]);
  await storeSettings(portal, { calendarPageInfoUrl: '', newsArchiveLink: '' });
});

afterEach(() => storeSettings(portal, { officeProfileUrl: '', enableOfficeProfileLink: false }));

it('NAV-13 in Teams the guide, the own profile and entries marked as external open own pages in place', async () => {
  await clearMenu(portal);
  await storeNode(portal, { Title: 'Handbook', Url: whole(path), IsExternal: true });
  await storeSettings(portal, { officeProfileUrl: path, enableOfficeProfileLink: true });
  const guide = { title: 'Guide', address: whole(path), exact: true, newTab: true };
  await portal.show(
    <>
      <NavigationLink entry={{ ...guide, components: [] }} className="">
        Guide
      </NavigationLink>
      <UserMenuButton />
      <FindInformationPage />
      <Here />
    </>,
  );
  const inTab = await screen.findByRole('link', { name: 'Handbook, opens in a new tab' });
  expect(inTab).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('target', '_blank');
  act(() => changeHostState({ place: 'teams' }));
  for (const name of ['Guide', 'Handbook'])
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('target');
  await userEvent.click(screen.getByRole('button', { name: /^Your menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My Office profile' }));
  expect(await screen.findByText(path)).toBeVisible();
  expect(left).toEqual([]);
});

it('in Teams an own link of a text that asks for a tab opens in place; a file and the text stay', async () => {
  const html = `<p><a href="${whole(path)}" target="_blank">Ice</a>
    <a href="/images/quay.png" target="_blank">Quay</a></p>`;
  await portal.show(
    <SettingsFrame>
      <RichText html={html} />
      <Here />
    </SettingsFrame>,
  );
  const link = await screen.findByRole('link', { name: 'Ice' });
  await pageRests();
  await follow('Ice');
  expect(left.splice(0)).toEqual([whole(path)]);
  act(() => changeHostState({ place: 'teams' }));
  await follow('Ice');
  await waitFor(() => expect(here()).toBe(path));
  await follow('Quay');
  expect(left).toEqual([whole('/images/quay.png')]);
  expect(screen.getByRole('link', { name: 'Quay' })).toHaveAttribute('target', '_blank');
  // A video that plays in a text, or what is selected, would go with its nodes.
  expect(screen.getByRole('link', { name: 'Ice' })).toBe(link);
});

it('SETTINGS-39 SETTINGS-40 an infobox, a tile and an entry of the menu with the whole address open no new tab', async () => {
  await Promise.all([clearTiles(portal), clearMenu(portal), clearInfoboxes(portal)]);
  await storeInfobox(portal, { Title: 'Survey', LinkUrl: whole(path), LinkDescription: null });
  await storeTile(portal, { Title: 'Timesheets', Url: whole(path) });
  await storeNode(portal, { Title: 'Handbook', Url: whole(path) });
  await portal.show(
    <>
      <HeroInfoboxes place="main" onEmptyChange={() => undefined} />
      <AppCenter />
      <FindInformationPage />
      <Here />
    </>,
  );
  for (const name of ['Survey', 'Timesheets', 'Handbook']) {
    const link = await screen.findByRole('link', { name });
    expect([name, link.getAttribute('target')]).toEqual([name, null]);
    expect(link).toHaveAttribute('href', path);
  }
});

it('an entry of the menu that leads elsewhere opens a new tab, and its name says so', async () => {
  await clearMenu(portal);
  await storeNode(portal, { Title: 'Handbook', Url: 'https://handbook.example/' });
  await portal.show(<FindInformationPage />);
  const link = await screen.findByRole('link', { name: 'Handbook, opens in a new tab' });
  expect(link).toHaveAttribute('target', '_blank');
});
