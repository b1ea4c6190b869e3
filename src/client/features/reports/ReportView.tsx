import { useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { reportHeight } from '#shared/rules/widgets/reportFrames';
import { lazyPart } from '../../loading/lazyPart';
import { title400 } from '../../ui/style/layout';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { ErrorPanel } from '../../ui/trouble/ErrorPanel';
import { useMobileLayout } from '../../ui/useMobileLayout';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import type { FailedReport } from './EmbeddedReport';
import { useReportToken } from './useReports';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const EmbeddedReport = lazyPart(
  () => import(/* webpackChunkName: "powerbi" */ './EmbeddedReport'),
  'EmbeddedReport',
);

const useStyles = makeStyles({
  root: { position: 'relative' },
  title: { ...title400, margin: `0 0 ${tokens.spacingVerticalS}` },
  frame: {
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow2,
  },
  waiting: { height: '100%' },
});

/**
 * One report, in the height of its place (REPORT-11), with its title where that is wanted
 * (REPORT-10).
 */
export function ReportView({ frame }: { frame: PowerBiFrame }) {
  const styles = useStyles();
  const isMobile = useMobileLayout();
  const height = reportHeight(frame, isMobile);
  const token = useReportToken(frame.Id);
  const [failed, setFailed] = useState<FailedReport>();
  const waiting = <SkeletonItem className={styles.waiting} />;
  return (
    <article
      className={styles.root}
      aria-label={frame.Title}
      data-targeted={`powerBIFrame:${frame.Id}`}
      data-name={frame.Title}
    >
      {frame.ShowTitle && <h3 className={styles.title}>{frame.Title}</h3>}
      {failed && token.state === 'ready' && failed.token === token.value ? (
        <ErrorPanel name={frame.Title} failure={failed.failure} reload={token.reload} />
      ) : (
        <WidgetFrame
          name={frame.Title}
          state={token}
          placeholder={<div style={{ height }}>{waiting}</div>}
          emptyText=""
        >
          {(value) => (
            <div className={styles.frame} data-report="" style={{ height }}>
              <WidgetBoundary name={frame.Title} waiting={waiting}>
                <EmbeddedReport
                  frame={frame}
                  token={value}
                  isMobile={isMobile}
                  onFailure={setFailed}
                />
              </WidgetBoundary>
            </div>
          )}
        </WidgetFrame>
      )}
    </article>
  );
}
