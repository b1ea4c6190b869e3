import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Skeleton } from '@fluentui/react-components';
import { isPageSlug } from '#shared/rules/newsFromPage';
import type { PageKind } from '#shared/rules/pageTypes';
import type { Failure } from '../data/failure';
import { errorNoticeDuration } from '../data/handleFailure';
import { showNotice } from '../data/notices';
import { useDocumentTitle } from '../data/useDocumentTitle';
import { PageComments } from '../features/comments/PageComments';
import { PagePlaceholder } from '../features/page/PagePlaceholder';
import { PageView } from '../features/page/PageView';
import { usePage } from '../features/page/usePage';
import type { FirstTexts } from '../texts/topics';
import { failureText } from '../texts/failureText';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { BackLink } from './BackLink';
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

/**
 * A page to read. One that cannot be loaded leads to the start page, with a
 * message (PAGES-064).
 */
function ReadPage({ kind }: { kind: PageKind }) {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const texts = useTexts();
  const state = usePage(slug, kind);
  const failure = state.state === 'failed' ? state.failure : undefined;
  const reason = failure && reasonOf(failure, slug, texts);
  useDocumentTitle(state.state === 'ready' ? state.value.page.Title : texts.navigation.news);
  useEffect(() => {
    if (!reason) return;
    showNotice({
      kind: 'error',
      text: format(texts.page.couldNotOpen, { reason }),
      duration: errorNoticeDuration,
    });
    void navigate('/', { replace: true });
  }, [reason, texts, navigate]);
  return (
    <PageFrame>
      <BackLink />
      {state.state === 'ready' ? (
        <WidgetBoundary name={texts.page.name}>
          <PageView {...state.value}>
            <PageComments page={state.value.page} />
          </PageView>
        </WidgetBoundary>
      ) : (
        <Skeleton aria-label={format(texts.widgets.loading, { name: texts.page.name })}>
          <PagePlaceholder />
        </Skeleton>
      )}
    </PageFrame>
  );
}

/**
 * An address that the server refuses, as one with too long a number, is one without a page to the
 * reader.
 */
function reasonOf(failure: Failure, slug: string, texts: FirstTexts): string {
  if (!isPageSlug(slug)) return failure.messages.join(' ');
  return failureText(failure.status === 400 ? { status: 404 } : failure, texts.widgets.errors);
}
