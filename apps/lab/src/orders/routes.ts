import {
  deleteOrder,
  deleteView,
  exportOrders,
  listViews,
  orderDetails,
  ordersIncomplete,
  ordersInProcess,
  reorder,
  saveView,
} from '@trade-area/core/contract';
import { byVersion, customerRoute, publicRoute } from '../base/route.ts';
import { inProcess, incomplete, removeBlocked } from './api.ts';
import { details } from './detail.ts';
import { exportCsv } from './export.ts';
import { orderAgain } from './reorder.ts';
import { dropView, keepView, views } from './views.ts';

export const orderRoutes = [
  byVersion(customerRoute(ordersInProcess, inProcess)),
  byVersion(customerRoute(ordersIncomplete, incomplete)),
  byVersion(customerRoute(orderDetails, details)),
  customerRoute(reorder, orderAgain),
  publicRoute(deleteOrder, removeBlocked),
  customerRoute(exportOrders, exportCsv),
  customerRoute(listViews, views),
  customerRoute(saveView, keepView),
  customerRoute(deleteView, dropView),
];
