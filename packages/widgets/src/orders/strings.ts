import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  // Headings
  /** Heading of the incomplete table (ORD-05). */
  incompleteTitle: 'INCOMPLETE ORDERS',
  /** Under that heading (DASH-03, DASH-22). */
  incompleteHint: 'Complete them to start production',
  /** Heading of the full list (ORD-05). */
  ordersTitle: 'YOUR ORDERS',
  /** Heading of the home's table of orders in production. */
  productionTitle: 'IN PRODUCTION',
  /** Heading of the home's table of shipped orders. */
  shippedTitle: 'SHIPPED',
  /** Link under the table in production (DASH-07). */
  productionLink: 'VIEW IN PRODUCTION ORDERS FULL LIST',
  /** Link under the table of shipped orders (DASH-08). */
  shippedLink: 'VIEW SHIPPED ORDERS FULL LIST',
  /** Link to the list page (DASH-09). */
  fullLink: 'VIEW FULL LIST',

  // Columns
  columnNames: 'Names and event',
  columnCode: 'Order',
  columnArticle: 'Product',
  columnDate: 'Ordered',
  columnShipping: 'Shipped',
  columnPrice: 'Price',
  columnStatus: 'Status',
  columnProgress: 'Progress',
  /** Spoken heading of the column with the delete button. */
  columnDelete: 'Delete',

  // Cells
  /** In place of the couple, when an order has no names. */
  noNames: 'No names yet',
  /** No price (DASH-13). */
  noPrice: '-',
  /** Status cell that says nothing (ORD-27). */
  noStatus: '--',
  /** Tooltip and spoken name of the code's button. */
  copyCode: 'Copy order code {{code}}',
  /** Spoken once the code is in the clipboard. */
  copied: 'Copied',
  /** Spoken name of the badge (DASH-12). */
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  /** Spoken name of the bar. */
  progressOf: 'Progress of order {{code}}',
  /** Words beside the bar. */
  /** Spoken name of the alert icon (ORD-21). */
  alert: 'Needs attention',
  /** Next step of an incomplete order (ORD-26). */
  sendFiles: 'SEND FILES',
  resumeUpload: 'RESUME UPLOAD',
  /** Status cell of an incomplete order without files to send (ORD-27). */
  complete: 'Complete',
  /** Quiet action beside the next step (EMB-17). */
  changeMethod: 'Change method',
  /** Button at the end of a row (ORD-30). */
  deleteOrder: 'Delete order {{code}}',

  // Status and phase (ORD-17, ORD-23, ORD-24)
  inProduction: 'In production',
  delivered: 'Delivered',
  suspended: 'Suspended',
  suspendedPdf: 'Suspended (PDF)',
  suspendedPayment: 'Suspended (payment)',
  returned: 'Returned',
  cancelled: 'Cancelled',
  returnedCancelled: 'Returned and cancelled',
  duplicate: 'Duplicate',
  cancelledToDelete: 'Cancelled, to be deleted',
  cancelledDeleted: 'Cancelled and deleted',
  returnedBack: 'Returned back',
  onHold: 'On hold',
  unknown: '--',
  toPay: 'To pay',
  pdfSent: 'PDF sent',
  inDelivery: 'In delivery',
  /** On hold with its phase (ORD-24). */
  withPhase: '{{label}} ({{phase}})',

  // Empty and waiting
  /** Empty incomplete table, unfiltered (DASH-05). */
  noIncomplete: 'There are no incomplete orders',
  noIncompleteHint: 'An order that waits for files, payment or your confirmation stands here.',
  noProduction: 'Nothing is in production',
  noProductionHint: 'Orders stand here from the day they are complete until they leave the lab.',
  noShipped: 'Nothing was shipped yet',
  noShippedHint: 'Orders stand here once they have left the lab.',
  noOrders: 'There are no orders yet',
  noOrdersHint: 'Your orders stand here from the day they are complete.',
  /** The one thing to do where there are no orders. */
  goToStore: 'Choose a product',
  /** Filters that match nothing. */
  noMatch: 'No order matches these filters',

  // Filters
  /** Spoken name of the filter form of each table. */
  filterOrders: 'Filter your orders',
  filterIncomplete: 'Filter incomplete orders',
  /** Button that folds the filters out. */
  filters: 'Filters',
  filterStatus: 'Status',
  filterArticle: 'Product',
  filterSearch: 'Search',
  searchHint: 'Names, order code, product',
  /** Button that sends the search (ORD-07). */
  search: 'Search',
  clearSearch: 'Clear search',
  anyStatus: 'Any status',
  anyArticle: 'Any product',
  /** Status filter (ORD-20). */
  status1: 'In progress',
  status2: 'Suspended',
  status3: 'Shipped',
  status4: 'On hold',
  /** Shipping dates of YOUR ORDERS with status 3 (ORD-03). */
  shippedFrom: 'Shipped from',
  shippedTo: 'Shipped to',
  /** Order dates. */
  orderedFrom: 'Ordered from',
  orderedTo: 'Ordered to',
  /** Under a date that cannot be used. */
  dateBetween: 'Choose a day from {{from}} to {{to}}.',
  /** What is applied; each can be taken away. */
  applied: 'Applied filters',
  appliedSearch: '“{{text}}”',
  remove: 'Remove filter {{name}}',
  clearAll: 'Clear all filters',
  /** How many orders match. */
  matches_one: '{{formatted}} order',
  matches_other: '{{formatted}} orders',
  matchesFiltered_one: '{{formatted}} order matches',
  matchesFiltered_other: '{{formatted}} orders match',
  /** Instead, for a search that finds more than the lab counts. */
  matchesMany: 'More than {{formatted}} orders match',

  // Notices about the address
  addressTitle: 'Part of the address was not understood',
  address_unknownValue: '“{{parameter}}” has no such value, so it was left out.',
  address_notADate: '“{{parameter}}” is not a date, so it was left out.',
  address_notAPage: '“{{parameter}}” is not a page number, so page 1 is shown.',
  address_tooLong: '“{{parameter}}” is too long, so it was left out.',
  addressDates: 'The dates reach from {{from}} to {{to}}; what lay outside was moved.',
  addressPage: 'Page {{asked}} does not exist; the last page, {{page}}, is shown.',
  dismiss: 'Dismiss',

  // Live refresh
  changed: 'There are newer rows.',
  showNewer: 'Show them',

  // Pager
  pagerOrders: 'Pages of your orders',
  pagerIncomplete: 'Pages of incomplete orders',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  page: 'Page {{page}}',
  position: '{{page}} of {{pages}}',

  // Columns and views
  columns: 'Columns',
  columnsReset: 'Show all',
  views: 'Views',
  viewsEmpty: 'Filters, sort and columns that you need often can be kept under a name.',
  viewCurrent: 'Shown now',
  viewName: 'Name of this view',
  viewSave: 'Save view',
  viewDelete: 'Delete view {{name}}',
  viewSaved: 'View “{{name}}” saved',
  viewDeleted: 'View “{{name}}” deleted',
  viewEmpty: 'Give the view a name.',
  viewTooLong: 'Use at most 60 characters.',
  viewTooManyFilters: 'These filters are too long to be kept.',
  viewFull: 'There are 30 views already. Delete one first.',

  // Selection and CSV
  selectAll: 'Select all orders of this page',
  selectRow: 'Select order {{code}}',
  selected_one: '{{count}} order selected',
  selected_other: '{{count}} orders selected',
  selectNone: 'Clear selection',
  selectedMost: 'At most {{count}} orders can be selected; the first ones stay.',
  exportAll: 'CSV of all',
  exportSelected: 'CSV of selected',
  exportDone: 'The CSV file was saved',
  exportFailed: 'The CSV file could not be made',
  /** Name of the file, without its ending. */
  exportName: 'orders',
  exportEventDate: 'Event date',
  exportCurrency: 'Currency',

  // Deleting (ORD-31)
  deleteTitle: 'Delete order no {{code}}',
  deleteQuestion: 'Do you really want to delete this order?',
  deletingTitle: 'Please Wait!',
  deletingText: 'Data deleting',
  deleteTimeout: 'The lab did not say that order {{code}} is gone. The list shows how it stands now.',
  deleteRefused: 'Order {{code}} was not deleted. It may no longer wait for files.',
  deleteDone: 'Order {{code}} was deleted',
  deleteStays: 'Order {{code}} is still there. Try again in a moment.',

  // Windows of the lab (EMB-01)
  uploadTitle: 'Send files for order {{code}}',
  methodTitle: 'Change method of order {{code}}',
  leaveTitle: 'Close this window?',
  leaveUpload: 'Files that are still on their way stop. You can resume the upload later.',
  leaveMethod: 'What you have chosen here is not kept.',
  leaveStay: 'Stay here',
  leaveClose: 'Close window',
  uploadDone: 'The files of order {{code}} have arrived',
  methodDone: 'The method of order {{code}} was changed',

  // One order
  /** Page title while it loads. */
  order: 'Order {{code}}',
  back: 'Back',
  eventDate: 'Event',

  // Home
  bannerTitle: 'The store',
  bannerText: 'Albums, books and prints for your next couple.',
  bannerAction: 'Open the store',
} as const;

export type OrdersTexts = typeof english;

/** Words of order tables, lists and their windows. */
export const ordersTexts = defineTexts('orders', english);
