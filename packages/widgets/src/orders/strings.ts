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
  productionTitle: 'In production',
  /** Heading of the home's table of shipped orders. */
  shippedTitle: 'Shipped',
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
  /** No price (DASH-13). */
  noPrice: '-',
  /** Status cell that says nothing (ORD-27). */
  noStatus: '--',
  /** Under it: the reason, and the next step. */
  noStatusHint: 'Upload status unknown. Send the lab a message.',
  /** Under the button of an incomplete order: chosen files that the lab does not have. */
  filesMissing_one: '{{count}} of {{chosen}} files missing: {{names}}',
  filesMissing_other: '{{count}} of {{chosen}} files missing: {{names}}',
  moreFiles_one: '{{count}} more',
  moreFiles_other: '{{count}} more',
  /** Under the state of an incomplete order: what it waits for (EMB-14). */
  waitsForOtherWay: 'You chose to send the files another way. The lab is waiting for them.',
  waitsForLab: 'Files received. You don’t need to do anything.',
  waitsForAnswer: 'The lab needs an answer. Check the order’s messages.',
  waitsForPayment: 'The lab is waiting for the payment.',
  waitsPaused: 'The lab has paused this order.',
  waitsForNothing: 'Nothing to do for this order.',
  /** Above the next step or under the state of an order: what it waits for. */
  reasonFiles: 'Waiting for files',
  reasonAnswer: 'Needs your answer',
  reasonPayment: 'Waiting for payment',
  /** Tooltip and spoken name of the code's button. */
  copyCode: 'Copy order code {{code}}',
  /** Spoken once the code is in the clipboard. */
  copied: 'Copied',
  /** Spoken name of the badge (DASH-12). */
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  /** Spoken name of the bar. */
  progressOf: 'Progress of order {{code}}',
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
  /** Stands for delivered while the parcel is on its way. */
  shipped: 'Shipped',
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
  noIncompleteHint: 'Orders waiting for files, payment or your confirmation appear here.',
  noProduction: 'Nothing in production',
  noProductionHint: 'Orders appear here once they’re complete, until they ship.',
  noShipped: 'Nothing shipped yet',
  noShippedHint: 'Orders appear here once they’ve shipped.',
  noOrders: 'No orders yet',
  noOrdersHint: 'Your orders appear here once they’re complete.',
  /** The one thing to do where there are no orders. */
  goToStore: 'Choose a product',
  /** Filters that match nothing. */
  noMatch: 'No orders match these filters',
  /** The same of the incomplete table. */
  noIncompleteMatch: 'No incomplete orders match these filters',
  /** The view “To do” without a suspended order. */
  nothingToAnswer: 'No order in production is waiting for your answer',

  // Views by status (DEC-22)
  /** Spoken name of the row of views. */
  viewsOfOrders: 'Orders by status',
  /** Incomplete and suspended orders: those that wait for the customer. */
  viewTodo: 'To do',
  viewProduction: 'In production',
  viewHold: 'On hold',
  viewShipped: 'Shipped',
  viewAll: 'All',
  /** Button beside the heading of a folded table. */
  unfold: 'Show',

  // Filters
  /** Spoken name of the filter form of each table. */
  filterOrders: 'Filter your orders',
  filterIncomplete: 'Filter incomplete orders',
  searchHint: 'Names, order code, product',
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
  /** How many orders match. */
  matches_one: '{{formatted}} order',
  matches_other: '{{formatted}} orders',
  matchesFiltered_one: '{{formatted}} order matches',
  matchesFiltered_other: '{{formatted}} orders match',
  /** Instead, for a search that finds more than the lab counts. */
  matchesMany: 'More than {{formatted}} orders match',

  // Live refresh
  changed: 'Updates available.',
  showNewer: 'Show updates',

  // Pager
  pagerOrders: 'Pages of your orders',
  pagerIncomplete: 'Pages of incomplete orders',

  // Columns and views
  columns: 'Columns',
  columnsReset: 'Show all columns',
  views: 'Views',
  viewsEmpty: 'Save the filters, sorting and columns you use often as a view.',
  viewCurrent: 'Current view',
  viewName: 'View name',
  viewSave: 'Save view',
  viewDelete: 'Delete view {{name}}',
  viewSaved: 'View “{{name}}” saved',
  viewDeleted: 'View “{{name}}” deleted',
  viewEmpty: 'Enter a name.',
  viewTooLong: 'Use at most 60 characters.',
  viewTooManyFilters: 'These filters are too long to save.',
  viewFull: 'You already have 30 views. Delete one to save another.',

  // Selection and CSV
  selectAll: 'Select all orders on this page',
  selectRow: 'Select order {{code}}',
  selected_one: '{{count}} order selected',
  selected_other: '{{count}} orders selected',
  selectedMost: 'You can select up to {{count}} orders. The first ones stay selected.',
  exportSelected: 'Export selected',
  /** Entry of a menu: the same with commas and decimal points. */
  exportSelectedEnglish: 'Export selected in English format',
  /** Name of the file, without its ending. */
  exportName: 'orders',
  exportEventDate: 'Event date',
  exportCurrency: 'Currency',

  // Deleting (ORD-31)
  deleteTitle: 'Delete order no {{code}}',
  deleteQuestion: 'Do you really want to delete this order?',
  deleteShipping: 'Its shipping cost moves to order {{code}}, which you ordered together with it.',
  deletingTitle: 'Please Wait!',
  deletingText: 'Data deleting',
  deleteTimeout: 'We couldn’t confirm that order {{code}} was deleted. The list shows its current status.',
  deleteRefused: 'Order {{code}} wasn’t deleted. Its files may have been sent, or it was paid. Ask the lab.',
  deletePaid:
    'Order {{code}} wasn’t deleted, because the lab has already received money for it. Ask the lab to cancel it.',
  deletePromotion:
    'Order {{code}} wasn’t deleted, because orders placed with it need it for their promotion. Ask the lab to cancel it.',
  deleteClosed:
    'Order {{code}} wasn’t deleted, because it no longer waits for files. Ask the lab to cancel it.',
  /** Question after the lab has refused, because others need the order for their promotion. */
  deleteTogetherTitle: 'Delete orders {{codes}}',
  deleteTogether_one:
    'Without order {{code}}, order {{others}} doesn’t reach the minimum of its promotion. You can delete both together. Card payments for them are refunded.',
  deleteTogether_other:
    'Without order {{code}}, orders {{others}} don’t reach the minimum of their promotion. You can delete all of them together. Card payments for them are refunded.',
  deleteTogetherShipping:
    'Their shipping cost moves to order {{code}}, which you ordered together with them.',
  deleteTogetherYes: 'Delete together',
  deleteTogetherNo: 'Keep all',
  deletedTogether: 'Orders {{codes}} deleted',
  deleteDone: 'Order {{code}} deleted',
  deleteStays: 'Order {{code}} hasn’t been deleted yet. Try again in a moment.',

  // Windows of the lab (EMB-01)
  uploadTitle: 'Upload files for order {{code}}',
  methodTitle: 'Change method for order {{code}}',
  leaveTitle: 'Close this window?',
  leaveUpload: 'Files still uploading will stop. You can resume the upload later.',
  leaveMethod: 'Your choice won’t be saved.',
  leaveStay: 'Stay',
  leaveClose: 'Close window',
  uploadDone: 'Files for order {{code}} uploaded',
  methodDone: 'Method changed for order {{code}}',

  // One order
  /** Page title while it loads. */
  order: 'Order {{code}}',
  back: 'Back',
  eventDate: 'Event date',

  // Home
  bannerTitle: 'The store',
  bannerText: 'Albums, books and prints for your next couple.',
  bannerAction: 'Go to the store',
} as const;

export type OrdersTexts = typeof english;

/** Words of order tables, lists and their windows. */
export const ordersTexts = defineTexts('orders', english);
