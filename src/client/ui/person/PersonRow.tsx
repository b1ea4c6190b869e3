import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { PersonAvatar } from '../PersonAvatar';
import type { LoadPicture } from '../../platform/useBlobAddress';
import { PersonLink } from './PersonLink';

const useStyles = makeStyles({
  link: { display: 'flex', width: '100%', boxSizing: 'border-box', minHeight: '44px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface PersonRowProps {
  upn: string;
  name: string;
  /** Below the name, e.g. the job title; empty lines and those said before are left out. */
  lines?: readonly (string | null | undefined)[];
  photo?: string;
  loadPhoto?: LoadPicture;
}

/**
 * Somebody in a list: photo or initials, name, and what else identifies them; opens their people
 * card.
 */
export function PersonRow({ upn, name, lines = [], photo, loadPhoto }: PersonRowProps) {
  const styles = useStyles();
  return (
    <PersonLink person={{ upn, name }} className={styles.link}>
      <PersonAvatar name={name} size={48} photo={photo} loadPhoto={loadPhoto} />
      <span className={styles.words}>
        <Text weight="semibold" data-name="">
          {name}
        </Text>
        {[...new Set(lines.filter(Boolean))].map((line) => (
          <Text key={line} size={200} className={styles.quiet}>
            {line}
          </Text>
        ))}
      </span>
    </PersonLink>
  );
}
