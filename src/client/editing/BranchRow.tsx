import { useRef, type ReactNode } from 'react';
import { mergeClasses } from '@fluentui/react-components';
import { OrderHandle } from '../ui/order/OrderControls';
import type { Place } from '../ui/order/Place';
import { useFocusFallback } from '../ui/leave/useFocusFallback';
import { useBranchStyles } from './branchStyles';

/** The properties of every branch of an edited tree. */
export interface EditedBranch {
  /** 0 at the top. */
  level: number;
  place: Place;
  showHistory: () => void;
  askDelete: () => void;
}

interface BranchRowProps extends Pick<EditedBranch, 'level' | 'place'> {
  className?: string | undefined;
  /** It is about to go, and cannot be used any more. */
  isLeaving?: boolean;
  /** Folds what is below it. */
  fold?: ReactNode;
  /** Its name, and what is special about it. */
  words: ReactNode;
  /** Behind the handle by which it is moved. */
  actions: ReactNode;
}

/**
 * The row of one branch of a tree that editors order. Where it goes while the keyboard is in it, the
 * part of the page around the tree has it.
 */
export function BranchRow({
  level,
  place,
  className,
  isLeaving = false,
  fold,
  words,
  actions,
}: BranchRowProps) {
  const styles = useBranchStyles();
  const row = useRef<HTMLDivElement>(null);
  useFocusFallback(row);
  return (
    <div
      ref={row}
      className={mergeClasses(styles.row, className)}
      inert={isLeaving}
      style={{ '--level': level } as object}
    >
      {fold}
      <div className={styles.words}>{words}</div>
      <div className={styles.actions}>
        <OrderHandle place={place} className={styles.action} />
        {actions}
      </div>
    </div>
  );
}
