import type { ComponentType } from 'react';
import type { PortalRoute } from '../layout/routeTable.ts';
import { loadOnce } from './loadOnce.ts';
import { routeTable } from './routes.ts';

/** The guard with the frame around every page that has no frame of its own. */
export const loadSessionFrame = async (): Promise<ComponentType> =>
  (await import('./SessionFrame.tsx')).SessionFrame;

/** Loads all that a path needs at once, before React asks for one file after the other. */
export function preload(pathname: string): void {
  const { route } = routeTable.pageAt(pathname);
  for (const load of neededBy(route)) {
    // A failure is shown where the page is drawn.
    void loadOnce(load).catch(() => undefined);
  }
}

function neededBy({ load, standalone }: PortalRoute): readonly PortalRoute['load'][] {
  return standalone ? [load] : [loadSessionFrame, load];
}
