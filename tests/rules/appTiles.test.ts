import { contrast } from '#shared/rules/widgets/infoboxes';
import {
  isShownAsNew,
  isSmartLinkVisible,
  isTileFor,
  isWithinTimeSpan,
  licensedTiles,
  nextTurn,
  tileColour,
  tileColours,
  tileMark,
  tileSizes,
  unreadCount,
} from '#shared/rules/widgets/appTiles';

it('APPS-31 a tile is small or medium', () => {
  expect(Object.keys(tileSizes).sort()).toEqual(['Medium', 'Small']);
});

describe('licences', () => {
  const plans = [
    { service: 'exchange', capabilityStatus: 'Enabled' },
    { service: 'TeamspaceAPI', capabilityStatus: 'Suspended' },
  ];
  const tiles = [
    { O365ServiceName: null },
    { O365ServiceName: 'Exchange' },
    { O365ServiceName: 'TeamspaceAPI' },
    { O365ServiceName: 'PowerBI' },
  ];

  it('APPS-27 APPS-28 a tile without a service is shown, one with a service to those whose plan of it is enabled', () => {
    expect(licensedTiles(tiles, plans).map(({ O365ServiceName }) => O365ServiceName)).toEqual([
      null,
      'Exchange',
    ]);
    const unnamed = [{ capabilityStatus: 'Enabled' }, { service: null }];
    expect(licensedTiles([{ O365ServiceName: '' }, tiles[1]!], unnamed)).toHaveLength(1);
    expect(licensedTiles(tiles, []).map(({ O365ServiceName }) => O365ServiceName)).toEqual([null]);
  });

  it('APPS-29 with the all-flag none is left out, and each says whether the person has its service', () => {
    expect(
      licensedTiles(tiles, plans, { all: true }).map(({ UserIsLicensed }) => UserIsLicensed),
    ).toEqual([true, true, false, false]);
  });
});

describe('APPS-47 APPS-48 the unread counter', () => {
  it.each([
    ['a mail folder', { unreadItemCount: 4, totalItemCount: 128 }, 4],
    ['an odata count', { '@odata.count': 7, value: [1] }, 7],
    ['Yammer', { unseen_notification_count: 2, unseen_message_count: 3 }, 5],
    ['one count of Yammer', { unseen_message_count: 3 }, 3],
    ['the other count of Yammer', { unseen_notification_count: 2, unseen_message_count: 'x' }, 2],
    [
      'several networks of Yammer',
      [{ unseen_message_count: 3 }, {}, { unseen_message_count: 1 }],
      4,
    ],
    ['an array', ['a', 'b', 'c'], 3],
    ['an array with an empty entry', ['a', null], 2],
    ['a list without a count', { value: [1, 2] }, 2],
    ['a list whose count is none', { '@odata.count': '7', value: [1, 2] }, 2],
    ['more than one count', { unreadItemCount: 4, '@odata.count': 7, value: [1] }, 4],
    ['half a count', { unreadItemCount: 4.7 }, 4],
    ['no end of a count', { unreadItemCount: Infinity, '@odata.count': 2 }, 2],
  ])('understands %s', (_, answer, count) => expect(unreadCount(answer)).toBe(count));

  it.each([
    [{ unreadItemCount: 0 }],
    [[]],
    [{ '@odata.count': 0 }],
    [null],
    ['text'],
    [{ other: 3 }],
    [{ unreadItemCount: -1 }],
  ])('%j counts as nothing', (answer) => expect(unreadCount(answer)).toBe(0));
});

describe('what stands on a tile', () => {
  const known = new Set(['mail', 'sofa-mail']);
  const tile = { Title: 'Time sheets', IconClass: null, IconUrl: null };
  it('APPS-15 a picture, an icon of any known set, or initials', () => {
    expect(
      tileMark({ ...tile, IconUrl: 'https://x.example/i.png', IconClass: 'mail' }, known),
    ).toEqual({ kind: 'picture', url: 'https://x.example/i.png' });
    for (const IconClass of [' mail ', 'ms-Icon ms-Icon--Mail', 'fa  fa-mail', 'Icon-mail'])
      expect(tileMark({ ...tile, IconClass }, known)).toEqual({ kind: 'icon', name: 'mail' });
    expect(tileMark({ ...tile, IconClass: 'sofa-mail' }, known)).toMatchObject({
      name: 'sofa-mail',
    });
    for (const IconClass of [null, '', 'unheard-of'])
      expect(tileMark({ ...tile, IconClass }, known)).toEqual({ kind: 'initials', text: 'TI' });
  });

  it('a tile has a colour that its text is read well on, also without one of its own', () => {
    const none = { Title: 'Travel', ColorHexCode: null, ColorClass: null };
    expect(tileColour({ ...none, ColorHexCode: '#ffff00', ColorClass: 'blue' })).toEqual({
      background: '#ffff00',
      text: '#000000',
    });
    expect(tileColour({ ...none, ColorClass: 'blue' }).background).toBe(tileColours.blue);
    for (const ColorClass of ['unheard-of', 'toString'])
      expect(tileColour({ ...none, ColorClass })).toEqual(tileColour(none));
    for (const colour of Object.values(tileColours))
      expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('smart links', () => {
  const now = new Date('2026-11-20T09:30:00Z'); // a Friday, half past ten in Copenhagen
  const link = {
    Start: null,
    End: null,
    IsRecurring: true,
    RecurrenceDays: [5],
    RecurrenceFrom: '10:00',
    RecurrenceTo: '11:00',
  };
  const within = (fields: Partial<typeof link>) =>
    isWithinTimeSpan({ ...link, ...fields }, now, 'Europe/Copenhagen');

  it('LINKS-07 LINKS-08 a link is seen after its start and before its end, and a recurring one only in its hours', () => {
    const seen = (fields: object) =>
      isSmartLinkVisible({ ...link, IsRecurring: false, IsWithinTimeSpan: false, ...fields }, now);
    expect([
      seen({}),
      seen({ Start: '2026-11-20T09:30:00Z' }),
      seen({ Start: '2026-11-20T09:30:01Z' }),
      seen({ End: '2026-11-20T09:31:00Z' }),
      seen({ End: '2026-11-20T09:30:00Z' }),
    ]).toEqual([true, true, false, true, false]);
    expect([
      seen({ IsRecurring: true }),
      seen({ IsRecurring: true, IsWithinTimeSpan: true }),
    ]).toEqual([false, true]);
  });

  it("LINKS-18 recurrence is weekdays and hours in the organisation's zone, also over midnight", () => {
    expect(within({})).toBe(true);
    expect(isWithinTimeSpan(link, now, 'Europe/Helsinki')).toBe(false);
    expect([
      within({ RecurrenceDays: [4] }),
      within({ RecurrenceDays: [] }),
      within({ RecurrenceFrom: '10:31' }),
      within({ RecurrenceTo: '10:30' }),
    ]).toEqual([false, true, false, false]);
    expect([
      within({ IsRecurring: false, RecurrenceDays: [4] }),
      within({ RecurrenceFrom: '10:30' }),
      within({ RecurrenceTo: '10:31' }),
    ]).toEqual([true, true, true]);
    const open = { ...link, RecurrenceFrom: null, RecurrenceTo: null };
    const openAt = (fields: object, at = now) =>
      isWithinTimeSpan({ ...open, ...fields }, at, 'Europe/Copenhagen');
    expect([
      openAt({}),
      openAt({ RecurrenceDays: [4] }),
      openAt({ RecurrenceTo: '10:30' }),
      openAt({ RecurrenceFrom: '10:30' }),
      openAt({ RecurrenceFrom: '10:31' }),
      openAt({ RecurrenceFrom: '10:31', RecurrenceDays: [4] }),
    ]).toEqual([true, false, false, true, false, false]);
    const night = { ...link, RecurrenceFrom: '22:00', RecurrenceTo: '11:00' };
    expect([
      within({ ...night, RecurrenceDays: [4] }),
      within({ ...night, RecurrenceDays: [5] }),
      within({ ...night, RecurrenceTo: '10:30', RecurrenceDays: [4] }),
      within({ ...night, RecurrenceFrom: '10:30', RecurrenceTo: '10:30' }),
      within({ ...night, RecurrenceFrom: '10:30', RecurrenceTo: '10:30', RecurrenceDays: [4] }),
    ]).toEqual([true, false, false, true, false]);
    const overMidnight = (RecurrenceDays: number[], at: string) =>
      isWithinTimeSpan({ ...night, RecurrenceDays }, new Date(at), 'Europe/Copenhagen');
    const [sunday, monday] = ['2026-11-22T22:30:00Z', '2026-11-23T03:00:00Z'] as const;
    expect([
      overMidnight([7], sunday),
      overMidnight([6], sunday),
      overMidnight([7], monday),
      overMidnight([1], monday),
      overMidnight([0], monday),
    ]).toEqual([true, false, true, false, false]);
  });

  it('LINKS-07 LINKS-08 the next change is a start, an end or an edge of the hours, also across clock changes', () => {
    const next = (fields: object, at = now) =>
      nextTurn({ ...link, IsRecurring: false, ...fields }, at, 'Europe/Copenhagen')?.toISOString();
    expect([
      next({}),
      next({ Start: '2026-11-20T09:30:00Z' }),
      next({ Start: '2026-11-20T09:29:00Z', End: '2026-11-21T00:00:00Z' }),
      next({ Start: '2026-11-20T12:00:00Z', End: '2026-11-21T00:00:00Z' }),
    ]).toEqual([undefined, undefined, '2026-11-21T00:00:00.000Z', '2026-11-20T12:00:00.000Z']);
    expect([
      next({ IsRecurring: true }),
      next({ IsRecurring: true, RecurrenceTo: '10:30' }),
      next({ IsRecurring: true, RecurrenceTo: null, RecurrenceFrom: '09:00' }),
      next({ IsRecurring: true, RecurrenceTo: '09:00', RecurrenceFrom: null }),
    ]).toEqual([
      '2026-11-20T10:00:00.000Z',
      '2026-11-21T09:00:00.000Z',
      '2026-11-20T23:00:00.000Z',
      '2026-11-20T23:00:00.000Z',
    ]);
    expect(
      next({ IsRecurring: true, RecurrenceTo: '09:00' }, new Date('2026-10-24T08:30:00Z')),
    ).toBe('2026-10-25T08:00:00.000Z');
  });

  it('LINKS-06 the badge New is shown until its date and not after it', () => {
    const until = (ShowAsNewUntilThisDate: string | null) =>
      isShownAsNew({ ShowAsNewUntilThisDate }, now);
    expect([
      until(null),
      until('2026-11-20T09:30:00Z'),
      until('2026-11-20T09:29:59Z'),
      until('2026-12-01T00:00:00Z'),
    ]).toEqual([false, true, false, true]);
  });
});

it('a tile is for the followers of its channels and the readers of its languages', () => {
  const tile = { ChannelTermAppTiles: [], LanguageTermAppTiles: [] };
  const reader = { channels: new Set(['a']), languages: new Set(['en']) };
  expect(isTileFor(tile, reader)).toBe(true);
  const danish = { ...tile, LanguageTermAppTiles: [{ LanguageTermId: 'da' }] };
  expect([
    isTileFor(danish, reader),
    isTileFor(danish, { ...reader, languages: undefined }),
  ]).toEqual([false, true]);
  expect(
    isTileFor(
      { ...tile, LanguageTermAppTiles: [{ LanguageTermId: 'da' }, { LanguageTermId: 'en' }] },
      reader,
    ),
  ).toBe(true);
  expect(
    isTileFor({ LanguageTermAppTiles: [], ChannelTermAppTiles: [{ ChannelTermId: 'b' }] }, reader),
  ).toBe(false);
  const channels = [{ ChannelTermId: 'b' }, { ChannelTermId: 'a' }];
  expect([
    isTileFor({ ...tile, ChannelTermAppTiles: channels }, reader),
    isTileFor({ ...danish, ChannelTermAppTiles: channels }, reader),
  ]).toEqual([true, false]);
});
