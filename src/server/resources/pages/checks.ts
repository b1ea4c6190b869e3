import type { PageChange } from '#shared/contract/pages';
import { plainText } from '#shared/rules/richText/plainText';
import type { FeatureSettings } from '#shared/rules/settings';
import type { Messages, Writing } from '../editable/EditableOptions';
import { termExists } from '../terms/store';
import type { PageRow } from './rows';

interface Written {
  page: PageChange;
  before: PageRow | undefined;
  settings: FeatureSettings;
}

/**
 * Checks what the schema cannot, against the state of the database. What a page had before may
 * stay: an editor must be able to save a page whose language was deleted meanwhile.
 */
export async function checkPage(writing: Writing<PageRow>): Promise<Messages> {
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
  return Content === undefined || plainText(Content) !== '' || /<(img|hr|table)\b/.test(Content)
    ? {}
    : { Content: ['is required'] };
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
