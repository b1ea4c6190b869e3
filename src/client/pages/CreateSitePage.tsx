import { makeStyles } from '@fluentui/react-components';
import { CreateSite } from '../features/sites/create/CreateSite';
import { useTexts } from '../texts/useTexts';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { BackLink } from './BackLink';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /create-site (CREATESITE-02). */
export function CreateSitePage() {
  const styles = useStyles();
  const { createSite } = useTexts().navigation;
  return (
    <>
      <BackLink to="/collaboration" />
      <div className={styles.column}>
        <WidgetBoundary name={createSite}>
          <CreateSite />
        </WidgetBoundary>
      </div>
    </>
  );
}
