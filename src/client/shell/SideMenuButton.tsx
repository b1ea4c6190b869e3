import { Suspense, lazy, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { useTexts } from '../texts/useTexts';
import type { NavigationEntry } from './navigationEntries';

const loadSideMenu = () => import('./SideMenu');
const SideMenu = lazy(() => loadSideMenu().then(({ SideMenu: component }) => ({ default: component })));

/** Opens and closes the side menu (SHELL-06); each navigation closes it (SHELL-07). */
export function SideMenuButton({ entries }: { entries: readonly NavigationEntry[] }) {
  const { shell } = useTexts();
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
  return (
    <>
      <Button ref={button} appearance="subtle" size="large" icon={<NavigationRegular />} aria-expanded={open} aria-label={open ? shell.closeMenu : shell.openMenu} onClick={toggle} onPointerEnter={() => void loadSideMenu()} />
      {wanted && <Suspense><SideMenu open={open} close={() => setOpenAt(undefined)} opener={button} entries={entries} /></Suspense>}
    </>
  );
}
