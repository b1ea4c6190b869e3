import { initials } from '#shared/rules/people/initials';
import {
  cardFields,
  chatAddress,
  isExternal,
  nameInProfileAddress,
  outsideProfile,
  profileAddress,
  teamsChatAddress,
  type Colleague,
} from '#shared/rules/people/people';
import { colleagueFromSearch } from '#shared/rules/people/peopleFromSearch';
import {
  mergedByHits,
  ownersOffered,
  relatedPeopleFilter,
  searchTerms,
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
  });

  it('PEOPLE-34 PEOPLE-05 is chatted with in Teams while the setting is on and there is a principal name, else by a sip link', () => {
    expect(settingDefaults.useTeamsChat).toBe(true);
    expect(chatAddress(person, true)).toBe(
      'https://teams.microsoft.com/l/chat/0/0?users=a.b%40c.dk',
    );
    expect(chatAddress(person, false)).toBe('sip:ada@c.dk');
    expect(chatAddress({ ...person, userPrincipalName: '' }, true)).toBe('sip:ada@c.dk');
    expect(chatAddress({ userPrincipalName: '' }, true)).toBeUndefined();
    expect(teamsChatAddress('a@c.dk', 'Hi & bye')).toBe(
      'https://teams.microsoft.com/l/chat/0/0?users=a%40c.dk&message=Hi%20%26%20bye',
    );
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
  });

  it('PEOPLE-37 is external with #EXT# in the principal name or as a guest', () => {
    expect(
      [person, guest, { ...person, userType: 'Guest' }, { ...person, userType: 'Member' }].map(
        isExternal,
      ),
    ).toEqual([false, true, true, false]);
  });

  it('PEOPLE-33 has a profile outside the portal only where an address with their id is configured', () => {
    expect(outsideProfile('https://eur.delve.office.com/?u={id}&v=work', '1 2')).toBe(
      'https://eur.delve.office.com/?u=1%202&v=work',
    );
    expect(
      ['', 'https://example.org/', 'javascript:alert("{id}")'].map((configured) =>
        outsideProfile(configured, '1'),
      ),
    ).toEqual([undefined, undefined, undefined]);
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
    expect(colleagueFromSearch({ WorkEmail: 'ada@c.dk' })).toMatchObject({
      userPrincipalName: 'ada@c.dk',
      displayName: 'ada@c.dk',
      businessPhones: [],
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
    expect(usersFilter('Oslo', { appended: '', withoutJobTitle: true })).not.toContain('jobTitle');
    expect(ownersOffered).toBe(5);
  });

  it('PEOPLE-21 appends the setting to the filters of people and users, with or without its own "and"', () => {
    for (const appended of ["companyName eq 'Nordvik'", " and companyName eq 'Nordvik'"]) {
      expect(usersFilter('Oslo', { appended })).toMatch(/\) and \(companyName eq 'Nordvik'\)$/);
      expect(relatedPeopleFilter(appended)).toBe(
        "personType/class eq 'Person' and personType/subclass eq 'OrganizationUser' and (companyName eq 'Nordvik')",
      );
    }
    expect(settingDefaults.userServiceAppendedFilter).toBe('');
  });

  it('PEOPLE-25 reads terms between commas, each once, and leaves out those that are too short', () => {
    expect(searchTerms(' Engineering, Oslo ,,O, Oslo')).toEqual(['Engineering', 'Oslo']);
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
