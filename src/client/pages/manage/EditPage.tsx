import { Fragment, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isPageSlug } from '#shared/rules/news/newsFromPage';
import { useDocumentTitle } from '../../data/useDocumentTitle';
import { PageMissing } from '../../features/page/PageMissing';
import { PageEditor } from '../../features/page/edit/PageEditor';
import { loadFormAhead } from '../../features/page/openEditorAhead';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';

/**
 * Routes /pages/{news|content}/add and /pages/{news|content}/{slugTitle}-{id}/edit: in the address,
 * `news` marks a news page (PAGES-065), and what follows the last dash is its id.
 */
export function EditPage() {
  useState(loadFormAhead);
  const { slug } = useParams();
  const { pathname } = useLocation();
  const texts = useTexts('pageEditor');
  const kind = pathname.split('/')[2] === 'news' ? 'news' : 'content';
  const title =
    slug === undefined ? (kind === 'news' ? texts.addNews : texts.addPage) : texts.editPage;
  const isSlug = slug === undefined || isPageSlug(slug);
  useDocumentTitle(isSlug ? title : undefined);
  const { hidden } = useHiddenText();
  return (
    // Each address begins again: what was written for news is not content.
    <Fragment key={pathname}>
      {isSlug && <h1 className={hidden}>{title}</h1>}
      <WidgetBoundary name={texts.page}>
        {isSlug ? (
          <PageEditor kind={kind} slug={slug} />
        ) : (
          <PageMissing slug={slug} reason={format(texts.badSlug, { slug })} />
        )}
      </WidgetBoundary>
    </Fragment>
  );
}
