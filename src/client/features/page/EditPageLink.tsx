import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { Page } from '#shared/contract/pages/pages';
import { hasAnyRole, pageEditors } from '#shared/rules/people/roles';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';
import { openEditorAhead } from './openEditorAhead';

/** Leads those who may to the editor of the page (PAGES-056, PAGES-098). */
export function EditPageLink({ page, className }: { page: Page; className: string }) {
  const { editPage, name } = useTexts().page;
  const { roles } = useSession();
  if (!hasAnyRole(roles, pageEditors)) return null;
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
