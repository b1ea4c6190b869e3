import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { useHasNewContent } from '../../data/components/useHasNewContent';
import { useTexts } from '../../texts/useTexts';
import { square } from '../../ui/style/layout';
import type { NavigationEntry } from './navigationEntries';

const SideMenu = lazyPart(() => import('./SideMenu'), 'SideMenu');

const useStyles = makeStyles({
  root: { position: 'relative' },
  dot: {
    ...square('10px'),
    position: 'absolute',
    top: '6px',
    right: '6px',
    border: `2px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

/**
 * Opens and closes the side menu (SHELL-06); each navigation closes it (SHELL-07). Its dot stands
 * for the badges within.
 */
export function SideMenuButton({ entries }: { entries: readonly NavigationEntry[] }) {
  const styles = useStyles();
  const { shell, navigation } = useTexts();
  const hasNews = useHasNewContent(entries.flatMap(({ components }) => components));
  const button = useRef<HTMLButtonElement>(null);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // Open only at the address where it was opened.
  const [openAt, setOpenAt] = useState<string>();
  const [wanted, setWanted] = useState(false);
  const open = openAt === address;
  const toggle = () => {
    setWanted(true);
    setOpenAt(open ? undefined : address);
  };
  const label = open ? shell.closeMenu : shell.openMenu + (hasNews ? navigation.newContent : '');
  return (
    <div className={styles.root}>
      <Button
        ref={button}
        appearance="subtle"
        size="large"
        icon={<NavigationRegular />}
        aria-expanded={open}
        aria-label={label}
        onClick={toggle}
        onPointerEnter={SideMenu.loadAhead}
      />
      {hasNews && <span className={styles.dot} />}
      {wanted && (
        <Part>
          <SideMenu
            open={open}
            close={() => setOpenAt(undefined)}
            opener={button}
            entries={entries}
          />
        </Part>
      )}
    </div>
  );
}
