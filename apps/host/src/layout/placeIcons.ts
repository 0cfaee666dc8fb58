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
import type { IconShape } from '@trade-area/widgets';
import type { MenuPlace } from './places.ts';

/** The picture of every entry, which stands alone when the menu shows icons only. */
export const placeIcons: Readonly<Record<MenuPlace, IconShape>> = {
  dashboard: dashboardIcon,
  store: storeIcon,
  orders: ordersIcon,
  projects: projectsIcon,
  promotions: couponIcon,
  payments: paymentsIcon,
  documents: documentsIcon,
  marketing: marketingIcon,
  videos: videoIcon,
  help: helpIcon,
  account: accountIcon,
};
