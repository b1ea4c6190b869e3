import { useState } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { belowTimeout, useOverdue } from '../../ui/widget/useOverdue';
import { useEmptyChange } from '../../ui/widget/useEmptyChange';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { AppsAndTools } from './AppsAndTools';
import { SmartLinks } from './SmartLinks';

const useStyles = makeStyles({ root: stacked('40px') });

/**
 * The board's section with the person's apps and, below them, smart links; empty when there are
 * neither (BOARD-02, BOARD-08).
 */
export function BoardApps({ place, onEmptyChange }: PlacedWidgetProps) {
  const styles = useStyles();
  const [hasNoApps, setNoApps] = useState<boolean>();
  const [hasNoLinks, setNoLinks] = useState<boolean>();
  // How many rows the apps take is known with them.
  const isWaiting = hasNoApps === undefined;
  const isHeld = !useOverdue(isWaiting, { min: belowTimeout }) && isWaiting;
  const isKnown = hasNoApps !== undefined && hasNoLinks !== undefined;
  useEmptyChange(isKnown ? hasNoApps && hasNoLinks : undefined, onEmptyChange);
  return (
    <div className={styles.root}>
      <AppsAndTools place={place} onNothing={setNoApps} />
      <div hidden={hasNoLinks || isHeld}>
        <SmartLinks place={place} onEmptyChange={setNoLinks} />
      </div>
    </div>
  );
}
