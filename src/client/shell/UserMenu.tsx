import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover, Text, makeStyles, tokens } from '@fluentui/react-components';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { useSession } from '../data/session';
import { signOut } from '../data/signOut';
import { useHostState } from '../host/useHostState';
import { routes } from '../routes';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { buildVersion } from './buildVersion';

const useStyles = makeStyles({
  person: { display: 'flex', flexDirection: 'column', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  quiet: { color: tokens.colorNeutralForeground2 },
  version: { display: 'block', padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`, color: tokens.colorNeutralForeground3 },
});

interface UserMenuProps {
  open: boolean;
  setOpen: (open: boolean) => void;
  target: RefObject<HTMLButtonElement | null>;
}

/** The person's menu (SHELL-14, SHELL-19, SHELL-39). */
export function UserMenu({ open, setOpen, target }: UserMenuProps) {
  const styles = useStyles();
  const { shell } = useTexts();
  const { person } = useSession();
  const navigate = useNavigate();
  // The host would sign the person in again at once (AUTH-37).
  const isInTeams = useHostState().place === 'teams';
  const hasSettings = routes.some(({ path }) => path === '/settings');
  return (
    <Menu open={open} onOpenChange={(_, data) => setOpen(data.open)} positioning={{ target: target.current, position: 'below', align: 'end', offset: 6 }}>
      <MenuPopover>
        <div className={styles.person}>
          <Text weight="semibold">{person.name}</Text>
          <Text size={200} className={styles.quiet}>{person.upn}</Text>
        </div>
        <MenuDivider />
        <MenuList>
          {hasSettings && <MenuItem icon={<SettingsRegular />} onClick={() => void navigate('/settings')}>{shell.settings}</MenuItem>}
          {!isInTeams && <MenuItem icon={<SignOutRegular />} onClick={() => void signOut(person.id)}>{shell.signOut}</MenuItem>}
        </MenuList>
        <MenuDivider />
        <Text size={200} className={styles.version}>{format(shell.version, { version: buildVersion })}</Text>
      </MenuPopover>
    </Menu>
  );
}
