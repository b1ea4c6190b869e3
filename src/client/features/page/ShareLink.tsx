import { Button, makeStyles } from '@fluentui/react-components';
import { ShareRegular } from '@fluentui/react-icons/svg/share';
import type { Page } from '#shared/contract/pages';
import { teamsShareAddress } from '#shared/rules/teamsLink';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({ button: { '@media print': { display: 'none' } } });

/** Hands the page on in Teams, which asks to whom; elsewhere than here, so that nothing is lost. */
export function ShareLink({ page }: { page: Page }) {
  const styles = useStyles();
  const { share } = useTexts().page;
  return (
    <Button
      as="a"
      className={styles.button}
      appearance="subtle"
      size="small"
      icon={<ShareRegular />}
      href={teamsShareAddress(window.location.origin + page.Path, page.Title)}
      target="_blank"
      rel="noopener"
    >
      {share}
    </Button>
  );
}
