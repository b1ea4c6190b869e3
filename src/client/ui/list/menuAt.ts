import type { RefObject } from 'react';
import type { MenuProps } from '@fluentui/react-components';

/**
 * For a menu that loads after its button and so does not know it: where it opens, and that the
 * keyboard returns to the button when a key closes it. Reads the button when the menu renders,
 * which is after it was pressed.
 */
export function menuAt(
  button: RefObject<HTMLButtonElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
): Pick<MenuProps, 'open' | 'onOpenChange' | 'positioning'> {
  return {
    open,
    onOpenChange: (_, data) => {
      // The button closes it by itself: closed here, its press would open it again.
      const { target } = data.event;
      if (data.type === 'clickOutside' && target instanceof Node && isWithin(button, target))
        return;
      setOpen(data.open);
      if (!data.open && data.type === 'menuPopoverKeyDown') button.current?.focus();
    },
    positioning: {
      target: button.current,
      position: 'below',
      align: 'end',
      offset: 6,
      // In a low window it is scrolled, because the page does not move it below a header that stays.
      autoSize: 'height',
    },
  };
}

function isWithin(button: RefObject<HTMLButtonElement | null>, target: Node): boolean {
  return button.current?.contains(target) ?? false;
}
