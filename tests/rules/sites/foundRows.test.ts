import {
  plainOf,
  rowFromGraph,
  rowFromPage,
  rowFromPerson,
  rowFromSharePointPage,
  rowFromSite,
  rowFromTile,
  type GraphHit,
} from '#shared/rules/search/foundRows';
import {
  colleagueFromSearch,
  personHit,
  selectedPersonProperties,
} from '#shared/rules/people/peopleFromSearch';
import { managedProperties, propertyNames } from '#shared/rules/search/searchProperties';

const names = propertyNames({});
const text = (Text: string, IsMatch = false) => ({ Text, IsMatch });
const quay = 'https://x.example/sites/quay';

it('a page of the portal is found at its path, as a page or as news', () => {
  const page = {
    ...{ Path: '/pages/content/quay-1', PageType: 0 as const, PublishingDate: null },
    ...{ Title: [text('Quay', true)], Description: [text('North')] },
  };
  expect(rowFromPage(page as never)).toEqual({
    ...{ key: page.Path, address: page.Path, kind: 'page', date: undefined },
    ...{ title: [text('Quay', true)], description: [text('North')] },
  });
  const news = { ...page, PageType: 1, PublishingDate: '2026-11-20T09:00:00Z' };
  expect(rowFromPage(news as never)).toMatchObject({ kind: 'news', date: news.PublishingDate });
  expect(plainOf([text('Qu', true), text('ay')])).toBe('Quay');
});

it('an app is found with its matches marked', () => {
  const tile = { Id: 7, Url: 'https://x.example', Title: 'Travel', Description: 'To travel' };
  expect(rowFromTile(tile, 'tra')).toEqual({
    ...{ key: 'app/7', kind: 'app', address: 'https://x.example' },
    title: [text('Tra', true), text('vel')],
    description: [text('To '), text('tra', true), text('vel')],
  });
});

it('SEARCH-25 a page of SharePoint has what its record says, and nothing that it does not say', () => {
  expect(
    rowFromSharePointPage(
      {
        ...{ Title: 'Quay', Path: quay, Description: 'North', SiteTitle: 'Harbour' },
        ...{ LastModifiedTime: '2026-11-20T09:00:00+01:00', PromotedState: '0', DocId: '17' },
      },
      names,
      'quay',
    ),
  ).toEqual({
    ...{ key: quay, address: quay, kind: 'page', context: 'Harbour', docId: '17' },
    ...{ title: [text('Quay', true)], description: [text('North')] },
    date: '2026-11-20T08:00:00.000Z',
  });
  expect(rowFromSharePointPage({ Path: quay, LastModifiedTime: 'soon' }, names, '')).toEqual({
    ...{ key: quay, address: quay, kind: 'page', context: undefined, docId: undefined },
    ...{ title: [text(quay)], description: [], date: undefined },
  });
  expect(rowFromSharePointPage({}, names, '')).toMatchObject({ key: '', title: [] });
});

describe('SEARCH-27 in an organisation with names of its own for every property', () => {
  const own = propertyNames(
    Object.fromEntries(
      Object.keys(managedProperties).map((property) => [property, `X${property}`]),
    ),
  );
  const page = {
    ...{ Xtitle: 'Quay', Xaddress: quay, Xdescription: 'North', XsiteName: 'Harbour' },
    ...{ Xchanged: '2026-11-20T09:00:00+01:00', XpromotedState: '2' },
  };
  const person = {
    ...{ Xaccount: 'i:0#.f|membership|ann@x.example', Xname: 'Ann', Xmail: 'ann@y.example' },
    ...{ XjobTitle: 'Captain', Xdepartment: 'Fleet', Xoffice: 'Oslo', Xaddress: quay },
    ...{ XmobilePhone: '1', XworkPhone: '2', Xphoto: 'https://x.example/photo' },
  };

  it('a page and a site are read by those names', () => {
    expect(rowFromSharePointPage(page, own, '')).toMatchObject({
      ...{ key: quay, address: quay, kind: 'news', context: 'Harbour' },
      ...{ title: [text('Quay')], description: [text('North')] },
      date: '2026-11-20T08:00:00.000Z',
    });
    expect(rowFromSite(page, own, '')).toMatchObject({ address: quay, title: [text('Quay')] });
  });

  it('a person is selected and read by those names', () => {
    expect(rowFromPerson(person, own, '')).toMatchObject({
      ...{ upn: 'ann@x.example', title: [text('Ann')], context: 'Captain · Fleet · Oslo' },
    });
    expect(selectedPersonProperties(own).sort()).toEqual(Object.keys(person).sort());
    expect(colleagueFromSearch(personHit(person, own))).toMatchObject({
      ...{ mail: 'ann@y.example', department: 'Fleet', officeLocation: 'Oslo' },
      ...{ jobTitle: 'Captain', mobilePhone: '1', businessPhones: ['2'] },
    });
    expect(personHit(person, own)).toMatchObject({ Path: quay, PictureURL: person.Xphoto });
  });
});

it('a site is found by its title', () => {
  expect(rowFromSite({ Title: 'Quay', Path: quay, DocId: '4' }, names, 'q')).toEqual({
    ...{ key: quay, address: quay, kind: 'site', docId: '4' },
    ...{ title: [text('Q', true), text('uay')], description: [] },
  });
});

it('a person is found with what they do, where the search says it', () => {
  const hit = {
    ...{ AccountName: 'i:0#.f|membership|ann@x.example', PreferredName: 'Ann Berg', DocId: '5' },
    ...{ JobTitle: 'Captain', Department: 'Fleet', OfficeNumber: 'Oslo' },
  };
  expect(rowFromPerson(hit, names, 'ber')).toEqual({
    ...{ key: 'ann@x.example', upn: 'ann@x.example', kind: 'person', docId: '5' },
    address: '/user/detail/ann@x/example',
    title: [text('Ann '), text('Ber', true), text('g')],
    ...{ description: [], context: 'Captain · Fleet · Oslo' },
  });
  expect(rowFromPerson({ WorkEmail: 'bo@x.example' }, names, '')).toMatchObject({
    ...{ key: 'bo@x.example', context: '', docId: undefined },
  });
});

it('people without an account lead to where SharePoint shows them, each a row of their own', () => {
  const page = 'https://nordvik-my.sharepoint.com/person.aspx?accountname=7';
  const row = (hit: Record<string, string>) => rowFromPerson(hit, names, '');
  expect(row({ PreferredName: 'Bo Dahl', Path: page, DocId: '7' })).toMatchObject({
    ...{ key: page, address: page, upn: undefined, title: [text('Bo Dahl')] },
  });
  expect(row({ PreferredName: 'Bo Dahl', DocId: '8' })).toMatchObject({ key: '8', address: '' });
  expect(row({ PreferredName: 'Bo Dahl' })).toMatchObject({ key: 'Bo Dahl', address: '' });
});

describe('a hit of Graph', () => {
  const row = (resource: GraphHit['resource'], more: GraphHit = {}) =>
    rowFromGraph({ ...more, resource }, '');
  const webUrl = 'https://x.example/docs/Plan%20A.docx';

  it('has the best name that is known of it, at last the one in its address', () => {
    const title = (resource: GraphHit['resource']) => plainOf(row(resource).title);
    expect(title({ displayName: 'D', name: 'N', fields: { title: 'F' }, webUrl })).toBe('D');
    expect(title({ name: 'N', fields: { title: 'F' }, webUrl })).toBe('N');
    expect(title({ fields: { title: 'F' }, webUrl })).toBe('F');
    expect(title({ fields: {}, webUrl })).toBe('Plan A.docx');
    expect(title({ webUrl: 'https://x.example/100%' })).toBe('100%');
    expect(title({})).toBe('');
  });

  it('has a key, a time and an address as far as they are known', () => {
    const lastModifiedDateTime = '2026-11-20T09:00:00Z';
    expect(row({ webUrl, lastModifiedDateTime }, { hitId: '1' })).toEqual({
      ...{ key: '1', kind: 'document', address: webUrl, date: lastModifiedDateTime },
      ...{ title: [text('Plan A.docx')], description: [] },
    });
    expect(row({ webUrl })).toMatchObject({ key: webUrl });
    expect(rowFromGraph({}, '')).toMatchObject({ key: '', kind: 'document', address: '' });
    expect(row({ '@odata.type': '#microsoft.graph.search.bookmark' })).toMatchObject({
      ...{ kind: 'link', description: [] },
    });
  });

  it('has a summary whose marks may lie side by side and over lines', () => {
    const summary = '<c0>a\nb</c0> <c0>c</c0><ddd /><i>d</i>';
    expect(row({}, { summary }).description).toEqual([
      ...[text('a\nb', true), text(' '), text('c', true), text(' … d')],
    ]);
  });
});
