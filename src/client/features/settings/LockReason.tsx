import { Text } from '@fluentui/react-components';
import type { TermLock } from '#shared/rules/targeting/termChoice';
import { useTexts } from '../../texts/useTexts';
import { useChoiceStyles } from './choiceStyles';

/** Why something cannot be changed; nothing when it can. */
export function LockReason({ id, lock }: { id: string; lock: TermLock | undefined }) {
  const styles = useChoiceStyles();
  const { locks } = useTexts('settings');
  return (
    lock && (
      <Text id={id} size={200} className={styles.reason}>
        {locks[lock]}
      </Text>
    )
  );
}
