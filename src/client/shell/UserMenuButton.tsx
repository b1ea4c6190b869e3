import { useRef, useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { lazyPart } from '../loading/lazyPart';
import { Part } from '../loading/Part';
import { useSession } from '../data/session';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { OwnPicture } from './OwnPicture';

const UserMenu = lazyPart(() => import('./UserMenu'), 'UserMenu');

const useStyles = makeStyles({
  root: {
    display: 'flex',
    padding: tokens.spacingHorizontalXS,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** The person's photo or initials; opens their menu (SHELL-12). */
export function UserMenuButton() {
  const styles = useStyles();
  const { shell } = useTexts();
  const { person } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const toggle = () => {
    setWanted(true);
    setOpen(!open);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.root}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={format(shell.userMenu, { name: person.name })}
        onClick={toggle}
        onPointerEnter={UserMenu.loadAhead}
      >
        <OwnPicture />
      </button>
      {wanted && (
        <Part>
          <UserMenu open={open} setOpen={setOpen} target={button} />
        </Part>
      )}
    </>
  );
}
