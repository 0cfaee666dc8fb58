import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  // Timeline
  timelineTitle: 'Production',
  stepReceived: 'Order received',
  stepChecked: 'Files checked',
  stepPrinted: 'Printed',
  stepBound: 'Bound',
  /** In place of `stepBound` for wall art, boxes and prints. */
  stepAssembled: 'Assembled',
  stepBoxed: 'Boxed',
  stepPacked: 'Packed',
  stepShipped: 'Shipped',
  /** The last step of an order that its customer picks up, done and going on. */
  stepReady: 'Ready for pickup',
  stepReadyNow: 'Preparing for pickup',
  /** The step that is going on. */
  stepReceivedNow: 'Registering the order',
  stepCheckedNow: 'Checking files',
  stepPrintedNow: 'Printing',
  stepBoundNow: 'Binding',
  stepAssembledNow: 'Assembling',
  stepBoxedNow: 'Boxing',
  stepPackedNow: 'Packing',
  stepShippedNow: 'Ready to ship',
  /** Under the step that is being worked on. */
  stepNow: 'In progress',
  /** Spoken for a step that is done. */
  stepDone: 'done',
  /** Spoken for a step that waits. */
  stepLater: 'not started',
  /** Beside the heading of the timeline. */
  promised: 'Estimated dispatch: {{date}}',
  slippedTitle: 'This order is delayed',
  slipped: 'Estimated dispatch has moved from {{first}} to {{date}}.',
  stopped: 'Production is paused. See the messages below for what’s needed.',
  /** The same without a message to answer. */
  stoppedWithoutQuestion: 'Production is paused. If you have questions, send the lab a message below.',
  /** Title of the notice about an awaited payment. */
  awaitedTitle: 'This order is waiting for your payment',
  /** The way to pay it. */
  awaitedTransfer: 'Transfer {{amount}} to {{receiver}}, IBAN {{iban}}, with the reference {{reference}}.',
  awaitedAmount: 'Still to pay: {{amount}}.',
  awaitedOther: 'To arrange the payment, send the lab a message below.',
  /** After it. */
  awaitedThen: 'The lab continues with the order once the payment arrives.',

  // Shipping
  shippingTitle: 'Shipping',
  notShipped: 'Not shipped yet',
  shippedOn: 'Shipped on',
  deliveredOn: 'Delivered on',
  /** In place of them for an order that its customer picks up. */
  notReady: 'Not ready for pickup yet',
  readyOn: 'Ready for pickup since',
  pickedUpOn: 'Picked up on',
  invoiceNumber: 'Invoice number',
  receipt: 'Receipt',
  carrier: 'Courier',
  trackingNumber: 'Tracking number',
  /** Link to the courier's page. */
  track: 'Track shipment',
  addressTitle: 'Shipping address',
  otherAddressTitle: 'Alternative shipping address',
  /** Under the address of a drop-shipped order. */
  neutralParcel: 'Neutral parcel: no prices and no name of the lab.',

  /** In place of the shipping address: the customer picks the order up. */
  pickupTitle: 'Pickup at the lab',
  pickupNote: 'We’ll e-mail you when it’s ready.',

  // Electronic invoicing (Italy)
  invoicingTitle: 'Electronic invoicing',
  recipientCode: 'Recipient code',
  pec: 'Certified e-mail (PEC)',
  /** Shown while a company has given neither of the two (EINV-05). */
  invoicingMissing: 'Data is missing: recipient code 0000000 will be used.',
  invoicingChange: 'Edit invoicing details',

  // Payment
  paymentTitle: 'Payment',
  paymentMethod: 'Method',
  methodCard: 'Card',
  methodTransfer: 'Bank transfer',
  methodAccount: 'On account',
  methodPaypal: 'PayPal',
  paymentTotal: 'Total',
  /** The bank transfer that production waits for. */
  transferAmount: 'Amount to transfer',
  transferReceiver: 'Payee',
  transferIban: 'Account (IBAN)',
  transferReference: 'Payment reference',
  notPaid: 'Not paid yet',

  // Files
  /** Title of the block of files that the lab has. */
  filesTitle: 'Files',
  filesCount_one: '{{formatted}} file at the lab',
  filesCount_other: '{{formatted}} files at the lab',
  /** Unfolds and folds the list. */
  filesAll: 'Show all files',
  filesLess: 'Show fewer',
  /** Under a list that names only the first. */
  filesMore_one: 'and {{formatted}} more file',
  filesMore_other: 'and {{formatted}} more files',

  // Product
  productTitle: 'Product',
  toStore: 'View in the store',
  option: 'Option',
  optionNo: 'no',
  bookNumber: 'Book number',
  productSize: 'Size',
  productPages: 'Pages',
  linkedOrders: 'Produced together with',
  /** Before the code of the order that was claimed. */
  reprintOf: 'Reprint of',
  /** Before the codes of the free orders that print it again after a claim. */
  reprintedAs: 'Reprinted free of charge as',

  // The couple's link to the order's status
  statusTitle: 'Status page for the couple',
  statusText:
    'A page with your studio’s name, progress and dispatch date, without prices. Anyone with the link can open it.',
  statusLink: 'Link',
  statusEnds: 'The link is valid until {{date}}.',
  /** Beside a link that was made earlier. */
  statusLost: 'It’s shown only when it’s created. A new one replaces it.',
  statusCreate: 'Create link',
  statusRenew: 'Create new link',
  statusCopy: 'Copy link',
  statusRevoke: 'Revoke link',
  statusCopied: 'Link copied.',
  statusCopyFailed: 'Couldn’t copy. Select the link and copy it.',
  statusCreated: 'Link created. Copy it now and send it to the couple.',
  statusRevoked: 'Link revoked. Nobody can open the page any more.',

  // Actions
  /** Button of an order that has one (DET-06). */
  invoice: 'Invoice',
  /** Name of the saved file, without its ending. */
  invoiceName: 'invoice-{{code}}',
  orderAgain: 'Order again',
  againTitle: 'Order this product again?',
  againText:
    'We’ll create a new order for {{article}} with the same names. You won’t be charged until you submit its files.',
  /** The price then and the price of today, side by side. */
  againThen: 'Ordered {{date}}',
  againNow: 'Today',
  againNoPrice: 'No price',
  againPriceNote: 'Net prices of the product, excl. VAT and shipping.',
  againNotSold: 'This product can no longer be ordered here. Choose another one in the store.',
  againYes: 'Create order',
  againNo: 'Not now',
  againDone: 'Order {{code}} created. It’s waiting for your files.',
  againOpen: 'Open order {{code}}',
  /** Button of an order whose production has not begun, and the answer that cancels it. */
  cancelOrder: 'Cancel order',
  cancelTitle: 'Cancel order {{code}}?',
  /** The consequences, a sentence each. */
  cancelText: 'The order is deleted with its files and messages. You can’t undo this.',
  cancelRefund: '{{amount}} is refunded to the card ending in {{last4}}.',
  cancelDue: '{{amount}} is no longer due.',
  cancelShipping: 'Shipping of {{amount}} moves to order {{code}}, which you ordered together with it.',
  cancelQuote: 'Its quote stays saved, so you can order it again.',
  cancelProject: 'Its project stays saved, so you can order it again.',
  /** The answer that keeps the order. */
  cancelNo: 'Keep order',
  /** The money has changed since it was shown. */
  cancelChanged: 'Something has changed. Check the details, then confirm again.',
  /** In place of the question: the lab alone can cancel it. */
  cancelProduction: 'Production has begun, so the order can’t be cancelled here. Send the lab a message.',
  cancelReceived: 'The lab has already received money for this order. Send it a message to cancel the order.',
  cancelPromotion:
    'Orders placed with this one need it for their promotion. Send the lab a message to cancel it.',
  /** In place of the order. */
  cancelDone: 'Order {{code}} cancelled.',
  waits: 'Waiting for your files',
  waitsTitle: 'This order is waiting for your files',
  close: 'Close',
} as const;

export type OrderDetailTexts = typeof english;

/** Words of one order's page. */
export const orderDetailTexts = defineTexts('orderDetail', english);
