import {
  createStatusLink,
  deleteView,
  exportOrders,
  listViews,
  orderDetails,
  ordersCounts,
  ordersIncomplete,
  ordersInProcess,
  reorder,
  revokeStatusLink,
  saveView,
} from '@trade-area/core/contract';
import { cacheByVersion, customerRoute } from '../base/route.ts';
import { listInProcess, listIncomplete } from './api.ts';
import { countOrders } from './counts.ts';
import { getOrderDetails } from './detail.ts';
import { exportCsv } from './export.ts';
import { repeatOrder } from './reorder.ts';
import { createLink, revokeLink } from './statusLink.ts';
import { deleteListView, saveListView, getListViews } from './views.ts';

export const orderRoutes = [
  cacheByVersion(customerRoute(ordersInProcess, listInProcess)),
  cacheByVersion(customerRoute(ordersIncomplete, listIncomplete)),
  customerRoute(ordersCounts, countOrders),
  cacheByVersion(customerRoute(orderDetails, getOrderDetails)),
  customerRoute(reorder, repeatOrder),
  customerRoute(createStatusLink, createLink),
  customerRoute(revokeStatusLink, revokeLink),
  customerRoute(exportOrders, exportCsv),
  customerRoute(listViews, getListViews),
  customerRoute(saveView, saveListView),
  customerRoute(deleteView, deleteListView),
];
