import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PowerBiFrame, ReportToken } from '#shared/contract/powerBiFrames';
import { holdsBiLicence, isOnRoute } from '#shared/rules/widgets/reportFrames';
import { callApi } from '../../data/connection/callApi';
import { licenceRead } from '../../data/session/licence';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widget/widgetState';
import { framesRead } from './framesRead';
import { renewToken } from './renewToken';

/**
 * The report frames of this page that the person may see; the server has chosen by channels and
 * licence, and kept ones hide when the licence has ended (REPORT-02..05).
 */
export function useReports(): WidgetState<PowerBiFrame[]> {
  const operation = useTexts().today.widgets.reports;
  const { pathname } = useLocation();
  const frames = useRead<PowerBiFrame[]>({
    ...framesRead(pathname, operation),
    isEmpty: (found) => found.length === 0,
  });
  const licences = useRead({
    ...licenceRead,
    isWanted: frames.state === 'ready',
  });
  if (frames.state !== 'ready') return frames;
  if (licences.state !== 'ready') return licences;
  const permitted = holdsBiLicence(licences.value)
    ? frames.value.filter((frame) => isOnRoute(frame, pathname))
    : [];
  return permitted.length === 0 ? { state: 'empty' } : { ...frames, value: permitted };
}

/**
 * The token that opens a frame: a new one for each frame that is chosen (REPORT-09), renewed before
 * it ends, and kept nowhere.
 */
export function useReportToken(frameId: number): WidgetState<ReportToken> {
  const operation = useTexts().today.widgets.reports;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<WidgetState<ReportToken>>({ state: 'loading' });
  useEffect(() => {
    const reload = () => {
      setAnswer({ state: 'loading' });
      setAttempt((before) => before + 1);
    };
    return renewToken(
      (signal) =>
        callApi('POST /powerbiframes/{id}/token', { params: { id: frameId }, operation, signal }),
      {
        onToken: (value) => setAnswer({ state: 'ready', value, reload }),
        onFailure: (failure) => setAnswer({ state: 'failed', failure, reload }),
      },
    );
  }, [frameId, attempt, operation]);
  return answer;
}
