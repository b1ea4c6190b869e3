import { useEffect, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import {
  Popover,
  PopoverSurface,
  SkeletonItem,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { Part } from '../../loading/Part';
import { useReturnFromDialog } from '../useReturnFromDialog';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    width: '340px',
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: 'calc(100dvh - 24px)',
    overflowY: 'auto',
    padding: 0,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow28,
  },
  content: { outlineStyle: 'none' },
  waiting: { height: '160px', margin: tokens.spacingHorizontalL },
});

interface PersonPopoverProps {
  name: string;
  target: RefObject<HTMLElement | null>;
  /** Opened on purpose: the keyboard moves into it, and returns when it closes. */
  isPressed: boolean;
  close: () => void;
  rest: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  children: ReactNode;
}

/** The frame of a people card beside the name that it belongs to. */
export function PersonPopover({
  name,
  target,
  isPressed,
  close,
  rest,
  children,
}: PersonPopoverProps) {
  const styles = useStyles();
  const onOpenChange = (_: unknown, { open }: { open: boolean }) => !open && close();
  return (
    <Popover
      open
      trapFocus={isPressed}
      unstable_disableAutoFocus
      onOpenChange={onOpenChange}
      positioning={{
        target: target.current,
        position: 'below',
        align: 'start',
        offset: 6,
        overflowBoundaryPadding: 12,
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={name} {...rest}>
        <Focused isPressed={isPressed}>
          <Part waiting={<SkeletonItem className={styles.waiting} />}>{children}</Part>
        </Focused>
      </PopoverSurface>
    </Popover>
  );
}

function Focused({ isPressed, children }: { isPressed: boolean; children: ReactNode }) {
  const styles = useStyles();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) content.current?.focus({ preventScroll: true });
  }, [isPressed]);
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {isPressed && <ReturningFocus />}
      {children}
    </div>
  );
}

function ReturningFocus() {
  useReturnFromDialog();
  return null;
}
