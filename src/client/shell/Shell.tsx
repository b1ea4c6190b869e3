import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useSession } from '../data/session';
import { routes, type PortalRoute } from '../routes';
import { removeSkeleton } from './removeSkeleton';
import { useTexts } from '../texts/useTexts';
import { Header } from './Header';
import { ModalOutlet } from './ModalOutlet';
import { Notices } from './Notices';
import { OfflineBar } from './OfflineBar';
import { RouteBoundary } from './RouteBoundary';
import { useCodeForLater } from './useCodeForLater';
import { useDocumentTitle } from './useDocumentTitle';
import { useNavigationFocus } from './useNavigationFocus';

const useStyles = makeStyles({
  main: {
    flexGrow: 1,
    width: '100%',
    maxWidth: '1384px',
    margin: '0 auto',
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalL}`,
    outlineStyle: 'none',
    '@media (min-width: 768px)': { padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}` },
    '@media (min-width: 1200px)': { padding: `${tokens.spacingVerticalXXXL} 40px` },
  },
  waiting: { paddingTop: '20vh', textAlign: 'center', color: tokens.colorNeutralForeground2 },
});

/** The same frame around every page: header, content, place of the footer (SHELL-01). */
export function Shell() {
  const styles = useStyles();
  const { settings } = useSession();
  const { pathname } = useLocation();
  useLayoutEffect(removeSkeleton, []);
  useCodeForLater();
  useNavigationFocus();
  return (
    <>
      <OfflineBar />
      {!settings.coreIntranetEnabled && <Header />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <RouteBoundary address={pathname}>
          <Suspense fallback={<Waiting />}>
            <Routes>
              {routes.map((route) => <Route key={route.path} path={route.path} element={<Page route={route} />} />)}
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Suspense>
        </RouteBoundary>
      </main>
      <ModalOutlet />
      <Notices />
    </>
  );
}

function Page({ route }: { route: PortalRoute }): ReactNode {
  const texts = useTexts();
  useDocumentTitle(route.title?.(texts));
  const Content = route.page;
  return <Content />;
}

function Waiting() {
  return <p role="status" className={useStyles().waiting}>{useTexts().shell.loading}</p>;
}
