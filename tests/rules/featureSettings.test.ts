import { pageRoutes } from '#shared/rules/pages/routeTable';
import {
  effectiveSettings,
  settingDefaults,
  startSettingsOf,
  type SettingKey,
} from '#shared/rules/settings/settings';
import {
  defaultOf,
  settingDefinition,
  settingKeys,
  settingProblem,
} from '#shared/rules/settings/settingTable';
import type { SettingType } from '#shared/rules/settings/settingTypes';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { todaySections } from '../../src/client/pages/today/startPageSections';
import { texts as screenTexts } from '../../src/client/texts/featureSettings/en';
import { firstTexts as en } from '../../src/client/texts/topics';
import { texts as danishSentences } from '../../src/client/texts/settingSentences/da';
import { texts as danish } from '../../src/client/texts/settingTitles/da';
import { texts as englishSentences } from '../../src/client/texts/settingSentences/en';
import { texts as english } from '../../src/client/texts/settingTitles/en';
import { texts as finnishSentences } from '../../src/client/texts/settingSentences/fi';
import { texts as finnish } from '../../src/client/texts/settingTitles/fi';
import { texts as norwegianSentences } from '../../src/client/texts/settingSentences/nb';
import { texts as norwegian } from '../../src/client/texts/settingTitles/nb';
import { texts as swedishSentences } from '../../src/client/texts/settingSentences/sv';
import { texts as swedish } from '../../src/client/texts/settingTitles/sv';

const spoken = {
  da: { ...danish, sentences: danishSentences },
  en: { ...english, sentences: englishSentences },
  fi: { ...finnish, sentences: finnishSentences },
  nb: { ...norwegian, sentences: norwegianSentences },
  sv: { ...swedish, sentences: swedishSentences },
};

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** The fields and the choices of these types and of all within them. */
function namesIn(types: readonly SettingType[]): { fields: string[]; options: string[] } {
  const within = types.map((type) => {
    if (type.kind === 'choice') return { fields: [], options: [...type.options] };
    if (type.kind === 'list') return namesIn([type.of]);
    if (type.kind !== 'fields') return { fields: [], options: [] };
    const inner = namesIn(Object.values(type.fields));
    return { ...inner, fields: [...Object.keys(type.fields), ...inner.fields] };
  });
  return {
    fields: within.flatMap(({ fields }) => fields),
    options: within.flatMap(({ options }) => options),
  };
}

const inForce = effectiveSettings([]);

it('SETTINGS-06 a setting has its stored value, or its default if not stored or of the wrong type', () => {
  expect(inForce).toEqual(settingDefaults);
  expect(effectiveSettings([{ Key: 'stickyHeader', Value: true }]).stickyHeader).toBe(true);
  expect(effectiveSettings([{ Key: 'stickyHeader', Value: 'yes' }]).stickyHeader).toBe(false);
  const nameless = effectiveSettings([{ Key: 'workplaceName', Value: '' }]);
  expect(nameless.workplaceName).toBe('Workplace');
  expect(effectiveSettings([{ Key: 'unheardOf', Value: 1 }])).not.toHaveProperty('unheardOf');
  const wrong = [
    ...[
      { Key: 'emailTheme', Value: [] },
      { Key: 'emailTheme', Value: null },
    ],
    ...[
      { Key: 'chartColours', Value: {} },
      { Key: 'toString', Value: () => '' },
    ],
  ];
  expect(effectiveSettings(wrong)).toEqual(settingDefaults);
});

it('SETTINGS-47 what no organisation has set is empty, and e-mails have the colours of the product', () => {
  const { searchCenterUrl, channelTermSetId, languageTermSetId, emailTheme } = settingDefaults;
  expect([searchCenterUrl, channelTermSetId, languageTermSetId]).toEqual(['', '', '']);
  expect(emailTheme.buttonBackground).toBe('#0b7090');
});

it('what is told before anybody has signed in are a few settings and the room that content takes', () => {
  const content = {
    infoboxZones: { '/ hero': [15] },
    chartWidths: [50],
    hasReports: false,
    hasItemsToRead: true,
    hasChannels: true,
  };
  const { workplaceName, ...others } = startSettingsOf(
    { ...settingDefaults, workplaceName: 'Quay', supportEmail: 'bo@nordvik.example' },
    content,
  );
  expect([workplaceName, others]).toEqual(['Quay', expect.objectContaining(content)]);
  expect(others).not.toHaveProperty('supportEmail');
  expect(others.allowedVideoHosts).toEqual(settingDefaults.allowedVideoHosts);
});

it('values are the same whatever the order of their names, but not of their entries', () => {
  expect(
    isSameValue(
      { title: 'Guide', of: [{ a: 1, b: null }] },
      { of: [{ b: null, a: 1 }], title: 'Guide' },
    ),
  ).toBe(true);
  for (const other of [[2, 1], [1], { 0: 1, 1: 2 }, '1,2', null, undefined])
    expect(isSameValue([1, 2], other)).toBe(false);
  expect(isSameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameValue({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(isSameValue([1, undefined], [1])).toBe(false);
  for (const other of [{ a: 1 }, { a: 1, b: 3 }, { a: 1, b: 2, c: 3 }])
    expect(isSameValue({ a: 1, b: 2 }, other)).toBe(false);
  expect([isSameValue({}, 5), isSameValue(5, {}), isSameValue({}, {})]).toEqual([
    ...[false, false, true],
  ]);
});

describe('what is on by default', () => {
  const on: [id: string, keys: SettingKey[]][] = [
    ['SETTINGS-11', ['showBroadcastIconInTopNav']],
    ['SETTINGS-12', ['showSearchBarInTopNav']],
    ['SETTINGS-13', ['hideNewsTags']],
    ['SETTINGS-14', ['enableSignalR']],
    ['SETTINGS-15', ['enableUpdateChecksForNewContent']],
    ['SETTINGS-16', ['redirectToTeams']],
    ['SETTINGS-17', ['enableFirstDayPopupDialog']],
    ['SETTINGS-18', ['enableUserChannelAutoSync']],
    ['SETTINGS-19', ['enableFeaturedPages']],
    ['SETTINGS-20', ['enableSmartLinks']],
    ['SETTINGS-21', ['enableCompactDesign']],
    ['SETTINGS-22', ['everyoneCanCreateCollabSites']],
    [
      'SETTINGS-23',
      [
        'searchShowNewsAndPages',
        'searchShowPeople',
        'searchShowApps',
        'searchShowSharePointPages',
        'searchShowDocuments',
        'searchShowSites',
      ],
    ],
    ['SETTINGS-24', ['useTeamsCongratulations']],
    [
      'SETTINGS-42',
      ['noChannelSelectionLimitationsForAdmins', 'noChannelSelectionLimitationsForEditors'],
    ],
  ];
  it('SETTINGS-11 SETTINGS-12 SETTINGS-13 SETTINGS-14 SETTINGS-15 SETTINGS-16 SETTINGS-17 SETTINGS-18 SETTINGS-19 SETTINGS-20 SETTINGS-21 SETTINGS-22 SETTINGS-23 SETTINGS-24 SETTINGS-42 each of these is', () => {
    expect(on.filter(([, keys]) => keys.some((key) => inForce[key] !== true))).toEqual([]);
  });
});

describe('what is off by default', () => {
  const off: [id: string, keys: SettingKey[]][] = [
    ['SETTINGS-25', ['enableRequiredReading']],
    ['SETTINGS-26', ['auditsEnabled']],
    ['SETTINGS-27', ['stickyHeader']],
    ['SETTINGS-28', ['showBirthdayCalendar']],
    ['SETTINGS-29', ['showRestaurantMenus']],
    ['SETTINGS-30', ['enablePowerBI']],
    ['SETTINGS-31', ['enableTeamsNotification']],
    ['SETTINGS-32', ['enableProfileCardView']],
    [
      'SETTINGS-33',
      [
        'enableLanguageFilteringForWorkplace',
        'enableLanguageFilteringForSharepointPages',
        'enableLanguageFilteringForSharepointEvents',
      ],
    ],
    ['SETTINGS-34', ['enableSyncSettings']],
  ];
  it('SETTINGS-25 SETTINGS-26 SETTINGS-27 SETTINGS-28 SETTINGS-29 SETTINGS-30 SETTINGS-31 SETTINGS-32 SETTINGS-33 SETTINGS-34 each of these is', () => {
    expect(off.filter(([, keys]) => keys.some((key) => inForce[key] !== false))).toEqual([]);
  });
});

it('SETTINGS-08 SETTINGS-09 SETTINGS-10 SETTINGS-35 SETTINGS-36 the limits, the properties of colleagues and the size of thumbnails have their defaults', () => {
  expect(inForce).toMatchObject({
    amountOfPersonalNews: 100,
    topNewsRowLimit: 100,
    topNewsRowLimitWithLanguageFiltering: 50,
    defaultImageThumbnailSize: 'medium',
  });
  expect(inForce.myDetailsMsGraphProperties).toEqual(['Department', 'State']);
});

it('SETTINGS-37 there are exactly ten chart colours, all different, and no other number is taken', () => {
  expect(new Set(inForce.chartColours).size).toBe(10);
  expect(settingProblem('chartColours', inForce.chartColours)).toBeUndefined();
  expect(settingProblem('chartColours', inForce.chartColours.slice(1))).toMatchObject({
    flaw: 'count',
    details: { count: 10 },
  });
});

it('SETTINGS-38 SETTINGS-47 the e-mail theme has its four colours; the search center and the term sets are empty', () => {
  expect(Object.keys(inForce.emailTheme).sort()).toEqual([
    'buttonBackground',
    'buttonText',
    'footerBackground',
    'sectionBorder',
  ]);
  expect(Object.values(inForce.emailTheme).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(
    true,
  );
  expect([
    inForce.searchCenterUrl,
    inForce.channelTermSetId,
    inForce.languageTermSetId,
    inForce.navigationTermSetId,
  ]).toEqual(['', '', '', '']);
});

it('SETTINGS-41 CHANNELS-30 the other settings of the specification can be read by their exact names', () => {
  const named = [
    'enableAzureADGroupSync',
    'enableLanguageFilteringForWorkplace',
    'enableLanguageFilteringForSharepointPages',
    'enableLanguageFilteringForSharepointEvents',
    'enableShowNonLanguageContentForAllUsers',
    'defaultLanguageTermId',
    'newsCenterSiteUrl',
    'newsArchiveFilter',
    'imageVaultUrl',
    'newsNumberOfDaysBack',
    'disableOverlayOnInfoBoxes',
    'organizationCalenderSiteUrl',
    'calendarPageInfoUrl',
    'eventsDisplayQuery',
    'channelTermSetId',
    'languageTermSetId',
    'navigationTermSetId',
  ];
  expect(named.filter((key) => !Object.hasOwn(inForce, key))).toEqual([]);
});

describe('the table', () => {
  it('describes every setting, and every default is of its type', () => {
    expect([...settingKeys].sort()).toEqual(Object.keys(settingDefaults).sort());
    expect(settingKeys.filter((key) => settingProblem(key, settingDefaults[key]))).toEqual([]);
  });

  it('ADMIN-14 names and explains every setting in five languages', () => {
    for (const [language, { titles, sentences }] of Object.entries(spoken)) {
      const said = settingKeys.map((key) => [key, titles[key], sentences[key]] as const);
      const flawed = said.filter(
        ([key, title, sentence]) =>
          title.trim() === '' || title === key || !/^\S.*\.$/.test(sentence) || sentence === title,
      );
      expect([language, flawed]).toEqual([language, []]);
      expect([language, repeated(said.map(([, title]) => title))]).toEqual([language, []]);
      expect([language, repeated(said.map(([, , sentence]) => sentence))]).toEqual([language, []]);
    }
    expect(en.navigation.featureSettings).toBe(screenTexts.title);
  });

  it('says of every setting in each language what it does in its own words', () => {
    for (const language of ['da', 'fi', 'nb', 'sv'] as const)
      expect(
        settingKeys.filter((key) => spoken[language].sentences[key] === spoken.en.sentences[key]),
      ).toEqual([]);
  });

  it('CREATESITE-09 LINKS-16 says where smart links stand, and who makes sites while not everybody may', () => {
    const { enableSmartLinks, everyoneCanCreateCollabSites } = spoken.en.sentences;
    expect(todaySections.flat()).not.toContain('smartLinks');
    expect(enableSmartLinks).not.toContain(en.navigation.today);
    expect(enableSmartLinks).toContain(en.navigation.yourBoard);
    expect(pageRoutes['/create-site'].access).toEqual(['Admin', 'CollabSiteCreator', 'Editor']);
    expect(everyoneCanCreateCollabSites).toMatch(/administrators, editors and .*CollabSiteCreator/);
    for (const { sentences } of Object.values(spoken))
      expect(sentences.everyoneCanCreateCollabSites).toMatch(/, .* CollabSiteCreator/);
  });

  it('names the parts of every value, and what can be chosen', () => {
    const { fields, options } = namesIn(settingKeys.map((key) => settingDefinition(key).type));
    for (const { parts, options: own } of Object.values(spoken))
      expect([
        fields.filter((name) => !parts[name]),
        options.filter((name) => name !== '' && !own[name]),
      ]).toEqual([[], []]);
  });

  it.each([
    ['a number out of its range', 'colleagueResultCap', 0, 'range'],
    ['half a number', 'colleagueResultCap', 1.5, 'whole'],
    ['a script as an address', 'guideSiteUrl', 'javascript:alert(1)', 'address'],
    ['an address of another host without a scheme', 'guideSiteUrl', '//evil.example', 'address'],
    ['a profile for everybody', 'delveProfileUrl', 'https://x.example', 'personAddress'],
    ['a sentence as an e-mail address', 'supportEmail', 'ask Bo', 'email'],
    ['a name as an id', 'channelTermSetId', 'Channels', 'guid'],
    [
      'a name as a colour',
      'emailTheme',
      { ...settingDefaults.emailTheme, buttonText: 'white' },
      'colour',
    ],
    ['an unknown time zone', 'organisationTimeZone', 'Mars/Olympus', 'zone'],
    ['a word that is not on offer', 'hideNewsLikes', 'Sometimes', 'choice'],
    [
      'a button without a channel',
      'newsFilterButtonConfig',
      [{ GUID: '', Name: 'Oslo', SortOrder: 1 }],
      'required',
    ],
    ['a field nobody knows', 'linkTopNav', { title: 'Wiki', onclick: 'alert(1)' }, 'unknown'],
    ['SHELL-36 a portal without a name', 'workplaceName', '', 'required'],
    ['a name of 61 characters', 'workplaceName', 'N'.repeat(61), 'tooLong'],
    ['nothing', 'stickyHeader', null, 'type'],
    ['ERRORS-60 a space before a name', 'workplaceName', ' Nordvik', 'leadingSpace'],
    ['ERRORS-60 a space before a title', 'linkTopNav', { title: ' Wiki' }, 'leadingSpace'],
    [
      'ERRORS-60 a space before the name of a button',
      'newsFilterButtonConfig',
      [{ GUID: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', Name: ' Oslo', SortOrder: 1 }],
      'leadingSpace',
    ],
    ['ERRORS-60 a space before a template', 'siteTemplates', [{ Name: ' Ship' }], 'leadingSpace'],
    [
      'ERRORS-60 a space before a channel of a template',
      'siteTemplates',
      [{ Name: 'Ship', Channels: [{ Name: ' Crew' }] }],
      'leadingSpace',
    ],
    [
      'ERRORS-60 a space before a tab of a template',
      'siteTemplates',
      [{ Name: 'Ship', Channels: [{ Name: 'Crew', Tabs: [{ Name: ' Wiki', Url: '/wiki' }] }] }],
      'leadingSpace',
    ],
  ])('refuses %s', (_name, key, value, flaw) => {
    expect(settingProblem(key, value)?.flaw).toBe(flaw);
  });

  it('LANG-21 the zone of the organisation is a setting that takes any time zone', () => {
    expect(settingDefaults.organisationTimeZone).toBe('Europe/Copenhagen');
    expect(
      ['Europe/Helsinki', 'America/New_York'].map((zone) =>
        settingProblem('organisationTimeZone', zone),
      ),
    ).toEqual([undefined, undefined]);
  });

  it('says where in a value the flaw lies', () => {
    expect(
      settingProblem('rssFeedConfig', {
        feedLinksAndTagName: [
          { FeedLink: 'https://a.example/feed' },
          { FeedLink: 'ftp://b.example' },
        ],
      })?.path,
    ).toEqual(['feedLinksAndTagName', 1, 'FeedLink']);
  });

  it('SETTINGS-01 lets a setting that nobody knows hold what it likes', () => {
    expect(['unheardOf', 'toString'].map((key) => settingProblem(key, { a: [1] }))).toEqual([
      ...[undefined, undefined],
    ]);
    expect(defaultOf('hideNewsTags')).toBe(true);
  });

  it('has numbers of news at once within bounds, both included', () => {
    const isTaken = (key: string, value: unknown) => settingProblem(key, value) === undefined;
    const wide = (amount: number) => isTaken('featuredNewsPerLoad', { xs: amount });
    expect([0, 1, 50, 51].map(wide)).toEqual([false, true, true, false]);
    const rows = (amount: number) => isTaken('topNewsRowLimit', amount);
    expect([0, 1, 500, 501].map(rows)).toEqual([false, true, true, false]);
  });

  it('says of every setting who sees its effect', () => {
    expect(settingDefinition('stickyHeader').seenBy).toBe('everyone');
    expect(settingDefinition('eventsDisplayQuery').seenBy).toBe('licensed');
    expect(settingDefinition('newsCenterSiteUrl').seenBy).toBe('licensed');
    expect(settingDefinition('broadcastTitleMaxLength').seenBy).toBe('editors');
    // SharePoint's news and events come to people with a licence, the way to all news to everybody.
    for (const key of [
      'topNewsRowLimit',
      'topNewsRowLimitWithLanguageFiltering',
      'defaultImageThumbnailSize',
    ] as const)
      expect([key, settingDefinition(key).seenBy]).toEqual([key, 'licensed']);
    expect(settingDefinition('newsArchiveLink').seenBy).toBe('everyone');
  });
});
