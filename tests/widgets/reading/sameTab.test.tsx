import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { AppCenter } from '../../../src/client/features/appTiles/AppCenter';
import { SmartLinks } from '../../../src/client/features/appTiles/SmartLinks';
import { Events } from '../../../src/client/features/events/Events';
import { HeroInfoboxes } from '../../../src/client/features/infoboxes/HeroInfoboxes';
import { NewsCenterButton } from '../../../src/client/features/news/NewsCenterButton';
import { OlderNews } from '../../../src/client/features/news/OlderNews';
import { RssFeeds } from '../../../src/client/features/rss/RssFeeds';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { FindInformationPage } from '../../../src/client/pages/FindInformationPage';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { SettingsFrame } from '../../../src/client/shell/frame/SettingsFrame';
import { Header } from '../../../src/client/shell/Header';
import { clearTiles, storeTile } from '../../support/content/appTiles';
import { clearBroadcasts, storeBroadcast } from '../../support/content/broadcasts';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { clearMenu, storeNode } from '../../support/content/navigation';
import { storeSettings, storeTerm } from '../../support/content/pages';
import { setNewsPortal } from '../../support/widgets/newsWidgets';

const portal = setNewsPortal();
const away = 'https://nordvik.example';
let tile = 0;

beforeAll(async () => {
  await Promise.all([clearTiles(portal), clearMenu(portal), clearInfoboxes(portal)]);
  await clearBroadcasts(portal);
  await storeSettings(portal, {
    enableWorkplaceLight: true,
    enableLanguageFilteringForWorkplace: false,
    enableOfficeProfileLink: true,
    guideSiteUrl: `${away}/guide`,
    linkTopNav: { title: 'Canteen', url: `${away}/canteen`, openInNewTab: true },
    newsArchiveLink: `${away}/archive`,
    showSharePointNewsCenterLink: true,
    rssFeedConfig: {
      amountToShowPerLoad: 'Small',
      feedLinksAndTagName: [
        { FeedLink: `${portal.devTenant.feedsUrl}/shipping.xml`, TagName: 'Shipping' },
      ],
    },
  });
  await storeBroadcast(portal, {
    Title: 'Storm',
    Message: `<p><a href="${away}/gates">The gates</a></p>`,
    LinkUrl: `${away}/storm`,
    LinkText: 'The forecast',
  });
  await storeNode(portal, { Title: 'Handbook', Url: `${away}/handbook`, IsExternal: true });
  await storeInfobox(portal, {
    Title: 'Survey',
    LinkUrl: `${away}/survey`,
    LinkDescription: 'More',
  });
  await storeTerm(portal, 'channelterms', 'Ships', {
    LocalCustomProperties: { siteUrl: `${away}/ships` },
  });
  ({ Id: tile } = await storeTile(portal, { Title: 'Timesheets', Url: `${away}/time` }));
  await storeTile(portal, { Title: 'Rotas', Url: `${away}/rotas`, IsSmartLink: true });
});

interface Place {
  place: string;
  shows: ReactNode;
  at?: string;
  person?: string;
  /** The button that has to be pressed before the link is there. */
  behind?: RegExp;
  /** A part of the address to which it leads. */
  to: string;
}

const widget = { place: 'main', onEmptyChange: () => undefined } as const;
const header = (
  <SettingsFrame>
    <Header />
  </SettingsFrame>
);
const center = { shows: <NewsCenterPage />, at: '/pages/news', person: 'editor' };
const board = { shows: <YourBoardPage />, at: '/your-board' };
const collaboration = { shows: <CollaborationPage />, at: '/collaboration' };
const file = '/_layouts/15/Doc.aspx';
const links: Place[] = [
  { place: 'the guide', shows: header, to: `${away}/guide` },
  { place: 'the link of the navigation', shows: header, to: `${away}/canteen` },
  { place: 'a message', shows: header, behind: /Storm/, to: `${away}/storm` },
  { place: "an editor's text", shows: header, behind: /Storm/, to: `${away}/gates` },
  { place: 'the profile', shows: header, behind: /^Your menu/, to: '//myprofile.microsoft.com' },
  { place: 'the menu', shows: <FindInformationPage />, to: `${away}/handbook` },
  { place: 'the button to the news center', shows: <NewsCenterButton />, to: `${away}/archive` },
  { place: 'older news', shows: <OlderNews />, to: `${away}/archive` },
  { place: "a channel's site", shows: <SettingsPage />, to: `${away}/ships` },
  { place: 'the news center of SharePoint', ...center, to: '/sites/news' },
  { place: 'a SharePoint page', ...center, to: '/sites/news/SitePages/' },
  { place: 'a feed', shows: <RssFeeds {...widget} />, to: '//shipping-daily.example/' },
  { place: 'an infobox', shows: <HeroInfoboxes {...widget} />, to: `${away}/survey` },
  { place: 'an event', shows: <Events {...widget} />, to: '/Lists/Events/DispForm.aspx' },
  { place: 'the tasks', ...board, to: '//to-do.office.com/' },
  { place: 'the calendar', ...board, to: '//outlook.office.com/calendar' },
  { place: 'OneDrive', ...board, to: '/personal/member_nordvik_example/Documents' },
  { place: 'a document', ...board, to: file },
  { place: "a document's menu", ...board, behind: /^More about/, to: file },
  { place: 'an activity', ...collaboration, to: 'Milestone%20plan' },
  { place: 'a site', ...collaboration, to: '/sites/project-green-corridor' },
  { place: 'a trending page', shows: <FindInformationPage />, to: '/safety-week-one' },
  { place: 'a saved page', shows: <FindInformationPage />, to: 'Budget%20next%20year' },
];
const dialog = <ModalOutlet />;
const apps = (): Place[] => [
  { place: 'the app center', shows: <AppCenter />, to: `${away}/time` },
  { place: 'smart links', shows: <SmartLinks {...widget} />, to: `${away}/rotas` },
  { place: 'the introduction', ...at(`/?modal=app-tile-intro/${tile}`), to: `${away}/time` },
  { place: 'the search', ...at('/?modal=search&q=timesheets'), to: `${away}/time` },
];
const at = (address: string) => ({ shows: dialog, at: address });

/** Where the link of a place opens, under these settings. */
async function targetOf(
  { shows, behind, to, ...visit }: Place,
  settings: Pick<FeatureSettings, 'open-all-links-in-same-tab' | 'open-apps-in-same-tab'>,
): Promise<string | null> {
  cleanup();
  await storeSettings(portal, settings);
  await portal.show(<Suspense>{shows}</Suspense>, visit);
  if (behind) await userEvent.click((await screen.findAllByRole('button', { name: behind }))[0]!);
  // A menu that has been opened is the last of all.
  const link = () => [...document.querySelectorAll(`a[href*="${to}"]`)].at(-1);
  await waitFor(() => expect(link()).toBeDefined());
  return link()!.getAttribute('target');
}

const [apart, together] = [
  { 'open-all-links-in-same-tab': false, 'open-apps-in-same-tab': true },
  { 'open-all-links-in-same-tab': true, 'open-apps-in-same-tab': false },
];

it.each(links)(
  'SETTINGS-39 with one tab for all links, that of $place stays in it',
  async (place) => {
    expect(await targetOf(place, apart!)).toBe('_blank');
    expect(await targetOf(place, together!)).toBeNull();
  },
);

it('SETTINGS-40 with one tab for apps, those of all places stay in it, whatever other links do', async () => {
  for (const place of apps()) {
    expect([place.place, await targetOf(place, together!)]).toEqual([place.place, '_blank']);
    expect([place.place, await targetOf(place, apart!)]).toEqual([place.place, null]);
  }
});
