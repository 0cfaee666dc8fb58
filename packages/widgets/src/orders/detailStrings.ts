import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  // Timeline
  timelineTitle: 'Production',
  stepReceived: 'Order received',
  stepChecked: 'Files checked',
  stepPrinted: 'Printed',
  stepBound: 'Bound',
  stepBoxed: 'Boxed',
  stepPacked: 'Packed',
  stepShipped: 'Shipped',
  /** Under the step that is being worked on. */
  stepNow: 'Now',
  /** Spoken for a step that is done. */
  stepDone: 'done',
  /** Spoken for a step that waits. */
  stepLater: 'still to come',
  /** Beside the heading of the timeline. */
  promised: 'Promised to leave on {{date}}',
  slippedTitle: 'This order leaves later than promised',
  slipped: 'It was promised for {{first}}. It now leaves on {{date}}.',
  stopped: 'Production stands still. Look at the messages below to see what it waits for.',

  // Shipping
  shippingTitle: 'Shipping',
  notShipped: 'Not shipped yet',
  shippedOn: 'Shipped on',
  deliveredOn: 'Received on',
  invoiceNumber: 'Invoice number',
  receipt: 'Receipt',
  carrier: 'Courier',
  trackingNumber: 'Tracking number',
  /** Link to the courier's page. */
  track: 'Follow the parcel',
  addressTitle: 'Shipping address',
  otherAddressTitle: 'Alternative shipping address',

  // Electronic invoicing (Italy)
  invoicingTitle: 'Electronic invoicing',
  recipientCode: 'Recipient code',
  pec: 'PEC',
  /** Shown while a company has given neither of the two (EINV-05). */
  invoicingMissing: 'Data is missing: recipient code 0000000 will be used.',
  invoicingChange: 'Change the data',

  // Payment
  paymentTitle: 'Payment',
  paymentMethod: 'Method',
  methodCard: 'Card',
  methodTransfer: 'Bank transfer',
  methodPaypal: 'PayPal',
  paymentTotal: 'Total',
  notPaid: 'Not paid yet',

  // Product
  productTitle: 'Product',
  toStore: 'See it in the store',
  option: 'Option',
  optionNo: 'no',
  bookNumber: 'Book',
  linkedOrders: 'Produced together with',

  // What can be done
  /** Button of an order that has one (DET-06). */
  invoice: 'Invoice',
  /** Name of the saved file, without its ending. */
  invoiceName: 'invoice-{{code}}',
  orderAgain: 'Order again',
  againTitle: 'Order this product again?',
  againText:
    'A new order of {{article}} for the same names is made. It waits for your files, and nothing is charged before you have sent them.',
  againYes: 'Make the order',
  againNo: 'Not now',
  againDone: 'Order {{code}} was made and waits for its files.',
  againOpen: 'Open order {{code}}',
  waits: 'Waiting for your files',
  waitsTitle: 'This order waits for your files',
  close: 'Close',
} as const;

export type OrderDetailTexts = typeof english;

/** Words of one order's page. */
export const orderDetailTexts = defineTexts('orderDetail', english);
