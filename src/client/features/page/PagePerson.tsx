import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { usePagePerson } from './usePagePerson';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  role: { color: tokens.colorNeutralForeground3 },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
});

interface PagePersonProps {
  upn: string;
  /** Left out: the directory is asked. */
  name: string | null;
  /** What the person is to the page. */
  role: string;
}

/** A person of a page with photo or initials (PAGES-060). */
export function PagePerson({ upn, name: knownName, role }: PagePersonProps) {
  const styles = useStyles();
  const { name, loadPhoto } = usePagePerson(upn, knownName);
  return (
    <div className={styles.root}>
      <PersonAvatar name={name} size={40} loadPhoto={loadPhoto} />
      <div className={styles.words}>
        <Text block size={200} className={styles.role}>{role}</Text>
        <Text block weight="semibold">{name}</Text>
      </div>
    </div>
  );
}
