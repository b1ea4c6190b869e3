import { isPageSlug } from '#shared/rules/news/newsFromPage';
import type { Failure } from '../../data/connection/failure';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../../ui/trouble/ErrorPanel';
import { PageMissing } from './PageMissing';
import { isMissingPage } from './usePage';

interface PageFailureProps {
  slug: string;
  failure: Failure;
  reload: () => void;
}

/**
 * Nobody is thrown out of an address that was sent to them (PAGES-064): what is not there says so
 * with a way to find it, and what could not be read is read again here.
 */
export function PageFailure({ slug, failure, reload }: PageFailureProps) {
  const { name } = useTexts().page;
  if (!isPageSlug(slug)) return <PageMissing slug={slug} reason={failure.messages.join(' ')} />;
  if (isMissingPage(failure)) return <PageMissing slug={slug} />;
  return <ErrorPanel name={name} failure={failure} reload={reload} />;
}
