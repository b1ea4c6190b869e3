import { memo, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { pageRoutes, type PagePath } from '#shared/rules/pages/routeTable';
import { useDocumentTitle } from '../data/useDocumentTitle';
import { Boundary, type PartFailure } from '../loading/Boundary';
import type { Loadable } from '../loading/loadable';
import { Part } from '../loading/Part';
import type { FirstTexts } from '../texts/topics';
import { useTexts } from '../texts/useTexts';
import { FailedPage } from './FailedPage';
import { KeptPage, Leaving } from './KeptPage';
import { PageGuard } from './PageGuard';
import { useVisits } from './useVisits';
import { Waiting } from './Waiting';

/** A page whose code exists, under its path in the table of routes, which says who may open it. */
export interface PageRoute {
  path: PagePath;
  /** One that loads when it is opened can be asked for before. */
  page: ComponentType & Partial<Pick<Loadable<unknown>, 'load'>>;
  /** For the window's title; a page whose title comes from its content sets it itself. */
  title?: (texts: FirstTexts) => string;
  /** It stays as it is while another page is shown, and is there at once when it is opened again. */
  isKept?: boolean;
}

const paths = Object.keys(pageRoutes) as PagePath[];
const firstPart = (path: string) => path.split('/')[1]?.toLowerCase();

interface PagesProps {
  /** In the order of the top navigation. */
  routes: readonly PageRoute[];
  /** Stands at an address that no page has. */
  unknown: ReactNode;
}

/** The page of the address, for those who may open it; an error stays within it. */
export function Pages({ routes, unknown }: PagesProps) {
  const { pathname } = useLocation();
  const isKept = routes.some((route) => route.isKept && route.path === pathname);
  const { visits, drop } = useVisits(isKept);
  const page = { routes, unknown, onLost: drop };
  return (
    <Part waiting={<Waiting />} chance={pathname} failed={(failure) => <FailedPage {...failure} />}>
      {visits.map((visit) => {
        const own = visit.location.pathname;
        return (
          <KeptPage key={own} visit={visit} isShown={own === pathname} onLost={drop}>
            <PageAt pathname={own} {...page} />
          </KeptPage>
        );
      })}
      {!isKept && <PageAt pathname={pathname} {...page} />}
    </Part>
  );
}

interface PageAtProps extends PagesProps {
  pathname: string;
  /** Called when the page is left after it failed: it is to be tried again. */
  onLost: (pathname: string) => void;
}

const PageAt = memo(function PageAt({ pathname, routes, unknown, onLost }: PageAtProps) {
  const failed = (failure: PartFailure) => (
    <>
      <FailedPage {...failure} />
      <Leaving onLeave={() => onLost(pathname)} />
    </>
  );
  return (
    <Boundary chance={pathname} failed={failed}>
      <Routes>
        {/* Matching all of them would take a slow device longer than drawing a card. */}
        {paths
          .filter((path) => firstPart(path) === firstPart(pathname))
          .map((path) => (
            <Route key={path} path={path} element={<GuardedPage path={path} routes={routes} />} />
          ))}
        <Route path="*" element={unknown} />
      </Routes>
    </Boundary>
  );
});

/** A page of the table whose code does not exist leads home those who might open it (SHELL-24). */
function GuardedPage({ path, routes }: { path: PagePath; routes: readonly PageRoute[] }) {
  const texts = useTexts();
  const built = paths.filter((each) => routes.some((route) => route.path === each));
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
  route: PageRoute;
  title: string | undefined;
}): ReactNode {
  useDocumentTitle(title);
  return <Content />;
}
