import { contract } from '#shared/contract/index';
import type { TestPortal } from '../testPortal';

/** Something that editors write: how one is made, and a field of it that is a plain text. */
export interface EditableSample {
  /** Creates the body of another one, which does not collide with those before. */
  body: (portal: TestPortal, count: number) => Promise<object> | object;
  text: string;
  /** Field of its id, and of the time of its change. */
  id?: 'Guid';
  version?: 'LastModified';
}

const group = { Principal: 'Group', PrincipalId: '11111111-1111-4111-8111-111111111111' };
const address = 'https://time.nordvik.example/';
const report = '22222222-2222-4222-8222-222222222222';

/** By their paths. */
export const editableSamples: Record<string, EditableSample> = {
  '/apptiles': { body: () => ({ Title: 'Timesheets', Url: address }), text: 'Title' },
  '/broadcastmessages': { body: () => ({ Title: 'Storm', BroadcastType: 3 }), text: 'Title' },
  '/infoboxes': {
    body: () => ({ Type: 0, Title: 'Shore power', AreaId: 'hero', RouteId: '/' }),
    text: 'Title',
  },
  '/siteelements': {
    body: (_portal, count) => ({
      Type: 0,
      Language: String.fromCharCode(97 + Math.floor(count / 26), 97 + (count % 26)),
      Content: '<p>Ports</p>',
    }),
    text: 'Content',
  },
  '/pages': {
    body: () => ({ Title: 'New quay', Content: '<p>It is open.</p>', PageType: 1 }),
    text: 'Title',
  },
  '/chartgroups': {
    body: () => ({
      GroupName: 'Departures',
      ChartType: 1,
      ChartItems: [{ Title: 'On time', ChartValue: 92.5 }],
    }),
    text: 'GroupName',
  },
  '/NavigationNodes': {
    body: () => ({ Title: 'Travel', Url: '/pages/content/travel' }),
    text: 'Title',
  },
  '/restaurants': { body: () => ({ Name: 'Canteen' }), text: 'Name' },
  '/restaurantmenus': {
    body: async (portal, count) => {
      const { body } = await portal.call<{ Id: number }>('admin', 'POST', '/restaurants', {
        Name: `Canteen ${count}`,
      });
      return { RestaurantId: body.Id, Year: 2026, WeekNumber: 40, Monday: 'Soup' };
    },
    text: 'Monday',
  },
  '/powerbiframes': {
    body: ({ devTenant }) => ({
      Title: 'Fleet',
      Type: 0,
      EmbedId: report,
      EmbedUrl: `${devTenant.powerBiUrl}/reportEmbed?reportId=${report}&groupId=${report}`,
    }),
    text: 'Title',
  },
  '/itemstoread': {
    body: () => ({ Title: 'Safety', Url: address, ItemsToReadForPrincipal: [group] }),
    text: 'Title',
  },
  '/channelterms': {
    body: (_portal, count) => ({ InternalName: `Channel ${count}` }),
    text: 'InternalName',
    id: 'Guid',
    version: 'LastModified',
  },
  '/languageterms': {
    body: (_portal, count) => ({ InternalName: `Language ${count}` }),
    text: 'InternalName',
    id: 'Guid',
    version: 'LastModified',
  },
};

/** The paths of everything that editors write, as the contract has them. */
export const editablePaths = Object.keys(contract)
  .filter((key) => /^POST \/\w+\/\{id\}\/restore$/.test(key))
  .map((key) => key.replace(/^POST |\/\{id\}\/restore$/g, ''));

/**
 * How one of the resource is made: each call of the contract that `editable` gives it is tried with
 * that.
 */
export function sampleOf(path: string): EditableSample {
  const sample = editableSamples[path];
  if (!sample)
    throw new Error(`Say in tests/support/content/editableResources.ts how one of ${path} is made`);
  return sample;
}

/** A text with more words, within its paragraph where it is HTML. */
export function extended(text: unknown, words: string): string {
  return String(text).replace(/(<\/p>)?$/, ` ${words}$1`);
}
