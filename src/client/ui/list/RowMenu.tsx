import type { ReactNode, Ref } from 'react';
import {
  Button,
  Menu,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  type ButtonProps,
  type MenuProps,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { fingers } from '../style/layout';
import { MenuEntries } from './MenuEntries';

const useStyles = makeStyles({
  button: {
    flexShrink: 0,
    minWidth: '32px',
    maxWidth: '32px',
    [fingers]: { minWidth: '44px', maxWidth: '44px', minHeight: '44px' },
  },
});

interface RowMenuProps {
  /** Names what it is of. */
  label: string;
  /** Its entries. */
  children: ReactNode;
  /** Of the button, to open something beside it. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
  appearance?: ButtonProps['appearance'];
  isBusy?: boolean;
  /** Which of its entries are chosen. */
  choices?: Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'>;
}

/** Three dots that open what else can be done with a row, a card or a page. */
export function RowMenu({
  label,
  children,
  ref,
  className,
  appearance = 'subtle',
  isBusy = false,
  choices,
}: RowMenuProps) {
  const styles = useStyles();
  return (
    <Menu {...choices} positioning={{ autoSize: 'height' }}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          ref={ref}
          className={mergeClasses(styles.button, className)}
          appearance={appearance}
          icon={<MoreHorizontalRegular />}
          aria-label={label}
          title={label}
          disabledFocusable={isBusy}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuEntries>{children}</MenuEntries>
      </MenuPopover>
    </Menu>
  );
}
