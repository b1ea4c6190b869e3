import { Suspense, lazy, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isWizardDue } from '#shared/rules/users';
import { useSession } from '../data/session';

const FirstDayDialog = lazy(() =>
  import('../features/firstDay/FirstDayDialog').then(({ FirstDayDialog: component }) => ({
    default: component,
  })),
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
      <Suspense>
        <FirstDayDialog close={() => setWasThere(true)} />
      </Suspense>
    )
  );
}
