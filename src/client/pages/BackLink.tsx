import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
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

interface BackLinkProps {
  /** Default: the start page. */
  to?: string;
  text?: string;
}

/** Back to the start page, or to the page that this one belongs to. */
export function BackLink({ to = '/', text }: BackLinkProps) {
  const styles = useStyles();
  const { back } = useTexts().page;
  return (
    <nav className={styles.root}>
      <TextLink to={to} className={styles.link}>
        <ArrowLeftRegular aria-hidden fontSize={16} />
        {text ?? back}
      </TextLink>
    </nav>
  );
}
