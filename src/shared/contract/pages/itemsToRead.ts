import { Type, type Static } from '@sinclair/typebox';
import { maxPrincipals, reportLimits } from '../../rules/pages/requiredReading';
import { readingEditors } from '../../rules/people/roles';
import { defineCalls } from '../call';
import { changeOf, editable } from '../editable';
import { fields, nullable, object, oneOf } from '../fields';

/** Whom an item is for; ids are object ids in the tenant. */
const principal = { Principal: oneOf(['Group', 'User']), PrincipalId: fields.guid };

/**
 * That an item is for a person or the members of a group, also of groups within it (READING-12).
 */
export const ItemToReadForPrincipal = object({
  ...principal,
  ItemToReadGuid: fields.guid,
  /** Name of the person or group when it was chosen. */
  DisplayName: Type.String({ maxLength: 256 }),
});
export type ItemToReadForPrincipal = Static<typeof ItemToReadForPrincipal>;

/** An item that somebody has to read, as editors see it (READING-12, READING-16). */
export const ItemToRead = object({
  Id: fields.id,
  Guid: fields.guid,
  Title: Type.String(),
  Url: Type.String(),
  /** By when it has to be read. */
  Deadline: nullable(fields.dateTime),
  /** Not yet for anybody, unless the organisation counts drafts (READING-11). */
  IsDraft: Type.Boolean(),
  ItemsToReadForPrincipal: Type.Array(ItemToReadForPrincipal),
  /**
   * When whoever had read it was asked to read it again: only what was confirmed since then counts.
   */
  AskedAgain: nullable(fields.dateTime),
  Modified: fields.dateTime,
});
export type ItemToRead = Static<typeof ItemToRead>;

const NewPrincipal = object({
  ...principal,
  DisplayName: Type.Optional(Type.String({ maxLength: 256 })),
});
export const NewItemToRead = object({
  Title: fields.title,
  Url: fields.address,
  Deadline: Type.Optional(nullable(fields.dateTime)),
  IsDraft: Type.Optional(Type.Boolean()),
  ItemsToReadForPrincipal: Type.Array(NewPrincipal, { minItems: 1, maxItems: maxPrincipals }),
});
export type NewItemToRead = Static<typeof NewItemToRead>;

export const ItemToReadChange = changeOf(
  object({
    ...NewItemToRead.properties,
    /** Whoever has read it is asked to read it again. */
    AsksAgain: Type.Optional(Type.Boolean()),
  }),
);
export type ItemToReadChange = Static<typeof ItemToReadChange>;

/** Somebody who has to read an item. */
const Reader = object({
  Id: fields.guid,
  DisplayName: Type.String(),
  UpnId: Type.String(),
  /** `null`: not yet. */
  ReadAt: nullable(fields.dateTime),
});
export type Reader = Static<typeof Reader>;

/** Who has read an item and who has not, one part of them. */
export const ReadingReport = object({
  /** Of the item. */
  Title: Type.String(),
  Deadline: nullable(fields.dateTime),
  /** How many have to read it. */
  People: Type.Integer(),
  HaveRead: Type.Integer(),
  /** How many the question found. */
  Found: Type.Integer(),
  /** By name. */
  Readers: Type.Array(Reader),
});
export type ReadingReport = Static<typeof ReadingReport>;

const access = readingEditors;
const params = object({ id: fields.id });
const reportQuery = object({
  state: Type.Optional(oneOf(['all', 'read', 'unread'])),
  /** Part of a name or an address. */
  find: Type.Optional(Type.String({ maxLength: reportLimits.find })),
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: reportLimits.readers })),
});
export type ReportQuery = Static<typeof reportQuery>;
/** The problems with which a request to Microsoft about people and groups can end. */
export const directoryProblems = [
  'consentNeeded',
  'forbidden',
  'notConfigured',
  'serviceFailed',
  'serviceAway',
] as const;

export const itemsToRead = defineCalls({
  ...editable('/itemstoread', {
    noun: 'an item to read',
    access: readingEditors,
    body: NewItemToRead,
    change: ItemToReadChange,
    answer: ItemToRead,
  }),
  'GET /itemstoread': {
    summary:
      'All items to read, the nearest deadline first and those that are over last, as editors see them.',
    access,
    answer: Type.Array(ItemToRead),
  },
  'POST /itemstoread/reach': {
    summary: 'How many people the members of these groups and these people are, each counted once.',
    access,
    takes: 'services',
    body: object({
      ItemsToReadForPrincipal: Type.Array(object(principal), { maxItems: maxPrincipals }),
    }),
    isRead: true,
    answer: object({ People: Type.Integer() }),
    problems: directoryProblems,
  },
  'GET /itemstoread/{id}/report': {
    summary: 'Who has read an item and who has not yet, by name.',
    access,
    takes: 'services',
    params,
    query: reportQuery,
    answer: ReadingReport,
    problems: ['notFound', ...directoryProblems],
  },
});
