import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { useTexts } from '../texts/useTexts';
import { TextLink } from '../ui/TextLink';

const useStyles = makeStyles({
  root: { display: 'block', width: '100%', maxWidth: '1008px', margin: `0 auto ${tokens.spacingVerticalM}` },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minHeight: '44px' },
});

/** Back to the start page. */
export function BackLink() {
  const styles = useStyles();
  return (
    <nav className={styles.root}>
      <TextLink to="/" className={styles.link}><ArrowLeftRegular aria-hidden fontSize={16} />{useTexts().page.back}</TextLink>
    </nav>
  );
}
