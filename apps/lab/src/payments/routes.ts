import {
  downloadInvoice,
  downloadInvoices,
  exportPayments,
  invoiceExists,
  listPayments,
} from '@trade-area/core/contract';
import { byVersion, customerRoute, fileRoute } from '../http/route.ts';
import { list } from './api.ts';
import { exportCsv } from './export.ts';
import { download, downloadMany, exists } from './invoices.ts';

export const paymentRoutes = [
  byVersion(customerRoute(listPayments, list)),
  customerRoute(exportPayments, exportCsv),
  byVersion(customerRoute(invoiceExists, exists)),
  fileRoute(downloadInvoice, download),
  fileRoute(downloadInvoices, downloadMany),
];
