import { makeStyles } from '@fluentui/react-components';
import { AppCenter } from '../features/appTiles/AppCenter';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /apps-and-tools: the app center (APPS-01). */
export function AppCenterPage() {
  return (
    <PageFrame>
      <BackLink />
      <div className={useStyles().column}>
        <AppCenter />
      </div>
    </PageFrame>
  );
}
