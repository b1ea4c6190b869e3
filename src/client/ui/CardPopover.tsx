import { useEffect, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import {
  Popover,
  PopoverSurface,
  makeStyles,
  tokens,
  type PopoverProps,
} from '@fluentui/react-components';
import { Part } from '../loading/Part';
import { afterPaint } from '../platform/afterPaint';
import { useReturnFromDialog } from './leave/useReturnFromDialog';
import { SkeletonItem } from './widget/Skeleton';

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

interface CardPopoverProps extends Pick<PopoverProps, 'surfaceMotion'> {
  name: string;
  target: RefObject<HTMLElement | null>;
  /** False: it goes away, in its own time. */
  isOpen?: boolean;
  /** Opened on purpose: the keyboard moves into it, and returns when it closes. */
  isPressed: boolean;
  /** Milliseconds after the first paint of the card at which the keyboard moves. */
  focusDelay?: number;
  close: () => void;
  rest: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  children: ReactNode;
}

/** The frame of a card beside the name of what it is about. */
export function CardPopover({
  name,
  target,
  isOpen = true,
  isPressed,
  focusDelay = 0,
  close,
  rest,
  surfaceMotion,
  children,
}: CardPopoverProps) {
  const styles = useStyles();
  const onOpenChange = (_: unknown, { open }: { open: boolean }) => !open && close();
  return (
    <Popover
      open={isOpen}
      surfaceMotion={surfaceMotion}
      trapFocus={isPressed}
      unstable_disableAutoFocus
      onOpenChange={onOpenChange}
      positioning={{
        target: target.current,
        position: 'below',
        align: 'start',
        offset: 6,
        // Where there is room neither below nor above, all of it can be seen nevertheless.
        shiftToCoverTarget: true,
        overflowBoundaryPadding: 12,
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={name} {...rest}>
        <Focused isPressed={isPressed} delay={focusDelay}>
          <Part waiting={<SkeletonItem className={styles.waiting} />}>{children}</Part>
        </Focused>
      </PopoverSurface>
    </Popover>
  );
}

interface FocusedProps {
  isPressed: boolean;
  delay: number;
  children: ReactNode;
}

function Focused({ isPressed, delay, children }: FocusedProps) {
  const styles = useStyles();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    let isWanted = true;
    // Moving it has the whole page laid out: the card is on the screen before.
    void afterPaint(delay).then(() => isWanted && enter(content.current));
    return () => {
      isWanted = false;
    };
  }, [isPressed, delay]);
  return (
    <div
      ref={content}
      tabIndex={-1}
      className={styles.content}
      // A press before that counts: the trap sends a keyboard away that comes in by itself.
      onPointerDown={isPressed ? (event) => enter(event.currentTarget) : undefined}
    >
      {isPressed && <ReturningFocus />}
      {children}
    </div>
  );
}

function enter(card: HTMLElement | null): void {
  if (!card?.parentElement?.contains(document.activeElement)) card?.focus({ preventScroll: true });
}

function ReturningFocus() {
  useReturnFromDialog();
  return null;
}
