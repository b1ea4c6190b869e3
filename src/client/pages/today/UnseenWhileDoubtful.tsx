import { useCallback, useState, type ComponentType } from 'react';
import { makeStyles } from '@fluentui/react-components';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';

// It stays in the layout, so that what it holds can come near the window.
const useStyles = makeStyles({
  unseen: { height: 0, overflow: 'hidden', visibility: 'hidden' },
});

interface UnseenWhileDoubtfulProps extends PlacedWidgetProps {
  Widget: ComponentType<PlacedWidgetProps>;
  /** It is probably empty. */
  isDoubtful: boolean;
}

/**
 * A widget that is probably empty takes no room before it has said that it is not, so that nothing
 * moves for a heading that goes at once.
 */
export function UnseenWhileDoubtful({
  Widget,
  isDoubtful,
  onEmptyChange,
  ...props
}: UnseenWhileDoubtfulProps) {
  const styles = useStyles();
  const [isKnown, setKnown] = useState(false);
  const report = useCallback(
    (isEmpty: boolean) => {
      setKnown(true);
      onEmptyChange(isEmpty);
    },
    [onEmptyChange],
  );
  const isUnseen = isDoubtful && !isKnown;
  return (
    <>
      {isUnseen && <span data-nothing hidden />}
      <div className={isUnseen ? styles.unseen : undefined}>
        <Widget {...props} onEmptyChange={report} />
      </div>
    </>
  );
}
