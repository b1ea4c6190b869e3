import { sql } from 'kysely';
import type { Page, PageChange } from '#shared/contract/pages/pages';
import { beginning, hasContent, runningText } from '#shared/rules/richText/plainText';
import { slugOf } from '#shared/rules/pages/slug';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { HandlerDeps } from '../../deps';
import type { Person } from '../../person';
import { EditableResource } from '../editable/EditableResource';
import type { Values } from '../editable/store';
import { insertNotification } from '../notifications/store';
import type { Messages, Writing } from '../editable/EditableOptions';
import { termExists } from '../terms/store';
import { announcementOfCopy } from '../workingCopies/announceCopy';
import { deleteWorkingCopy, plainKey } from '../workingCopies/store';
import { announcePage, announceToEditors } from './announcePage';
import { pageColumns, pageOf, type PageRow } from './rows';

interface Written {
  page: PageChange;
  before: PageRow | undefined;
  settings: FeatureSettings;
}

const maxDescription = 300;

/** Columns that editors do not write; they are made from the page or counted. */
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
    announce: (announce, changed, now) => {
      announceToEditors(announce, changed);
      announcePage(announce, changed, now);
    },
    fields: {
      html: ['Content'],
      dropsActive: true,
      links: [{ field: 'ChannelTermPages', id: 'ChannelTermId', column: 'ChannelTermIds' }],
    },
    notStored: ['Notify', 'WorkingCopyKey', 'WorkingCopyModified'],
    defaults: {
      ...{ IsCommentsEnabled: true, IsFeaturedPage: false, CommentsCount: 0, LikesCount: 0 },
      ...{ ChannelTermIds: [], SenderTags: [] },
    },
    check: checkPage,
    derived: madeOf,
    notInHistory: () => madeColumns,
    afterwards: async ({ transaction, announce, row, body, author }) => {
      const { settings, person } = author;
      const { WorkingCopyKey, WorkingCopyModified } = body;
      if (typeof WorkingCopyKey === 'string') {
        const key = plainKey(WorkingCopyKey);
        const version = typeof WorkingCopyModified === 'string' ? WorkingCopyModified : undefined;
        if (await deleteWorkingCopy(transaction, person.id, key, version))
          announce(announcementOfCopy(person, key, 'deleted'));
      }
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
    // A page that is put back goes on counting where it was.
    ...(before ? { Version: sql`"Version" + 1` } : { Version: Number(Version) + 1, Created }),
  };
}

/**
 * Checks what the schema cannot, against the state of the database. What a page had before may
 * stay: an editor must be able to save a page whose language was deleted meanwhile.
 */
async function checkPage(writing: Writing<PageRow>): Promise<Messages> {
  const { transaction, before, author } = writing;
  const page: PageChange = writing.values;
  const written = { page, before, settings: author.settings };
  const { LanguageTermId } = page;
  const isUnknown =
    LanguageTermId &&
    LanguageTermId !== before?.LanguageTermId &&
    !(await termExists(transaction, 'language', LanguageTermId));
  return {
    ...checkText(page),
    ...checkDates(written),
    ...checkFeatured(written),
    ...checkNotify(written),
    ...(isUnknown && { LanguageTermId: ['is not an existing language'] }),
  };
}

/** PAGES-070, PAGES-071: markup alone is no content. */
function checkText({ Content }: PageChange): Messages {
  return Content === undefined || hasContent(Content) ? {} : { Content: ['is required'] };
}

function checkDates({ page, before }: Written): Messages {
  const published =
    page.PublishingDate === undefined ? before?.PublishingDate : page.PublishingDate;
  const archived = page.ArchiveDate === undefined ? before?.ArchiveDate : page.ArchiveDate;
  if (!published || !archived || new Date(archived) > new Date(published)) return {};
  return { ArchiveDate: ['must be after PublishingDate'] };
}

/** PAGES-050. */
function checkFeatured({ page, before, settings }: Written): Messages {
  const isNew = page.IsFeaturedPage === true && before?.IsFeaturedPage !== true;
  return isNew && !settings.enableFeaturedPages
    ? { IsFeaturedPage: ['is not available: featured pages are switched off'] }
    : {};
}

/** PAGES-049. */
function checkNotify({ page, settings }: Written): Messages {
  return page.Notify && !settings.enableNotificationSubscriptions
    ? { Notify: ['is not available: notifications of pages are switched off'] }
    : {};
}
