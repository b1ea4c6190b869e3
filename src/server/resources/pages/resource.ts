import { sql } from 'kysely';
import type { Page } from '#shared/contract/pages';
import { beginning, runningText } from '#shared/rules/richText/plainText';
import { slugOf } from '#shared/rules/slug';
import type { HandlerDeps } from '../../deps';
import type { Person } from '../../person';
import { EditableResource } from '../editable/EditableResource';
import type { Values } from '../editable/store';
import { deleteNotification, insertNotification } from '../notifications/store';
import { announcePage } from './announcePage';
import { checkPage } from './checks';
import { pageColumns, pageOf, type PageRow } from './rows';

const maxDescription = 300;
/** What is not written by editors, but made from it or counted. */
const madeColumns = [
  'Description',
  'SlugTitle',
  'ModifiedByUserUpnId',
  'ModifiedByDisplayName',
  'CommentsCount',
  'LikesCount',
  'Created',
  'Version',
];

/** Pages as editors write them: news and content. */
export function pageResource(deps: HandlerDeps) {
  return new EditableResource<PageRow, Page>(deps, {
    table: 'pages',
    columns: pageColumns,
    resource: 'pages',
    topic: 'pages',
    announce: announcePage,
    fields: {
      html: ['Content'],
      dropsActive: true,
      links: [{ field: 'ChannelTermPages', id: 'ChannelTermId', column: 'ChannelTermIds' }],
    },
    notStored: ['Notify'],
    defaults: {
      ...{ IsCommentsEnabled: true, IsFeaturedPage: false, CommentsCount: 0, LikesCount: 0 },
      ...{ ChannelTermIds: [], SenderTags: [] },
    },
    check: checkPage,
    derived: madeOf,
    notInHistory: () => madeColumns,
    afterwards: async ({ transaction, action, row, body, author: { settings } }) => {
      if (action === 'deleted') await deleteNotification(transaction, 'page', row.Id);
      if (body.Notify && settings.enableTeamsNotification)
        await insertNotification(transaction, 'page', row.Id, deps.now());
    },
    answering: () => Promise.resolve(pageOf),
  });
}

function madeOf(values: Values, person: Person, before: PageRow | undefined, now: Date): Values {
  const { Title, Content, Version = 0, Created = now } = values;
  return {
    ...(typeof Title === 'string' && { SlugTitle: slugOf(Title) }),
    ...(typeof Content === 'string' && {
      Description: beginning(runningText(Content), maxDescription),
    }),
    ...{ ModifiedByUserUpnId: person.upn, ModifiedByDisplayName: person.displayName },
    // What is put back goes on counting where it was.
    ...(before ? { Version: sql`"Version" + 1` } : { Version: Number(Version) + 1, Created }),
  };
}
