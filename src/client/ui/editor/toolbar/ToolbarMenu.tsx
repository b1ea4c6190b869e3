import { useState, type ReactElement } from 'react';
import {
  Menu,
  MenuItem,
  MenuPopover,
  MenuTrigger,
  ToolbarButton,
} from '@fluentui/react-components';

export interface EditorMenuProps {
  className: string;
  isDisabled: boolean;
  /** It is an entry of another menu. */
  isEntry?: boolean;
}

interface ToolbarMenuProps extends EditorMenuProps {
  icon: ReactElement;
  label: string;
  /** Which of its entries are checked when it opens. */
  checked?: () => Record<string, string[]>;
  children: ReactElement;
}

const nothing = {};

/** A menu of the toolbar, whose entries are made when it is opened. */
export function ToolbarMenu({
  className,
  isDisabled,
  isEntry = false,
  icon,
  label,
  checked,
  children,
}: ToolbarMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      open={isOpen}
      positioning={{ autoSize: 'height' }}
      onOpenChange={(_, { open }) => setOpen(open)}
      checkedValues={(isOpen && checked?.()) || nothing}
    >
      <MenuTrigger disableButtonEnhancement>
        {isEntry ? (
          <MenuItem icon={icon} disabled={isDisabled}>
            {label}
          </MenuItem>
        ) : (
          <ToolbarButton
            className={className}
            icon={icon}
            aria-label={label}
            title={label}
            disabled={isDisabled}
          />
        )}
      </MenuTrigger>
      <MenuPopover>{children}</MenuPopover>
    </Menu>
  );
}
