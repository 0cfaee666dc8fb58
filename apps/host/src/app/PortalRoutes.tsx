import { Suspense, useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { followLinks } from '../portal/followLinks.ts';
import { Frame, portalPlaces, signInPlaces } from './places.ts';
import { usePageChange } from './usePageChange.ts';
import { Waiting } from '../portal/Waiting.tsx';

/** Which page an address shows. A page that is still loading leaves the former one on the screen. */
export function PortalRoutes() {
  const navigate = useNavigate();
  usePageChange();
  useEffect(
    () =>
      followLinks(
        document,
        () => window.location.href,
        (route) => void navigate(route),
      ),
    [navigate],
  );
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {signInPlaces.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route element={<Frame />}>
          {portalPlaces.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Routes>
    </Suspense>
  );
}
