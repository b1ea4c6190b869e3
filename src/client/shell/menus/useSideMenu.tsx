import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import type { NavigationEntry } from './navigationEntries';

const SideMenu = lazyPart(() => import('./SideMenu'), 'SideMenu');

interface SideMenuState {
  open: boolean;
  toggle: () => void;
  /** Fetches its code. */
  prepare: () => void;
  /** The button that opens it: gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** The menu itself, to be drawn beside the button. */
  menu: ReactNode;
}

/** The side menu of a button (SHELL-06); each navigation closes it (SHELL-07). */
export function useSideMenu(entries: readonly NavigationEntry[]): SideMenuState {
  const button = useRef<HTMLButtonElement>(null);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // Open only at the address where it was opened, until that is left.
  const [openAt, setOpenAt] = useState<string>();
  if (openAt !== undefined && openAt !== address) setOpenAt(undefined);
  const [wanted, setWanted] = useState(false);
  const open = openAt === address;
  return {
    open,
    toggle: () => {
      setWanted(true);
      setOpenAt(open ? undefined : address);
    },
    prepare: SideMenu.loadAhead,
    button,
    menu: wanted && (
      <Part>
        <SideMenu
          open={open}
          close={() => setOpenAt(undefined)}
          opener={button}
          entries={entries}
        />
      </Part>
    ),
  };
}
