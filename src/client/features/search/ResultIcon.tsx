import type { ReactElement } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { AppsRegular } from '@fluentui/react-icons/svg/apps';
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { NewsRegular } from '@fluentui/react-icons/svg/news';
import type { FoundRow } from '#shared/rules/foundRows';
import { usePhoto } from '../../data/people/usePhoto';
import { square } from '../../ui/layout';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { DocumentIcon } from './DocumentIcon';

const useStyles = makeStyles({
  root: {
    ...square('36px'),
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: '20px',
  },
});

/** What kind of thing a row is. */
export function ResultIcon({ row }: { row: FoundRow }) {
  const styles = useStyles();
  const name = row.title.map(({ Text }) => Text).join('');
  if (row.kind === 'person') return <FoundPerson name={name} upn={row.upn} />;
  const icons: Record<Exclude<FoundRow['kind'], 'person'>, ReactElement> = {
    page: <DocumentRegular />,
    news: <NewsRegular />,
    app: <AppsRegular />,
    link: <BookmarkRegular />,
    document: <DocumentIcon name={name} />,
    site: <GlobeRegular />,
  };
  return (
    <span aria-hidden className={styles.root}>
      {icons[row.kind]}
    </span>
  );
}

function FoundPerson({ name, upn }: { name: string; upn: string | undefined }) {
  return <PersonAvatar name={name} size={36} {...usePhoto(upn, name)} />;
}
