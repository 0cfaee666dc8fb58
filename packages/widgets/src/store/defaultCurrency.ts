/** Currency of the prices where a page names none: ISO 4217. */
export const defaultCurrency = 'EUR';
