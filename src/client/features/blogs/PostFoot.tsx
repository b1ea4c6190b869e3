import { makeStyles, tokens } from '@fluentui/react-components';
import type { NewsAuthor } from '#shared/rules/news/news';
import { usePhoto } from '../../data/people/usePhoto';
import { PersonLink } from '../../ui/person/PersonLink';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { inRow, oneLine } from '../../ui/style/layout';
import { DateText } from '../../ui/text/DateText';

const useStyles = makeStyles({
  root: {
    ...inRow(),
    justifyContent: 'space-between',
    marginTop: 'auto',
    paddingTop: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  // Above the link that covers the card.
  person: { position: 'relative', zIndex: 1, minHeight: '44px', gap: tokens.spacingHorizontalS },
  date: { flexShrink: 0 },
  name: {
    ...oneLine,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface PostFootProps {
  author: NewsAuthor | null;
  /** ISO 8601; `null` when not known. */
  published: string | null;
  /** The name of the read that the photo belongs to, where a message mentions it. */
  operation: string;
}

/** Who wrote a post, with their face, and when. */
export function PostFoot({ author, published, operation }: PostFootProps) {
  const styles = useStyles();
  const photo = usePhoto(author?.upn, operation);
  return (
    <div className={styles.root}>
      {author && (
        <PersonLink person={author} className={styles.person}>
          <PersonAvatar name={author.name} size={32} {...photo} />
          <span className={styles.name} data-name="">
            {author.name}
          </span>
        </PersonLink>
      )}
      {published && <DateText className={styles.date} value={published} style="relative" />}
    </div>
  );
}
