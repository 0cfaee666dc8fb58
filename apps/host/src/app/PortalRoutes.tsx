import { createElement, Suspense, use, useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import type { PortalRoute } from '../layout/routeTable.ts';
import { interceptLinkClicks } from '../portal/interceptLinkClicks.ts';
import { Waiting } from '../portal/Waiting.tsx';
import { loadOnce } from './loadOnce.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { loadSessionFrame } from './preload.ts';
import { routeTable } from './routes.ts';
import { usePageChange } from './usePageChange.ts';

/** Renders the page of the current address. While a page loads, the previous one stays on the screen. */
export function PortalRoutes() {
  const navigate = useNavigate();
  usePageChange();
  useEffect(
    () =>
      interceptLinkClicks(
        document,
        () => window.location.href,
        (route) => void navigate(route),
      ),
    [navigate],
  );
  const { routes } = routeTable;
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route element={<PageOutlet standalone />}>
          {routes.filter(({ standalone }) => standalone).map(routeElement)}
        </Route>
        <Route element={<LazyPage load={loadSessionFrame} />}>
          {routes.filter(({ standalone }) => !standalone).map(routeElement)}
        </Route>
      </Routes>
    </Suspense>
  );
}

function routeElement({ path, load }: PortalRoute) {
  return <Route key={path} path={path} element={<LazyPage key={path} load={load} />} />;
}

function LazyPage({ load }: Pick<PortalRoute, 'load'>) {
  return createElement(use(loadOnce(load)));
}
