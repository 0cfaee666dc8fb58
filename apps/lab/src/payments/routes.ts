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
import { byVersion, customerRoute, fileRoute, publicRoute } from '../base/route.ts';
import { list } from './api.ts';
import { add, makeDefault, open, prove, remove } from './cards/frame.ts';
import { changeCard, orderCard } from './cards/order.ts';
import { exportCsv } from './export.ts';
import { download, downloadMany, exists } from './invoices.ts';

export const paymentRoutes = [
  byVersion(customerRoute(listPayments, list)),
  customerRoute(exportPayments, exportCsv),
  byVersion(customerRoute(invoiceExists, exists)),
  fileRoute(downloadInvoice, download),
  fileRoute(downloadInvoices, downloadMany),
  customerRoute(cardData, orderCard),
  customerRoute(setCardToken, changeCard),
  publicRoute(openCards, open),
  publicRoute(addCard, add),
  publicRoute(proveCard, prove),
  publicRoute(removeCard, remove),
  publicRoute(preferCard, makeDefault),
];
