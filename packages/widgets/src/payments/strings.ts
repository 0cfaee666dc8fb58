import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Heading of the list (PAY-01). */
  title: 'YOUR PAYMENTS',

  // Columns (PAY-22)
  columnNames: 'Names and event',
  columnCode: 'Order',
  columnArticle: 'Product',
  columnShipping: 'Shipped',
  columnDate: 'Paid',
  columnMethod: 'Method',
  columnDocument: 'Document',
  columnAmount: 'Amount',
  /** Spoken heading of the column with the download button. */
  columnInvoice: 'Invoice',
  /** Further columns of the CSV. */
  columnLast4: 'Card',
  columnTransaction: 'Transaction',
  columnCurrency: 'Currency',
  columnBooked: 'Booked amount',
  columnBookedCurrency: 'Booked currency',

  // Cells
  /** How it was paid. */
  card: 'Card',
  transfer: 'Bank transfer',
  /** It is paid later, within the customer's credit limit. */
  account: 'On account',
  paypal: 'PayPal',
  cash: 'Cash',
  other: 'Other',
  /** After the method: the card's last digits. */
  last4: '•••• {{last4}}',
  /** Spoken instead of the dots. */
  last4Spoken: 'ending in {{last4}}',
  /** Beside a negative amount. */
  refund: 'Refund',
  /** Likewise: a credit note lowers an amount that is not paid yet. */
  credit: 'Credit',
  /** Likewise: the lab had recorded a payment that did not arrive. */
  reversal: 'Payment reversed',
  /** Before the number of a document. */
  creditNote: 'Credit note {{number}}',
  /** Button of a row that has an invoice (PAY-12). */
  invoiceOf: 'Download the invoice of order {{code}}',
  /** Cell without a value. */
  none: '–',

  // Filters
  /** Spoken name of the filter form. */
  filterPayments: 'Filter your payments',
  searchHint: 'Names, order code, document',
  filterYear: 'Year',
  /** No year chosen (PAY-19). */
  anyYear: 'Custom dates',
  /** The states of a payment (PAY-10). */
  state1: 'In progress',
  state2: 'Suspended',
  state3: 'Delivered',
  paidFrom: 'Paid from',
  paidTo: 'Paid to',
  appliedOrder: 'Order {{code}}',

  // Results (PAY-21)
  matches_one: '{{formatted}} payment',
  matches_other: '{{formatted}} payments',
  matchesMany: 'More than {{formatted}} payments',
  noMatch: 'No payments match these filters',
  noPayments: 'No payments in this period',
  noPaymentsHint:
    'Your payments and their invoices appear here. To see older ones, choose another year or date range.',

  // Files
  /** File name, without the date. */
  exportName: 'payments',
  invoicesName: 'invoices',
  invoiceName: 'invoice-{{code}}',
  invoicesDone: 'Invoices downloaded',
  invoicesFailed: 'Couldn’t download the invoices',
  /** Button over chosen rows. */
  invoicesSelected: 'Download invoices',
  /** While the ZIP is on its way. */
  invoicesWorking_one: 'Preparing {{count}} invoice…',
  invoicesWorking_other: 'Preparing {{count}} invoices…',
  cancel: 'Cancel',
  selected_one: '{{count}} payment selected',
  selected_other: '{{count}} payments selected',
  selectAll: 'Select all payments on this page',
  selectRow: 'Select the payment of order {{code}}',
  /** None of the chosen payments has an invoice yet. */
  noInvoices: 'None of these payments has an invoice yet.',

  // Pager
  pager: 'Pages of your payments',

  /** Bar at the foot of the list (PAY-03). */
  manageCards: 'MANAGE YOUR CARDS',
  manageHint: 'Cards saved with the lab',

  // One payment (PAY-18)
  /** Heading without names. */
  paymentOf: 'Payment of order {{code}}',
  /** Link to the order. */
  openOrder: 'Open order {{code}}',
  /** Link to the list for this order (PAY-17). */
  allOfOrder: 'All payments of this order',
  eventDate: 'Event date',
  orderDate: 'Ordered',
  transaction: 'Transaction',
  /** Under a foreign amount. */
  booked: 'Booked as {{amount}}',
  downloadInvoice: 'Download invoice',
  noInvoiceYet: 'The invoice is issued when the order ships.',
  movements: 'Payments and refunds',

  // The card of an order (PAY-13, PAY-14, PAY-16, PAY-27)
  cardTitle: 'Payment card',
  /** No card is kept for the order. */
  cardNone: 'No card selected for this order yet.',
  cardHolder: 'Cardholder',
  cardExpires: 'Expires',
  changeCard: 'Change card',
  chooseCard: 'Choose a card',
  /** Title of the window with the stored cards. */
  chooseTitle: 'Card for order {{code}}',
  /** Spoken and shown once it is saved. */
  cardSaved: 'Card changed.',
  /** The card could not be saved (ERR-14, PAY-23). */
  cardSorry: 'We are sorry',
  cardMaintenance: 'The system is under maintenance. Please try again later.',
  /** The card was refused; it could not be used at all. */
  cardRefused: 'Your bank declined this card. Choose another one.',
  /** For customers who authorise each order (PAY-16, PAY-25). */
  authorisation: 'By proceeding, you authorise the lab to charge this card for this order.',
  proceed: 'Proceed',
  proceedDone: 'Thank you. This card will be charged for the order.',
  /** Name of the frame with the stored cards (ACC-01). */
  cardsFrame: 'Your saved cards',
  /** The page inside says nothing. */
  frameSilent: 'Nothing was changed.',
} as const;

export type PaymentsTexts = typeof english;

/** Words of payments and cards. */
export const paymentsTexts = defineTexts('payments', english);
