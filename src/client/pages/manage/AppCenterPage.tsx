import { makeStyles } from '@fluentui/react-components';
import { AppCenter } from '../../features/appTiles/AppCenter';
import { BackLink } from '../BackLink';
import { useTexts } from '../../texts/useTexts';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /apps-and-tools: the app center (APPS-01). */
export function AppCenterPage() {
  return (
    <>
      <BackLink />
      <div className={useStyles().column}>
        <WidgetBoundary name={useTexts().navigation.appCenter}>
          <AppCenter />
        </WidgetBoundary>
      </div>
    </>
  );
}
