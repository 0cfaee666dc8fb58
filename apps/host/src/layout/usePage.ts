import { useSessionState } from '@trade-area/widgets';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { PortalPage, RouteTable } from './routeTable.ts';

const RouteTableContext = createContext<RouteTable | null>(null);

/** Gives the portal's pages to the components inside, so that none of them imports the list. */
export const RouteTableProvider = RouteTableContext.Provider;

export function useRouteTable(): RouteTable {
  const table = useContext(RouteTableContext);
  if (!table) throw new Error('ta: a component is outside <App>, so it does not know the pages.');
  return table;
}

/** The page at the present address, as the person who is signed in may see it. */
export function usePage(): PortalPage {
  const { pathname } = useLocation();
  const isInternal = useSessionState(({ person }) => person?.code === '0');
  return useRouteTable().pageAt(pathname, { isInternal });
}
