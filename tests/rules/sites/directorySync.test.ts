import type { Term } from '#shared/contract/pages/terms';
import {
  offeredTerms,
  siteOf,
  propertyOf,
  withProperty,
  type ChannelProperty,
} from '#shared/rules/targeting/channelProperties';
import {
  languageTermOf,
  mappedChannels,
  mappedGroups,
  mappedProperties,
  syncChanges,
} from '#shared/rules/people/directorySync';

const term = (Guid: string, rest: Partial<Term> = {}): Term => ({
  Guid,
  Name: Guid,
  InternalName: Guid,
  Labels: [],
  TermCount: 0,
  LastModified: '2026-01-01T00:00:00.000Z',
  Url: null,
  FriendlyUrl: null,
  IsRoot: true,
  IsAvailableForTagging: true,
  IsDeprecated: false,
  ParentTermGuid: null,
  Selected: false,
  DisableSelection: false,
  SortOrder: 0,
  LocalCustomProperties: {},
  Terms: [],
  ...rest,
});
const group = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const nobody = { properties: {}, groups: new Set<string>() };
const ids = (set: ReadonlySet<string>) => [...set].sort();

const tree = [
  term('Areas', {
    IsAvailableForTagging: false,
    LocalCustomProperties: { 'graph api personalization mapping': 'department' },
    Terms: [
      term('Shipping', {
        Terms: [term('Ferries', { Labels: [{ Language: 'da-dk', Name: 'Færger' }] })],
      }),
      term('Offshore'),
      term('Fax', { IsDeprecated: true }),
    ],
  }),
  term('Crew', {
    LocalCustomProperties: {
      AzureAdGroupMapping: `${group}; not-a-group`,
      deselectNonPushedChannel: 'true',
    },
  }),
];

it('CHANNELS-02 a channel carries its seven custom properties, whatever their case and punctuation', () => {
  const written: Record<ChannelProperty, string> = {
    personalization: 'Graph API personalization mapping',
    hidesNonMapped: 'hide-non-mapped-channels',
    deselectsNonPushed: 'DeselectNonPushedChannel',
    groups: 'azure ad group mapping',
    radioButtons: 'use_radio_buttons',
    hubSiteHomeList: 'Hub site home list',
    siteUrl: 'site url',
  };
  const properties = Object.entries(written) as [ChannelProperty, string][];
  const carrier = term('All', {
    LocalCustomProperties: Object.fromEntries(
      properties.map(([property, name]) => [name, ` of ${property} `]),
    ),
  });
  for (const [property] of properties) {
    expect(propertyOf(carrier, property)).toBe(`of ${property}`);
    const own = withProperty({ Colour: 'red' }, property, 'set');
    expect(propertyOf({ LocalCustomProperties: own }, property)).toBe('set');
    expect(withProperty(own, property, '')).toEqual({ Colour: 'red' });
  }
});

it('CHANNELS-11 channels are mapped by the name or a label that a property of the person has', () => {
  expect(mappedProperties(tree)).toEqual(['department']);
  expect(ids(mappedChannels(tree, { ...nobody, properties: { department: 'offshore' } }))).toEqual([
    'Offshore',
  ]);
  expect(ids(mappedChannels(tree, { ...nobody, properties: { department: 'Fax' } }))).toEqual([]);
  expect(ids(mappedChannels(tree, { ...nobody, properties: { department: '' } }))).toEqual([]);
});

it('CHANNELS-11 a channel names the property with capitals of its own, as settings do', () => {
  const channels = ['Department', 'department'].map((graphApiPersonalizationMapping) =>
    term('Offshore', { LocalCustomProperties: { graphApiPersonalizationMapping } }),
  );
  expect(mappedProperties(channels)).toHaveLength(1);
  const properties = { department: 'Offshore' };
  for (const channel of channels)
    expect(ids(mappedChannels([channel], { ...nobody, properties }))).toEqual(['Offshore']);
});

it('CHANNELS-11 spaces and case do not count, and what is empty is named by nothing', () => {
  const mappedBy = (value: unknown, name: string) =>
    mappedChannels(
      [term(name, { LocalCustomProperties: { graphApiPersonalizationMapping: 'offices' } })],
      { ...nobody, properties: { offices: value } },
    ).size;
  expect(mappedBy(' OSLO ', 'Oslo')).toBe(1);
  expect(mappedBy(['Bergen', 'Oslo'], ' oslo ')).toBe(1);
  expect(mappedBy([7, null, 'Bergen'], 'Oslo')).toBe(0);
  expect(mappedBy(' ', ' ')).toBe(0);
});

it('CHANNELS-12 channels are mapped by the groups that the person is in', () => {
  expect(mappedGroups(tree)).toEqual([group]);
  expect(ids(mappedChannels(tree, { ...nobody, groups: new Set([group]) }))).toEqual(['Crew']);
});

it('CHANNELS-14 the channels above a mapped one are mapped too, as far as they can be followed', () => {
  expect(ids(mappedChannels(tree, { ...nobody, properties: { department: 'Færger' } }))).toEqual([
    'Ferries',
    'Shipping',
  ]);
  const crew = term('Bridge', { LocalCustomProperties: { AzureAdGroupMapping: group } });
  const ship = [term('Fleet', { Terms: [term('Ship', { Terms: [crew] })] })];
  expect(ids(mappedChannels(ship, { ...nobody, groups: new Set([group]) }))).toEqual([
    ...['Bridge', 'Fleet', 'Ship'],
  ]);
});

it('CHANNELS-18 CHANNELS-33 a sync follows new channels, keeps chosen ones and leaves those gone or no longer pushed', () => {
  const stored = [
    { id: 'Offshore', isFromDirectory: false },
    { id: 'Crew', isFromDirectory: true },
    { id: 'Shipping', isFromDirectory: true },
    { id: 'Lost', isFromDirectory: false },
  ];
  expect(syncChanges(tree, stored, new Set(['Ferries']))).toEqual({
    added: ['Ferries'],
    left: ['Crew'],
    released: ['Shipping'],
    gone: ['Lost'],
  });
  expect(syncChanges(tree, stored, new Set(['Offshore', 'Crew']))).toEqual({
    added: ['Offshore'],
    left: [],
    released: ['Shipping'],
    gone: ['Lost'],
  });
});

it('CHANNELS-33 a channel that hides is offered to mapped people only, and a channel has its site', () => {
  const hidden = term('Board', { LocalCustomProperties: { hideNonMappedChannels: 'true' } });
  expect(offeredTerms([term('Open', { Terms: [hidden] })])[0]!.Terms).toEqual([]);
  // By the directory, or by themselves before it was hidden.
  for (const DisableSelection of [true, false])
    expect(offeredTerms([{ ...hidden, Selected: true, DisableSelection }])).toHaveLength(1);
  expect(
    siteOf(
      term('Ships', { LocalCustomProperties: { siteUrl: 'https://nordvik.example/sites/ships' } }),
    ),
  ).toBe('https://nordvik.example/sites/ships');
  const hub = { hubSiteHomeList: 'https://nordvik.example/sites/hub/Lists/Home' };
  expect(siteOf(term('Hub', { LocalCustomProperties: hub }))).toBe(
    'https://nordvik.example/sites/hub/Lists/Home',
  );
  expect(
    siteOf(term('Odd', { LocalCustomProperties: { siteUrl: 'javascript:alert(1)' } })),
  ).toBeUndefined();
});

it('LANG-12 a locale of the directory names the language term, whatever it is called, also for Norwegian', () => {
  const languages = [
    term('Danish'),
    term('x', { Labels: [{ Language: 'en-us', Name: 'Norwegian' }] }),
  ];
  expect(languageTermOf(languages, 'da-DK')?.Guid).toBe('Danish');
  expect(languageTermOf(languages, 'nb-NO')?.Guid).toBe('x');
  expect(languageTermOf(languages, 'fi-FI')).toBeUndefined();
  expect(languageTermOf([term('sv')], 'sv-SE')?.Guid).toBe('sv');
  const own = ['English', 'Norsk nynorsk', 'Norsk bokmål', 'Dansk', 'Svenska', 'Suomi'].map(
    (name) => term(name),
  );
  expect(
    ['da-DK', 'nb-NO', 'sv-FI', 'fi', 'en-GB'].map((code) => languageTermOf(own, code)?.Guid),
  ).toEqual(['Dansk', 'Norsk bokmål', 'Svenska', 'Suomi', 'English']);
  const norwegian = [term('Nynorsk'), term('Norwegian')];
  expect(languageTermOf(norwegian, 'nb-NO')?.Guid).toBe('Norwegian');
});
