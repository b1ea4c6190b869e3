import { calendarZone, type CompanyEvent } from '../company/events';
import { idOf } from '../company/random';
import type { CompanySite } from '../company/sites';
import { compositeId, siteUrl } from './addresses';
import { seconds } from './pageItem';

const eventContentType = '0x0102005C3A1F0E8B6D4C4B9A7E2D1F60385A94';
const eventTypes = { deleted: 3, changed: 4 } as const;

/** Id of the list "Events" of a site. */
export function eventsListId(site: CompanySite): string {
  return idOf('events', site.key);
}

/** An event as a row of its list, in the shape of a Graph listItem with all fields. */
export function eventItem(event: CompanyEvent, site: CompanySite, sharePointUrl: string) {
  const eTag = `"${event.uniqueId},1"`;
  const id = String(event.itemId);
  return {
    '@odata.etag': eTag,
    id,
    eTag,
    createdDateTime: seconds(event.modified),
    lastModifiedDateTime: seconds(event.modified),
    webUrl: `${siteUrl(site, sharePointUrl)}/Lists/Events/${id}_.000`,
    parentReference: {
      id: idOf('folder', site.key, 'events'),
      siteId: compositeId(site, sharePointUrl),
    },
    contentType: { id: eventContentType, name: 'Event' },
    sharepointIds: {
      listId: eventsListId(site),
      listItemId: id,
      listItemUniqueId: event.uniqueId,
      siteId: site.siteId,
      webId: site.webId,
    },
    fields: { '@odata.etag': eTag, id, ContentType: 'Event', ...eventFields(event, sharePointUrl) },
  };
}

/** The columns of an event; one without a value is left out, as SharePoint does. */
function eventFields(event: CompanyEvent, sharePointUrl: string) {
  const { exception, channels, language, motif } = event;
  const banner = motif
    ? `${sharePointUrl}/publiccdn/${motif}/event-${event.itemId}.svg?width=400`
    : '{host}';
  return {
    Title: event.title,
    EventDate: seconds(event.start),
    EndDate: seconds(event.end),
    ...(event.location ? { Location: event.location } : {}),
    ...(event.description ? { Description: event.description } : {}),
    BannerUrl: { Description: banner, Url: banner },
    fAllDayEvent: event.isAllDay,
    fRecurrence: event.recurrence !== undefined,
    Duration: event.duration,
    EventType: exception ? eventTypes[exception.kind] : event.recurrence ? 1 : 0,
    ...(event.recurrence
      ? { RecurrenceData: event.recurrence, TimeZone: calendarZone.sharePointId }
      : {}),
    ...(exception
      ? { MasterSeriesItemID: exception.series, RecurrenceID: seconds(exception.originalStart) }
      : {}),
    ...(channels.length
      ? {
          BoolField_Channel: channels.map(({ id, name }, index) => ({
            Label: name,
            TermGuid: id,
            WssId: index + 2,
          })),
        }
      : {}),
    ...(language
      ? { BoolField_Language: { Label: language.name, TermGuid: language.id, WssId: 1 } }
      : {}),
    Created: seconds(event.modified),
    Modified: seconds(event.modified),
  };
}
