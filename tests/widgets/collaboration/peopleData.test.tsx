import { connection } from '../../../src/client/data/connection/connection';
import {
  readAbout,
  readColleague,
  readManager,
  readName,
  readOwnDetails,
  readProfile,
  readReports,
} from '../../../src/client/data/people/directory';
import {
  findColleagues,
  readMatching,
  readUsers,
} from '../../../src/client/data/people/findPeople';
import { loadPhoto, readPhoto } from '../../../src/client/data/people/photos';
import { readRelatedPeople } from '../../../src/client/data/people/relatedPeople';
import { noFilters, ownersOffered } from '#shared/rules/people/peopleQueries';
import { graphCalls, somebody } from '../../support/widgets/peopleWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const options = { operation: 'People' };
const search = { ...options, appended: '' };
const member = 'member@nordvik.example';

const portal = setWidgetPortal();
beforeEach(async () => {
  portal.devTenant.control.reset();
  await portal.connectAs();
  connection().setLicensed(true);
});

const upns = (count: number) =>
  portal.devTenant.company.people.slice(0, count).map(({ upn }) => upn);
const batches = () => portal.devTenant.control.requests('graph', '$batch');
/** The address of each photo, or why there is none. */
const photosOf = (people: readonly string[]) =>
  Promise.all(
    people.map((upn) =>
      loadPhoto(upn, 'People', new AbortController().signal).catch((error: Error) => error.message),
    ),
  );
const withoutPhoto = () => somebody(portal, ({ hasPhoto }) => !hasPhoto);

describe('photos', () => {
  it('PEOPLE-12 PEOPLE-29 a photo comes as bytes, and as null where there is none', async () => {
    expect((await readPhoto(member, options))!.type).toBe('image/png');
    expect(await readPhoto(withoutPhoto().upn, options)).toBeNull();
    expect(graphCalls(portal, `/users/${member}/photo/$value`)).toHaveLength(1);
  });

  it('PEOPLE-15 PEOPLE-16 PEOPLE-17 21 photos travel in two batches of at most 20, which are sent side by side', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/photos/', status: 404 });
    const sent = globalThis.fetch;
    let [running, max] = [0, 0];
    const watching = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      max = Math.max(max, (running += 1));
      return sent(...request).finally(() => (running -= 1));
    });
    await photosOf(upns(21));
    watching.mockRestore();
    expect([batches().length, max]).toEqual([2, 2]);
    expect(graphCalls(portal, '/photos/96x96/$value')).toHaveLength(21);
    portal.devTenant.control.clearRequests();
    await photosOf(upns(41).slice(21));
    expect(batches()).toHaveLength(1);
  });

  it('PEOPLE-18 a part whose status begins with 4 says that there is none, every other one is the photo in base64', async () => {
    const [photo, ...missing] = await photosOf([
      member,
      withoutPhoto().upn,
      'gone@nordvik.example',
    ]);
    expect(photo).toMatch(/^data:image\/png;base64,iVBOR/);
    const none = 'The person has no photo.';
    expect(missing).toEqual([none, none]);
    portal.devTenant.control.fail({ service: 'graph', path: '/photos/', status: 429, times: 1 });
    const others = upns(3).filter((upn) => upn !== member);
    expect((await photosOf(others)).filter((each) => each === none)).toHaveLength(1);
    expect(await photosOf(others)).not.toContain(none);
  });

  it('a photo is asked for once a day, also where there is none', async () => {
    const { signal } = new AbortController();
    const nobody = withoutPhoto().upn;
    const ask = () =>
      Promise.allSettled([member, member, nobody].map((upn) => loadPhoto(upn, 'People', signal)));
    expect((await ask()).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect((await ask()).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(graphCalls(portal, '/photos/96x96/$value')).toHaveLength(2);
  });

  it('ACTIVITY-02 a photo is found by the mail too, which is asked about where nobody is called so', async () => {
    const person = somebody(portal, ({ upn, mail }) => mail !== upn);
    const { mail, hasPhoto } = person;
    const nobody = withoutPhoto().upn;
    Object.assign(person, { hasPhoto: true });
    const gone = 'gone@nordvik.example';
    try {
      const [photo, ...missing] = await photosOf([mail, nobody, gone]);
      expect(photo).toMatch(/^data:image/);
      const none = 'The person has no photo.';
      expect(missing).toEqual([none, none]);
      expect(await photosOf([person.upn, mail])).toEqual([photo, photo]);
      const asked = graphCalls(portal, '/users?').map((path) => /mail eq '(.*)'/.exec(path)?.[1]);
      expect(asked.sort()).toEqual([gone, mail].sort());
    } finally {
      Object.assign(person, { hasPhoto });
    }
  });

  it('a photo that could not be read is not kept as missing', async () => {
    const { signal } = new AbortController();
    portal.devTenant.control.fail({ service: 'graph', path: '/photos/', status: 503, times: 1 });
    await expect(loadPhoto(member, 'People', signal)).rejects.toThrow('503');
    expect(await loadPhoto(member, 'People', signal)).toMatch(/^data:image/);
  });
});

describe('the directory', () => {
  it('PEOPLE-01 PEOPLE-13 PEOPLE-31 answers one person, and null for somebody it does not know', async () => {
    const person = portal.devTenant.company.person(member)!;
    expect(await readColleague(member, options)).toMatchObject({
      id: person.id,
      userPrincipalName: member,
      displayName: 'Maria Solberg',
      mail: person.mail,
      jobTitle: person.jobTitle,
      department: person.department,
      officeLocation: 'Oslo',
      mobilePhone: person.mobile,
      businessPhones: [person.phone],
    });
    expect(await readColleague('nobody@nordvik.example', options)).toBeNull();
  });

  it('PEOPLE-07 the profile of somebody opens also by the mail, as a link in the activities has it', async () => {
    const { upn, mail } = somebody(portal, (person) => person.mail !== person.upn);
    expect(await readProfile(mail, ['City'], options)).toMatchObject({ userPrincipalName: upn });
    expect(await readProfile('gone@nordvik.example', [], options)).toBeNull();
  });

  it('PEOPLE-19 in a batch of people a failed part has the identifier as name and mail', async () => {
    const found = await Promise.all(
      [member, 'gone@nordvik.example'].map((upn) => readName(upn, options)),
    );
    expect(found.map(({ displayName, mail }) => [displayName, mail])).toEqual([
      ['Maria Solberg', member],
      ['gone@nordvik.example', 'gone@nordvik.example'],
    ]);
    expect(batches()).toHaveLength(1);
  });

  it('a name that cannot be read is a failure; an unknown person has the identifier as name', async () => {
    expect((await readName('gone@nordvik.example', options)).displayName).toBe(
      'gone@nordvik.example',
    );
    portal.devTenant.control.fail({ service: 'graph', path: '/users/', status: 403, times: 1 });
    await expect(readName(member, options)).rejects.toThrow('403');
    expect((await readName(member, options)).displayName).toBe('Maria Solberg');
  });

  it('PEOPLE-14 answers the own details by the configured properties', async () => {
    expect(await readOwnDetails(['Department', 'State'], options)).toMatchObject({
      department: 'Engineering',
      state: 'Oslo',
    });
    expect(graphCalls(portal, '/me?$select=department,state')).toHaveLength(1);
  });

  it('PEOPLE-22 answers a profile with the default properties and the configured ones', async () => {
    expect(await readProfile(member, ['CompanyName', 'Department'], options)).toMatchObject({
      displayName: 'Maria Solberg',
      city: 'Oslo',
      country: 'Norway',
      companyName: 'Nordvik',
      department: 'Engineering',
    });
    const [asked] = graphCalls(portal, `/v1.0/users/${member}?$select=`);
    expect(asked!.match(/department/g)).toHaveLength(1);
    expect((await readAbout(member, options))!.skills!.length).toBeGreaterThan(0);
  });

  it('PEOPLE-35 the manager and the reports are left out where they may not be read, and a failure stays a failure', async () => {
    const head = portal.devTenant.company.person(
      portal.devTenant.company.person(member)!.managerId!,
    )!;
    expect(await readManager(member, options)).toMatchObject({ userPrincipalName: head.upn });
    expect(
      (await readReports(head.upn, options)).map(({ userPrincipalName }) => userPrincipalName),
    ).toContain(member);
    portal.devTenant.control.fail({ service: 'graph', path: '*', status: 403 });
    expect([await readManager(member, options), await readReports(head.upn, options)]).toEqual([
      null,
      [],
    ]);
    portal.devTenant.control.fail({ service: 'graph', path: '*', status: 500 });
    await expect(readManager(member, options)).rejects.toThrow('500');
  });

  it('who has no name is called by the principal name; who has neither is left out of lists', async () => {
    const answers = (body: object) =>
      portal.devTenant.control.fail({ service: 'graph', path: '/users/', status: 200, body });
    const called = { userPrincipalName: member, displayName: member };
    answers({ id: '1', displayName: null });
    expect(await readName(member, options)).toMatchObject(called);
    expect(await readColleague(member, options)).toMatchObject(called);
    expect(await readProfile(member, [], options)).toMatchObject(called);
    expect(await readManager(member, options)).toBeNull();
    answers({ value: [{ id: '1' }, { id: '2', userPrincipalName: member }] });
    expect(await readReports(member, options)).toEqual([{ id: '2', ...called }]);
  });
});

describe('finding people', () => {
  it('PEOPLE-23 PEOPLE-24 asks for enabled accounts by nine properties, five when an owner is looked for', async () => {
    const { items } = await readUsers('Eng', ownersOffered, search);
    expect(items).toHaveLength(5);
    expect(items.every(({ department }) => department === 'Engineering')).toBe(true);
    const [asked] = graphCalls(portal, '/v1.0/users?');
    expect(asked).toContain('$top=5');
    expect(asked).toContain("$filter=accountEnabled eq true and (startswith(displayName,'Eng')");
  });

  it('PEOPLE-23 leaves the job title out and asks again when the service answers 400, but not on another failure', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: 'startswith(jobTitle', status: 400 });
    expect((await readUsers('Eng', 5, search)).items.length).toBe(5);
    expect(
      graphCalls(portal, '/users?').map((path) => path.includes('startswith(jobTitle')),
    ).toEqual([true, false]);
    portal.devTenant.control.fail({ service: 'graph', path: '/users', status: 403 });
    portal.devTenant.control.clearRequests();
    await expect(readUsers('Eng', 5, search)).rejects.toThrow('403');
    expect(graphCalls(portal, '/users?')).toHaveLength(1);
  });

  it('PEOPLE-21 PEOPLE-23 asked again without the job title, it is the same question otherwise', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: 'startswith(jobTitle', status: 400 });
    await findColleagues('Eng', {
      ...options,
      appended: "city eq 'Oslo'",
      filters: { ...noFilters, place: 'Os' },
    });
    const [refused, repeated] = graphCalls(portal, '/users?');
    expect(repeated).toContain("startswith(city,'Os')");
    expect(repeated).toContain(" and (city eq 'Oslo')");
    expect(repeated).toBe(refused!.replace("startswith(jobTitle,'Eng') or ", ''));
  });

  it('PEOPLE-21 the appended filter narrows people and users', async () => {
    const { items } = await findColleagues('Engineering', {
      ...options,
      appended: "and city eq 'Oslo'",
    });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ officeLocation }) => officeLocation === 'Oslo')).toBe(true);
    expect(
      await readRelatedPeople(20, { ...options, appended: "department eq 'Nowhere'" }),
    ).toEqual([]);
  });

  it.each(["userType ne 'Guest'", "not startsWith(displayName,'Room')"])(
    'PEOPLE-21 the appended filter %s, which needs an advanced query, finds people every way',
    async (clause) => {
      const asked = { ...options, appended: clause };
      const department = "startswith(department,'Engineering')";
      const colleagues = portal.devTenant.company.people.filter(
        (person) => person.department === 'Engineering' && !person.isGuest && !person.isBlocked,
      );
      const { items, total } = await findColleagues('', {
        ...asked,
        filters: { ...noFilters, department: 'Engineering' },
      });
      expect(graphCalls(portal, '/users?').at(-1)).toContain(`${department} and (${clause})`);
      expect([items.length, total]).toEqual([Math.min(20, colleagues.length), colleagues.length]);
      expect((await readUsers('Eng', ownersOffered, asked)).items).toHaveLength(5);
      const skilled = await findColleagues('', {
        ...asked,
        filters: { ...noFilters, skill: 'weld' },
      });
      expect(skilled.items.length).toBeGreaterThan(0);
    },
  );

  it('PEOPLE-20 PEOPLE-21 a filter that people one works with do not know is asked of the directory', async () => {
    const all = await readRelatedPeople(7, search);
    const clause = "userType eq 'Member'";
    expect(await readRelatedPeople(7, { ...options, appended: clause })).toEqual(
      all.map(({ userPrincipalName }) => expect.objectContaining({ userPrincipalName })),
    );
    const inOslo = await readRelatedPeople(7, { ...options, appended: "and city eq 'Oslo'" });
    expect(inOslo.length).toBeGreaterThan(0);
    expect(inOslo.every(({ officeLocation }) => officeLocation === 'Oslo')).toBe(true);
    portal.devTenant.control.fail({ service: 'graph', path: '/me/people', status: 400 });
    portal.devTenant.control.clearRequests();
    await expect(readRelatedPeople(7, search)).rejects.toThrow('400');
    expect(graphCalls(portal, '/me/people')).toHaveLength(1);
  });

  it('PEOPLE-25 PEOPLE-26 PEOPLE-27 PEOPLE-28 each term is one query of up to 999 people; each person comes once, best matches first', async () => {
    const { items } = await findColleagues('Engineering, Oslo', search);
    const asked = graphCalls(portal, '/users?');
    expect(asked).toHaveLength(2);
    expect(asked.every((path) => path.includes('$top=999'))).toBe(true);
    const hits = items.map(
      ({ department, officeLocation }) =>
        Number(department === 'Engineering') + Number(officeLocation === 'Oslo'),
    );
    expect(hits).toEqual([...hits].sort((one, other) => other - one));
    expect(hits[0]).toBe(2);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('PEOPLE-26 PEOPLE-27 a comma search that one page does not hold gives no total', async () => {
    const { items, total } = await findColleagues('Engineering, Oslo', search);
    expect(total).toBe(items.length);
    portal.devTenant.control.fail({
      ...{ service: 'graph', path: "startswith(displayName,'Oslo')", status: 200 },
      body: {
        value: [{ id: '1', userPrincipalName: member, displayName: 'Maria' }],
        '@odata.nextLink': `${connection().config.graphUrl}/v1.0/users?$skiptoken=1`,
      },
    });
    const cut = await findColleagues('Engineering, Oslo', search);
    expect([cut.items.length > 0, cut.total]).toEqual([true, undefined]);
  });

  it('PEOPLE-20 asks for the people one works with: persons of the organisation, also those without a mailbox', async () => {
    const sources: unknown[] = [];
    const stop = portal.devTenant.control.onExchange(({ url, requestHeaders }) => {
      if (url.includes('/me/people')) sources.push(requestHeaders['x-peoplequery-querysources']);
    });
    const people = await readRelatedPeople(7, search);
    stop();
    // Without it Graph knows those of the own mailbox alone.
    expect(sources).toEqual(['Mailbox,Directory']);
    expect(people).toHaveLength(7);
    expect(
      people.every(
        ({ displayName, mail, businessPhones }) =>
          displayName && mail && businessPhones!.length === 1,
      ),
    ).toBe(true);
    expect(graphCalls(portal, '/me/people')[0]).toMatch(
      /\$top=7&\$filter=personType\/class eq 'Person' and personType\/subclass eq 'OrganizationUser'$/,
    );
  });

  it('PEOPLE-20 of somebody’s numbers the mobile one is the mobile, and those of business are the others', async () => {
    portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/me/people', status: 200 },
      body: {
        value: [
          {
            ...{ id: 'ada', displayName: 'Ada', userPrincipalName: 'ada@nordvik.example' },
            scoredEmailAddresses: [{ address: 'ada.berg@nordvik.example' }],
            phones: [
              { type: 'home', number: '1' },
              { type: 'mobile', number: '2' },
              { type: 'business', number: '3' },
              { type: 'business', number: null },
            ],
          },
        ],
      },
    });
    expect(await readRelatedPeople(7, search)).toMatchObject([
      { mail: 'ada.berg@nordvik.example', mobilePhone: '2', businessPhones: ['3'] },
    ]);
  });

  it('COLLEAGUES-03 finds those whose properties equal the own ones, without oneself, and says how many there are', async () => {
    const properties = [{ name: 'department', value: 'Engineering' }];
    const { items, total } = await readMatching(3, { ...search, properties, own: member });
    const all = portal.devTenant.company.people.filter(
      ({ department, upn }) => department === 'Engineering' && upn !== member,
    );
    expect([items.length, total]).toEqual([3, all.length]);
    expect(items.map(({ userPrincipalName }) => userPrincipalName)).not.toContain(member);
  });
});

it('a picture that comes as a file may take no longer than any other answer', async () => {
  const limits: AbortController[] = [];
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const pull = (stream: ReadableStreamDefaultController) => {
      for (const limit of limits) limit.abort(new DOMException('Too long.', 'TimeoutError'));
      if (init?.signal?.aborted) stream.error(init.signal.reason);
      else stream.close();
    };
    // Nothing of it comes before it is read.
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    return new Response(body, { headers: { 'content-disposition': 'attachment' } });
  });
  await expect(readPhoto(member, options)).rejects.toMatchObject({ name: 'TimeoutError' });
  timeout.mockRestore();
  fetched.mockRestore();
});
