import {
  accountIcon,
  couponIcon,
  dashboardIcon,
  documentsIcon,
  helpIcon,
  marketingIcon,
  ordersIcon,
  paymentsIcon,
  projectsIcon,
  storeIcon,
  videoIcon,
} from '@trade-area/widgets/portal';
import { createRouteTable } from '../layout/routeTable.ts';

/** The order page of the lab's partner, at two addresses (DIS-01). */
const externalOrder = async () => (await import('../pages/checkout/ExternalOrderPage.tsx')).ExternalOrderPage;
/** The folder browser’s pages, which are one chunk. */
const libraryPages = () => import('../pages/downloads/LibraryPage.tsx');

/** The configurator in its three environments (ROUTE-17, ROUTE-20). */
const configurator = async () =>
  (await import('../pages/configurator/ConfiguratorPage.tsx')).ConfiguratorPage;

/**
 * Every page of the portal (SHELL-28, ROUTE-01 to ROUTE-21). One entry here adds a page: its address, its title, who
 * may see it and its entry in the side menu follow, the menu in the order of this list (SHELL-01).
 */
export const routeTable = createRouteTable([
  {
    path: 'login',
    load: async () => (await import('../pages/auth/LoginPage.tsx')).LoginPage,
    title: 'signIn',
    isPublic: true,
    isStandalone: true,
  },
  {
    path: 'signup',
    load: async () => (await import('../pages/auth/SignUpPage.tsx')).SignUpPage,
    title: 'signUp',
    isPublic: true,
    isStandalone: true,
  },
  {
    path: 'recovery-password',
    load: async () => (await import('../pages/auth/RecoveryPage.tsx')).RecoveryPage,
    title: 'recovery',
    isPublic: true,
    isStandalone: true,
  },

  {
    path: '',
    load: async () => (await import('../pages/orders/DashboardPage.tsx')).DashboardPage,
    title: 'dashboard',
    menu: 'dashboard',
    icon: dashboardIcon,
  },

  {
    path: 'graphistore/:filter?',
    load: async () => (await import('../pages/store/StorePage.tsx')).StorePage,
    title: 'store',
    menu: 'store',
    icon: storeIcon,
  },
  { path: 'graphistore/disney', load: externalOrder, title: 'partner', menu: 'store', right: 'orders' },
  {
    path: 'graphistore-public',
    load: async () => (await import('../pages/store/PublicStorePage.tsx')).PublicStorePage,
    title: 'store',
    menu: 'store',
    isPublic: true,
    isEnglishOnly: true,
  },
  {
    path: 'product/:product',
    load: async () => (await import('../pages/store/ProductPage.tsx')).ProductPage,
    title: 'store',
    menu: 'store',
  },
  {
    path: 'presets',
    load: async () => (await import('../pages/store/PresetsPage.tsx')).PresetsPage,
    title: 'presets',
    menu: 'store',
  },

  {
    path: 'orders-list',
    right: 'orders',
    load: async () => (await import('../pages/orders/OrdersListPage.tsx')).OrdersListPage,
    title: 'orders',
    menu: 'orders',
    icon: ordersIcon,
  },
  {
    path: 'order/:code/:action?',
    right: 'orders',
    load: async () => (await import('../pages/orders/OrderPage.tsx')).OrderPage,
    title: 'order',
    menu: 'orders',
  },
  {
    path: 'messages',
    right: 'orders',
    load: async () => (await import('../pages/messages/MessagesPage.tsx')).MessagesPage,
    title: 'messages',
    menu: 'orders',
  },

  {
    path: 'projects',
    load: async () => (await import('../pages/projects/ProjectsPage.tsx')).ProjectsPage,
    title: 'projects',
    menu: 'projects',
    icon: projectsIcon,
    right: 'orders',
  },

  {
    path: 'promotions',
    load: async () => (await import('../pages/promotions/PromotionsPage.tsx')).PromotionsPage,
    title: 'promotions',
    menu: 'promotions',
    icon: couponIcon,
  },

  {
    path: 'payments-list',
    right: 'payments',
    load: async () => (await import('../pages/payments/PaymentsListPage.tsx')).PaymentsListPage,
    title: 'payments',
    menu: 'payments',
    icon: paymentsIcon,
  },
  {
    path: 'payment/:code',
    right: 'payments',
    load: async () => (await import('../pages/payments/PaymentPage.tsx')).PaymentPage,
    title: 'payment',
    menu: 'payments',
  },

  {
    path: 'documents',
    load: async () => (await import('../pages/downloads/DocumentsPage.tsx')).DocumentsPage,
    title: 'documents',
    menu: 'documents',
    icon: documentsIcon,
  },
  {
    path: 'tecnical-info',
    load: async () => (await libraryPages()).TechnicalPage,
    title: 'technical',
    menu: 'documents',
  },
  {
    path: 'download',
    load: async () => (await libraryPages()).DownloadPage,
    title: 'library',
    menu: 'documents',
  },

  {
    path: 'marketing-materials/*',
    load: async () => (await libraryPages()).MarketingPage,
    title: 'marketing',
    menu: 'marketing',
    icon: marketingIcon,
  },

  {
    path: 'video-tutorials',
    load: async () => (await libraryPages()).VideosPage,
    title: 'videos',
    menu: 'videos',
    icon: videoIcon,
  },
  {
    path: 'video-tutorials/graphisoftware',
    load: async () => (await import('../pages/downloads/SoftwareVideosPage.tsx')).SoftwareVideosPage,
    title: 'softwareVideos',
    menu: 'videos',
  },

  {
    path: 'faq',
    load: async () => (await import('../pages/help/FaqPage.tsx')).FaqPage,
    title: 'help',
    menu: 'help',
    icon: helpIcon,
  },

  {
    path: 'account',
    load: async () => (await import('../pages/account/AccountRoute.tsx')).AccountRoute,
    title: 'account',
    menu: 'account',
    icon: accountIcon,
  },
  {
    path: 'account/fatturazione-elettronica/:id?',
    right: 'profile',
    load: async () => (await import('../pages/account/InvoicingPage.tsx')).InvoicingPage,
    title: 'invoicing',
    menu: 'account',
  },

  {
    path: 'privacy',
    load: async () => (await import('../pages/consent/PrivacyPage.tsx')).PrivacyPage,
    title: 'privacy',
    isPublic: true,
  },
  { path: 'news', load: async () => (await import('../pages/news/NewsPage.tsx')).NewsPage, title: 'news' },
  {
    path: 'fedex/:codice/:contact_id',
    right: 'orders',
    load: async () => (await import('../pages/messages/PickupPage.tsx')).PickupPage,
    title: 'pickup',
  },
  { path: 'config-product/*', load: configurator, title: 'configuring', right: 'orders' },
  {
    path: 'config-product-dev/*',
    load: configurator,
    title: 'configuring',
    isInternalOnly: true,
    right: 'orders',
  },
  {
    path: 'config-product-test/*',
    load: configurator,
    title: 'configuring',
    isInternalOnly: true,
    right: 'orders',
  },
  {
    path: 'config-print/*',
    load: async () => (await import('../pages/editor/PrintEditorPage.tsx')).PrintEditorPage,
    title: 'designing',
    right: 'orders',
    fullAreaAt: '#step=',
  },
  {
    path: 'create-layout',
    load: async () => (await import('../pages/help/LayoutHelpPage.tsx')).LayoutHelpPage,
    title: 'layoutHelp',
    menu: 'help',
  },
  {
    path: 'print-again/*',
    right: 'orders',
    load: async () => (await import('../pages/configurator/PrintAgainPage.tsx')).PrintAgainPage,
    title: 'printAgain',
  },
  {
    path: 'cart',
    right: 'orders',
    load: async () => (await import('../pages/configurator/CartPage.tsx')).CartPage,
    title: 'cart',
    menu: 'store',
  },
  {
    path: 'share-foto-album/*',
    right: 'orders',
    load: async () => (await import('../pages/sharing/SharePage.tsx')).SharePage,
    title: 'sharing',
  },
  {
    path: 'share-foto-album-list/*',
    right: 'orders',
    load: async () => (await import('../pages/sharing/SharedListPage.tsx')).SharedListPage,
    title: 'sharing',
  },
  { path: 'disney/*', load: externalOrder, title: 'partner', right: 'orders' },
  {
    path: 'contact',
    load: async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage,
    title: 'contact',
    isPublic: true,
  },
  {
    path: 'showVideo',
    load: async () => (await import('../pages/contact/VideoPage.tsx')).VideoPage,
    title: 'film',
    isPublic: true,
  },

  // Any address that is none of these (SHELL-23).
  {
    path: '*',
    load: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
    title: 'notFound',
  },
]);
