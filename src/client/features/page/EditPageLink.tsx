import { useEffect } from 'react';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { Page } from '#shared/contract/pages/pages';
import { hasAnyRole, pageEditors } from '#shared/rules/people/roles';
import { useSession } from '../../data/session/session';
import { onIdle } from '../../platform/onIdle';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';
import { loadEditorReadsAhead, openEditorAhead } from './openEditorAhead';

/** Leads those who may to the editor of the page (PAGES-056, PAGES-098). */
export function EditPageLink({ page, className }: { page: Page; className: string }) {
  const { editPage, name } = useTexts().page;
  const { roles } = useSession();
  const isEditor = hasAnyRole(roles, pageEditors);
  useEffect(() => (isEditor ? onIdle(loadEditorReadsAhead, 5_000, 1_000) : undefined), [isEditor]);
  if (!isEditor) return null;
  return (
    <TextLink
      to={`${page.Path}/edit`}
      className={className}
      onFollow={() => openEditorAhead(page.Id, name)}
    >
      <EditRegular aria-hidden fontSize={20} />
      {editPage}
    </TextLink>
  );
}
