import { dayOf, isDate, momentOf } from '#shared/rules/time/graphTime';
import { dayAfter, localDay, startOfDay } from '#shared/rules/time/localDays';
import { timeZoneOfSharePoint } from '#shared/rules/time/timeZones';
import { ianaZone } from '#shared/rules/time/windowsZones';

it('a time of Graph may lack its clock, its seconds or its zone', () => {
  const moment = (dateTime: string, timeZone?: string) =>
    momentOf({ dateTime, timeZone: timeZone ?? null })?.toISOString();
  expect([
    moment('2026-11-20'),
    moment('2026-11-20', 'Europe/Helsinki'),
    moment('2026-11-20T09:30', 'Europe/Helsinki'),
    moment('2026-11-20T09:30:15', 'Europe/Helsinki'),
    moment('2026-11-20T09:30:15.1234567'),
    moment('2026-11-20T09:30Z', 'Europe/Helsinki'),
    moment('2026-11-20T09:30:15.5+02:00', 'UTC'),
    moment('2026-11-20Z', 'Europe/Helsinki'),
  ]).toEqual([
    '2026-11-20T00:00:00.000Z',
    '2026-11-19T22:00:00.000Z',
    '2026-11-20T07:30:00.000Z',
    '2026-11-20T07:30:15.000Z',
    '2026-11-20T09:30:15.000Z',
    '2026-11-20T09:30:00.000Z',
    '2026-11-20T07:30:15.000Z',
    '2026-11-20T00:00:00.000Z',
  ]);
  const senseless = [
    ...['x2026-11-20', '2026-11-20T09:30 o’clock', '2026-11-20T', '26-11-20', '2026-1-20'],
    ...['2026-11-20T9:30', '2026-11-20T09:30:1', '2026-11-20T09:30+2:00', '2026-11-20T09:30+02'],
  ];
  for (const text of senseless) expect(moment(text)).toBeUndefined();
});

it('a midnight is a date as it is written, any other moment a day of the device', () => {
  const dates = ['2026-11-23', '2026-11-23T00:00', '2026-11-23T00:00:00', '2026-11-23T00:00:00Z'];
  const midnights = [
    '2026-11-23T00:00:00.0000000',
    '2026-11-23T00:00+00:00',
    '2026-11-23T00:00-00:00',
  ];
  for (const dateTime of [...dates, ...midnights, '2026-11-23T00:00:00.']) {
    expect([dateTime, isDate(dateTime)]).toEqual([dateTime, true]);
    expect(dayOf({ dateTime, timeZone: 'Pacific/Auckland' })).toBe('2026-11-23');
  }
  const others = ['2026-11-23T00:01', '2026-11-23T00:00:01', '2026-11-23T00:00:00.0001', '', 'x'];
  const longer = ['2026-11-23T00:00+01:00', '2026-11-23 ', ' 2026-11-23', '2026-11-23T00:00:00ZZ'];
  for (const text of [...others, ...longer]) expect([text, isDate(text)]).toEqual([text, false]);
  const noon = new Date(2026, 10, 23, 12);
  expect(dayOf({ dateTime: noon.toISOString() })).toBe('2026-11-23');
  expect([dayOf(null), dayOf({}), dayOf({ dateTime: 'soon' })]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

it('a day of the device is written with all its digits and begins at its midnight', () => {
  const early = new Date(2026, 0, 5, 23, 59);
  expect(localDay(early)).toBe('2026-01-05');
  expect(startOfDay('2026-01-05')).toEqual(new Date(2026, 0, 5));
  early.setFullYear(987);
  expect(localDay(early)).toBe('0987-01-05');
  expect(['2026-12-31', '2026-10-25'].map((day) => dayAfter(day, 1))).toEqual([
    ...['2027-01-01', '2026-10-26'],
  ]);
  expect([dayAfter('2026-03-01', -1), dayAfter('2026-03-01', 0)]).toEqual([
    ...['2026-02-28', '2026-03-01'],
  ]);
});

it('a zone of SharePoint or of Windows has its IANA name, and one that nobody knows has none', () => {
  expect([3, '3', 13, 93].map(timeZoneOfSharePoint)).toEqual([
    ...['Europe/Copenhagen', 'Europe/Copenhagen', 'America/Los_Angeles', 'UTC'],
  ]);
  // Almaty and Chihuahua, after which they were named once, have left these zones.
  expect([71, 77].map(timeZoneOfSharePoint)).toEqual(['Asia/Bishkek', 'America/Mazatlan']);
  expect([0, 52, 99_999, '', 'x', null, undefined].map(timeZoneOfSharePoint)).toEqual(
    Array(7).fill(undefined),
  );
  expect([ianaZone('Tokyo Standard Time'), ianaZone('america/new_york')]).toEqual([
    'Asia/Tokyo',
    'America/New_York',
  ]);
  expect([ianaZone(''), ianaZone(null), ianaZone(undefined)]).toEqual(Array(3).fill(undefined));
});
