import { useRef, type ReactNode } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { useFocusFallback } from '../../ui/leave/useFocusFallback';
import { ErrorPanel } from '../../ui/trouble/ErrorPanel';
import { fingerHeight, stacked } from '../../ui/style/layout';
import { useWaitingNotification, type Notified } from './useWaitingNotification';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalXS), alignItems: 'flex-start' },
  button: fingerHeight,
});

interface NotificationChoiceProps extends Notified {
  /** Saving will notify people anyway. */
  isChosen: boolean;
  /** Chooses whether saving notifies people. */
  children: ReactNode;
}

/**
 * Whether people are notified: while that is to come already, it is said and can be withdrawn, in
 * place of the choice.
 */
export function NotificationChoice({ isChosen, children, ...notified }: NotificationChoiceProps) {
  const { notification: texts } = useTexts('editing');
  const { state, isBusy, withdraw } = useWaitingNotification(notified);
  if (isChosen || !state) return <div>{children}</div>;
  if (state.state === 'failed')
    return <ErrorPanel name={texts.name} failure={state.failure} reload={state.reload} />;
  if (state.state !== 'ready') return null;
  return (
    <div>{state.value.IsWaiting ? <Waiting isBusy={isBusy} withdraw={withdraw} /> : children}</div>
  );
}

function Waiting({ isBusy, withdraw }: { isBusy: boolean; withdraw: () => void }) {
  const styles = useStyles();
  const { notification: texts } = useTexts('editing');
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root, (parent) => parent?.querySelector('input'));
  return (
    <div ref={root} className={styles.root}>
      <Text>{texts.waiting}</Text>
      <Button size="small" className={styles.button} disabledFocusable={isBusy} onClick={withdraw}>
        {texts.withdraw}
      </Button>
    </div>
  );
}
