import { contract } from '#shared/contract/index';
import { editablePaths, sampleOf } from '../../support/content/editableResources';
import { infobox } from '../../support/content/infoboxes';
import { broadcast } from '../../support/content/broadcasts';
import { newsPage, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let channel: string;
let language: string;
beforeAll(async () => {
  portal = await startTestPortal();
  channel = await storeTerm(portal, 'channelterms', 'Harbour');
  language = await storeTerm(portal, 'languageterms', 'Danish');
});
afterAll(() => portal.stop());

/** Characters beyond Latin-1, and half of one. */
const text = 'Łódź 日本語 😀 \ud800';
const address = 'https://nordvik.example/日本語/😀?q=Łódź';

/** Bodies of the calls, and the new thing's address; none where the API has no calls about it. */
const created: Record<
  string,
  [body: () => object | Promise<object>, location?: (answer: Answer) => string]
> = {
  ...Object.fromEntries(editablePaths.map((path) => [`POST ${path}`, ofSample(path)])),
  'POST /apptiles': [() => ({ Title: text, Url: address }), byId('apptiles')],
  'POST /broadcastmessages': [
    () => broadcast({ Title: text, LinkUrl: address, LinkText: text }),
    byId('broadcastmessages'),
  ],
  'POST /channelterms': [
    () => ({ InternalName: text, Url: address }),
    ({ Guid }) => `/api/channelterms/${Guid}`,
  ],
  'POST /featuresettings': [
    () => ({ Key: 'firstDayImageUrl', Value: address }),
    () => '/api/featuresettings/firstDayImageUrl',
  ],
  'POST /infoboxes': [
    () => infobox({ Title: text, LinkUrl: address, LinkDescription: text }),
    byId('infoboxes'),
  ],
  'POST /infoboxes/import': [() => [infobox({ Title: text })]],
  'POST /NavigationNodes/import': [() => [{ Title: text, Url: address }]],
  'POST /itemstoread': [
    () => ({
      Title: text,
      Url: address,
      ItemsToReadForPrincipal: [{ Principal: 'User', PrincipalId: channel }],
    }),
    byId('itemstoread'),
  ],
  'POST /languageterms': [
    () => ({ InternalName: text, Url: address }),
    ({ Guid }) => `/api/languageterms/${Guid}`,
  ],
  'POST /me/userapptiles': [
    () => ({ AppTile: { Title: text, Url: address } }),
    ({ AppTileId }) => `/api/me/userapptiles/${AppTileId}`,
  ],
  'POST /me/userchannelterms': [
    () => ({ ChannelTermId: channel, ChannelType: 0 }),
    () => `/api/me/userchannelterms/${channel}`,
  ],
  'POST /me/userlanguageterms': [
    () => ({ LanguageTermId: language, LanguageType: 0 }),
    () => `/api/me/userlanguageterms/${language}`,
  ],
  'POST /me/usertabcomponentconfigurations': [
    () => ({ TabId: 'your-board', ComponentId: 'myDay', Hidden: false, Order: 1 }),
    byId('me/usertabcomponentconfigurations'),
  ],
  'POST /pages': [() => newsPage({ Title: text, BannerImageUrl: address }), byId('pages')],
  'POST /powerbiframes': [
    () => ({
      Title: text,
      Type: 0,
      EmbedUrl: `${portal.devTenant.environment.POWER_BI_APP_URL}/reportEmbed?groupId=${channel}&reportId=${channel}&q=日本語`,
      EmbedId: channel,
    }),
    byId('powerbiframes'),
  ],
  'POST /siteelements': [
    () => ({ Type: 0, Content: `<p><a href="${address}">${text}</a></p>` }),
    byId('siteelements'),
  ],
  'POST /users': [() => ({})],
};

type Answer = Record<string, unknown>;

function byId(path: string): (answer: Answer) => string {
  return ({ Id }) => `/api/${path}/${Id}`;
}

/** A body that editors write, with the text in its own field. */
function ofSample(
  path: string,
): [body: () => Promise<object>, location: (answer: Answer) => string] {
  const { body, text: field, id = 'Id' } = sampleOf(path);
  return [
    async () => ({ ...(await body(portal, 1)), [field]: text }),
    (answer) => `/api${path}/${answer[id]}`,
  ];
}

const calls = Object.entries(contract)
  .filter(([, call]) => 'status' in call && call.status === 201)
  .map(([key]) => key);

it('every call that creates something is tried here, but for the upload of a picture', () => {
  expect([...Object.keys(created), 'POST /Image'].sort()).toEqual(calls.sort());
});

it.each(Object.entries(created))(
  '%s with characters beyond Latin-1 is answered, and says where the new thing is',
  async (key, [body, location]) => {
    const path = key.replace('POST ', '');
    const {
      status,
      body: answer,
      headers,
    } = await portal.call<Answer>('admin', 'POST', path, await body());
    expect([status, status === 201 || answer.errors]).toEqual([201, true]);
    expect(headers.get('location')).toBe(location?.(answer) ?? null);
    if (!location || !(`GET ${path}/{id}` in contract)) return;
    const read = await portal.call('admin', 'GET', location(answer).replace('/api', ''));
    expect([read.status, read.body]).toEqual([200, answer]);
  },
);
