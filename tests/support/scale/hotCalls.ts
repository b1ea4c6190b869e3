import { idOf, upnOf } from './rows';

/** A call that people make many times a day. */
export interface HotCall {
  name: string;
  person: 'member' | 'editor' | 'admin';
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  /** It counts the first 10,000 pages that match, or all that there is of something. */
  counts?: 'some' | 'all';
}

const day = 86_400_000;
const channels = (...numbers: number[]) => numbers.map((n) => idOf('channel', n));
/** Things that the calls are about. */
export interface HotThings {
  /** A page that the member can read. */
  page: number;
  /** Words that are on many pages. */
  words: readonly [string, string];
  /** Somebody who wrote about a hundred pages. */
  writer: string;
  /** A channel of about fifty pages. */
  smallChannel: string;
  /** Since when about a hundred featured news were published, ISO 8601. */
  since: string;
}

/** Lists and searches of pages. */
function ofPages({
  page,
  words: [word, other],
  writer,
  smallChannel,
  since,
}: HotThings): HotCall[] {
  const asked = (
    kind: 'list' | 'center',
    name: string,
    body: object,
    person: HotCall['person'] = 'member',
  ): HotCall => ({
    name: `a ${kind}: ${name}`,
    person,
    method: 'POST',
    path: kind === 'list' ? '/pages/query' : '/pages/query/center',
    body: { Take: 20, ...body },
  });
  const query = (...of: [name: string, body: object, person?: HotCall['person']]): HotCall[] => [
    asked('list', ...of),
    { ...asked('center', ...of), counts: 'some' },
  ];
  const ofMonth = {
    PageType: [1, 2],
    StartDate: new Date(Date.now() - 30 * day).toISOString(),
    OnlyInCurrentUserLanguages: true,
  };
  const search = (name: string, typed: string): HotCall => ({
    name: `search: ${name}`,
    person: 'member',
    path: `/pages/search?query=${encodeURIComponent(typed)}`,
  });
  return [
    { name: 'featured news', person: 'member', path: '/pages/news/top?amount=20' },
    { name: 'my news', person: 'member', path: '/pages/news/my?amount=20' },
    { name: 'new since', person: 'member', path: `/pages/news/top/new?fromDate=${since}` },
    { name: 'a page', person: 'member', path: `/pages/news/page-${page}` },
    { name: 'its neighbours', person: 'member', path: `/pages/${page}/neighbours` },
    { name: 'news, whole', person: 'member', path: '/pages/news?isFeaturedPage=false' },
    { name: 'content, whole', person: 'member', path: '/pages/content' },
    search('a rare word', 'walrus'),
    search('a common word', word),
    search('two common words', `${word} ${other}`),
    search('a letter', 'b'),
    {
      name: 'search: content',
      person: 'member',
      path: `/pages/content/search?query=${word}&amount=20`,
    },
    ...query('everything', {}),
    ...query('a rare word', { FindText: 'walrus' }),
    ...query('a common word', { FindText: word }),
    ...query('a large channel', { Channels: channels(1) }),
    ...query('a small channel', { Channels: [smallChannel] }, 'editor'),
    ...query('several channels', { Channels: channels(3, 300, 3_000) }),
    ...query('all of two channels', { Channels: channels(1, 2), ChannelMatchingMode: 1 }),
    ...query('a person with many', { OwnerOrEditorUpnId: upnOf(1) }, 'editor'),
    ...query('a person with few', { OwnerOrEditorUpnId: writer }, 'editor'),
    ...query('drafts and archive', { IncludeDrafts: true, IncludeArchive: true }, 'editor'),
    ...query('far down', { Skip: 8_000 }, 'editor'),
    ...query('of my languages', { OnlyInCurrentUserLanguages: true }),
    // Pages of a month are counted without a look at others.
    asked('list', 'news of a month', ofMonth),
    asked('center', 'news of a month', ofMonth),
    ...query('all at once', {
      PageType: [1],
      FindText: word,
      Channels: channels(1, 2, 3),
      StartDate: new Date(Date.now() - 600 * day).toISOString(),
      EndDate: new Date().toISOString(),
    }),
  ];
}

/** Requests of the start page and of a sign-in, beside those for the news. */
const ofVisit: HotCall[] = [
  '/users/me',
  '/featuresettings',
  '/me/userchannelterms',
  '/me/userlanguageterms',
  '/channelterms/localized/1033',
  '/languageterms/localized/1033',
  '/broadcastmessages',
  '/broadcastmessages/next',
  '/me/broadcastmessages/hidden',
  '/infoboxes?route=/&area=default',
  '/infoboxes/next?route=/',
  '/NavigationNodes',
  '/me/userapptiles',
  '/me/userapptiles/smartlinks',
  '/me/usertabcomponentconfigurations',
  '/me/useritemstoread',
  '/me/useritemstoread/hasread',
  '/me/readpages',
  '/siteelements',
].map((path) => ({ name: path, person: 'member', path }));

/** Requests of editors while they write. */
function ofEditors({ page, smallChannel }: HotThings): HotCall[] {
  const post = (name: string, path: string, body: object): HotCall => ({
    ...{ name, person: 'editor', method: 'POST', path, body },
    ...(name.startsWith('reach') && { counts: 'all' }),
  });
  const get = (name: string, path: string, person: HotCall['person'] = 'editor'): HotCall => ({
    name,
    person,
    path,
  });
  return [
    post('reach of a page for everybody', '/targeting/reach', { ChannelTermIds: [] }),
    post('reach of a page', '/targeting/reach', {
      ChannelTermIds: channels(3, 300),
      LanguageTermId: idOf('language', 1),
    }),
    post('reach of links', '/targeting/links', {
      PageIds: [page, page - 1, page - 2],
      ChannelTermIds: channels(3),
    }),
    post('why somebody sees it', '/targeting/why', { kind: 'page', Id: page, UpnId: upnOf(5) }),
    post('reach of channels', '/targeting/reach', { ChannelTermIds: channels(3, 300) }),
    get('use of a large channel', `/channelterms/${idOf('channel', 1)}/usage`, 'admin'),
    get('use of a small channel', `/channelterms/${smallChannel}/usage`, 'admin'),
    get('use of a language', `/languageterms/${idOf('language', 2)}/usage`, 'admin'),
    get('working copies', '/me/workingCopies'),
    get('the latest changes', '/audits'),
    get('history of a page', `/pages/${page}/audits`),
    get('the trash', '/pages/trash?amount=50&skip=100'),
    get('pictures', '/Image/gallery?amount=20'),
    get('unused pictures', '/Image/unused'),
  ];
}

export function hotCalls(things: HotThings): HotCall[] {
  return [...ofPages(things), ...ofVisit, ...ofEditors(things)];
}
