import { makeStyles, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { Page } from '#shared/contract/pages';
import { hasAnyRole, pageEditors } from '#shared/rules/roles';
import { useSession } from '../../data/session';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    '@media print': { display: 'none' },
  },
});

/** Leads those who may to the editor of the page (PAGES-056, PAGES-098). */
export function EditPageLink({ page }: { page: Page }) {
  const styles = useStyles();
  const { editPage } = useTexts().page;
  const { roles } = useSession();
  if (!hasAnyRole(roles, pageEditors)) return null;
  return (
    <TextLink to={`${page.Path}/edit`} className={styles.link}>
      <EditRegular aria-hidden fontSize={16} />
      {editPage}
    </TextLink>
  );
}
