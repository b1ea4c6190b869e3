import type { ReactNode } from 'react';
import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { decideRoute } from '#shared/rules/pages/routeAccess';
import { pageRoutes } from '#shared/rules/pages/routeTable';
import { format } from '#shared/rules/values/format';
import { useSession } from '../../data/session/session';
import { useVisitor } from '../../data/session/useVisitor';
import { useTexts } from '../../texts/useTexts';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { BackLink } from '../BackLink';

const useStyles = makeStyles({
  column: { maxWidth: '1008px', margin: '0 auto' },
  note: { marginBottom: tokens.spacingVerticalL },
});

interface EditedContentFrameProps {
  title: string;
  /** The setting without which nobody sees the content; left out: it is always shown. */
  shownBy?: 'showRestaurantMenus' | 'enablePowerBI';
  children: ReactNode;
}

/**
 * The column in which editors manage one kind of content (ADMIN-09): the way back leads to their
 * dashboard, for those who have it.
 */
export function EditedContentFrame({ title, shownBy, children }: EditedContentFrameProps) {
  const styles = useStyles();
  const { settings } = useSession();
  const hasDashboard = decideRoute(pageRoutes['/editor-dashboard'], useVisitor()) === 'open';
  return (
    <>
      <BackLink to={hasDashboard ? '/editor-dashboard' : undefined} />
      <div className={styles.column}>
        <WidgetBoundary name={title}>
          {shownBy && !settings[shownBy] && <NotShown setting={shownBy} />}
          {children}
        </WidgetBoundary>
      </div>
    </>
  );
}

function NotShown({ setting }: { setting: string }) {
  const styles = useStyles();
  const { notShown } = useTexts('dashboards');
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.note}>
      <MessageBarBody>{format(notShown, { setting })}</MessageBarBody>
    </MessageBar>
  );
}
