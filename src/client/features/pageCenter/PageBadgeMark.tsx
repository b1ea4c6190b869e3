import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { PageBadge } from '#shared/rules/pages/pageCenter';
import { useTexts } from '../../texts/useTexts';
import { text200 } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: {
    ...text200,
    padding: `0 ${tokens.spacingHorizontalSNudge}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  featured: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
  draft: { color: tokens.colorNeutralForeground2, fontStyle: 'italic' },
  scheduled: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
  archived: {
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
});

/** Featured, Draft, Scheduled or Archived (PAGES-017). */
export function PageBadgeMark({ badge }: { badge: PageBadge }) {
  const styles = useStyles();
  const { badges } = useTexts('pageCenter');
  return <span className={mergeClasses(styles.root, styles[badge])}>{badges[badge]}</span>;
}
