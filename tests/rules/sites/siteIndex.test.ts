import {
  anchorOf,
  byLetter,
  groupSiteOf,
  groupsWithSite,
  indexedGroup,
  indexedNamed,
  letterOf,
  sortedIndex,
  titleOf,
} from '#shared/rules/sites/siteIndex';
import type { DirectoryGroup } from '#shared/rules/sites/sites';

const places = { sharePointUrl: 'https://x.example', tenantId: 't1' };
const harbour: Required<DirectoryGroup> = {
  id: 'g1',
  displayName: 'Harbour',
  description: 'Quays and cranes',
  resourceProvisioningOptions: ['Team'],
  creationOptions: ['YammerProvisioning'],
  visibility: 'Private',
  groupTypes: ['Unified'],
  mailNickname: 'harbour',
};
const named = (...names: string[]) =>
  names.map((displayName, index) => ({ ...harbour, id: String(index), displayName }));

it('PEOPLE-32 SITES-23 SITES-24 SITES-25 a site has what its group says and an address for each of its parts', () => {
  expect(groupSiteOf(harbour, places)).toEqual({
    GroupId: 'g1',
    Title: 'Harbour',
    Description: 'Quays and cranes',
    Visibility: 'Private',
    HasTeam: true,
    HasYammer: true,
    Url: 'https://x.example/_layouts/15/groupstatus.aspx?id=g1&target=site',
    SiteUrl: 'https://x.example/_layouts/15/groupstatus.aspx?id=g1&target=site',
    ConversationUrl: 'https://x.example/_layouts/15/groupstatus.aspx?id=g1&target=conversations',
    FilesUrl: 'https://x.example/_layouts/15/groupstatus.aspx?id=g1&target=documents',
    CalendarUrl: 'https://x.example/_layouts/15/groupstatus.aspx?id=g1&target=calendar',
    PlannerUrl: 'https://tasks.office.com/t1/Home/Planner/#/plantaskboard?groupId=g1',
    TeamUrl: 'https://teams.microsoft.com/l/team/g1/conversations?groupId=g1&tenantId=t1',
  });
  const other = { ...harbour, resourceProvisioningOptions: [], creationOptions: ['Other'] };
  expect(groupSiteOf(other, places)).toMatchObject({ HasTeam: false, HasYammer: false });
  expect(groupSiteOf(other, places).TeamUrl).toBeUndefined();
});

it('SITES-26 everything of a group but its id may be missing', () => {
  expect(groupSiteOf({ id: 'g2' }, places)).toMatchObject({
    Title: 'g2',
    Description: '',
    Visibility: '',
    HasTeam: false,
    HasYammer: false,
  });
  expect(groupSiteOf({ id: 'a/b', description: ' Quays ' }, places)).toMatchObject({
    Description: 'Quays',
    SiteUrl: 'https://x.example/_layouts/15/groupstatus.aspx?id=a%2Fb&target=site',
  });
  expect(
    [' Quay ', '  ', null].map((displayName) =>
      titleOf({ id: 'g2', displayName, mailNickname: 'mail' }),
    ),
  ).toEqual(['Quay', 'mail', 'mail']);
  expect(
    indexedGroup({ id: 'g2', displayName: 'Quay', description: null, creationOptions: [] }),
  ).toEqual({ id: 'g2', displayName: 'Quay' });
});

it('SITES-18 a group that the person owns and is in is listed once, one without a site not at all', () => {
  const [one, two, three] = named('One', 'Two', 'Three');
  expect(
    groupsWithSite([one!, { ...two!, groupTypes: [] }, { id: '3' }], [three!, one!]).map(
      ({ id }) => id,
    ),
  ).toEqual(['0', '2']);
});

it('SITES-17 SITES-16 a name is filed under its upper-cased first character, else "#" with the anchor "number"', () => {
  const names = ['ål', 'Ærø', 'øst', 'ελλάδα', 'україна', 'ßeta', ' quay', 'école', 'E\u0301cole'];
  expect(names.map(letterOf)).toEqual(['Å', 'Æ', 'Ø', 'Ε', 'У', 'S', 'Q', 'É', 'É']);
  expect(['24/7', '“Quay”', '🚢 Ships', ''].map(letterOf)).toEqual(['#', '#', '#', '#']);
  expect(['#', 'Å'].map(anchorOf)).toEqual(['number', 'Å']);
});

it('SITES-15 the letters are in the order of the reader’s language, each once, and sites by name within', () => {
  const groups = named('Öland', 'zebra', 'Ål', 'Apple', '9 Quays', 'ankar', 'Pier 9', 'Pier 10');
  const letters = (locale: string) =>
    byLetter(sortedIndex(groups, locale)).map(
      ({ letter, sites }) => `${letter}: ${sites.map(({ group }) => group.displayName).join(', ')}`,
    );
  expect(letters('sv-SE')).toEqual([
    '#: 9 Quays',
    'A: ankar, Apple',
    'P: Pier 9, Pier 10',
    'Z: zebra',
    'Å: Ål',
    'Ö: Öland',
  ]);
  expect(letters('en-GB').map((line) => line[0])).toEqual(['#', 'A', 'Å', 'Ö', 'P', 'Z']);
  // English does not tell these two letters apart.
  const alike = sortedIndex(named('ᵃb', 'ªc', 'ᵃa', 'ªa'), 'en-GB');
  expect(byLetter(alike).map(({ letter, sites }) => [letter, sites.length])).toEqual([
    ['ª', 2],
    ['ᵃ', 2],
  ]);
});

it('SITES-12 the filter keeps names that contain the text, whatever the case', () => {
  const sorted = sortedIndex(named('Ålesund Quay', 'Bergen', 'QUAYSIDE'), 'en-GB');
  const found = (typed: string) =>
    indexedNamed(sorted, typed).map(({ group }) => group.displayName);
  expect(found(' quay ')).toEqual(['Ålesund Quay', 'QUAYSIDE']);
  expect(found('å')).toEqual(['Ålesund Quay']);
  expect(found(' ')).toHaveLength(3);
  expect(found('xyzzy')).toEqual([]);
});
