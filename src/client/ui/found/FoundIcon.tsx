import type { ReactElement } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { AppsRegular } from '@fluentui/react-icons/svg/apps';
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { NewsRegular } from '@fluentui/react-icons/svg/news';
import type { FoundRow } from '#shared/rules/search/foundRows';
import { square } from '../style/layout';
import { PersonAvatar } from '../PersonAvatar';
import type { LoadPicture } from '../../platform/useBlobAddress';
import { kindOfName } from '#shared/rules/documents/fileKinds';
import { FileIcon } from '../FileIcon';

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

interface FoundIconProps {
  kind: FoundRow['kind'];
  /** Of a person, or of a file: its end says which kind it is. */
  name: string;
  photo?: string;
  loadPhoto?: LoadPicture;
}

/** The kind of thing that was found, as a picture. */
export function FoundIcon({ kind, name, ...photo }: FoundIconProps) {
  const styles = useStyles();
  if (kind === 'person') return <PersonAvatar name={name} size={36} {...photo} />;
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
      {icons[kind]}
    </span>
  );
}

/** The kind of a file by the end of its name. */
function DocumentIcon({ name }: { name: string }) {
  return <FileIcon kind={kindOfName(name)} />;
}
