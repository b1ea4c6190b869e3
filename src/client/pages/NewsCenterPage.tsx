import { makeStyles } from '@fluentui/react-components';
import { NewsCenterList } from '../features/news/NewsCenterList';
import { BackLink } from './BackLink';
import { useTexts } from '../texts/useTexts';
import { WidgetBoundary } from '../ui/WidgetBoundary';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /pages/news: the list of the portal's news. */
export function NewsCenterPage() {
  const styles = useStyles();
  return (
    <PageFrame>
      <BackLink />
      <div className={styles.column}>
        <WidgetBoundary name={useTexts().navigation.news}>
          <NewsCenterList />
        </WidgetBoundary>
      </div>
    </PageFrame>
  );
}
