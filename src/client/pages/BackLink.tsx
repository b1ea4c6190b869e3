import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { TextLink } from '../ui/TextLink';

const useStyles = makeStyles({
  root: {
    display: 'block',
    width: '100%',
    maxWidth: '1008px',
    margin: `0 auto ${tokens.spacingVerticalM}`,
    '@media print': { display: 'none' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '44px',
  },
});

/** Pages that others belong to, by their names. */
const pages = {
  '/': 'today',
  '/admin': 'adminDashboard',
  '/collaboration': 'collaboration',
  '/editor-dashboard': 'editorDashboard',
  '/help': 'help',
  '/people': 'findColleagues',
} as const;

export type BackAddress = keyof typeof pages;

/** Back to the start page, or to the page that this one belongs to. */
export function BackLink({ to = '/' }: { to?: BackAddress | undefined }) {
  const styles = useStyles();
  const { navigation, page, shell } = useTexts();
  const names = { ...navigation, editorDashboard: shell.editorDashboard };
  return (
    <nav className={styles.root}>
      <TextLink to={to} className={styles.link}>
        <ArrowLeftRegular aria-hidden fontSize={16} />
        {format(page.back, { page: names[pages[to]] })}
      </TextLink>
    </nav>
  );
}
