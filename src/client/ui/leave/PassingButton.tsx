import { useRef, type Ref } from 'react';
import { Button, useMergedRefs, type ButtonProps } from '@fluentui/react-components';
import { useFocusFallback } from './useFocusFallback';

interface PassingButtonProps extends Pick<
  ButtonProps,
  | 'appearance'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-label'
  | 'children'
  | 'className'
  | 'disabledFocusable'
  | 'icon'
  | 'size'
> {
  onClick: () => void;
  /** Finds what takes the keyboard over; left out or not there: the part of the page around it. */
  next?: () => HTMLElement | null | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that goes when it has done its work; the keyboard does not go with it. */
export function PassingButton({ next, ref, ...props }: PassingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button, next);
  return <Button {...props} ref={useMergedRefs(button, ref)} />;
}
