import { useRef } from 'react';
import { Button, type ButtonProps } from '@fluentui/react-components';
import { useFocusFallback } from '../leave/useFocusFallback';

interface MoreButtonProps extends Pick<
  ButtonProps,
  'className' | 'disabledFocusable' | 'icon' | 'children' | 'aria-expanded'
> {
  /** Id of the list that grows. */
  controls: string;
  /** How many rows it shows now. */
  count: number;
  onPress: () => void;
}

/**
 * Asks for more rows of the list above it. When it goes as the last ones come, the keyboard goes on
 * at the first of them, or waits at the row before them.
 */
export function MoreButton({ controls, count, onPress, ...props }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useFocusFallback(button, () => rowAt(controls, before.current));
  const press = () => {
    before.current = count;
    onPress();
  };
  return <Button {...props} ref={button} aria-controls={controls} onClick={press} />;
}

function rowAt(listId: string, index: number): HTMLElement | null | undefined {
  const rows = document.getElementById(listId)?.children;
  return (rows?.item(index) ?? rows?.item(rows.length - 1)) as HTMLElement | null | undefined;
}
