/** The price list where a page names none. */
export const usualCurrency = 'EUR';
