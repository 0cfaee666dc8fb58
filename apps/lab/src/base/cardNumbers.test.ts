import { expect, it } from 'vitest';
import { refuseCardNumbers } from './cardNumbers.ts';

it.each([
  ['without spaces', '4111111111111111'],
  ['in groups', '4111 1111 1111 1111'],
  ['with hyphens', '5105-1051-0510-5100'],
  ['behind another number', 'order 2602198 4111 1111 1111 1111'],
  ['before another number', '4111 1111 1111 1111 12/27 123'],
  ['with the spaces of a web page', '4111\u00a01111\u00a01111\u00a01111'],
  ['with thin spaces and dashes', '5105\u20091051–0510 — 5100'],
  ['in two spaces and underscores', '4111  1111__1111__1111'],
  ['in digits of full width', '４１１１１１１１１１１１１１１１'],
  ['in Arabic digits', '٤١١١١١١١١١١١١١١١'],
  ['inside a sentence', 'please take 378282246310005 as always'],
  ['beside letters', 'card4111111111111111x'],
  ['beside a generated id', '16e722d516d9d39084639123972434ac 4111111111111111'],
  ['in the shape of a UUID without a letter', '41111111-1111-1111-0000-000000000000'],
  ['as a text in a configuration', '{"fields":[{"name":"Note","stringValue":"4111.1111.1111.1111"}]}'],
  ['behind a plus', '+4111 1111 1111 1111'],
  ['behind a telephone number', '+49 151 12345678 4111 1111 1111 1111'],
  ['as the digits of a long text', `${'a'.repeat(40)}4111111111111111`],
])('T-B4: a card number %s is refused', (_case, text) => {
  expect(() => refuseCardNumbers({ text })).toThrow('looks like a card number');
  expect(() => refuseCardNumbers([{ deep: { [text]: '' } }])).toThrow('looks like a card number');
});

it.each([
  ['an order code', '2602198'],
  ['a telephone number and a date', '+39 049 875 1234, 2026-11-20 10:22:33'],
  ['a telephone number whose digits could be a card', '+49 151 12345678'],
  ['such a number above a postcode', '+49 (0)30 1\n+4915112345678\n10115 Berlin'],
  ['amounts in a row', '41,11 1111.00 11111.11 1111,11'],
  ['a number that no card has', '4111111111111112'],
  ['a visitor id whose digits could be a card', '16e722d516d9d39084639123972434ac'],
  [
    'a SHA-256 whose digits could be a card',
    'ee8cc29c7e8c6c6ec222889656857ba4173694553117f0f8dff0a7075e741a48',
  ],
  ['a UUID whose digits could be a card', '41111111-1115-4111-8abc-0123456789ab'],
  ['a fraction in a configuration', '{"fields":[{"name":"Width","numberValue":41.11111111111111}]}'],
  ['a file that is named by an id', 'IMG 16E722D516D9D39084639123972434AC.jpg'],
])('%s is not a card number', (_case, text) => {
  expect(() => refuseCardNumbers({ text })).not.toThrow();
});

it('a card number as a number is refused, the digits of a fraction are not', () => {
  expect(() => refuseCardNumbers({ amount: 4111111111111111 })).toThrow('looks like a card number');
  expect(() => refuseCardNumbers({ width: 4.111111111111111 })).not.toThrow();
});
