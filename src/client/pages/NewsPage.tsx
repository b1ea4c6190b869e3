import { useParams } from 'react-router-dom';

import type { PageKind } from '#shared/rules/pages/pageTypes';
import { useDocumentTitle } from '../data/useDocumentTitle';
import { PageComments } from '../features/comments/PageComments';
import { NeighbourPages } from '../features/page/NeighbourPages';
import { PageActions } from '../features/page/PageActions';
import { PageFailure } from '../features/page/PageFailure';
import { PagePlaceholder } from '../features/page/PagePlaceholder';
import { PageView } from '../features/page/PageView';
import { useNoteRead } from '../features/page/useNoteRead';
import { isMissingPage, usePage } from '../features/page/usePage';
import { RequiredHere } from '../features/requiredReading/RequiredHere';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { BackLink } from './BackLink';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { Skeleton } from '../ui/widget/Skeleton';

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
  useNoteRead(state.state === 'ready' ? state.value.page.Id : undefined);
  // A missing page is named by what stands in its place.
  const isMissing = state.state === 'failed' && isMissingPage(state.failure);
  const ownTitle = texts.navigation[kind === 'news' ? 'news' : 'pages'];
  useDocumentTitle(
    state.state === 'ready' ? state.value.page.Title : isMissing ? undefined : ownTitle,
  );
  return (
    <>
      <BackLink />
      <WidgetBoundary name={texts.page.name}>
        {state.state === 'ready' ? (
          <PageView {...state.value} actions={<PageActions page={state.value.page} />}>
            <RequiredHere page={state.value.page} />
            <NeighbourPages page={state.value.page} />
            <PageComments page={state.value.page} />
          </PageView>
        ) : state.state === 'failed' ? (
          <PageFailure slug={slug} failure={state.failure} reload={state.reload} />
        ) : (
          <PageSkeleton />
        )}
      </WidgetBoundary>
    </>
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
