import type { NewPage, PageChange } from '#shared/contract/pages';
import { plainText } from '#shared/rules/richText/plainText';
import type { Database } from '../../db/database';
import { ProblemError } from '../../http/problems';
import { checkAddedChannels, type Author } from '../targeting/channelChecks';
import { termExists } from '../terms/store';
import { cleanHtml } from '../../html/cleanHtml';
import type { PageRow } from './rows';
import { channelIds } from './write';

type Messages = Record<string, string[]>;

interface Writing extends Author {
  page: NewPage | PageChange;
  before: PageRow | undefined;
}

/**
 * Checks what the schema cannot, against the state of the database. What a page had before may
 * stay: an editor must be able to save a page whose channel was deleted meanwhile.
 * @param before the stored page, when one is changed
 * @throws ProblemError `invalidRequest` with a message for each field
 */
export async function checkPage(
  db: Database,
  page: NewPage | PageChange,
  before: PageRow | undefined,
  author: Author,
): Promise<void> {
  const writing: Writing = { page, before, ...author };
  const errors: Messages = {
    ...checkText(writing),
    ...checkDates(writing),
    ...checkFeatured(writing),
    ...checkNotify(writing),
  };
  const added = channelIds(page).filter((id) => !before?.ChannelTermIds.includes(id));
  const channels = await checkAddedChannels(db, added, author);
  if (channels.length > 0) errors.ChannelTermPages = channels;
  const { LanguageTermId } = writing.page;
  if (
    LanguageTermId &&
    LanguageTermId !== writing.before?.LanguageTermId &&
    !(await termExists(db, 'language', LanguageTermId))
  )
    errors.LanguageTermId = ['is not an existing language'];
  if (Object.keys(errors).length > 0) throw new ProblemError('invalidRequest', { errors });
}

/** PAGES-070, PAGES-071: markup alone is no content. */
function checkText({ page: { Content } }: Writing): Messages {
  const cleaned = cleanHtml(Content);
  return plainText(cleaned) === '' && !/<(img|hr|table)\b/.test(cleaned)
    ? { Content: ['is required'] }
    : {};
}

function checkDates({ page, before }: Writing): Messages {
  const published =
    page.PublishingDate === undefined ? before?.PublishingDate : page.PublishingDate;
  const archived = page.ArchiveDate === undefined ? before?.ArchiveDate : page.ArchiveDate;
  if (!published || !archived || new Date(archived) > new Date(published)) return {};
  return { ArchiveDate: ['must be after PublishingDate'] };
}

/** PAGES-050. */
function checkFeatured({ page, before, settings }: Writing): Messages {
  const isNew = page.IsFeaturedPage === true && before?.IsFeaturedPage !== true;
  return isNew && !settings.enableFeaturedPages
    ? { IsFeaturedPage: ['is not available: featured pages are switched off'] }
    : {};
}

/** PAGES-049. */
function checkNotify({ page, settings }: Writing): Messages {
  return page.Notify && !settings.enableNotificationSubscriptions
    ? { Notify: ['is not available: notifications of pages are switched off'] }
    : {};
}
