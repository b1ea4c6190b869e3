import { contract } from '#shared/contract/index';
import type { TestPortal } from '../testPortal';
import { storeTile } from './appTiles';
import { storeNode } from './navigation';
import { hoursFromNow, storeTerm } from './pages';

/** Content can be limited to these. */
interface Terms {
  channel: string;
  language: string;
}

const [start, end] = [hoursFromNow(-1), hoursFromNow(48)];
const channelLinks = ({ channel }: Terms) => [{ ChannelTermId: channel }];
const languageLinks = ({ language }: Terms) => [{ LanguageTermId: language }];
const term = {
  Labels: [{ Language: 'de', Name: 'Hafen' }],
  IsAvailableForTagging: false,
  IsDeprecated: true,
  SortOrder: 4,
  Url: '/pages/content/harbour',
  FriendlyUrl: '/harbour',
  LocalCustomProperties: { colour: 'blue' },
};

type Whole = (terms: Terms, portal: TestPortal) => object | Promise<object>;

/** By path: a value of its own, other than the default, in each field beside those of the sample. */
const wholeBodies: Readonly<Record<string, Whole>> = {
  '/apptiles': (terms, { devTenant }) => ({
    ...{ Description: 'Hours', IconClass: 'ms-Icon', IconUrl: '/images/a.png' },
    ...{ ColorHexCode: '#1f6f78', ColorClass: 'teal', O365ServiceName: 'exchange' },
    ...{ Introduction: '<p>First</p>', IntroductionVideo: 'https://youtu.be/dQw4w9WgXcQ' },
    IntegrationEndpointUrl: `${devTenant.sharePointUrl}/_api/web`,
    ShowAsNewUntilThisDate: end,
    ...{ IsSmartLink: true, Start: start, End: end, IsRecurring: true },
    ...{ RecurrenceDays: [1, 3], RecurrenceFrom: '08:00', RecurrenceTo: '16:30' },
    ChannelTermAppTiles: channelLinks(terms),
    LanguageTermAppTiles: languageLinks(terms),
  }),
  '/broadcastmessages': async (terms, portal) => ({
    ...{ Message: '<p>Stay in port.</p>', LinkUrl: '/settings', LinkText: 'Settings' },
    ...{ BroadcastType: 1, StartDate: start, EndDate: end },
    AppTileBroadcastMessages: [{ AppTileId: (await storeTile(portal)).Id }],
    ChannelTermBroadcastMessages: channelLinks(terms),
  }),
  '/infoboxes': (terms) => ({
    ...{ Type: 1, ShowTitle: false, Content: '<p>From land.</p>', PictureUrl: '/images/a.png' },
    ...{ LinkUrl: '/settings', LinkDescription: 'Settings', TextBackgroundBanner: '#102030' },
    ...{ Style: 'Accent2', Width: '50', Height: 1, Order: 7, AreaId: 'default', RouteId: '/light' },
    ...{ StartDate: start, EndDate: end, Hidden: true, LanguageTermId: terms.language },
    ChannelTermInfoBoxes: channelLinks(terms),
  }),
  '/pages': (terms) => ({
    ...{ PageType: 2, ArchiveDate: end, OwnerUserUpnId: 'editor@nordvik.example' },
    ...{ BannerImageUrl: '/images/a.png', BannerImageText: 'Quay', BannerImageAltText: 'A quay' },
    ...{ IsCommentsEnabled: false, IsFeaturedPage: true, LanguageTermId: terms.language },
    ...{ SenderTags: ['Harbour', { Label: 'Fleet' }], CommentsCount: 3, LikesCount: 4 },
    ChannelTermPages: channelLinks(terms),
  }),
  '/chartgroups': () => ({
    ...{ ChartType: 2, ChartWidth: 75, Active: false },
    ChartItems: [
      { Title: 'On time', ChartValue: 92.5 },
      { Title: 'Late', ChartValue: 7.5 },
    ],
  }),
  '/NavigationNodes': async (terms, portal) => ({
    ...{ ParentId: (await storeNode(portal)).Id, Order: 7 },
    ...{ IsAvailableForTagging: false, IsDocLib: true, IsExternal: true, AudienceIds: ['all'] },
    ChannelTermNavigationNodes: channelLinks(terms),
    LanguageTermNavigationNodes: languageLinks(terms),
  }),
  '/restaurants': (terms) => ({ ChannelTermRestaurants: channelLinks(terms) }),
  '/restaurantmenus': () => ({
    ...{ Tuesday: 'Bread', Wednesday: 'Rice', Thursday: 'Peas', Friday: 'Fish' },
    ...{ Saturday: 'Stew', Sunday: 'Roast', AllWeek: 'Salad' },
  }),
  '/powerbiframes': (terms) => ({
    ...{ BookmarkId: 'Bookmark1', ShowFilterPane: true, ShowNavigationPane: true },
    ...{ ShowTitle: false, MobileViewHeight: 640, RouteId: 'your-board', Active: false },
    ChannelTermPowerBIFrames: channelLinks(terms),
  }),
  '/itemstoread': () => ({ Deadline: end, IsDraft: true }),
  '/channelterms': ({ channel }) => ({ ...term, ParentTermGuid: channel }),
  '/languageterms': ({ language }) => ({ ...term, ParentTermGuid: language }),
};

/** Never read back, or the id; those of an infobox with a picture and of a draft stay empty. */
const withoutValue = [
  ...['Notify', 'WorkingCopyKey', 'WorkingCopyModified'],
  ...['Guid', 'VideoEmbedCode', 'PublishingDate'],
];

/** A body of this path in which each field that its contract names has a value. */
export async function wholeBody(portal: TestPortal, path: string, sample: object): Promise<object> {
  const terms: Terms = {
    channel: await storeTerm(portal, 'channelterms', 'Sea lanes'),
    language: await storeTerm(portal, 'languageterms', 'Suomi'),
  };
  const body = { ...sample, ...(await wholeBodies[path]?.(terms, portal)) };
  const call = contract[`POST ${path}` as 'POST /pages'];
  const missing = Object.keys(call.body.properties).filter(
    (name) => !(name in body) && !withoutValue.includes(name),
  );
  if (missing.length > 0)
    throw new Error(`Give ${missing.join()} of ${path} a value in wholeBodies.ts`);
  return body;
}
