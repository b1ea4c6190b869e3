import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { trendingPagesShown } from '#shared/rules/pages/navigation';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useTexts } from '../../texts/useTexts';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { Rows } from '../../ui/list/Rows';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { TextLink } from '../../ui/TextLink';
import { useTrendingPages } from './useTrendingPages';
import { fingerReach } from '../../ui/style/layout';

const useStyles = makeStyles({
  title: { overflowWrap: 'anywhere', ...fingerReach },
  site: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** The pages that people open most (SAVED-02). Spec: content §2. */
export function TrendingPages() {
  const styles = useStyles();
  const { trending } = useTexts('findInformation');
  const opensNewTab = useOpensNewTab();
  return (
    <FramedWidget
      measured="trendingPages"
      title={trending.title}
      place="side"
      state={useTrendingPages(trending.title)}
      placeholder={<RowsPlaceholder count={trendingPagesShown} />}
      emptyText={trending.none}
    >
      {(pages) => (
        <Rows items={pages} keyOf={({ Path }) => Path} isPadded>
          {({ Path, Title, SiteTitle }) => (
            <>
              <TextLink to={Path} opensNewTab={opensNewTab} className={styles.title}>
                {Title}
              </TextLink>
              <Text size={200} className={styles.site}>
                {SiteTitle}
              </Text>
            </>
          )}
        </Rows>
      )}
    </FramedWidget>
  );
}
