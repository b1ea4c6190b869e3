import { useLayoutEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { makeStyles, tokens } from '@fluentui/react-components';
import { pageRoutes, type PagePath } from '#shared/rules/routeTable';
import { Part } from '../loading/Part';
import { useSession } from '../data/session';
import { Footer } from '../features/footer/Footer';
import { PersonCardContext } from '../ui/person/personCardContext';
import { useIdle } from '../ui/useIdle';
import { drawPersonCard } from './drawPersonCard';
import { routes, type PortalRoute } from '../routes';
import { removeSkeleton } from './removeSkeleton';
import { useTexts } from '../texts/useTexts';
import { FailedPage } from './FailedPage';
import { FirstDay } from './FirstDay';
import { hasFrame } from './hasFrame';
import { Header } from './Header';
import { HomeScreenHint } from './HomeScreenHint';
import { LeaveQuestion } from './LeaveQuestion';
import { ModalOutlet } from './ModalOutlet';
import { MorePermissions } from './MorePermissions';
import { Notices } from './Notices';
import { OfflineBar } from './OfflineBar';
import { PageGuard } from './PageGuard';
import { SigningInAgain } from './SigningInAgain';
import { useCodeForLater } from './useCodeForLater';
import { useDocumentTitle } from '../data/useDocumentTitle';
import { useMissingParts } from './useMissingParts';
import { useHostNavigation } from './useHostNavigation';
import { useNavigationFocus } from './useNavigationFocus';
import { useOfflineStart } from './useOfflineStart';
import { Waiting } from './Waiting';

const useStyles = makeStyles({
  main: {
    flexGrow: 1,
    width: '100%',
    maxWidth: '1384px',
    margin: '0 auto',
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalL}`,
    outlineStyle: 'none',
    '@media (min-width: 768px)': {
      padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    },
    '@media (min-width: 1200px)': { padding: `${tokens.spacingVerticalXXXL} 40px` },
    '@media print': { maxWidth: 'none', padding: 0 },
  },
});

const paths = Object.keys(pageRoutes) as PagePath[];
const built = paths.filter((path) => routes.some((route) => route.path === path));
const firstPart = (path: string) => path.split('/')[1]!.toLowerCase();

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
  useLayoutEffect(removeSkeleton, []);
  useCodeForLater();
  useOfflineStart();
  useNavigationFocus();
  useHostNavigation();
  useMissingParts();
  return (
    <SigningInAgain>
      <PersonCardContext value={drawPersonCard}>
        <OfflineBar />
        <MorePermissions />
        {/* Before the pages: what they say at once is heard. */}
        <Notices />
        {isFramed && <Header />}
        <main id="content" tabIndex={-1} className={styles.main}>
          <Part
            waiting={<Waiting />}
            chance={pathname}
            failed={(failure) => <FailedPage {...failure} />}
          >
            <Routes>
              {/* Matching all of them would take a slow device longer than drawing a card. */}
              {paths
                .filter((path) => firstPart(path) === firstPart(pathname))
                .map((path) => (
                  <Route key={path} path={path} element={<GuardedPage path={path} />} />
                ))}
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Part>
        </main>
        {isFramed && <Footer isDue={isIdle} />}
        <HomeScreenHint />
        <FirstDay />
        <ModalOutlet />
        <LeaveQuestion />
      </PersonCardContext>
    </SigningInAgain>
  );
}

/**
 * A page of the table whose code does not exist is an unknown address to those who might open it
 * (SHELL-24).
 */
function GuardedPage({ path }: { path: PagePath }): ReactNode {
  const texts = useTexts();
  const route = routes.find((own) => own.path === path);
  const title = route?.title?.(texts);
  return (
    <PageGuard path={path} title={title} built={built}>
      {route ? <Page route={route} title={title} /> : <Navigate to="/" replace />}
    </PageGuard>
  );
}

function Page({
  route: { page: Content },
  title,
}: {
  route: PortalRoute;
  title: string | undefined;
}): ReactNode {
  useDocumentTitle(title);
  return <Content />;
}
