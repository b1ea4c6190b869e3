import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages/pages';
import { WhyButton } from '../../audience/WhyButton';
import { ShareRegular } from '@fluentui/react-icons/svg/share';
import { lazyPart } from '../../loading/lazyPart';
import { useTexts } from '../../texts/useTexts';
import { PanelButton } from '../../ui/PanelButton';
import { useEffect } from 'react';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { hasAnyRole, pageEditors } from '#shared/rules/people/roles';
import { useSession } from '../../data/session/session';
import { onIdle } from '../../platform/onIdle';
import { TextLink } from '../../ui/TextLink';
import { loadEditorReadsAhead, openEditorAhead } from './openEditorAhead';
import { fingerHeight } from '../../ui/style/layout';

const ShareMenu = lazyPart(() => import('./ShareMenu'), 'ShareMenu');

/** Opens the ways to pass the page on. */
function ShareButton({ page, className }: { page: Page; className: string }) {
  const { share } = useTexts().page;
  return (
    <PanelButton
      className={className}
      icon={<ShareRegular />}
      opens="menu"
      panel={(target, setOpen) => <ShareMenu page={page} button={target} setOpen={setOpen} />}
    >
      {share}
    </PanelButton>
  );
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    // The first word lines up with the words above.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
    // Where borders are drawn, the first button's border lines up with them.
    '@media (forced-colors: active)': { marginInlineStart: 0 },
    '@media print': { display: 'none' },
  },
  action: {
    minWidth: 0,
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightRegular,
    ...fingerHeight,
  },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

/** The actions on a page that is read. */
export function PageActions({ page }: { page: Page }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <ShareButton page={page} className={styles.action} />
      <WhyButton id={page.Id} className={styles.action} />
      <EditPageLink page={page} className={mergeClasses(styles.action, styles.link)} />
    </div>
  );
}

/** Leads those who may to the editor of the page (PAGES-056, PAGES-098). */
function EditPageLink({ page, className }: { page: Page; className: string }) {
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
