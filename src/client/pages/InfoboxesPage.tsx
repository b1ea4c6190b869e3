import { makeStyles } from '@fluentui/react-components';
import { InfoboxList } from '../features/infoboxes/InfoboxList';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /infoboxes: the infoboxes that editors manage (ADMIN-09). */
export function InfoboxesPage() {
  const styles = useStyles();
  return (
    <PageFrame>
      <BackLink />
      <div className={styles.column}><InfoboxList /></div>
    </PageFrame>
  );
}
