import type { ReactNode } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { decideRoute } from '#shared/rules/pages/routeAccess';
import { pageRoutes } from '#shared/rules/pages/routeTable';
import { useVisitor } from '../../data/session/useVisitor';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { BackLink } from '../BackLink';

const useStyles = makeStyles({
  column: { maxWidth: '1008px', margin: '0 auto' },
});

interface EditedContentFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * The column in which editors manage one kind of content (ADMIN-09): the way back leads to their
 * dashboard, for those who have it.
 */
export function EditedContentFrame({ title, children }: EditedContentFrameProps) {
  const styles = useStyles();
  const hasDashboard = decideRoute(pageRoutes['/editor-dashboard'], useVisitor()) === 'open';
  return (
    <>
      <BackLink to={hasDashboard ? '/editor-dashboard' : undefined} />
      <div className={styles.column}>
        <WidgetBoundary name={title}>{children}</WidgetBoundary>
      </div>
    </>
  );
}
