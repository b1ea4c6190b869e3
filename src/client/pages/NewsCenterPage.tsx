import { makeStyles } from '@fluentui/react-components';
import { PageCenterList } from '../features/pageCenter/PageCenterList';
import { useTexts } from '../texts/useTexts';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { BackLink } from './BackLink';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /pages/news: the list of news, which readers reach from the start page. */
export function NewsCenterPage() {
  const styles = useStyles();
  return (
    <>
      <BackLink />
      <div className={styles.column}>
        <WidgetBoundary name={useTexts().navigation.news}>
          <PageCenterList kind="news" />
        </WidgetBoundary>
      </div>
    </>
  );
}
