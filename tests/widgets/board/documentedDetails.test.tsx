import { fileIn } from '../../../src/client/data/drive/driveFiles';
import { readGraph } from '../../../src/client/data/graph/graph';
import { writeGraph } from '../../../src/client/data/graph/writeGraph';
import {
  readAbout,
  readName,
  readProfile,
  readReports,
} from '../../../src/client/data/people/directory';
import { readPhoto } from '../../../src/client/data/people/photos';
import { readGroupSite, readSite } from '../../../src/client/data/sharePoint/readSite';
import { readSiteDetails, readSiteGroups } from '../../../src/client/data/sharePoint/siteDetails';
import { readLatestSites } from '../../../src/client/data/sharePoint/visitedSites';
import { checklistOf, type PlannerDetails } from '#shared/rules/calendar/dayDetails';
import { documentItems, type Insight } from '#shared/rules/documents/documents';
import {
  cardsOfGraph,
  cardsOfHome,
  cardsOfRecent,
  cardsOfUsed,
} from '#shared/rules/sites/visitedSites';
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
 * Further answers as the documentation of Graph v1.0 shows them, with what they leave out; each is
 * named by the title of its page.
 */
setExamples();

const person = { displayName: 'Adele Vance', userPrincipalName: 'adele@x', mail: 'adele@x' };

const documents = (...items: object[]) => documentItems(items as Insight[]);

/** Objects of answers as they are understood, whatever the answers leave out. */
const objects: [page: string, shown: () => unknown, what: unknown][] = [
  [
    'Get plannerTask: done, with its etag and nothing of the person',
    () =>
      planner({
        '@odata.etag': 'W/"JzEt"',
        id: 'gcr',
        title: 'Done',
        percentComplete: 100,
        completedBy: null,
        completedDateTime: '2026-11-23T08:00:00Z',
      }),
    { Id: 'gcr', Status: 2, Etag: 'W/"JzEt"' },
  ],
  [
    'Get plannerTask: half done',
    () =>
      planner({
        id: 'gcr',
        title: 'Half',
        percentComplete: 50,
        dueDateTime: '2026-11-24T10:00:00Z',
      }),
    { Status: 1, Subject: 'Half' },
  ],
  [
    'Create plannerTask: a title alone',
    () => planner({ title: 'Bare' }),
    { Subject: 'Bare', Owner: '' },
  ],
  [
    'Update plannertask: no title, as where only the plan is shown',
    () => planner({ id: 'x', planId: 'p' }),
    { Id: 'x', PlanId: 'p', Subject: '' },
  ],
  [
    'Get plannerTaskDetails: neither a checklist nor notes',
    () => checklistOf({} as PlannerDetails),
    [],
  ],
  [
    'Get plannerTaskDetails: an empty checklist',
    () => checklistOf({ checklist: {} } as PlannerDetails),
    [],
  ],
  [
    'Get todoTask: done, with the day in a zone',
    () =>
      toDo({
        id: '1',
        title: 'Shop',
        status: 'completed',
        completedDateTime: { dateTime: '2026-11-23T00:00:00.0000000', timeZone: 'UTC' },
      }),
    { Subject: 'Shop', Status: 2 },
  ],
  [
    'Get todoTask: waiting on others',
    () => toDo({ id: '1', title: 'Wait', status: 'waitingOnOthers' }),
    { Status: 3 },
  ],
  [
    'Get todoTask: deferred',
    () => toDo({ id: '1', title: 'Later', status: 'deferred', importance: 'high' }),
    { Status: 4 },
  ],
  [
    'Create todoTask: a task with a linked resource and no status',
    () =>
      toDo({
        id: '1',
        title: 'Linked',
        linkedResources: [{ webUrl: 'http://x', applicationName: 'Microsoft' }],
      }),
    { Subject: 'Linked', Status: 0 },
  ],
  [
    'Create todoTask: HTML in its body',
    () =>
      toDo({
        id: '1',
        title: 'Rich',
        status: 'notStarted',
        body: { content: '<p>Text</p>', contentType: 'html' },
      }),
    { isHtml: true },
  ],
  [
    'Get event: all day',
    () =>
      event({
        id: '1',
        subject: 'Fair',
        isAllDay: true,
        start: { dateTime: '2026-11-23T00:00:00.0000000', timeZone: 'UTC' },
        end: { dateTime: '2026-11-24T00:00:00.0000000', timeZone: 'UTC' },
      }),
    { Subject: 'Fair', HasTime: true },
  ],
  [
    'Get event: several places, one without a name',
    () =>
      event({
        id: '1',
        subject: 'Tour',
        location: { displayName: '' },
        locations: [{ displayName: 'Yard' }, {}],
      }),
    { Subject: 'Tour' },
  ],
  [
    'Get event: an online meeting without an address to join',
    () =>
      event({
        id: '1',
        subject: 'Call',
        isOnlineMeeting: true,
        onlineMeeting: null,
        onlineMeetingProvider: 'unknown',
      }),
    { Subject: 'Call' },
  ],
  [
    'Get event: cancelled, of a series',
    () =>
      event({
        id: '1',
        subject: 'Gone',
        isCancelled: true,
        type: 'occurrence',
        seriesMasterId: 'AAMk',
      }),
    { Recurring: 'occurrence' },
  ],
  [
    'Get event: an organizer without a name, nobody else',
    () => event({ id: '1', subject: 'Alone', organizer: { emailAddress: {} }, attendees: [] }),
    { NoResponse: 0 },
  ],
  [
    'Get event: an attendee without an address and an answer',
    () => event({ id: '1', subject: 'Some', attendees: [{ type: 'required' }] }),
    { Subject: 'Some' },
  ],
  [
    'Get event: responseStatus of the organizer',
    () =>
      event({
        id: '1',
        subject: 'Own',
        responseStatus: { response: 'organizer', time: '0001-01-01T00:00:00Z' },
        isOrganizer: true,
      }),
    { Subject: 'Own' },
  ],
  [
    'Get event: a zone that nobody knows',
    () =>
      event({
        id: '1',
        subject: 'Zone',
        start: { dateTime: '2026-11-23T10:00:00', timeZone: 'Nowhere Standard Time' },
        end: { dateTime: '2026-11-23T11:00:00', timeZone: 'Nowhere Standard Time' },
      }),
    { Subject: 'Zone' },
  ],
  ['List used: an item without anything', () => documents({}), []],
  [
    'List used: no visualization',
    () => documents({ resourceReference: { webUrl: `${site}/a.docx` } }),
    [{}],
  ],
  [
    'List trending: no weight and no date',
    () =>
      documents({
        resourceVisualization: { title: 'A', type: 'Word' },
        resourceReference: { webUrl: `${site}/a` },
      }),
    [{ Title: 'A' }],
  ],
  [
    'List shared: no history of sharing',
    () =>
      documents({
        resourceVisualization: { title: 'B', type: 'Pdf' },
        resourceReference: { webUrl: `${site}/b` },
        lastShared: {},
      }),
    [{ Title: 'B' }],
  ],
  [
    'List shared: by somebody without a name',
    () =>
      documents({
        resourceVisualization: { title: 'C' },
        resourceReference: { webUrl: `${site}/c` },
        lastShared: { sharedBy: {}, sharedDateTime: '2026-11-20T13:31:55Z' },
      }),
    [{ Title: 'C' }],
  ],
  [
    'List followed sites: two, one without a name',
    () => cardsOfGraph([{ webUrl: site }, { displayName: 'HSE', webUrl: `${site}2` }]),
    [{ Url: site }, { Title: 'HSE' }],
  ],
  [
    'List followed sites: one without an address',
    () => cardsOfGraph([{ displayName: 'Nowhere' }]),
    [],
  ],
  [
    'List used: a site without a title',
    () => cardsOfUsed([{ resourceReference: { webUrl: site } }] as never),
    [{ Url: site }],
  ],
  [
    'recentSites of SharePoint: nothing but an address',
    () => cardsOfRecent([{ webUrl: site }] as never),
    [{ Url: site }],
  ],
  [
    'SharePoint home: nothing but an address',
    () => cardsOfHome([{ Url: site }] as never),
    [{ Url: site }],
  ],
];

it.each(objects)('an object as documented is understood: %s', (_page, shown, what) => {
  const found = shown();
  if (Array.isArray(what)) expect(found).toHaveLength(what.length);
  expect(found).toMatchObject(what as object);
});

type Answers = Record<string, object | string | number>;
const answers: [page: string, by: Answers, shown: () => Promise<unknown>, what: unknown][] = [
  [
    'Get plannerPlan',
    { '/planner/plans/1': { id: '1', container: { type: 'group' }, createdBy: { user: {} } } },
    () => readGraph('/planner/plans/1', read),
    { id: '1' },
  ],
  [
    'Get plannerBucket',
    { '/planner/buckets/1': { id: '1', planId: 'x', orderHint: '85752723' } },
    () => readGraph('/planner/buckets/1', read),
    { id: '1' },
  ],
  [
    'Get user: an id and a name',
    { '/users/adele': { id: '1', displayName: 'Adele' } },
    () => readName('adele@x', options),
    { displayName: 'Adele' },
  ],
  [
    'Get user: somebody who is gone',
    { '/users/adele': 404 },
    () => readName('adele@x', options),
    { displayName: 'adele@x' },
  ],
  [
    'Get user: a profile with null in it',
    { '/users/adele': { ...person, id: '1', department: null, businessPhones: [] } },
    () => readProfile('adele@x', ['Department'], options),
    { displayName: 'Adele Vance', department: null },
  ],
  [
    'Get user: nothing about themselves',
    { '/users/adele': { aboutMe: null, skills: [] } },
    () => readAbout('adele@x', options),
    { skills: [] },
  ],
  [
    'List directReports: two, one of them a contact without an address',
    {
      '/directReports': {
        value: [
          { ...person, id: '1' },
          { '@odata.type': '#microsoft.graph.orgContact', id: '2' },
        ],
      },
    },
    () => readReports('adele@x', options),
    [{ displayName: 'Adele Vance' }],
  ],
  [
    'List directReports: more than 200',
    { '/directReports': { value: Array.from({ length: 201 }, () => ({ ...person, id: '1' })) } },
    async () => [(await readReports('adele@x', options)).length],
    [201],
  ],
  ['Get profilePhoto: none', { '/photo/$value': 404 }, () => readPhoto('adele@x', options), null],
  [
    'Get a site by its address: a name, no display name',
    { '/sites/nordvik': { id: 'x,1,2', name: 'sales', webUrl: site } },
    () => readSite(site, options),
    { id: 'x,1,2' },
  ],
  [
    'Get the site of a group',
    { '/sites/root': { id: 'x,3,4', webUrl: site } },
    () => readGroupSite('45b7', options),
    { id: 'x,3,4' },
  ],
  [
    'Get the details of a site: no lists',
    { '/sites/nordvik': { id: 'x,5,6', webUrl: site }, '/lists': { value: [] } },
    () => readSiteDetails(`${site}/other`, options),
    { Title: null, Libraries: [] },
  ],
  [
    'Get the details of a site: a list without a drive',
    {
      '/sites/nordvik': { id: 'x,7,8', displayName: 'Sales' },
      '/lists': { value: [{ id: '1', name: 'Tasks' }, { drive: { webUrl: `${site}/docs` } }] },
    },
    () => readSiteDetails(`${site}/third`, options),
    { Title: 'Sales', Libraries: [{ Url: `${site}/docs` }] },
  ],
  [
    'List endpoints: none',
    { '/endpoints': { value: [] } },
    () => readSiteGroups(['45b7'], options),
    { '45b7': { IsDeleted: false, Endpoints: [] } },
  ],
  [
    'List endpoints: of a group that is gone',
    { '/endpoints': 404 },
    () => readSiteGroups(['45b7'], options),
    { '45b7': { IsDeleted: true } },
  ],
  [
    'List followed sites, where nothing else answers',
    { '/me/followedSites': { value: [{ id: 'x', displayName: 'HSE', webUrl: site }] }, '': 403 },
    () => readLatestSites(options),
    { source: 'followed', sites: [{ Title: 'HSE' }] },
  ],
  [
    'Upload a small file',
    {},
    () => fileIn(new Response('{"id":"1","name":"a.txt","size":3,"file":{}}')),
    { name: 'a.txt' },
  ],
  [
    'event: decline, which answers nothing',
    { '/decline': '' },
    async () => (await writeGraph('/me/events/1/decline', { ...read, body: {} })) ?? {},
    {},
  ],
  [
    'event: tentativelyAccept, which answers nothing',
    { '/tentativelyAccept': '' },
    async () => (await writeGraph('/me/events/1/tentativelyAccept', { ...read, body: {} })) ?? {},
    {},
  ],
  [
    'event: cancel, which answers nothing',
    { '/cancel': '' },
    async () => (await writeGraph('/me/events/1/cancel', { ...read, body: {} })) ?? {},
    {},
  ],
  [
    'Create group: without a mail address yet',
    { '/groups': { id: '45b7', displayName: 'Golf', mail: null, owners: [] } },
    () => writeGraph('/groups', { ...read, body: {} }),
    { id: '45b7' },
  ],
];

it.each(answers)('an answer as documented is shown: %s', async (_page, by, shown, what) => {
  const asked = Object.entries(by);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = decodeURIComponent(String(input));
    const answer = asked.findLast(([part]) => part && address.includes(part))?.[1] ?? by[''] ?? 404;
    if (answer === '') return new Response(null, { status: 202 });
    if (typeof answer === 'number')
      return Response.json({ error: { code: 'x' } }, { status: answer });
    return Response.json(answer);
  });
  const found = await shown();
  if (Array.isArray(what)) expect(found).toHaveLength(what.length);
  if (what === null) expect(found).toBeNull();
  else expect(found).toMatchObject(what as object);
});
