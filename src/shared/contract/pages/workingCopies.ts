import { Type, type Static } from '@sinclair/typebox';
import { pageEditors } from '../../rules/people/roles';
import { maxWorkingCopies } from '../../rules/pages/pageSize';
import { defineCalls } from '../call';
import { fields, nullable, object, record } from '../fields';
import { PageType } from './pages';

/** The page's id, or a GUID that the client makes for a page that does not exist yet. */
const WorkingCopyKey = Type.String({
  pattern: '^([1-9][0-9]{0,9}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
  'x-pattern-message': 'must be the id of a page, or a GUID',
});

const about = {
  /** Nothing for a page that does not exist yet. */
  PageId: nullable(fields.id),
  PageType,
  /** `Modified` of the page that the copy was begun from; nothing for a new page. */
  BaseModified: nullable(fields.dateTime),
};

/** The fields of a page as its form holds them: some may be missing, and some may be invalid. */
const Body = record(Type.Unknown(), 100);

/** A person's unpublished changes of a page; nobody else sees them. */
export const WorkingCopy = object({
  Key: WorkingCopyKey,
  ...about,
  Body,
  Modified: fields.dateTime,
});
export type WorkingCopy = Static<typeof WorkingCopy>;

/** A working copy in a list: what it is called, without its text. */
export const ListedWorkingCopy = object({
  Key: WorkingCopyKey,
  ...about,
  /** As far as it was written. */
  Title: Type.String(),
  Modified: fields.dateTime,
});
export type ListedWorkingCopy = Static<typeof ListedWorkingCopy>;

/**
 * The fields of a working copy that are written. `Modified` as it was answered last guards changes
 * that the same person has made in another window, and `null` says that there was no copy; left
 * out, this replaces whatever is stored.
 */
export const NewWorkingCopy = object({
  ...about,
  Body,
  Modified: Type.Optional(nullable(fields.dateTime)),
});
export type NewWorkingCopy = Static<typeof NewWorkingCopy>;

const params = object({ key: WorkingCopyKey });

export const workingCopies = defineCalls({
  'GET /me/workingCopies': {
    summary: 'What the person has written of pages and not yet published, the latest first.',
    access: pageEditors,
    answer: Type.Array(ListedWorkingCopy),
  },
  'GET /me/workingCopies/{key}': {
    summary: 'One working copy of the person.',
    access: pageEditors,
    params,
    answer: WorkingCopy,
    problems: ['notFound'],
  },
  'PUT /me/workingCopies/{key}': {
    summary:
      'Keeps a working copy, at most 1 MB; its HTML is cleaned as that of a page. A person has at ' +
      `most ${maxWorkingCopies}. It is forgotten when a page is saved with its key as ` +
      '`WorkingCopyKey` and its `Modified`, if any, as `WorkingCopyModified`, and 90 days after its ' +
      'last change.',
    access: pageEditors,
    params,
    body: NewWorkingCopy,
    answer: ListedWorkingCopy,
    version: 'body',
    current: WorkingCopy,
    problems: ['notFound', 'conflict', 'bodyTooLarge'],
  },
  'DELETE /me/workingCopies/{key}': {
    summary: 'Discards a working copy.',
    access: pageEditors,
    params,
    answer: 'none',
    version: 'header',
    current: WorkingCopy,
    problems: ['notFound', 'conflict'],
  },
});
