import { makeStyles, tokens } from '@fluentui/react-components';
import type { NewsItem } from '#shared/rules/news/news';
import { useTexts } from '../../../texts/useTexts';

const useStyles = makeStyles({
  root: {
    alignSelf: 'flex-start',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Marks a post that is new or changed since the last visit. */
export function NewsBadge({ item }: { item: NewsItem }) {
  const styles = useStyles();
  const texts = useTexts().news;
  return (
    item.ShowNewOrModifiedBadge && (
      <span className={styles.root}>{item.IsUpdate ? texts.isUpdated : texts.isNew}</span>
    )
  );
}
