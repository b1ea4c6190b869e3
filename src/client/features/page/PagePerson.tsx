import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { isErased } from '#shared/rules/retention';
import { inRow } from '../../ui/style/layout';
import { PersonLink } from '../../ui/person/PersonLink';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { useAuthorName } from '../../ui/useAuthorName';
import { usePagePerson } from '../../data/people/usePagePerson';

const useStyles = makeStyles({
  erased: inRow(tokens.spacingHorizontalS),
  role: { color: tokens.colorNeutralForeground3 },
  words: { minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
});

interface PagePersonProps {
  upn: string;
  /** Left out: the directory is asked. */
  name: string | null;
  /** The person's role for the page. */
  role: string;
}

/**
 * A person of a page with photo or initials (PAGES-060); opens their people card. Who was erased
 * since is a former colleague, without one.
 */
export function PagePerson({ upn, name, role }: PagePersonProps) {
  const styles = useStyles();
  const authorName = useAuthorName();
  if (!isErased(upn)) return <KnownPerson upn={upn} name={name} role={role} />;
  return (
    <span className={styles.erased}>
      <PersonAvatar name="" size={40} />
      <Words name={authorName(upn)} role={role} />
    </span>
  );
}

function KnownPerson({ upn, name: knownName, role }: PagePersonProps) {
  const { name, ...photo } = usePagePerson(upn, knownName);
  return (
    <PersonLink person={{ upn, name }}>
      <PersonAvatar name={name} size={40} {...photo} />
      <Words name={name} role={role} />
    </PersonLink>
  );
}

function Words({ name, role }: { name: string; role: string }) {
  const styles = useStyles();
  return (
    <span className={styles.words}>
      <Text size={200} className={styles.role}>
        {role}
      </Text>
      <Text weight="semibold" data-name="">
        {name}
      </Text>
    </span>
  );
}
