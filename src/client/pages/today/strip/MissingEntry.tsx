import { useCallback, useRef } from 'react';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { useFocusFallback } from '../../../ui/leave/useFocusFallback';
import { useEntryStyles } from './entryStyles';
import type { MissingPart } from './useStrip';

/** A part that could not be read; pressed, it is tried again. */
export function MissingEntry({ part, isTrying, tryAgain, watch }: MissingPart) {
  const styles = useEntryStyles();
  const { errors } = useTexts().widgets;
  const words = format(errors.title, { name: useTexts('todayStrip').parts[part] });
  const label = `${words}. ${errors.tryAgain}`;
  const root = useRef<HTMLButtonElement>(null);
  useFocusFallback(root);
  const place = useCallback(
    (element: HTMLButtonElement | null) => {
      root.current = element;
      return watch(element);
    },
    [watch],
  );
  return (
    <button
      ref={place}
      type="button"
      className={styles.entry}
      aria-label={label}
      title={label}
      aria-disabled={isTrying}
      onClick={() => !isTrying && tryAgain()}
    >
      <span className={styles.icon} aria-hidden>
        <WarningRegular />
      </span>
      <span className={styles.words}>{words}</span>
    </button>
  );
}
