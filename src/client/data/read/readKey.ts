import type { ReadCall } from '../connection/callApi';

/**
 * Everything that is kept of a person beside the answers of the product API: reads of Microsoft's
 * services, reads that put several answers together, and notes of the portal's own.
 */
export type NamedRead =
  | 'apptiles/counts'
  | 'apptiles/organisation'
  | 'apptiles/personal'
  | 'birthdays'
  | 'components'
  | 'directory/principals'
  | 'documents'
  | 'documents/drive'
  | 'documents/place'
  | 'events'
  | 'licences'
  | 'licences/plans'
  | 'me/photo'
  | 'menu/folded'
  | 'myDay/details'
  | 'myDay/events'
  | 'myDay/planner'
  | 'myDay/toDo'
  | 'news/anySite'
  | 'news/followedSites'
  | 'news/personal'
  | 'news/top'
  | 'pages/foundCopy'
  | 'pages/language'
  | 'pages/opened'
  | 'pages/saved'
  | 'pages/sharePoint'
  | 'pages/trending'
  | 'pages/unfinished'
  | 'pages/workingCopy'
  | 'people/about'
  | 'people/card'
  | 'people/colleagues'
  | 'people/found'
  | 'people/name'
  | 'people/organisation'
  | 'people/photo'
  | 'people/profile'
  | 'people/related'
  | 'pictures'
  | 'posts'
  | 'search'
  | 'search/recent'
  | 'search/suggestions'
  | 'sites/activity'
  | 'sites/all'
  | 'sites/changeNames'
  | 'sites/details'
  | 'sites/followed'
  | 'sites/followedFurther'
  | 'sites/found'
  | 'sites/group'
  | 'sites/groupSite'
  | 'sites/groups'
  | 'sites/groupsShown'
  | 'sites/itemIds'
  | 'sites/labels'
  | 'sites/latest'
  | 'sites/list'
  | 'sites/making'
  | 'sites/mayCreate'
  | 'sites/nameCheck'
  | 'sites/site'
  | 'sites/timeZone'
  | 'sites/unknownCall'
  | 'sites/visited'
  | 'sync/channels'
  | 'sync/goneChannels'
  | 'sync/languages'
  | 'today/strip'
  | 'visits';

/** The name of a read: of a read of the product API, its call. */
export type ReadName = ReadCall | NamedRead;

/**
 * The key under which a value is kept: the name of its read, and after a space what is requested.
 */
export type ReadKey = ReadName | `${ReadName} ${string}`;

/** Whether the value under the key is of one of these reads, whatever was requested. */
export function isOf(key: string, names: readonly ReadName[]): boolean {
  return names.some((name) => key === name || key.startsWith(`${name} `));
}
