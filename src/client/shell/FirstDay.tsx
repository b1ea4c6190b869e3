import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isWizardDue } from '#shared/rules/users';
import { lazyPart } from '../loading/lazyPart';
import { leftOut, Part } from '../loading/Part';
import { useSession } from '../data/session';

const FirstDayDialog = lazyPart(
  () => import('../features/firstDay/FirstDayDialog'),
  'FirstDayDialog',
);

/**
 * Opens the first-day dialog once for who has never taken a step (FIRSTDAY-02..05); whoever is on
 * the first-day page already needs no greeting (FIRSTDAY-09).
 */
export function FirstDay() {
  const { user, settings } = useSession();
  const { pathname } = useLocation();
  const [wasThere, setWasThere] = useState(false);
  const isThere = matchPath('/first-day', pathname) !== null;
  if (isThere && !wasThere) setWasThere(true);
  const isDue = settings.enableFirstDayPopupDialog && isWizardDue(user) && !isThere && !wasThere;
  return (
    isDue && (
      <Part failed={leftOut}>
        <FirstDayDialog close={() => setWasThere(true)} />
      </Part>
    )
  );
}
