/**
 * The properties that a search needs of a page, a site or a person, and SharePoint's own managed
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
