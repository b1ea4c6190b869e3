import type { NewsChannel } from '../news/news';

/** A term of a managed-metadata field as SharePoint answers it. */
export interface TermValue {
  Label?: string | null;
  TermGuid?: string | null;
}

/** The values of a field of SharePoint, which answers one, a list or nothing. */
export function fieldValues<T>(value: T | T[] | null | undefined): T[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** The channels that a row of SharePoint is limited to, by its field `BoolField_Channel`. */
export function channelsOfField(value: TermValue | TermValue[] | null | undefined): NewsChannel[] {
  return fieldValues(value).flatMap(({ TermGuid, Label }) =>
    TermGuid ? [{ ChannelTermId: TermGuid.toLowerCase(), Label: Label ?? undefined }] : [],
  );
}
