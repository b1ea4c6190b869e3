import { useEffect, type ReactNode } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { ErrorPanel } from './ErrorPanel';
import { SourceNotice } from './SourceNotice';
import { WidgetBoundary } from './WidgetBoundary';
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
});

export interface WidgetFrameProps<T> {
  /** The widget's name, for the error template and screen readers. */
  name: string;
  state: WidgetState<T>;
  /** Shaped like the content, so that nothing jumps when it arrives. */
  placeholder: ReactNode;
  emptyText: string;
  /** Told whether the widget is empty, as soon as that is known and when it changes (TODAY-05). */
  onEmptyChange?: (isEmpty: boolean) => void;
  children: (value: T) => ReactNode;
}

/**
 * Draws the four states of a widget: placeholder, content, empty text, error template (ERRORS-50);
 * saved content says how old it is.
 * Content that breaks is an error too. Only "empty" counts as empty (ERRORS-54).
 */
export function WidgetFrame<T>({
  name,
  state,
  placeholder,
  emptyText,
  onEmptyChange,
  children,
}: WidgetFrameProps<T>) {
  const styles = useStyles();
  const texts = useTexts().widgets;
  const isKnown = state.state !== 'loading';
  const isEmpty = state.state === 'empty';
  useEffect(() => {
    if (isKnown) onEmptyChange?.(isEmpty);
  }, [isKnown, isEmpty, onEmptyChange]);
  switch (state.state) {
    case 'loading':
      return <Skeleton aria-label={format(texts.loading, { name })}>{placeholder}</Skeleton>;
    case 'empty':
      return <Text className={styles.empty}>{emptyText}</Text>;
    case 'failed':
      return <ErrorPanel name={name} failure={state.failure} reload={state.reload} />;
    case 'ready':
      return (
        <>
          {state.stale && <SourceNotice name={name} {...state.stale} reload={state.reload} />}
          <WidgetBoundary name={name} chance={state.value}>
            <Content value={state.value} draw={children} />
          </WidgetBoundary>
        </>
      );
  }
}

function Content<T>({ value, draw }: { value: T; draw: (value: T) => ReactNode }): ReactNode {
  return draw(value);
}
