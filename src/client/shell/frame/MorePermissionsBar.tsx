import { useState } from 'react';
import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { askPendingPermissions, pendingOpensWindow } from '../../data/session/pendingPermissions';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../../ui/leave/PassingButton';

const useStyles = makeStyles({
  root: {
    borderRadius: 0,
    borderTopStyle: 'none',
    borderLeftStyle: 'none',
    borderRightStyle: 'none',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    '@media (min-width: 768px)': {
      paddingLeft: tokens.spacingHorizontalXXL,
      paddingRight: tokens.spacingHorizontalXXL,
    },
    '@media (min-width: 1200px)': { paddingLeft: '40px', paddingRight: '40px' },
  },
});

/** Tells what is missing, and asks for it when the person clicks: only then may a window open. */
export function MorePermissionsBar() {
  const styles = useStyles();
  const { teams, signIn } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    await askPendingPermissions();
    setBusy(false);
  };
  return (
    <MessageBar intent="info" politeness="polite" className={styles.root}>
      <MessageBarBody>
        {teams.morePermissions}
        {pendingOpensWindow() && ` ${signIn.hint}`}
      </MessageBarBody>
      <MessageBarActions>
        <PassingButton
          size="small"
          appearance="primary"
          disabledFocusable={isBusy}
          onClick={() => void ask()}
          next={() => document.getElementById('content')}
        >
          {signIn.button}
        </PassingButton>
      </MessageBarActions>
    </MessageBar>
  );
}
