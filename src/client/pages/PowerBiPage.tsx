import { makeStyles } from '@fluentui/react-components';
import { FrameList } from '../features/reports/FrameList';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /power-bi: the report frames that editors manage (ADMIN-09). */
export function PowerBiPage() {
  const styles = useStyles();
  return (
    <PageFrame>
      <BackLink />
      <div className={styles.column}><FrameList /></div>
    </PageFrame>
  );
}
