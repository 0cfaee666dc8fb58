import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { matchRoutes } from 'react-router';

/** A page of the portal: its path below `/ta/`, and the code that draws it, loaded when it is first opened. */
export interface Place {
  readonly path: string;
  readonly Page: LazyExoticComponent<ComponentType>;
  readonly load: () => Promise<unknown>;
}

function place(path: string, load: () => Promise<ComponentType>): Place {
  return { path, load, Page: lazy(async () => ({ default: await load() })) };
}

/** Pages before the portal opens. */
export const signInPlaces: readonly Place[] = [
  place('login', async () => (await import('../pages/auth/LoginPage.tsx')).LoginPage),
  place('signup', async () => (await import('../pages/auth/SignUpPage.tsx')).SignUpPage),
  place('recovery-password', async () => (await import('../pages/auth/RecoveryPage.tsx')).RecoveryPage),
];

/** Pages whose content comes with a later part: each says what will be there. */
const later = async () => (await import('../pages/later/LaterPage.tsx')).LaterPage;

/** Every page inside the portal's frame (SHELL-28, ROUTE-02 to ROUTE-21). */
export const portalPlaces: readonly Place[] = [
  place('', async () => (await import('../pages/orders/DashboardPage.tsx')).DashboardPage),
  place('orders-list', async () => (await import('../pages/orders/OrdersListPage.tsx')).OrdersListPage),
  place('messages', async () => (await import('../pages/messages/MessagesPage.tsx')).MessagesPage),
  place('order/:code/:action?', async () => (await import('../pages/orders/OrderPage.tsx')).OrderPage),
  place('account', async () => (await import('../pages/account/AccountRoute.tsx')).AccountRoute),
  place('privacy', async () => (await import('../pages/consent/PrivacyPage.tsx')).PrivacyPage),
  place(
    'account/fatturazione-elettronica/:id?',
    async () => (await import('../pages/account/InvoicingPage.tsx')).InvoicingPage,
  ),
  place('graphistore/disney', later),
  place('graphistore/:filter?', async () => (await import('../pages/store/StorePage.tsx')).StorePage),
  place(
    'graphistore-public',
    async () => (await import('../pages/store/PublicStorePage.tsx')).PublicStorePage,
  ),
  place('product/:product', async () => (await import('../pages/store/ProductPage.tsx')).ProductPage),
  place('presets', async () => (await import('../pages/store/PresetsPage.tsx')).PresetsPage),
  place('projects/*', later),
  place('promotions', async () => (await import('../pages/promotions/PromotionsPage.tsx')).PromotionsPage),
  place(
    'payments-list',
    async () => (await import('../pages/payments/PaymentsListPage.tsx')).PaymentsListPage,
  ),
  place('payment/:code', async () => (await import('../pages/payments/PaymentPage.tsx')).PaymentPage),
  place('documents', later),
  place('marketing-materials/*', later),
  place('video-tutorials', later),
  place('video-tutorials/graphisoftware', later),
  place('tecnical-info', later),
  place('download', later),
  place('faq', later),
  place('news', async () => (await import('../pages/news/NewsPage.tsx')).NewsPage),
  place(
    'fedex/:codice/:contact_id',
    async () => (await import('../pages/messages/PickupPage.tsx')).PickupPage,
  ),
  ...[
    'config-product',
    'config-product-dev',
    'config-product-test',
    'config-print',
    'create-layout',
    'print-again',
    'share-foto-album',
    'share-foto-album-list',
    'disney',
    'contact',
    'showVideo',
  ].map((page) => place(`${page}/*`, later)),
  place('*', async () => (await import('../pages/later/HomePage.tsx')).HomePage),
];

const loadFrame = async () => (await import('./SessionFrame.tsx')).SessionFrame;

/** The guard with the layout around every page of `portalPlaces`. */
export const Frame = lazy(async () => ({ default: await loadFrame() }));

/** The page that a route shows, by the router's own ranking: a literal segment before a parameter (ROUTE-05). */
export function placeAt(route: string): Place | null {
  return matchRoutes([...signInPlaces, ...portalPlaces], route)?.[0]?.route ?? null;
}

/** Begins to load what a route needs, all of it at once: before React asks for one after the other. */
export function preload(route: string): void {
  const place = placeAt(route);
  const wanted = place && signInPlaces.includes(place) ? [place.load] : [loadFrame, place?.load];
  // A file that cannot be loaded is told where it is drawn.
  for (const load of wanted) void load?.().catch(() => undefined);
}
