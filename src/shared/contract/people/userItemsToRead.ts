import { Type, type Static } from '@sinclair/typebox';
import { defineCalls } from '../call';
import { fields, nullable, object } from '../fields';
import { directoryProblems } from '../pages/itemsToRead';

/** An item that a person has to read, and whether they have (READING-12). */
export const UserItemToRead = object({
  Guid: fields.guid,
  Url: Type.String(),
  Title: Type.String(),
  HasRead: Type.Boolean(),
  /** By when it has to be read. */
  Deadline: nullable(fields.dateTime),
  /** True only where the organisation counts drafts. */
  IsDraft: Type.Boolean(),
  Modified: fields.dateTime,
});
export type UserItemToRead = Static<typeof UserItemToRead>;

const answer = Type.Array(UserItemToRead);
/** Drafts count only where a feature setting includes them as well (READING-11). */
const includeDrafts = Type.Optional(Type.Boolean());
export const userItemsToRead = defineCalls({
  'GET /me/useritemstoread': {
    summary:
      'What the person has to read, itself or as a member of a group, each once: what is ' +
      'unread first, the nearest deadline first.',
    access: 'signedIn',
    takes: 'services',
    query: object({ includeDrafts }),
    answer,
    problems: directoryProblems,
  },
  'GET /me/useritemstoread/updates': {
    summary: 'What the person has yet to read and is new or updated since a time.',
    access: 'signedIn',
    takes: 'services',
    query: object({ lastVisitedDate: fields.dateTime, includeDrafts }),
    answer,
    problems: directoryProblems,
  },
  'GET /me/useritemstoread/hasread': {
    summary: 'What the person had to read and has read.',
    access: 'signedIn',
    takes: 'services',
    query: object({ includeDrafts }),
    answer,
    problems: directoryProblems,
  },
  'PUT /me/useritemstoread': {
    summary: 'Marks an item as read. Repeating it changes nothing.',
    access: 'signedIn',
    takes: 'services',
    query: object({ guid: fields.guid, includeDrafts }),
    answer: UserItemToRead,
    problems: ['notFound', ...directoryProblems],
  },
  'DELETE /me/useritemstoread': {
    summary: 'Takes back that an item was marked as read. Repeating it changes nothing.',
    access: 'signedIn',
    takes: 'services',
    query: object({ guid: fields.guid, includeDrafts }),
    answer: UserItemToRead,
    problems: ['notFound', ...directoryProblems],
  },
});
