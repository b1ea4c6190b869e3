import { useState, type ReactNode } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { MeasuredWidget } from '#shared/rules/measures/measures';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../trouble/ErrorPanel';
import { SourceNotice } from './SourceNotice';
import { WidgetBoundary } from './WidgetBoundary';
import { useMissing } from './outageContext';
import { useEmptyChange } from './useEmptyChange';
import { useMeasuredWait } from './useMeasuredWait';
import { useFailureKept } from './useTriesAgain';
import type { WidgetState } from './widgetState';
import { Skeleton } from './Skeleton';

const useStyles = makeStyles({
  empty: {
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXL}`,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
    display: 'block',
  },
  // The notice and the placeholder lie one upon the other; the higher of them says how high it is.
  steady: {
    display: 'grid',
    alignItems: 'center',
    '& > *': { gridArea: '1 / 1' },
  },
  unseen: {
    visibility: 'hidden',
    overflow: 'hidden',
    // Beyond that the placeholder was out of sight, too.
    maxHeight: '65vh',
    margin: `calc(-1px - ${tokens.spacingVerticalXXL}) 0`,
  },
  missing: { display: 'block', color: tokens.colorNeutralForeground3 },
});

export interface WidgetFrameProps<T> {
  /** The widget's name, for the error template and screen readers. */
  name: string;
  /** Its name in its heading, where the error template has another name for it. */
  title?: string;
  state: WidgetState<T>;
  /** Shaped like the content, so that nothing jumps when it arrives. */
  placeholder: ReactNode;
  emptyText: string;
  /**
   * Who has seen the placeholder sees an empty text as high, so that what stands below does not
   * jump; for the first widgets of a page.
   */
  isEmptySteady?: boolean;
  /** The name under which its time and failures are counted; left out: they are not. */
  measured?: MeasuredWidget;
  /**
   * Called with whether the widget is empty, as soon as that is known and when it changes
   * (TODAY-05).
   */
  onEmptyChange?: (isEmpty: boolean) => void;
  children: (value: T) => ReactNode;
}

/**
 * Draws the four states of a widget: placeholder, content, empty text, error template (ERRORS-50);
 * saved content says how old it is. A failure that may pass is tried again by itself; where the
 * page reports several together (`Outage`), the widget only says that it is missing. Content that
 * breaks is an error too. Only "empty" counts as empty (ERRORS-54).
 */
export function WidgetFrame<T>({
  name,
  title = name,
  state,
  placeholder,
  emptyText,
  isEmptySteady = false,
  measured,
  onEmptyChange,
  children,
}: WidgetFrameProps<T>) {
  const styles = useStyles();
  const texts = useTexts().widgets;
  useMeasuredWait(measured, state);
  const isKnown = state.state !== 'loading';
  const isEmpty = state.state === 'empty';
  const [hasWaited, setHasWaited] = useState(!isKnown);
  if (!isKnown && !hasWaited) setHasWaited(true);
  useEmptyChange(isKnown ? isEmpty : undefined, onEmptyChange);
  const { shown, reload, tryAgain, watch } = useFailureKept(state);
  const isInLine = useMissing({
    name: title,
    failure: shown.state === 'failed' ? shown.failure : undefined,
    isTrying: shown !== state,
    tryAgain,
  });
  switch (shown.state) {
    case 'loading':
      return <Skeleton aria-label={format(texts.loading, { name })}>{placeholder}</Skeleton>;
    case 'empty':
      return isEmptySteady && hasWaited ? (
        <div className={mergeClasses(styles.empty, styles.steady)}>
          <Text align="center">{emptyText}</Text>
          <div aria-hidden className={styles.unseen}>
            {placeholder}
          </div>
        </div>
      ) : (
        <Text className={styles.empty}>{emptyText}</Text>
      );
    case 'failed':
      return (
        <div ref={watch}>
          {isInLine ? (
            <Text size={200} className={styles.missing}>
              {format(texts.errors.missing, { name: title })}
            </Text>
          ) : (
            <ErrorPanel name={name} failure={shown.failure} reload={reload} />
          )}
        </div>
      );
    case 'ready':
      return (
        <>
          {shown.stale && (
            <SourceNotice name={name} isShown {...shown.stale} reload={shown.reload} />
          )}
          <WidgetBoundary name={name} chance={shown.value}>
            <Content value={shown.value} draw={children} />
          </WidgetBoundary>
        </>
      );
  }
}

function Content<T>({ value, draw }: { value: T; draw: (value: T) => ReactNode }): ReactNode {
  return draw(value);
}
