import { makeStyles } from '@fluentui/react-components';
import type { CenterKind } from '#shared/rules/pages/pageFilters';
import { PageCenterList } from '../features/pageCenter/PageCenterList';
import { useTexts } from '../texts/useTexts';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { BackLink } from './BackLink';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** The column in which a center stands. */
export function CenterFrame({ kind }: { kind: CenterKind }) {
  const styles = useStyles();
  const { navigation } = useTexts();
  return (
    <>
      <BackLink />
      <div className={styles.column}>
        <WidgetBoundary name={kind === 'news' ? navigation.news : navigation.pages}>
          <PageCenterList kind={kind} />
        </WidgetBoundary>
      </div>
    </>
  );
}
