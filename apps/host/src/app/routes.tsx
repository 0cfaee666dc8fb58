import { createBrowserRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { base } from './addresses.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { Root } from './Root.tsx';
import { Waiting } from './Waiting.tsx';

/** What a route says about itself. */
export interface RouteHandle {
  /** Readable without a session (PRIV-10). */
  readonly public?: true;
}

/** Pages whose content comes with a later part: each says what will be there. */
const later = async () => ({ Component: (await import('../pages/later/LaterPage.tsx')).LaterPage });

/** Every route of the documents (000 §2, 001 §2, 002 §2, SHELL-28). A page loads when it is first opened. */
const inside: readonly RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('../pages/orders/DashboardPage.tsx')).DashboardPage }),
  },
  {
    path: 'orders-list',
    lazy: async () => ({ Component: (await import('../pages/orders/OrdersListPage.tsx')).OrdersListPage }),
  },
  {
    path: 'order/:code/:action?',
    lazy: async () => ({ Component: (await import('../pages/orders/OrderPage.tsx')).OrderPage }),
  },
  {
    path: 'account',
    lazy: async () => ({ Component: (await import('../pages/auth/AccountRoute.tsx')).AccountRoute }),
  },
  { path: 'account/fatturazione-elettronica/:id?', lazy: later },
  { path: 'graphistore/*', lazy: later },
  { path: 'projects/*', lazy: later },
  { path: 'promotions', lazy: later },
  { path: 'payments-list', lazy: later },
  { path: 'payment/:code', lazy: later },
  { path: 'documents', lazy: later },
  { path: 'marketing-materials/*', lazy: later },
  { path: 'video-tutorials', lazy: later },
  { path: 'video-tutorials/graphisoftware', lazy: later },
  { path: 'tecnical-info', lazy: later },
  { path: 'download', lazy: later },
  { path: 'faq', lazy: later },
  { path: 'news/*', lazy: later },
  { path: 'fedex/:codice/:contact_id', lazy: later },
  {
    path: 'privacy',
    handle: { public: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('../pages/consent/PrivacyPage.tsx')).PrivacyPage }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('../pages/later/HomePage.tsx')).HomePage }),
  },
];

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: BrokenPage,
    HydrateFallback: Waiting,
    children: [
      {
        path: 'login',
        lazy: async () => ({ Component: (await import('../pages/auth/LoginPage.tsx')).LoginPage }),
      },
      {
        path: 'signup',
        lazy: async () => ({ Component: (await import('../pages/auth/SignUpPage.tsx')).SignUpPage }),
      },
      {
        path: 'recovery-password',
        lazy: async () => ({ Component: (await import('../pages/auth/RecoveryPage.tsx')).RecoveryPage }),
      },
      {
        lazy: async () => ({ Component: (await import('./SessionFrame.tsx')).SessionFrame }),
        children: [...inside],
      },
    ],
  },
];

export function createPortalRouter() {
  return createBrowserRouter(routes, { basename: base });
}
