import { initials } from '#shared/rules/people/initials';
import {
  callAddress,
  cardFields,
  chatAddress,
  isExternal,
  namedPeople,
  namedPerson,
  nameInProfileAddress,
  outsideProfile,
  profileAddress,
  teamsCallAddress,
  teamsChatAddress,
  teamsMeetingAddress,
  withOutsideProfile,
  type Colleague,
} from '#shared/rules/people/people';
import { colleagueFromSearch } from '#shared/rules/people/peopleFromSearch';
import {
  byPeopleSearch,
  matchingFilter,
  mergedByHits,
  namedFilter,
  needsCount,
  noFilters,
  ownersOffered,
  relatedPeopleFilter,
  searchTerms,
  skillQuery,
  usersFilter,
} from '#shared/rules/people/peopleQueries';
import { settingDefaults } from '#shared/rules/settings/settings';

const person: Colleague = {
  id: '1',
  userPrincipalName: 'a.b@c.dk',
  displayName: 'Ada Berg',
  mail: 'ada@c.dk',
  jobTitle: 'Editor',
  department: 'Communications',
  officeLocation: 'Oslo',
  mobilePhone: '+47 1',
  businessPhones: ['+47 2', '+47 3'],
};
const guest: Colleague = {
  id: '2',
  userPrincipalName: 'x_y.example#EXT#@c.dk',
  displayName: 'Xi',
  mail: 'x@y.example',
};

describe('a person', () => {
  it('PEOPLE-10 has the first two capital letters of the name as initials, else its first two characters', () => {
    expect(
      ['Maria Solberg', 'Maria von der Heide', 'ærlig Ørsted Åse', 'maria', 'Maria', 'X', ''].map(
        initials,
      ),
    ).toEqual(['MS', 'MH', 'ØÅ', 'ma', 'Ma', 'X', '']);
    expect(['24 Seven Bergen', '東京', ' maria ', '24/7'].map(initials)).toEqual([
      'SB',
      '東京',
      'ma',
      '24',
    ]);
  });

  it('PEOPLE-07 has an address with slashes for the dots of the principal name, and leads back to the name', () => {
    expect(profileAddress('a.b@c.dk')).toBe('/user/detail/a/b@c/dk');
    for (const name of ['a.b@c.dk', guest.userPrincipalName, 'søren.år@c.dk']) {
      expect(
        nameInProfileAddress(
          decodeURIComponent(
            new URL(profileAddress(name), 'https://portal.example').pathname.slice(
              '/user/detail/'.length,
            ),
          ),
        ),
      ).toBe(name);
    }
    expect(nameInProfileAddress('a/b@c/dk/')).toBe('a.b@c.dk');
  });

  it('PEOPLE-34 PEOPLE-05 is chatted with in Teams while the setting is on and there is a principal name, else by a sip link', () => {
    expect(settingDefaults.useTeamsChat).toBe(true);
    expect(chatAddress(person, true)).toBe(
      'https://teams.microsoft.com/l/chat/0/0?users=a.b%40c.dk',
    );
    expect(chatAddress(person, false)).toBe('sip:ada@c.dk');
    expect(chatAddress({ ...person, userPrincipalName: '' }, true)).toBe('sip:ada@c.dk');
    expect(chatAddress({ userPrincipalName: 'a.b@c.dk', mail: null }, false)).toBe('sip:a.b@c.dk');
    expect(chatAddress({ userPrincipalName: '' }, true)).toBeUndefined();
    expect(teamsChatAddress('a@c.dk', 'Hi & bye')).toBe(
      'https://teams.microsoft.com/l/chat/0/0?users=a%40c.dk&message=Hi%20%26%20bye',
    );
  });

  it('is called in Teams, else by phone at work or on the way, and meets in the calendar of Teams', () => {
    const [first, second] = ['+47 55 50 01 00 (desk)', '+47 900-00-001'];
    const called = (more: Partial<Colleague>, useTeams = false) =>
      callAddress({ ...person, businessPhones: [first], mobilePhone: second, ...more }, useTeams);
    expect(called({}, true)).toBe('https://teams.microsoft.com/l/call/0/0?users=a.b%40c.dk');
    expect(called({}, true)).toBe(teamsCallAddress('a.b@c.dk'));
    expect([
      called({}),
      called({ userPrincipalName: '' }, true),
      called({ businessPhones: [] }),
      called({ businessPhones: undefined }),
      called({ businessPhones: [], mobilePhone: null }),
      called({ businessPhones: [], mobilePhone: 'none' }),
    ]).toEqual([
      'tel:+4755500100',
      'tel:+4755500100',
      'tel:+4790000001',
      'tel:+4790000001',
      undefined,
      undefined,
    ]);
    expect(teamsMeetingAddress('a&b@c.dk')).toBe(
      'https://teams.microsoft.com/l/meeting/new?attendees=a%26b%40c.dk',
    );
  });

  it('has a name, if only the principal name; who has neither is nobody', () => {
    const nameless = { ...person, displayName: '' };
    expect(namedPeople([person, nameless, { ...person, userPrincipalName: '' }])).toEqual([
      person,
      { ...person, displayName: 'a.b@c.dk' },
    ]);
    expect(namedPerson({ ...nameless, userPrincipalName: '' }, 'asked@c.dk')).toEqual({
      ...person,
      userPrincipalName: 'asked@c.dk',
      displayName: 'asked@c.dk',
    });
  });

  it('PEOPLE-34 PEOPLE-04 shows an optional field only when it is asked for and has a value', () => {
    expect(cardFields(person, {})).toEqual([]);
    expect(
      cardFields(person, {
        department: true,
        officeLocation: true,
        mobilePhone: true,
        workPhone: true,
        mail: true,
      }).map(({ field, value }) => `${field} ${value}`),
    ).toEqual([
      'department Communications',
      'officeLocation Oslo',
      'workPhone +47 2',
      'mobilePhone +47 1',
      'mail ada@c.dk',
    ]);
    expect(
      cardFields(
        { ...person, department: ' ', officeLocation: null, businessPhones: [] },
        { department: true, officeLocation: true, workPhone: true },
      ),
    ).toEqual([]);
    expect(
      cardFields(
        { ...person, department: ' Fleet ', businessPhones: undefined },
        { department: true, workPhone: true },
      ),
    ).toEqual([{ field: 'department', value: 'Fleet' }]);
  });

  it('PEOPLE-37 is external with #EXT# in the principal name or as a guest', () => {
    expect(
      [person, guest, { ...person, userType: 'Guest' }, { ...person, userType: 'Member' }].map(
        isExternal,
      ),
    ).toEqual([false, true, true, false]);
  });

  it('PEOPLE-33 PEOPLE-01 has a profile outside the portal only where an address with their id is configured', () => {
    expect(outsideProfile('https://eur.delve.office.com/?u={id}&v=work', '1 2')).toBe(
      'https://eur.delve.office.com/?u=1%202&v=work',
    );
    expect(
      ['', 'https://example.org/', 'javascript:alert("{id}")'].map((configured) =>
        outsideProfile(configured, '1'),
      ),
    ).toEqual([undefined, undefined, undefined]);
    expect(withOutsideProfile(person, 'https://eur.delve.office.com/?u={id}').fallbackUrl).toBe(
      'https://eur.delve.office.com/?u=1',
    );
    expect(withOutsideProfile(person, '').fallbackUrl).toBeUndefined();
  });

  it('PEOPLE-30 PEOPLE-01 from search has the same fields as one from the directory', () => {
    const hit = {
      AccountName: 'i:0#.f|membership|a.b@c.dk',
      PreferredName: 'Ada Berg',
      WorkEmail: 'ada@c.dk',
      PictureURL: 'https://c/p.jpg',
      Department: 'Communications',
      OfficeNumber: 'Oslo',
      JobTitle: 'Editor',
      MobilePhone: '+47 1',
      WorkPhone: '+47 2',
    };
    expect(colleagueFromSearch(hit)).toEqual({
      ...person,
      id: 'a.b@c.dk',
      businessPhones: ['+47 2'],
    });
    const bare = {
      ...{ id: '', userPrincipalName: '', displayName: '', mail: null, department: null },
      ...{ officeLocation: null, jobTitle: null, mobilePhone: null, businessPhones: [] },
    };
    expect(colleagueFromSearch({})).toEqual(bare);
    expect(
      colleagueFromSearch({
        ...{ AccountName: '', PreferredName: '', WorkEmail: 'ada@c.dk', Department: '' },
        ...{ OfficeNumber: '', JobTitle: '', MobilePhone: '', WorkPhone: '' },
      }),
    ).toEqual({
      ...bare,
      ...{ id: 'ada@c.dk', userPrincipalName: 'ada@c.dk', displayName: 'ada@c.dk' },
      mail: 'ada@c.dk',
    });
  });
});

describe('looking for people', () => {
  it('PEOPLE-23 asks for enabled accounts in which one of nine properties starts with the text', () => {
    const starts = [
      'displayName',
      'givenName',
      'surname',
      'mail',
      'userPrincipalName',
      'city',
      'department',
      'jobTitle',
      'state',
    ].map((property) => `startswith(${property},'O''Neil')`);
    expect(usersFilter("O'Neil", { appended: '' })).toBe(
      `accountEnabled eq true and (${starts.join(' or ')})`,
    );
    const others = starts.filter((start) => !start.includes('jobTitle'));
    expect(usersFilter("O'Neil", { appended: '', withoutJobTitle: true })).toBe(
      `accountEnabled eq true and (${others.join(' or ')})`,
    );
    expect(ownersOffered).toBe(5);
  });

  it('PEOPLE-21 appends the setting to the filters of people and users, with or without its own "and"', () => {
    for (const appended of ["companyName eq 'Nordvik'", " and companyName eq 'Nordvik'"]) {
      expect(usersFilter('Oslo', { appended })).toMatch(/\) and \(companyName eq 'Nordvik'\)$/);
      expect(relatedPeopleFilter(appended)).toBe(
        "personType/class eq 'Person' and personType/subclass eq 'OrganizationUser' and (companyName eq 'Nordvik')",
      );
    }
    expect(relatedPeopleFilter("AND  city eq 'Band and Bo'")).toMatch(
      / and \(city eq 'Band and Bo'\)$/,
    );
    expect(relatedPeopleFilter("city eq 'Band and Bo'")).toMatch(/ and \(city eq 'Band and Bo'\)$/);
    expect(relatedPeopleFilter('  ')).toBe(
      "personType/class eq 'Person' and personType/subclass eq 'OrganizationUser'",
    );
    expect(settingDefaults.userServiceAppendedFilter).toBe('');
  });

  it('is narrowed by department, place and language, also without a text', () => {
    const filter = (filters: object, text = '') =>
      usersFilter(text, { appended: '', filters: { ...noFilters, ...filters } });
    expect(filter({})).toBe('accountEnabled eq true');
    expect(filter({ department: "O'Neil" })).toBe(
      "accountEnabled eq true and startswith(department,'O''Neil')",
    );
    expect(filter({ place: 'Os', language: 'nb' })).toBe(
      "accountEnabled eq true and (startswith(city,'Os') or startswith(officeLocation,'Os') or startswith(state,'Os'))" +
        " and (startswith(preferredLanguage,'nb') or startswith(preferredLanguage,'no') or startswith(preferredLanguage,'nn'))",
    );
    expect(filter({ language: 'da' }, 'Ann')).toMatch(
      /^accountEnabled eq true and \(startswith\(displayName,'Ann'\).+\) and \(startswith\(preferredLanguage,'da'\)\)$/,
    );
  });

  it('needs an advanced query for a place and for a language alone', () => {
    const needs = (filters: object) => needsCount({ ...noFilters, ...filters });
    expect([needs({ department: 'Fleet', skill: 'welding' }), needs({})]).toEqual([false, false]);
    expect([needs({ place: 'Os' }), needs({ language: 'nb' })]).toEqual([true, true]);
  });

  it('finds them by their names, by what they share, and by a skill', () => {
    expect(namedFilter(["o'neil@c.dk", 'b@c.dk'], 'x eq 1')).toBe(
      "accountEnabled eq true and (userPrincipalName eq 'o''neil@c.dk' or userPrincipalName eq 'b@c.dk') and (x eq 1)",
    );
    const shared = [
      { name: 'department', value: 'Fleet' },
      { name: 'state', value: "L'Oise" },
    ];
    expect(matchingFilter(shared, 'own@c.dk', '')).toBe(
      "accountEnabled eq true and department eq 'Fleet' and state eq 'L''Oise' and userPrincipalName ne 'own@c.dk'",
    );
    expect(skillQuery(' "we*ld')).toBe('Skills:"we ld*"');
  });

  it('PEOPLE-28 sorts people with a skill by the terms that hit, as the directory would', () => {
    const people = [
      {
        id: 'ann',
        displayName: 'Ann',
        department: 'Fleet',
        city: 'Oslo',
        preferredLanguage: 'nn-NO',
      },
      { id: 'bo', displayName: 'Bo', department: 'Fleet', state: 'OSLO', preferredLanguage: 'da' },
      {
        id: 'cai',
        displayName: 'Cai',
        surname: 'Annfinsen',
        department: null,
        officeLocation: 'Oslo 2',
      },
    ];
    const found = (terms: string[], filters: object = {}) =>
      byPeopleSearch(people, terms, { ...noFilters, ...filters }).map(({ id }) => id);
    expect(found([])).toEqual(['ann', 'bo', 'cai']);
    expect(found(['BO'])).toEqual(['bo']);
    expect(found(['cai', 'ANN'])).toEqual(['cai', 'ann']);
    expect(found(['nn'])).toEqual([]);
    expect(found(['nobody'])).toEqual([]);
    expect(found([], { department: 'FLE' })).toEqual(['ann', 'bo']);
    expect(found([], { place: 'Oslo' })).toEqual(['ann', 'bo', 'cai']);
    expect(found([], { place: 'oslo 2' })).toEqual(['cai']);
    expect(found([], { language: 'nb' })).toEqual(['ann']);
    expect(found([], { language: 'da' })).toEqual(['bo']);
    expect(found(['a'], { department: 'fleet', place: 'os', language: 'nb' })).toEqual(['ann']);
  });

  it('PEOPLE-25 reads terms between commas, each once, and leaves out those that are too short', () => {
    expect(searchTerms(' Engineering, Oslo ,,O, Oslo,IT')).toEqual(['Engineering', 'Oslo', 'IT']);
  });

  it('PEOPLE-25 of a long list of terms the first 20 count, as each is a question of its own', () => {
    const terms = Array.from({ length: 300 }, (_, place) => `t${place}`);
    expect(searchTerms(['x', 't0', ...terms].join())).toEqual(terms.slice(0, 20));
  });

  it('PEOPLE-27 PEOPLE-28 merges what several terms found: each person once, those with most hits first', () => {
    const named = (name: string): Colleague => ({
      id: name,
      userPrincipalName: name,
      displayName: name,
    });
    const [anna, bo, cai] = ['anna@c.dk', 'bo@c.dk', 'cai@c.dk'].map(named) as [
      Colleague,
      Colleague,
      Colleague,
    ];
    const merged = mergedByHits([
      [anna, bo],
      [cai, named('Bo@c.dk')],
      [bo, cai],
    ]);
    expect(merged.map(({ id }) => id)).toEqual(['bo@c.dk', 'cai@c.dk', 'anna@c.dk']);
  });
});
