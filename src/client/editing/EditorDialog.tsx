import { useState, type ReactNode } from 'react';
import { Title2, makeStyles } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { ErrorPanel } from '../ui/trouble/ErrorPanel';
import type { WidgetState } from '../ui/widget/widgetState';
import { Skeleton, SkeletonItem } from '../ui/widget/Skeleton';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100%' },
  title: { margin: '0 40px 20px 0' },
});

interface EditorDialogProps<T> {
  title: string;
  /** The name of the thing that is edited, for an error in loading it. */
  name: string;
  /** The thing that is edited; left out for something new. */
  state?: WidgetState<T>;
  children: (opened: T | undefined) => ReactNode;
}

/**
 * A form within a dialog, with its heading, while what it edits is on its way and when it does not
 * come.
 */
export function EditorDialog<T>({ title, name, state, children }: EditorDialogProps<T>) {
  const styles = useStyles();
  const { widgets } = useTexts();
  // Once the form is open, what happens to the reading does not take it away.
  const [opened, setOpened] = useState<T>();
  if (state?.state === 'ready' && state.value !== opened) setOpened(() => state.value);
  return (
    <div className={styles.root}>
      <Title2 as="h1" block className={styles.title}>
        {title}
      </Title2>
      {!state || opened ? (
        children(opened)
      ) : state.state === 'failed' ? (
        <ErrorPanel name={name} failure={state.failure} reload={state.reload} />
      ) : (
        <Skeleton aria-label={format(widgets.loading, { name })}>
          <SkeletonItem size={96} />
        </Skeleton>
      )}
    </div>
  );
}
