import { useEffect, type RefObject } from 'react';
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { focusRing, plainList, stacked } from '../../ui/style/layout';
import { EntryTitle } from './EntryTitle';
import type { NavigationEntry } from './navigationEntries';
import { NavigationLink } from './NavigationLink';

const useStyles = makeStyles({
  list: { ...stacked(tokens.spacingVerticalXS), ...plainList },
  link: {
    ...focusRing('-2px'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '&[aria-current="page"]': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
});

interface SideMenuProps {
  open: boolean;
  close: () => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  entries: readonly NavigationEntry[];
}

/** The navigation of small screens, sliding over the page (SHELL-05). */
export function SideMenu({ open, close, opener, entries }: SideMenuProps) {
  const styles = useStyles();
  const { shell } = useTexts();
  const { settings } = useSession();
  return (
    <OverlayDrawer
      open={open}
      onOpenChange={(_, data) => !data.open && close()}
      aria-label={shell.topNavigation}
      data-of-shell
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              aria-label={shell.closeMenu}
              icon={<DismissRegular />}
              onClick={close}
            />
          }
        >
          {settings.workplaceName}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <FocusReturn to={opener} />
      <DrawerBody>
        <nav aria-label={shell.topNavigation}>
          <ul className={styles.list}>
            {entries.filter(isKnown).map((entry) => (
              <li key={`${entry.address} ${entry.title}`}>
                <NavigationLink entry={entry} className={styles.link} onClick={close}>
                  <EntryTitle entry={entry} />
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
      </DrawerBody>
    </OverlayDrawer>
  );
}

function isKnown({ isPresumed }: NavigationEntry): boolean {
  return !isPresumed;
}

/**
 * When the menu is gone the focus goes back, unless a navigation has taken it elsewhere. Fluent's
 * own hook would bring its focus library into the first screen.
 */
function FocusReturn({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) to.current?.focus();
    },
    [to],
  );
  return null;
}
