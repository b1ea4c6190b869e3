import { makeStyles, tokens } from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages';
import { text200 } from '../../ui/layout';
import { Picture } from '../../ui/Picture';

const useStyles = makeStyles({
  root: { margin: `0 0 ${tokens.spacingVerticalXXL}` },
  /** PAGES-058: 42.85 % of its width high. */
  picture: { aspectRatio: '1 / 0.4285', borderRadius: tokens.borderRadiusXLarge },
  caption: {
    ...text200,
    maxWidth: '656px',
    margin: `${tokens.spacingVerticalS} auto 0`,
    color: tokens.colorNeutralForeground3,
  },
});

/** The banner with its caption; nothing without a picture. */
export function PageBanner({ page }: { page: Page }) {
  const styles = useStyles();
  if (!page.BannerImageUrl) return null;
  return (
    <figure className={styles.root}>
      <Picture
        source={page.BannerImageUrl}
        alt={page.BannerImageAltText ?? ''}
        backgroundOf={`page:${page.Id}`}
        className={styles.picture}
        isFirst
      />
      {page.BannerImageText && (
        <figcaption className={styles.caption}>{page.BannerImageText}</figcaption>
      )}
    </figure>
  );
}
