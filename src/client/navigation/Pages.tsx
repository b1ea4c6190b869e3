import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { pageRoutes, type PagePath } from '#shared/rules/pages/routeTable';
import { useDocumentTitle } from '../data/useDocumentTitle';
import type { Loadable } from '../loading/loadable';
import { Part } from '../loading/Part';
import type { FirstTexts } from '../texts/topics';
import { useTexts } from '../texts/useTexts';
import { FailedPage } from './FailedPage';
import { PageGuard } from './PageGuard';
import { Waiting } from './Waiting';

/** A page whose code exists, under its path in the table of routes, which says who may open it. */
export interface PageRoute {
  path: PagePath;
  /** One that loads when it is opened can be asked for before. */
  page: ComponentType & Partial<Pick<Loadable<unknown>, 'load'>>;
  /** For the window's title; a page whose title comes from its content sets it itself. */
  title?: (texts: FirstTexts) => string;
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
  return (
    <Part waiting={<Waiting />} chance={pathname} failed={(failure) => <FailedPage {...failure} />}>
      <Routes>
        {/* Matching all of them would take a slow device longer than drawing a card. */}
        {paths
          .filter((path) => firstPart(path) === firstPart(pathname))
          .map((path) => (
            <Route key={path} path={path} element={<GuardedPage path={path} routes={routes} />} />
          ))}
        <Route path="*" element={unknown} />
      </Routes>
    </Part>
  );
}

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
