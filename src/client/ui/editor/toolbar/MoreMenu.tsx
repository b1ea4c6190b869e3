import type { ReactNode } from 'react';
import {
  Menu,
  MenuPopover,
  MenuTrigger,
  ToolbarButton,
  useIsOverflowItemVisible,
  useOverflowMenu,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { useTexts } from '../../../texts/useTexts';
import type { ToolbarPart } from './useToolbarParts';
import { useToolbarStyles } from './toolbarStyles';
import { MenuEntries } from '../../list/MenuEntries';

/** The parts that have no room in the toolbar. */
export function MoreMenu({
  parts,
  on,
}: {
  parts: readonly ToolbarPart[];
  /** Formats that the selection has. */
  on: string[];
}) {
  const styles = useToolbarStyles();
  const { more } = useTexts('editing').editor;
  const { ref, isOverflowing } = useOverflowMenu<HTMLButtonElement>();
  if (!isOverflowing) return null;
  return (
    <Menu
      hasIcons
      hasCheckmarks
      checkedValues={{ format: on }}
      positioning={{ autoSize: 'height' }}
    >
      <MenuTrigger disableButtonEnhancement>
        <ToolbarButton
          ref={ref}
          className={styles.button}
          icon={<MoreHorizontalRegular />}
          aria-label={more}
          title={more}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuEntries>
          {parts.map(({ id, entry }) => (
            <WithoutRoom key={id} id={id}>
              {entry}
            </WithoutRoom>
          ))}
        </MenuEntries>
      </MenuPopover>
    </Menu>
  );
}

function WithoutRoom({ id, children }: { id: string; children: ReactNode }) {
  return useIsOverflowItemVisible(id) ? null : children;
}
