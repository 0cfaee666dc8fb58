// Prints a page as a server draws it: the lab is asked in the browser only, where the session starts.
import {
  authTexts,
  createTradeArea,
  kitTexts,
  LoginForm,
  OrdersDashboard,
  readyTexts,
  SignedInGate,
  TradeAreaProvider,
} from '@trade-area/widgets';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const tradeArea = createTradeArea({ gateway: 'https://lab.example' });
const hrefs = { all: '/orders', production: '/orders?status=1', shipped: '/orders?status=3' };

/** What is inside stands in the language that the visitor reads. */
function page(lang, content) {
  return renderToString(createElement(TradeAreaProvider, { tradeArea, lang }, content));
}

const signedOut = createElement(LoginForm);
const orders = createElement(OrdersDashboard, { hrefs });

// Texts of other languages than English are files: the server has them ready before it draws.
await readyTexts('de', [kitTexts, authTexts]);

console.log(
  `<section id="orders">${page('en', createElement(SignedInGate, { signedOut }, orders))}</section>`,
);
console.log(`<section id="anmeldung">${page('de', signedOut)}</section>`);
