import type { NewPage, Page } from '#shared/contract/pages/pages';
import { languageTerm } from '../../../src/devTenant/company/terms';
import type { TestPortal } from '../testPortal';
import { hoursFromNow, storePage } from './pages';

/** Publishes featured news as an editor, while somebody else has a page open. */
export function publishFeatured(
  portal: Pick<TestPortal, 'call'>,
  Title: string,
  fields: Partial<NewPage> = {},
): Promise<Page> {
  return storePage(portal, {
    Title,
    IsFeaturedPage: true,
    LanguageTermId: languageTerm('en').id,
    PublishingDate: hoursFromNow(0),
    ...fields,
  });
}
