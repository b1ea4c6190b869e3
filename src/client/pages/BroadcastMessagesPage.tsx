import { makeStyles } from '@fluentui/react-components';
import { BroadcastList } from '../features/broadcasts/BroadcastList';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /broadcast-messages: the messages that editors manage (ADMIN-09). */
export function BroadcastMessagesPage() {
  const styles = useStyles();
  return (
    <PageFrame>
      <BackLink />
      <div className={styles.column}><BroadcastList /></div>
    </PageFrame>
  );
}
