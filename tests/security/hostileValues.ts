/** `packages/core/src/kernel/storage/keys.ts`, without the token. */
export const storedKeys = [
  ...['user', 'name', 'surname', 'email', 'company', 'area', 'community', 'city', 'state', 'inter', 'sesso'],
  ...['company_data', 'fatturati', 'i18nextLng', 'openMenu', 'openGDPR', 'promoactive', 'havePromo'],
  ...['promoJSON', 'marketing_json', 'hidePromoPopup', 'rep', 'repName', 'redirectGraphistore'],
  ...['ta-language-chosen', 'ta-visitor', 'ta-clock-ahead', 'ta-theme', 'ta-drafts', 'ta-last-customer'],
  ...['ta-user-saved', 'ta-order-columns', 'ta-libraries', 'ta-eori-needed'],
];

export const hostileValues = [
  ...['', '{', 'null', 'undefined', '[]', '[null,{}]', '"x"', '{"__proto__":{"polluted":1}}', 'NaN'],
  ...['-1e999', '<img src=x onerror="document.title=1">', '\u0000\uD800', 'constructor', '9'.repeat(400)],
  ...['true', 'x'.repeat(200_000), '{"a":{"a":{"a":{}}},"length":9007199254740993}'],
];
