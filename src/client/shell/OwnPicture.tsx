import { makeStyles, tokens } from '@fluentui/react-components';
import { initials } from '#shared/rules/initials';
import { safeSource } from '#shared/rules/webAddress';
import { useSession } from '../data/session';
import { square } from '../ui/layout';
import { useBlobAddress } from '../ui/useBlobAddress';
import { useOwnPhoto } from './useOwnPhoto';

const useStyles = makeStyles({
  root: {
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
});

/**
 * The signed-in person's photo, or their initials (PEOPLE-02). Not the avatar of other people: that
 * is more code than the first screen needs.
 */
export function OwnPicture() {
  const styles = useStyles();
  const { person } = useSession();
  const address = useBlobAddress(useOwnPhoto() ?? null);
  return address ? (
    <img className={styles.root} src={safeSource(address)} alt="" />
  ) : (
    <span aria-hidden className={styles.root}>
      {initials(person.name)}
    </span>
  );
}
