import {
  addCard,
  cardData,
  downloadInvoice,
  downloadInvoices,
  exportPayments,
  invoiceExists,
  listPayments,
  openCards,
  preferCard,
  proveCard,
  removeCard,
  setCardToken,
} from '@trade-area/core/contract';
import { cacheByVersion, customerRoute, fileRoute, publicRoute } from '../base/route.ts';
import { listPaymentsPage } from './api.ts';
import {
  addFrameCard,
  makeFrameCardDefault,
  openCardFrame,
  proveFrameCard,
  removeFrameCard,
} from './cards/frame.ts';
import { changeOrderCard, getOrderCard } from './cards/order.ts';
import { exportCsv } from './export.ts';
import { downloadOrderInvoice, downloadManyInvoices, findInvoices } from './invoices.ts';

export const paymentRoutes = [
  cacheByVersion(customerRoute(listPayments, listPaymentsPage)),
  customerRoute(exportPayments, exportCsv),
  cacheByVersion(customerRoute(invoiceExists, findInvoices)),
  fileRoute(downloadInvoice, downloadOrderInvoice),
  fileRoute(downloadInvoices, downloadManyInvoices),
  customerRoute(cardData, getOrderCard),
  customerRoute(setCardToken, changeOrderCard),
  publicRoute(openCards, openCardFrame),
  publicRoute(addCard, addFrameCard),
  publicRoute(proveCard, proveFrameCard),
  publicRoute(removeCard, removeFrameCard),
  publicRoute(preferCard, makeFrameCardDefault),
];
