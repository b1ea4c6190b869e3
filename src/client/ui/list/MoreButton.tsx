import { useRef, type ComponentProps } from 'react';
import { PassingButton } from '../leave/PassingButton';

interface MoreButtonProps extends Pick<
  ComponentProps<typeof PassingButton>,
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
  const before = useRef(count);
  const press = () => {
    before.current = count;
    onPress();
  };
  return (
    <PassingButton
      {...props}
      aria-controls={controls}
      onClick={press}
      next={() => rowAt(controls, before.current)}
    />
  );
}

function rowAt(listId: string, index: number): HTMLElement | null | undefined {
  const rows = document.getElementById(listId)?.children;
  return (rows?.item(index) ?? rows?.item(rows.length - 1)) as HTMLElement | null | undefined;
}
