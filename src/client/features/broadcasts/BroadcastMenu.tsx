import type { RefObject } from 'react';
import {
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuPopover,
  makeStyles,
} from '@fluentui/react-components';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { severityOf } from '#shared/rules/widgets/broadcasts';
import { useTexts } from '../../texts/useTexts';
import { menuAt } from '../../ui/list/menuAt';
import { requestFocusFor } from './focusRequest';
import { severityIcons } from './severityIcons';
import { useHiding } from './useBroadcasts';
import { MenuEntries } from '../../ui/list/MenuEntries';

const useStyles = makeStyles({ popover: { maxWidth: 'min(420px, 100vw - 32px)' } });

interface BroadcastMenuProps {
  open: boolean;
  setOpen: (open: boolean) => void;
  target: RefObject<HTMLButtonElement | null>;
  messages: readonly BroadcastMessage[];
}

/** The hidden messages; choosing one shows it again (BROADCAST-14, BROADCAST-31). */
export function BroadcastMenu({ open, setOpen, target, messages }: BroadcastMenuProps) {
  const styles = useStyles();
  const texts = useTexts().broadcasts;
  const { showAgain } = useHiding();
  const choose = (id: number) => {
    requestFocusFor(id);
    showAgain(id);
  };
  return (
    <Menu {...menuAt(target, open, setOpen)} hasIcons>
      <MenuPopover className={styles.popover}>
        <MenuEntries>
          <MenuGroup>
            <MenuGroupHeader>{texts.hiddenMessages}</MenuGroupHeader>
            {messages.map(({ Id, Title, BroadcastType }) => (
              <MenuItem
                key={Id}
                icon={severityIcons[severityOf(BroadcastType)]}
                subText={texts.showAgain}
                onClick={() => choose(Id)}
              >
                {Title}
              </MenuItem>
            ))}
          </MenuGroup>
        </MenuEntries>
      </MenuPopover>
    </Menu>
  );
}
