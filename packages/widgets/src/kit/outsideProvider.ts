/** For the developer who renders a widget without the provider around it. */
export const outsideProvider =
  'ta: a widget stands outside <TradeAreaProvider>, so it has no session and no gateway. Wrap the page in the provider.';
