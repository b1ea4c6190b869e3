import { useParams } from 'react-router-dom';
import { Skeleton } from '@fluentui/react-components';
import { isPageSlug } from '#shared/rules/newsFromPage';
import type { PageKind } from '#shared/rules/pageTypes';
import type { Failure } from '../data/failure';
import { useDocumentTitle } from '../data/useDocumentTitle';
import { PageComments } from '../features/comments/PageComments';
import { PageMissing } from '../features/page/PageMissing';
import { PagePlaceholder } from '../features/page/PagePlaceholder';
import { PageView } from '../features/page/PageView';
import { usePage } from '../features/page/usePage';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { BackLink } from './BackLink';
import { ErrorPanel } from '../ui/ErrorPanel';
import { WidgetBoundary } from '../ui/WidgetBoundary';
import { PageFrame } from './PageFrame';

/** Route /pages/news/{slugTitle}-{id}. */
export function NewsPage() {
  return <ReadPage kind="news" />;
}

/** Route /pages/content/{slugTitle}-{id}. */
export function ContentPage() {
  return <ReadPage kind="content" />;
}

/** A page to read; or in its place that it is not there, or that it could not be read. */
function ReadPage({ kind }: { kind: PageKind }) {
  const { slug = '' } = useParams();
  const texts = useTexts();
  const state = usePage(slug, kind);
  useDocumentTitle(state.state === 'ready' ? state.value.page.Title : texts.navigation.news);
  return (
    <PageFrame>
      <BackLink />
      <WidgetBoundary name={texts.page.name}>
        {state.state === 'ready' ? (
          <PageView {...state.value}>
            <PageComments page={state.value.page} />
          </PageView>
        ) : state.state === 'failed' ? (
          <PageFailure slug={slug} failure={state.failure} reload={state.reload} />
        ) : (
          <PageSkeleton />
        )}
      </WidgetBoundary>
    </PageFrame>
  );
}

function PageSkeleton() {
  const texts = useTexts();
  return (
    <Skeleton aria-label={format(texts.widgets.loading, { name: texts.page.name })}>
      <PagePlaceholder />
    </Skeleton>
  );
}

interface PageFailureProps {
  slug: string;
  failure: Failure;
  reload: () => void;
}

/**
 * Nobody is thrown out of an address that was sent to them (PAGES-064): what is not there says so
 * with a way to find it, and what could not be read is read again here. An address that the server
 * refuses, as one with too long a number, is one without a page to the reader.
 */
function PageFailure({ slug, failure, reload }: PageFailureProps) {
  const { name } = useTexts().page;
  if (!isPageSlug(slug)) return <PageMissing slug={slug} reason={failure.messages.join(' ')} />;
  if ([400, 404].includes(failure.status)) return <PageMissing slug={slug} />;
  return <ErrorPanel name={name} failure={failure} reload={reload} />;
}
