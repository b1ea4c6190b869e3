import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { hasPicture } from '#shared/rules/news/newsPicture';
import type { CenterItem } from '#shared/rules/pages/pageCenter';
import { useNewsPicture } from '../../data/useNewsPicture';
import { Picture } from '../../ui/Picture';

const useStyles = makeStyles({
  /** PAGES-021. */
  root: { height: '8.1rem', width: '100%', borderRadius: tokens.borderRadiusLarge },
  none: {
    display: 'grid',
    placeItems: 'center',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    fontSize: '40px',
  },
});

/** The banner of a row, or an icon in its place (PAGES-014). */
export function PagePicture({ item, className }: { item: CenterItem; className?: string }) {
  const styles = useStyles();
  const picture = useNewsPicture(item, { width: 384, height: 260 });
  return hasPicture(item) ? (
    <Picture
      {...picture}
      alt=""
      backgroundOf={item.Key}
      sizes="232px"
      className={mergeClasses(styles.root, className)}
    />
  ) : (
    <span className={mergeClasses(styles.root, styles.none, className)} aria-hidden>
      <DocumentRegular />
    </span>
  );
}
