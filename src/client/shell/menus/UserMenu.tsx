import { useState, type ReactElement, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuPopover,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons/svg/alert';
import { AppsRegular } from '@fluentui/react-icons/svg/apps';
import { BoardRegular } from '@fluentui/react-icons/svg/board';
import { ContactCardRegular } from '@fluentui/react-icons/svg/contact-card';
import { DataPieRegular } from '@fluentui/react-icons/svg/data-pie';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { CompassNorthwestRegular } from '@fluentui/react-icons/svg/compass-northwest';
import { BookQuestionMarkRegular } from '@fluentui/react-icons/svg/book-question-mark';
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { SparkleRegular } from '@fluentui/react-icons/svg/sparkle';
import { ShieldRegular } from '@fluentui/react-icons/svg/shield';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { buildVersion } from '../../data/session/buildVersion';
import { hasNewVersion } from '../../data/session/seenVersion';
import { useSession } from '../../data/session/session';
import { signOut } from '../../data/session/signOut';
import { useOpening } from '../../data/useOpensNewTab';
import { startTour } from '../../features/tour/requestedTour';
import { hasTour } from '../../features/tour/tours';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { useHostState } from '../../host/useHostState';
import { leavePortal } from '../../navigation/heldLeave';
import { pageOf } from '../../platform/addresses/pageOf';
import { routes } from '../../routes';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { setInfoboxEditing, useInfoboxZones } from '../../features/infoboxes/infoboxZones';
import { menuAt } from '../../ui/list/menuAt';
import { openInTeamsAddress } from './openInTeamsAddress';
import { userMenuEntries, type UserMenuEntry } from './userMenuEntries';
import { MenuEntries } from '../../ui/list/MenuEntries';

const WhyMarks = lazyPart(() => import('../../audience/WhyMarks'), 'WhyMarks');

const icons: Record<UserMenuEntry['kind'], ReactElement> = {
  editInfoboxes: <EditRegular />,
  settings: <SettingsRegular />,
  officeProfile: <OpenRegular />,
  editorDashboard: <BoardRegular />,
  editedMessages: <AlertRegular />,
  editedApps: <AppsRegular />,
  editedReports: <DataPieRegular />,
  adminDashboard: <ShieldRegular />,
  profile: <ContactCardRegular />,
  openInTeams: <PeopleTeamRegular />,
  signOut: <SignOutRegular />,
};

const useStyles = makeStyles({
  person: {
    display: 'flex',
    flexDirection: 'column',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  dot: {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginInlineStart: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandForeground1,
    verticalAlign: 'middle',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  version: {
    display: 'block',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground3,
  },
});

interface UserMenuProps {
  open: boolean;
  setOpen: (open: boolean) => void;
  target: RefObject<HTMLButtonElement | null>;
}

/** The person's menu (SHELL-13..20, SHELL-39). */
export function UserMenu({ open, setOpen, target }: UserMenuProps) {
  const styles = useStyles();
  const { shell, page } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { person, roles, settings } = useSession();
  const hasZones = useInfoboxZones().count > 0;
  const { place } = useHostState();
  const { pathname, search } = useLocation();
  const teamsAddress =
    place === 'browser' ? openInTeamsAddress(pathname + search, settings.workplaceName) : undefined;
  const entries = userMenuEntries({
    upn: person.upn,
    roles,
    settings,
    hasZones,
    isInTeams: place === 'teams',
    teamsAddress,
    isBuilt: (path) => routes.some((route) => route.path === path),
  });
  return (
    <>
      <Menu {...menuAt(target, open, setOpen)}>
        <MenuPopover>
          <div className={styles.person}>
            <Text weight="semibold">{person.name}</Text>
            <Text size={200} className={styles.quiet}>
              {person.upn}
            </Text>
          </div>
          <MenuDivider />
          <MenuEntries>
            {entries.map((entry) => (
              <Entry key={entry.kind} entry={entry} />
            ))}
            <MenuDivider />
            <MenuItem icon={<QuestionCircleRegular />} onClick={() => setAsking(!isAsking)}>
              {page.why}
            </MenuItem>
            <HelpEntries button={target} />
          </MenuEntries>
          <MenuDivider />
          <Text size={200} className={styles.version}>
            {format(shell.version, { version: buildVersion })}
          </Text>
        </MenuPopover>
      </Menu>
      {isAsking && (
        <Part>
          <WhyMarks stop={() => setAsking(false)} next={() => target.current} />
        </Part>
      )}
    </>
  );
}

/**
 * The entries that explain the portal: its guide, a tour of this page where it has one, and what its
 * last version has brought.
 */
function HelpEntries({ button }: { button: UserMenuProps['target'] }) {
  const styles = useStyles();
  const { navigation } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isNew] = useState(hasNewVersion);
  return (
    <>
      <MenuItem icon={<BookQuestionMarkRegular />} onClick={() => void navigate('/help')}>
        {navigation.help}
      </MenuItem>
      {hasTour(pathname) && (
        <MenuItem
          icon={<CompassNorthwestRegular />}
          onClick={() => {
            // When the tour is over, the keyboard is there again.
            button.current?.focus();
            startTour(pathname);
          }}
        >
          {navigation.tour}
        </MenuItem>
      )}
      <MenuItem icon={<SparkleRegular />} onClick={() => void navigate('/whats-new')}>
        {navigation.whatsNew}
        {isNew && <span role="img" aria-label={navigation.newContent} className={styles.dot} />}
      </MenuItem>
    </>
  );
}

function Entry({ entry }: { entry: UserMenuEntry }) {
  const { shell } = useTexts();
  const { person } = useSession();
  const navigate = useNavigate();
  const { isEditing } = useInfoboxZones();
  const opens = useOpening();
  const icon = icons[entry.kind];
  if (entry.kind === 'editInfoboxes')
    return (
      <MenuItem icon={icon} onClick={() => setInfoboxEditing(!isEditing)}>
        {isEditing ? shell.stopEditingInfoboxes : shell.editInfoboxes}
      </MenuItem>
    );
  if (entry.kind === 'signOut')
    return (
      <MenuItem icon={icon} onClick={() => leavePortal(() => void signOut(person.id))}>
        {shell.signOut}
      </MenuItem>
    );
  if (entry.kind === 'officeProfile' || entry.kind === 'openInTeams') {
    // Teams is another program, whichever tab asks for it.
    const opensNewTab = entry.kind === 'openInTeams' || opens(entry.address);
    const page = pageOf(entry.address);
    if (page && !opensNewTab)
      return (
        <MenuItem icon={icon} onClick={() => void navigate(page)}>
          {shell[entry.kind]}
        </MenuItem>
      );
    return (
      <MenuItemLink
        icon={icon}
        href={safeAddress(entry.address) ?? ''}
        {...(opensNewTab && { target: '_blank' })}
        rel="noreferrer"
      >
        {shell[entry.kind]}
      </MenuItemLink>
    );
  }
  return (
    <MenuItem icon={icon} onClick={() => void navigate(entry.address)}>
      {shell[entry.kind]}
    </MenuItem>
  );
}
