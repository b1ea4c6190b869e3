import type { CalendarEntry } from './events';
import { itemAt } from '../values/certain';
import { isYes } from '../values/isYes';
import { channelsOfField, type TermValue } from '../targeting/channelField';

/** The fields read from a row of a calendar. */
export interface EventFields {
  Title?: string | null;
  EventDate?: string | null;
  EndDate?: string | null;
  Description?: string | null;
  Location?: string | null;
  BannerUrl?: string | { Url?: string | null } | null;
  fRecurrence?: boolean | number | string | null;
  fAllDayEvent?: boolean | number | string | null;
  RecurrenceData?: string | null;
  BoolField_Channel?: TermValue | TermValue[] | null;
  BoolField_Language?: TermValue | null;
  OrganizationCalendarName?: string | null;
  Duration?: number | string | null;
  EventType?: number | string | null;
  MasterSeriesItemID?: number | string | null;
  RecurrenceID?: string | null;
  TimeZone?: number | string | null;
  Created?: string | null;
  Modified?: string | null;
}

export const eventFieldNames = [
  'Title',
  'EventDate',
  'EndDate',
  'Description',
  'Location',
  'BannerUrl',
  'fRecurrence',
  'fAllDayEvent',
  'RecurrenceData',
  'BoolField_Channel',
  'BoolField_Language',
  'OrganizationCalendarName',
  'Duration',
  'EventType',
  'MasterSeriesItemID',
  'RecurrenceID',
  'TimeZone',
  'Created',
  'Modified',
] as const satisfies readonly (keyof EventFields)[];

/** A row of the Events list: the same from `getBaseItemByUrl` and from Graph (EVENTS-25). */
export interface EventItem {
  id?: string;
  fields?: EventFields;
  parentReference?: { listId?: string } | null;
}

/** A row as the portal knows it; `siteUrl` is the calendar's site, without a slash at the end. */
export function eventFromList(
  { id = '', fields = {}, parentReference }: EventItem,
  siteUrl: string,
): CalendarEntry {
  return {
    Id: id,
    ListGuid: parentReference?.listId ?? '',
    Title: textOf(fields.Title),
    Description: textOf(fields.Description),
    Channels: channelsOfField(fields.BoolField_Channel),
    Location: textOf(fields.Location),
    EventDate: textOf(fields.EventDate),
    EndDate: textOf(fields.EndDate),
    fAllDayEvent: isYes(fields.fAllDayEvent),
    fRecurrence: isYes(fields.fRecurrence),
    RecurrenceData: textOf(fields.RecurrenceData) || null,
    BannerUrl: bannerOf(fields.BannerUrl, siteUrl),
    LanguageTermId: fields.BoolField_Language?.TermGuid ?? null,
    OrganizationCalendarName: textOf(fields.OrganizationCalendarName),
    ItemUrl: `${siteUrl}/Lists/Events/DispForm.aspx?ID=${encodeURIComponent(id)}`,
    Duration: numberOf(fields.Duration),
    EventType: numberOf(fields.EventType),
    MasterSeriesItemID: fields.MasterSeriesItemID ?? null,
    RecurrenceID: fields.RecurrenceID ?? null,
    TimeZone: fields.TimeZone ?? null,
    Created: fields.Created ?? null,
    Modified: fields.Modified ?? null,
  };
}

/**
 * The bare placeholder for SharePoint's address is no banner (EVENTS-16); a query asks for a size
 * that is not ours (EVENTS-17).
 */
function bannerOf(value: EventFields['BannerUrl'], siteUrl: string): string | null {
  const text = (typeof value === 'string' ? value : value?.Url)?.trim() ?? '';
  const address = itemAt(text.split('?'), 0);
  if (!address || address === '{host}') return null;
  const full = address.replace(/^\{host\}/, new URL(siteUrl).origin);
  return URL.canParse(full, siteUrl) && /^https?:$/.test(new URL(full, siteUrl).protocol)
    ? new URL(full, siteUrl).href
    : null;
}

function textOf(value: string | null | undefined): string {
  return value ?? '';
}

function numberOf(value: number | string | null | undefined): number | null {
  const number = Number(value ?? NaN);
  return Number.isFinite(number) ? number : null;
}
