import { useLocation } from 'react-router-dom';
import { Button, makeStyles } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { confirmDone, showNotice } from '../../data/notices';
import { errorNoticeDuration } from '../../data/handleFailure';
import { copyLink } from '../../host/copyLink';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({ button: { '@media print': { display: 'none' } } });

/** Hands on a link to the page: for Teams in Teams, for the browser elsewhere. */
export function CopyLinkButton({ title }: { title: string }) {
  const styles = useStyles();
  const { teams } = useTexts();
  const { pathname } = useLocation();
  const copy = async () => {
    const outcome = await copyLink({ address: pathname, label: title });
    if (outcome === 'copied') confirmDone(teams.linkCopied);
    if (outcome === 'failed')
      showNotice({ kind: 'error', text: teams.linkNotCopied, duration: errorNoticeDuration });
  };
  return (
    <Button
      className={styles.button}
      appearance="subtle"
      size="small"
      icon={<LinkRegular />}
      onClick={() => void copy()}
    >
      {teams.copyLink}
    </Button>
  );
}
