import { makeStyles, tokens } from '@fluentui/react-components';
import { Picture } from '../../ui/Picture';
import { useBanner } from './useBanner';

const useStyles = makeStyles({
  root: {
    width: '96px',
    aspectRatio: '4 / 3',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusLarge,
    '@media (max-width: 575.98px)': { display: 'none' },
  },
});

/**
 * The banner of an event: by its address, and where SharePoint asks for the person's token, with
 * it.
 */
export function EventPicture({ address, of }: { address: string; of: string }) {
  const styles = useStyles();
  const fallback = useBanner(address);
  return (
    <Picture
      source={address}
      fallback={fallback}
      alt=""
      backgroundOf={of}
      sizes="128px"
      className={styles.root}
    />
  );
}
