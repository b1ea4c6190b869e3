import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages/pages';
import { WhyButton } from '../../audience/WhyButton';
import { EditPageLink } from './EditPageLink';
import { ShareButton } from './ShareButton';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    // The first word stands below the words above.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
    // Where they are drawn, its border stands below them.
    '@media (forced-colors: active)': { marginInlineStart: 0 },
    '@media print': { display: 'none' },
  },
  action: {
    minWidth: 0,
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightRegular,
    '@media (max-width: 767.98px)': { minHeight: '44px' },
  },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

/** What can be done with a page that is read. */
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
