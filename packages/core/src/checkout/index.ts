export {
  checkoutAddress,
  checkoutFields,
  checkoutFieldNames,
  currencySymbol,
  shippingPrice,
} from './form.ts';
export type { CheckoutFieldName, CheckoutSource } from './form.ts';
export { externalOrderAddress, externalOrderInterval, shippingAddressAddress } from './externalOrder.ts';
