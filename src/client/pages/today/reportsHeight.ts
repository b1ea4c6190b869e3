import { mobileBelow, reportHeight } from '#shared/rules/widgets/reportFrames';
import type { Session } from '../../data/session/session';
import { knownFrames } from '../../features/reports/framesRead';

/** Pixels of the widget's heading, of a report's title, and of the field that chooses a report. */
const heights = { heading: 48, title: 36, choice: 76 };

/**
 * Pixels to keep free for reports: nothing where the page has none, or none that the person's
 * channels and licences open.
 */
export function reportsHeight({ config }: Pick<Session, 'config'>): number {
  const known = knownFrames(location.pathname);
  const frame = known?.[0];
  if (!frame && (known || !config.startSettings?.hasReports)) return 0;
  return (
    heights.heading +
    (known && known.length > 1 ? heights.choice : 0) +
    (frame?.ShowTitle ? heights.title : 0) +
    reportHeight(frame, window.innerWidth < mobileBelow)
  );
}
