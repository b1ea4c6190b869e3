import type { PageBulk, PageBulkAnswer } from '#shared/contract/pages/pageCenter';
import type { Page } from '#shared/contract/pages/pages';
import { invalidField, problemDocument, type ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import type { EditableResource } from '../editable/EditableResource';
import type { Values } from '../editable/store';
import type { PageRow } from './rows';

/** Does the same to several pages; each is written, checked and announced as if it were alone. */
export async function editPages(
  resource: EditableResource<PageRow, Page>,
  person: Person,
  bulk: PageBulk,
  now: Date,
): Promise<PageBulkAnswer> {
  if (bulk.Action.endsWith('Channels') && !bulk.ChannelTermIds)
    throw invalidField('ChannelTermIds', 'is required');
  return resource.editEach(
    person,
    bulk.Pages.map(({ Id, Modified }) => ({
      id: Id,
      version: Modified,
      values: (row) => valuesOf(bulk, row, now),
    })),
    ({ done, failed }) => ({
      Done: done.map(Number),
      Failed: failed.map(({ id, row, problem }) => ({
        Id: Number(id),
        Title: row?.Title ?? '',
        problem: toldOf(problem),
      })),
    }),
  );
}

/** Puts several pages back, each as if it were alone. */
export async function putBackPages(
  resource: EditableResource<PageRow, Page>,
  person: Person,
  ids: readonly number[],
): Promise<PageBulkAnswer> {
  return resource.putBackEach(person, ids, ({ done, failed }) => ({
    Done: done.map(Number),
    Failed: failed.map(({ of, problem }) => ({
      Id: Number(of),
      Title: '',
      problem: toldOf(problem),
    })),
  }));
}

/** The new values of a page; nothing: it is deleted. */
function valuesOf(
  { Action, ChannelTermIds = [] }: PageBulk,
  row: PageRow,
  now: Date,
): Values | undefined {
  switch (Action) {
    case 'publish':
      return published(row, now);
    case 'archive':
      return isPast(row.ArchiveDate, now) ? {} : { ArchiveDate: now.toISOString() };
    case 'delete':
      return undefined;
    case 'addChannels':
      return linked([...row.ChannelTermIds, ...ChannelTermIds]);
    case 'removeChannels':
      return withoutChannels(row, ChannelTermIds);
  }
}

/** Readers see it from now on: a draft, a page that was planned for later, and an archived one. */
function published({ PublishingDate, ArchiveDate }: PageRow, now: Date): Values {
  return {
    ...(!isPast(PublishingDate, now) && { PublishingDate: now.toISOString() }),
    ...(isPast(ArchiveDate, now) && { ArchiveDate: null }),
  };
}

/** A page without channels is for everybody: taking the last one would show it to more people. */
function withoutChannels({ ChannelTermIds }: PageRow, removed: readonly string[]): Values {
  const gone = new Set(removed.map((id) => id.toLowerCase()));
  const left = ChannelTermIds.filter((id) => !gone.has(id));
  if (left.length === 0 && ChannelTermIds.length > 0)
    throw invalidField(
      'ChannelTermPages',
      'would have no channel left, and be for everybody; change the page itself if that is meant',
    );
  return linked(left);
}

function linked(ids: readonly string[]): Values {
  return { ChannelTermPages: ids.map((ChannelTermId) => ({ ChannelTermId })) };
}

function isPast(date: string | null, now: Date): boolean {
  return date !== null && new Date(date) <= now;
}

function toldOf(problem: ProblemError): PageBulkAnswer['Failed'][number]['problem'] {
  const { id, title, detail = '', status, errors } = problemDocument(problem).document;
  return { id, title, detail, status, ...(errors && { errors }) };
}
