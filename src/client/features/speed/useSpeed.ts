import { useState } from 'react';
import type { Measures } from '#shared/contract/measures';
import type { DeviceClass, MeasureHost, MeasurePeriod } from '#shared/rules/measures/measures';
import { apiRead } from '../../data/connection/apiRead';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import type { PagePath } from './speedNames';

/** Which figures are looked at; left out: all. */
export interface SpeedChoice {
  days: MeasurePeriod;
  page?: PagePath | undefined;
  host?: MeasureHost | undefined;
  device?: DeviceClass | undefined;
}

/** How fast the portal was for those who used it. */
export function useSpeed(): {
  measures: ReadState<Measures>;
  choice: SpeedChoice;
  choose: (choice: SpeedChoice) => void;
  isCounting: boolean;
} {
  const { name: operation } = useTexts('speed');
  const [choice, choose] = useState<SpeedChoice>({ days: 28 });
  const measures = useRead({
    ...apiRead('GET /admin/measures', { query: choice, operation }),
    lifetime: 5_000,
    keepPrevious: true,
    isEmpty: ({ Vitals, Widgets }) => Vitals.length + Widgets.length === 0,
  });
  return { measures, choice, choose, isCounting: useSession().settings.enableAnalytics };
}
