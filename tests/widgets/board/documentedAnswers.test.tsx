import { readGraph, readGraphPage, readGraphPages } from '../../../src/client/data/graph/graph';
import { writeGraph } from '../../../src/client/data/graph/writeGraph';
import { readColleague, readManager, readReports } from '../../../src/client/data/people/directory';
import { readUsers } from '../../../src/client/data/people/findPeople';
import { readRelatedPeople } from '../../../src/client/data/people/relatedPeople';
import { readAllGroups, readMemberGroups } from '../../../src/client/data/people/groups';
import { searchBookmarks, searchDocuments } from '../../../src/client/data/search/searchGraph';
import { findSites, readSiteGroups } from '../../../src/client/data/sharePoint/siteDetails';
import { readFrequentSites } from '../../../src/client/data/sharePoint/visitedSites';
import { licenceRead } from '../../../src/client/data/session/licence';
import { checklistOf, type PlannerDetails } from '#shared/rules/calendar/dayDetails';
import { type CalendarEvent } from '#shared/rules/calendar/dayEvents';
import { type PlannerTask, type TodoList, type TodoTask } from '#shared/rules/calendar/dayTasks';
import { documentItems, documentsPath, type Insight } from '#shared/rules/documents/documents';
import { isLicensed } from '#shared/rules/people/licensing';
import { plainOf } from '#shared/rules/search/foundRows';
import { effectiveSettings } from '#shared/rules/settings/settings';
import { groupsWithSite, titleOf } from '#shared/rules/sites/siteIndex';
import {
  event,
  options,
  planner,
  read,
  setExamples,
  site,
  toDo,
} from '../../support/widgets/documentedExamples';

/**
 * Answers with the fields, the gaps and the oddities of the examples in the documentation of Graph
 * v1.0; each is named by the title of its page.
 */
setExamples();

const never = '0001-01-01T00:00:00Z';
const asked = {
  ...{ text: 'valve', since: undefined, start: 0, amount: 5 },
  ...{ settings: effectiveSettings([]), ...options },
};

const insightOf = (title: string, type: string, more: object) => ({
  id: `id of ${title}`,
  resourceVisualization: {
    ...{ title, type, mediaType: 'application/octet-stream', previewText: '' },
    ...{ previewImageUrl: `${site}/thumbnail`, containerDisplayName: 'Sales' },
    ...{ containerWebUrl: `${site}/Shared Documents`, containerType: 'Site' },
  },
  resourceReference: {
    ...{
      webUrl: `${site}/${title}`,
      id: 'drives/b!1/items/01A',
      type: 'microsoft.graph.driveItem',
    },
  },
  ...more,
});
const documentsOf = async (tab: 'recent' | 'trending' | 'shared') =>
  documentItems((await readGraphPage<Insight>(documentsPath(tab), read)).items);

const attendee = (name: string) => ({
  type: 'required',
  status: { response: 'none', time: never },
  emailAddress: { name, address: `${name}@nordvik.example` },
});
const eventsOf = async () =>
  (await readGraphPages<CalendarEvent>('/me/calendar/calendarView', read)).map(event);

/** A hit list of Microsoft Search. */
const found = (hits: object[]) => ({
  value: [
    { searchTerms: ['valve'], hitsContainers: [{ total: 1, moreResultsAvailable: false, hits }] },
  ],
});
const nobody = { givenName: null, jobTitle: null, mobilePhone: null, surname: null };

interface Example {
  /** The title of the page, and what is odd about its example. */
  page: string;
  path: string;
  body: object;
  shows: () => Promise<unknown>;
  what: unknown;
}

const examples: Example[] = [
  {
    page: 'List lists',
    path: '/me/todo/lists',
    body: {
      value: [
        { '@odata.type': '#microsoft.graph.todoTaskList', id: 'AAMk=', displayName: 'Tasks' },
        { id: 'AAMk2=', displayName: 'Monthly', isOwner: true, wellknownListName: 'none' },
      ],
    },
    shows: () => readGraphPages<TodoList>('/me/todo/lists', read),
    what: [{ displayName: 'Tasks' }, { displayName: 'Monthly' }],
  },
  {
    page: 'List Todo tasks: neither a due date nor a plan',
    path: '/me/todo/lists/AAMk=/tasks',
    body: {
      value: [
        {
          ...{ '@odata.etag': 'W/"x=="', importance: 'low', isReminderOn: false },
          ...{ status: 'notStarted', title: 'Order valves', categories: ['Urgent'], id: 'AQMk' },
          ...{ createdDateTime: '2026-07-08T11:15:19.9359889Z' },
          body: { content: '', contentType: 'text' },
          linkedResources: [{ applicationName: 'Partner', id: '3091' }],
        },
      ],
    },
    shows: async () =>
      (await readGraphPages<TodoTask>('/me/todo/lists/AAMk=/tasks', read)).map(toDo),
    what: [{ Subject: 'Order valves', Status: 0, Body: '', isHtml: false }],
  },
  {
    page: 'List tasks of Planner: a creator without a name, no percentage, no due date',
    path: '/me/planner/tasks',
    body: {
      value: [
        {
          ...{ createdBy: { user: { id: '6463a5ce' } }, planId: 'xqQg', bucketId: 'gcrY' },
          ...{ title: 'Check pumps', orderHint: '9223W', assigneePriority: '9005"', id: '01gz' },
          ...{ createdDateTime: '2025-03-25T18:36:49.2407981Z' },
          assignments: { 'fbab97d0-4932-4511-b675-204639209557': { orderHint: 'RWk1' } },
        },
      ],
    },
    shows: async () => (await readGraphPages<PlannerTask>('/me/planner/tasks', read)).map(planner),
    what: [{ Subject: 'Check pumps', Owner: '', Status: 0, PlanId: 'xqQg' }],
  },
  {
    page: 'Get plannerTaskDetails',
    path: '/planner/tasks/01gz/details',
    body: {
      ...{ description: 'All of them\nby Friday', previewType: 'automatic', id: 'gcrY' },
      references: { 'https%3A//nordvik%2Eexample': { alias: 'Manual', type: 'Other' } },
      checklist: {
        'd280ed1a-9f6b-4f9c-a962-fb4d00dc50ff': {
          ...{ '@odata.type': '#microsoft.graph.plannerChecklistItem', isChecked: false },
          ...{ title: 'Pump 1', orderHint: '8587094707721254251P]' },
        },
      },
    },
    shows: async () =>
      checklistOf(await readGraph<PlannerDetails>('/planner/tasks/01gz/details', read)),
    what: [{ Title: 'Pump 1', IsChecked: false }],
  },
  {
    page: 'List calendarView: nothing of an event but its answer and zones',
    path: '/me/calendar/calendarView',
    body: {
      value: [
        {
          ...{ originalStartTimeZone: 'zone of its own', originalEndTimeZone: 'zone of its own' },
          ...{ responseStatus: { response: 'an answer', time: 'a time' }, iCalUId: 'uid' },
          ...{ reminderMinutesBeforeStart: 99, isReminderOn: true },
        },
      ],
    },
    shows: eventsOf,
    what: [{ Subject: '', HasTime: false, Response: 1, Recurring: 'singleInstance' }],
  },
  {
    page: 'List events: times of a Windows zone, answers at no time',
    path: '/me/calendar/calendarView',
    body: {
      value: [
        {
          ...{ '@odata.etag': 'W/"Zln=="', id: 'AAMkA', subject: 'Safety round ' },
          body: { contentType: 'html', content: '<html><body><p>Bring boots</p></body></html>' },
          start: { dateTime: '2026-11-23T10:00:00.0000000', timeZone: 'Pacific Standard Time' },
          end: { dateTime: '2026-11-23T12:00:00.0000000', timeZone: 'Pacific Standard Time' },
          location: { displayName: 'Yard', locationType: 'default', uniqueIdType: 'private' },
          attendees: [attendee('Ann'), attendee('Bo')],
          organizer: { emailAddress: { name: 'Ann', address: 'ann@nordvik.example' } },
        },
      ],
    },
    shows: eventsOf,
    what: [
      {
        Subject: 'Safety round ',
        Start: '2026-11-23T18:00:00.000Z',
        Location: 'Yard',
        NoResponse: 2,
      },
    ],
  },
  {
    page: 'List used: a file that the person never changed',
    path: '/me/insights/used',
    body: {
      value: [
        insightOf('Plan.xlsx', 'Excel', {
          lastUsed: { lastAccessedDateTime: '2026-11-20T13:31:55Z', lastModifiedDateTime: never },
        }),
      ],
    },
    shows: () => documentsOf('recent'),
    what: [{ Title: 'Plan.xlsx', EdgeAction: 'opened', LastModified: undefined }],
  },
  {
    page: 'List used: neither opened nor changed',
    path: '/me/insights/used',
    body: {
      value: [
        insightOf('Old.docx', 'Word', {
          lastUsed: { lastAccessedDateTime: never, lastModifiedDateTime: never },
        }),
      ],
    },
    shows: async () => (await documentsOf('recent')).map(({ EdgeAction }) => EdgeAction),
    what: [undefined],
  },
  {
    page: 'List used: a site of the web without a container and an id',
    path: '/me/insights/used',
    body: {
      value: [
        {
          lastUsed: { lastAccessedDateTime: '2026-11-20T13:31:55Z', lastModifiedDateTime: never },
          resourceVisualization: { title: 'Sales', type: 'spsite', containerDisplayName: 'Sales' },
          resourceReference: { webUrl: site },
        },
      ],
    },
    shows: async () => (await readFrequentSites(options)).sites,
    what: [{ Title: 'Sales', Url: site }],
  },
  {
    page: 'List trending: a weight that is a text',
    path: '/me/insights/trending',
    body: { value: [insightOf('Pump.gif', 'Image', { weight: '0.1583399742569597' })] },
    shows: () => documentsOf('trending'),
    what: [{ Title: 'Pump.gif', ContainerName: 'Sales', ItemPath: '/drives/b!1/items/01A' }],
  },
  {
    page: 'List shared: a reference to nothing',
    path: '/me/insights/shared',
    body: {
      value: [
        insightOf('Report', 'Word', {
          lastShared: {
            ...{ sharedDateTime: '2026-03-23T08:41:05Z', sharingType: 'Direct' },
            sharedBy: { displayName: 'Ann', address: 'ann@nordvik.example', id: '3e0c' },
            sharingReference: {},
          },
        }),
      ],
    },
    shows: () => documentsOf('shared'),
    what: [{ Title: 'Report', EdgeAction: 'shared', SharedBy: 'Ann' }],
  },
  {
    page: 'List people: a group among them, which is nobody',
    path: '/me/people',
    body: {
      value: [
        {
          ...{ ...nobody, id: '33b4', displayName: 'Marketing', userPrincipalName: '', phones: [] },
          scoredEmailAddresses: [{ address: 'marketing@nordvik.example', relevanceScore: 30 }],
        },
        {
          ...{ ...nobody, id: 'e3d0', displayName: 'Bo', userPrincipalName: 'bo@nordvik.example' },
          scoredEmailAddresses: [{ address: 'bo@nordvik.example', relevanceScore: 20 }],
          phones: [{ type: 'business', number: '+47 918 55 501' }],
        },
      ],
    },
    shows: () => readRelatedPeople(5, { operation: 'Examples', appended: '' }),
    what: [{ displayName: 'Bo', businessPhones: ['+47 918 55 501'], mail: 'bo@nordvik.example' }],
  },
  {
    page: 'List users: a room, and somebody without an address',
    path: '/users?',
    body: {
      value: [
        {
          ...nobody,
          id: '1',
          businessPhones: [],
          displayName: 'Room 1',
          userPrincipalName: 'room@x',
        },
        { ...nobody, id: '2', mail: null, displayName: 'Admin', userPrincipalName: 'admin@x' },
      ],
    },
    shows: async () =>
      (await readUsers('a', 5, { operation: 'Examples', appended: '' })).items.map(
        ({ displayName }) => displayName,
      ),
    what: ['Room 1', 'Admin'],
  },
  {
    page: 'Get user: the usual properties alone',
    path: '/users/bo',
    body: { ...nobody, id: '1', displayName: 'Bo', businessPhones: ['+47 1'], surname: 'Vik' },
    shows: () => readColleague('bo@nordvik.example', { operation: 'Examples' }),
    what: { displayName: 'Bo', userPrincipalName: 'bo@nordvik.example' },
  },
  {
    page: 'List manager',
    path: '/manager',
    body: { id: '7d54', displayName: 'Sara', jobTitle: 'VP', userPrincipalName: 'sara@x' },
    shows: () => readManager('bo@nordvik.example', { operation: 'Examples' }),
    what: { displayName: 'Sara', jobTitle: 'VP' },
  },
  {
    page: 'List directReports: an id and nothing else',
    path: '/directReports',
    body: { value: [{ id: '1' }] },
    shows: () => readReports('bo@nordvik.example', { operation: 'Examples' }),
    what: [],
  },
  {
    page: 'List groups: one with a site, one without',
    path: '/groups?',
    body: {
      value: [
        {
          ...{ id: '45b7', displayName: 'Golf', groupTypes: ['Unified'], mailNickname: 'golf' },
          ...{ classification: null, resourceProvisioningOptions: [], visibility: 'Public' },
        },
        { id: 'd779', displayName: 'Golf talk', groupTypes: [], visibility: null },
      ],
    },
    shows: async () => groupsWithSite(await readAllGroups(options)).map(titleOf),
    what: ['Golf'],
  },
  {
    page: 'List a user’s direct memberships: a group without an id, and no kind',
    path: '/me/memberOf',
    body: {
      '@odata.count': 76,
      value: [
        { '@odata.type': '#microsoft.graph.group', displayName: 'All', securityEnabled: true },
      ],
    },
    shows: async () => groupsWithSite(await readMemberGroups(options)),
    what: [],
  },
  {
    page: 'List endpoints of a group',
    path: '/beta/groups/45b7/endpoints',
    body: {
      value: [{ capability: 'Conversations', providerName: 'Yammer', uri: 'an address', id: '1' }],
    },
    shows: () => readSiteGroups(['45b7'], options),
    what: { '45b7': { IsDeleted: false, Endpoints: [{ providerName: 'Yammer' }] } },
  },
  {
    page: 'Search for sites: a name, no display name',
    path: '/sites?',
    body: { value: [{ id: 'x,1,2', name: 'Team A', description: '', webUrl: site }] },
    shows: () => findSites('team', 5, { operation: 'Examples' }),
    what: [{ webUrl: site }],
  },
  {
    page: 'Use the Microsoft Search API to search content: a file, and an item without a name',
    path: '/search/query',
    body: found([
      {
        ...{ hitId: 'FlUL', rank: 1, summary: '<c0>Valve</c0> design <ddd/>' },
        resource: {
          ...{ '@odata.type': '#microsoft.graph.driveItem', name: 'Design', webUrl: `${site}/a` },
          ...{ lastModifiedDateTime: '2026-06-10T06:37:43Z', parentReference: { siteId: 'x' } },
        },
      },
      {
        ...{ hitId: 'x,1', rank: 2, summary: '' },
        resource: {
          ...{ '@odata.type': '#microsoft.graph.listItem', webUrl: `${site}/b` },
          fields: { contentclass: 'STS_ListItem_GenericList', title: 'Valve issue ' },
        },
      },
    ]),
    shows: async () =>
      (await searchDocuments(asked)).rows.map(({ title, description }) => [
        plainOf(title),
        plainOf(description),
      ]),
    what: [
      ['Design', 'Valve design  … '],
      ['Valve issue ', ''],
    ],
  },
  {
    page: 'Use the Microsoft Search API to search bookmarks: no summary',
    path: '/search/query',
    body: found([
      {
        ...{ '@odata.type': '#microsoft.graph.searchHit', hitId: 'AAMk', rank: 1 },
        resource: {
          ...{ '@odata.type': '#microsoft.graph.search.bookmark', id: 'a9f5', webUrl: site },
          ...{ displayName: 'Valves', description: 'All of them' },
        },
      },
    ]),
    shows: async () => (await searchBookmarks(asked)).rows,
    what: [{ kind: 'link', address: site }],
  },
  {
    page: 'List licenseDetails: a suite, a pending plan, and another licence',
    path: '/me/licenseDetails',
    body: {
      value: [
        {
          ...{ id: '3RnS', skuId: 'c7df2760-2c81-4ef7-b578-5b5392b571df', skuPartNumber: 'E5' },
          servicePlans: [
            { servicePlanId: 'cd31b152', provisioningStatus: 'PendingProvisioning' },
            { servicePlanId: '5dbe027f-2339-4123-9542-606e4d348a72', appliesTo: 'User' },
          ],
        },
        { id: '3RnT', skuId: '725422ed-e205-400e-ab0a-3899d8a398ca', servicePlans: [] },
      ],
    },
    shows: async () => isLicensed(await licenceRead.read(options.signal), effectiveSettings([])),
    what: true,
  },
  {
    page: 'event: accept, which answers nothing',
    path: '/me/events/1/accept',
    body: {},
    shows: async () => (await writeGraph('/me/events/1/accept', { ...read, body: {} })) ?? 'done',
    what: 'done',
  },
];

it.each(examples)(
  'an answer as documented is shown: $page',
  async ({ path, body, shows, what }) => {
    const answer = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const isAsked = decodeURIComponent(String(input)).includes(path);
      if (!isAsked) return new Response('{}', { status: 404 });
      if (path.endsWith('/accept')) return new Response(null, { status: 202 });
      return new Response(JSON.stringify(body), {
        headers: { 'content-type': 'application/json' },
      });
    });
    const shown = await shows();
    expect(answer).toHaveBeenCalled();
    if (Array.isArray(what)) expect(shown).toHaveLength(what.length);
    if (typeof what === 'object') expect(shown).toMatchObject(what as object);
    else expect(shown).toBe(what);
  },
);
