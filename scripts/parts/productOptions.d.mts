/** Types of `productOptions.mjs` for sources that are compiled without JavaScript. */
export function configurableProducts(): string[];
/** Colors by product, option and choice. */
export function offeredChoices(): Record<string, Record<string, Record<string, string>>>;
