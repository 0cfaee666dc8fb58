import { details, updateLanguage } from './account.ts';
import { changePassword, checkToken, login, logout, recovery, saveLoggedUser, ticket } from './auth.ts';
import { checkGdpr, setGdpr } from './consent.ts';
import type { Endpoint } from './endpoint.ts';
import { unreadMessages } from './messages.ts';
import {
  deleteOrder,
  deleteView,
  exportOrders,
  listViews,
  orderDetails,
  ordersIncomplete,
  ordersInProcess,
  saveView,
} from './orders.ts';
import { activePromotions, checkCode, oldPromotions, sliders } from './promotions.ts';
import {
  allPresets,
  customerStore,
  downloadFile,
  newsList,
  productInfo,
  productPresets,
  productProjects,
  publicStore,
  viewFile,
} from './store.ts';

/** Every call, in the order of the generated documentation. */
export const contract: readonly Endpoint[] = [
  login,
  logout,
  recovery,
  changePassword,
  checkToken,
  saveLoggedUser,
  ticket,
  details,
  updateLanguage,
  ordersInProcess,
  ordersIncomplete,
  orderDetails,
  deleteOrder,
  exportOrders,
  listViews,
  saveView,
  deleteView,
  unreadMessages,
  checkCode,
  activePromotions,
  oldPromotions,
  sliders,
  publicStore,
  customerStore,
  productInfo,
  productProjects,
  allPresets,
  productPresets,
  viewFile,
  downloadFile,
  newsList,
  checkGdpr,
  setGdpr,
];
