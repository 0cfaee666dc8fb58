import type { ComponentType } from 'react';
import type { PortalRoute } from '../layout/routeTable.ts';
import { loadOnce } from './loadOnce.ts';
import { routeTable } from './routes.ts';

/** The guard and the layout around every page that has no layout of its own. */
export const loadSessionLayout = async (): Promise<ComponentType> =>
  (await import('./SessionLayout.tsx')).SessionLayout;

/** Loads all that a path needs at once, before React asks for one file after the other. */
export function preload(pathname: string): void {
  const { route } = routeTable.pageAt(pathname);
  for (const load of neededBy(route)) {
    // A failure is shown where the page is drawn.
    void loadOnce(load).catch(() => undefined);
  }
}

function neededBy({ load, isStandalone }: PortalRoute): readonly PortalRoute['load'][] {
  return isStandalone ? [load] : [loadSessionLayout, load];
}
