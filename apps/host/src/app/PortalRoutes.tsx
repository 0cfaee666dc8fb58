import { createElement, Suspense, use, useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import type { PortalRoute } from '../layout/routeTable.ts';
import { interceptLinkClicks } from '../portal/interceptLinkClicks.ts';
import { PageLoading } from '../portal/PageLoading.tsx';
import { loadOnce } from './loadOnce.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { loadSessionLayout } from './preload.ts';
import { routeTable } from './routes.ts';
import { useScrollAndFocusReset } from './useScrollAndFocusReset.ts';

/** Renders the page of the current address. While a page loads, the previous one stays on the screen. */
export function PortalRoutes() {
  const navigate = useNavigate();
  useScrollAndFocusReset();
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
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<PageOutlet isStandalone />}>
          {routes.filter(({ isStandalone }) => isStandalone).map(routeElement)}
        </Route>
        <Route element={<LazyPage load={loadSessionLayout} />}>
          {routes.filter(({ isStandalone }) => !isStandalone).map(routeElement)}
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
