/** The currencies of price lists (CAT-LISTS). */
export const currencies: readonly string[] = ['EUR', 'USD', 'GBP', 'CAD', 'AUD'];
