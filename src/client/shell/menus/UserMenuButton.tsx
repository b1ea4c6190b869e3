import { useRef, useState } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { initials } from '#shared/rules/people/initials';
import { safeSource } from '#shared/rules/addresses/webAddress';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { useSession } from '../../data/session/session';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { square } from '../../ui/style/layout';
import { useBlobAddress } from '../../platform/useBlobAddress';
import { useOwnPhoto } from './useOwnPhoto';

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
  ownPicture: {
    ...square('36px'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: tokens.borderRadiusCircular,
    objectFit: 'cover',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  // Part of the picture and not of the button's words, which say the name.
  initials: { '::before': { content: 'attr(data-initials)' } },
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
        data-tour="menu"
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

/**
 * The signed-in person's photo, or their initials (PEOPLE-02). Not the avatar of other people: that
 * is more code than the first screen needs.
 */
function OwnPicture() {
  const styles = useStyles();
  const { person } = useSession();
  const address = useBlobAddress(useOwnPhoto() ?? null);
  return address ? (
    <img className={styles.ownPicture} src={safeSource(address)} alt="" />
  ) : (
    <span
      aria-hidden
      className={mergeClasses(styles.ownPicture, styles.initials)}
      data-initials={initials(person.name)}
    />
  );
}
