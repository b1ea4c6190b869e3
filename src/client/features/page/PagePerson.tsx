import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { PersonLink } from '../../ui/person/PersonLink';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { usePagePerson } from '../../data/people/usePagePerson';

const useStyles = makeStyles({
  role: { color: tokens.colorNeutralForeground3 },
  words: { minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
});

interface PagePersonProps {
  upn: string;
  /** Left out: the directory is asked. */
  name: string | null;
  /** What the person is to the page. */
  role: string;
}

/** A person of a page with photo or initials (PAGES-060); opens their people card. */
export function PagePerson({ upn, name: knownName, role }: PagePersonProps) {
  const styles = useStyles();
  const { name, ...photo } = usePagePerson(upn, knownName);
  return (
    <PersonLink person={{ upn, name }}>
      <PersonAvatar name={name} size={40} {...photo} />
      <span className={styles.words}>
        <Text size={200} className={styles.role}>
          {role}
        </Text>
        <Text weight="semibold" data-name="">
          {name}
        </Text>
      </span>
    </PersonLink>
  );
}
