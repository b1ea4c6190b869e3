import type { SearchHit } from '../news/newsFromSearch';
import { textHash } from '../values/textHash';

/**
 * The properties that a search needs of a page, a file, a site or a person, and SharePoint's own managed
 * property for each (SEARCH-27).
 */
export const managedProperties = {
  title: 'Title',
  address: 'Path',
  description: 'Description',
  siteName: 'SiteTitle',
  changed: 'LastModifiedTime',
  promotedState: 'PromotedState',
  account: 'AccountName',
  name: 'PreferredName',
  mail: 'WorkEmail',
  jobTitle: 'JobTitle',
  department: 'Department',
  office: 'OfficeNumber',
  mobilePhone: 'MobilePhone',
  workPhone: 'WorkPhone',
  photo: 'PictureURL',
  picture: 'PictureThumbnailURL',
  published: 'FirstPublishedDate',
  author: 'AuthorOWSUSER',
  channels: 'owstaxIdBoolFieldChannel',
  languages: 'owstaxIdBoolFieldLanguage',
  views: 'ViewsLifeTime',
  comments: 'CommentsCount',
  likes: 'LikesCount',
  siteAddress: 'SPWebUrl',
  siteId: 'SiteId',
  webId: 'WebId',
  listId: 'ListID',
  itemId: 'UniqueID',
  fileId: 'UniqueId',
  fileName: 'Filename',
} as const;

export type ManagedProperty = keyof typeof managedProperties;
/** Names of the managed properties in this organisation. */
export type PropertyNames = Readonly<Record<ManagedProperty, string>>;

/** The names in force: the organisation's own over SharePoint's. */
export function propertyNames(own: Readonly<Record<string, string>>): PropertyNames {
  const given = Object.entries(own).filter(
    ([property, name]) => Object.hasOwn(managedProperties, property) && /^\w+$/.test(name),
  );
  return { ...managedProperties, ...Object.fromEntries(given) };
}

/** Part of the key of what is read by these names: by others it is read again. */
export function namesKey(own: Readonly<Record<string, string>>): number {
  return textHash(JSON.stringify(propertyNames(own)));
}

type PropertiesByName = Readonly<Partial<Record<string, ManagedProperty>>>;

const byName: PropertiesByName = Object.fromEntries(
  Object.entries(managedProperties).map(([property, name]) => [name, property as ManagedProperty]),
);

function ownName(name: string, names: PropertyNames, mapped: PropertiesByName): string {
  const property = mapped[name];
  return property ? names[property] : name;
}

/**
 * The properties that a search selects, given by SharePoint's own names, as the organisation calls
 * them. `mapped`: those that it may have mapped to its own.
 */
export function ownNames(
  selected: readonly string[],
  names: PropertyNames,
  mapped = byName,
): string[] {
  return [...new Set(selected.map((name) => ownName(name, names, mapped)))];
}

/** A hit by the names of the organisation, under SharePoint's own names. */
export function standardHit<Name extends string>(
  hit: SearchHit,
  selected: readonly Name[],
  names: PropertyNames,
  mapped = byName,
): Readonly<Partial<Record<Name, string | null>>> {
  return Object.fromEntries(
    selected.map((name) => [name, hit[ownName(name, names, mapped)]]),
  ) as Partial<Record<Name, string | null>>;
}
