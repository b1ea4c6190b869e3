import { useLayoutEffect, useEffect, useState } from 'react';
import { useLocation, matchPath } from 'react-router-dom';
import { makeStyles, tokens } from '@fluentui/react-components';
import { isWizardDue } from '#shared/rules/people/users';
import { useSession } from '../data/session/session';
import { Footer } from '../features/footer/Footer';
import { useRequestedTour } from '../features/tour/requestedTour';
import type { TourPage } from '../features/tour/tours';
import { lazyPart } from '../loading/lazyPart';
import { leftOut, Part } from '../loading/Part';
import { UnsavedQuestion } from '../navigation/LeaveQuestion';
import { LateRefreshDialog } from '../navigation/lateRefreshDialog';
import { Pages } from '../navigation/Pages';
import { useArrival } from '../navigation/useArrival';
import { usePlaceInHost } from '../navigation/usePlaceInHost';
import { useReturnFromDialog } from '../ui/leave/useReturnFromDialog';
import { PersonCardContext } from '../ui/person/personCardContext';
import { PictureAccessContext } from '../ui/pictureAccess';
import { useIdle } from '../platform/useIdle';
import { drawPersonCard } from './dialogs/drawPersonCard';
import { routes, UnknownPage } from '../routes';
import { BottomBar, NoticeToaster } from './laterParts';
import { uncoverPage } from './frame/removeSkeleton';
import { hasFrame } from './frame/hasFrame';
import { Header } from './Header';
import { HomeScreenHint } from './frame/HomeScreenHint';
import { ModalOutlet } from './dialogs/ModalOutlet';
import { useNavigation } from './menus/useNavigation';
import { MorePermissions } from './frame/MorePermissions';
import { Notices } from './frame/Notices';
import { OfflineBar } from './frame/OfflineBar';
import { SigningInAgain } from './frame/SigningInAgain';
import { SettingsFrame } from './frame/SettingsFrame';
import { useMissingParts } from './frame/useMissingParts';
import { useNextVisit } from './useNextVisit';
import { usePictureLicence } from './usePictureLicence';

const useStyles = makeStyles({
  main: {
    flexGrow: 1,
    // The footer stays below the window, where nobody sees it move as content comes.
    minHeight: '100vh',
    width: '100%',
    maxWidth: '1384px',
    margin: '0 auto',
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalL}`,
    outlineStyle: 'none',
    '@media (min-width: 768px)': {
      padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    },
    '@media (min-width: 1200px)': { padding: `${tokens.spacingVerticalXXXL} 40px` },
    '@media print': { minHeight: 0, maxWidth: 'none', padding: 0 },
  },
});

const unknownPage = <UnknownPage />;

/**
 * The same frame around every page: header, content and footer (SHELL-01), the content alone on the
 * first day and in a core intranet (SHELL-08, SHELL-09).
 */
export function Shell() {
  const styles = useStyles();
  const { settings } = useSession();
  const { pathname } = useLocation();
  const isIdle = useIdle();
  const isFramed = hasFrame(pathname, settings);
  useLayoutEffect(uncoverPage, []);
  useCodeForLater();
  useNextVisit();
  useArrival();
  usePlaceInHost();
  useMissingParts();
  return (
    <SigningInAgain>
      <PictureAccessContext value={usePictureLicence()}>
        <SettingsFrame>
          <PersonCardContext value={drawPersonCard}>
            <OfflineBar />
            <MorePermissions />
            {/* Before the pages: what they say at once is heard. */}
            <Notices />
            {isFramed && <Header />}
            <main id="content" tabIndex={-1} className={styles.main}>
              <Pages routes={routes} unknown={unknownPage} />
            </main>
            {isFramed && <Footer isDue={isIdle} />}
            <HomeScreenHint />
            <FirstDay />
            <ModalOutlet />
            {isFramed && <PhoneNavigation />}
            <TourOfPage />
          </PersonCardContext>
        </SettingsFrame>
      </PictureAccessContext>
    </SigningInAgain>
  );
}

/** The navigation where it stands at the bottom. */
function PhoneNavigation() {
  const { entries, hasBottomBar } = useNavigation();
  return (
    hasBottomBar && (
      <Part failed={leftOut}>
        <BottomBar entries={entries} />
      </Part>
    )
  );
}

const Tour = lazyPart(() => import('../features/tour/Tour'), 'Tour');

/** Begins when the person asks for it, and not by itself. */
function TourOfPage() {
  const tour = useRequestedTour();
  return tour && <StartedTour key={tour.number} page={tour.page} />;
}

function StartedTour({ page }: { page: TourPage }) {
  // Before its code is here: where the keyboard is now, it returns to.
  useReturnFromDialog();
  return (
    <Part>
      <Tour page={page} />
    </Part>
  );
}

/** Milliseconds: by then the page has long had its content, on a slow network too. */
const delay = 15_000;

/**
 * Fetches, when nothing else is to be done, what is needed just when code can no longer be fetched.
 */
function useCodeForLater(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      LateRefreshDialog.loadAhead();
      NoticeToaster.loadAhead();
      UnsavedQuestion.loadAhead();
    }, delay);
    return () => clearTimeout(timer);
  }, []);
}

const FirstDayDialog = lazyPart(
  () => import('../features/firstDay/FirstDayDialog'),
  'FirstDayDialog',
);

/**
 * Opens the first-day dialog once for who has never taken a step (FIRSTDAY-02..05); whoever is on
 * the first-day page already needs no greeting (FIRSTDAY-09).
 */
function FirstDay() {
  const { user, settings } = useSession();
  const { pathname } = useLocation();
  const [wasThere, setWasThere] = useState(false);
  const isThere = matchPath('/first-day', pathname) !== null;
  // Renders again at once, before anything is shown.
  if (isThere && !wasThere) setWasThere(true);
  const isDue = settings.enableFirstDayPopupDialog && isWizardDue(user) && !wasThere;
  return (
    isDue && (
      <Part failed={leftOut}>
        <FirstDayDialog close={() => setWasThere(true)} />
      </Part>
    )
  );
}
