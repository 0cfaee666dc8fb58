import { describe, expect, test } from 'vitest';
import { retentionKinds } from '@trade-area/core/contract';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import type { Answers, CustomerOptions } from '../../../testing/customer.tsx';
import { DataRequests } from './DataRequests.tsx';
import { dataTexts } from './dataStrings.ts';

const request = (id: string, kind: string, state: string, change: object = {}) => ({
  id,
  kind,
  state,
  order_code: '',
  requested_at: '2026-11-19T08:00:00Z',
  ends_at: '',
  ...change,
});
const ready = request('7', 'export', 'done', { ends_at: '2026-11-26T08:00:00Z' });
const retention = retentionKinds.map((kind) => ({ kind, days: kind === 'invoices' ? 3_653 : 30 }));
const answerWith = (...requests: readonly object[]) => ({ requests, retention });

async function draw(answers: Answers, options: CustomerOptions = {}) {
  const rendered = await renderAsCustomer(<DataRequests />, { ...options, answers, bundles: [dataTexts] });
  const { screen, requests } = rendered;
  return {
    ...rendered,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    /** Bodies of the calls whose path ends so. */
    sent: (end: string) =>
      requests.filter(({ path }) => path.endsWith(end)).map(({ sent }) => JSON.parse(sent) as object),
  };
}

describe('a download', () => {
  test('is prepared, watched until it is ready, and fetched by a link of its own', async () => {
    const answers: Answers = {
      '/customer/privacy': answerWith(),
      '/privacy/request': { id: '7', problem: '' },
      '/privacy/link': { link: '#export' },
    };
    const { screen, button, sent } = await draw(answers);
    await expect.element(button('Prepare download')).toBeVisible();
    answers['/customer/privacy'] = answerWith(request('7', 'export', 'running'));
    await button('Prepare download').click();
    await expect
      .element(screen.getByText('We’re preparing your download.', { exact: false }).last())
      .toBeVisible();
    expect(sent('/privacy/request')).toEqual([{ kind: 'export', order_code: '' }]);
    expect(button('Prepare download').elements()).toEqual([]);
    answers['/customer/privacy'] = answerWith(ready);
    await expect.element(screen.getByText(/^Your download is ready until .*2026/)).toBeVisible();
    await button('Download ZIP').click();
    await expect.poll(() => sent('/privacy/link')).toEqual([{ id: '7' }]);
  });

  test('that failed says so, and stays to be asked for', async () => {
    const { screen, button } = await draw({ '/customer/privacy': answerWith(), '/privacy/request': 503 });
    await button('Prepare download').click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(button('Prepare download')).toBeEnabled();
  });
});

describe('an erasure', () => {
  test('of one couple needs an order, and is asked for after a question', async () => {
    const answers: Answers = {
      '/customer/privacy': answerWith(),
      '/privacy/request': { id: '', problem: 'unknownOrder' },
    };
    const { screen, button, sent } = await draw(answers);
    await screen.getByRole('radio', { name: 'One couple' }).click();
    await button('Request erasure').click();
    await expect.element(screen.getByText('This field is required.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Order code' });
    await expect.element(field).toHaveFocus();
    await field.fill(' 26000123 ');
    await button('Request erasure').click();
    const question = screen.getByRole('alertdialog');
    await expect
      .element(question)
      .toHaveTextContent('The names, messages and files of one finished order, and its print project.');
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await question.getByRole('button', { name: 'Request erasure' }).click();
    await expect.element(screen.getByText('You have no order with this code.')).toBeVisible();
    await expect.element(field).toHaveValue(' 26000123 ');
    expect(sent('/privacy/request')).toEqual([{ kind: 'couple', order_code: '26000123' }]);

    answers['/privacy/request'] = { id: '8', problem: '' };
    answers['/customer/privacy'] = answerWith(request('8', 'couple', 'waiting', { order_code: '26000123' }));
    await button('Request erasure').click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Request erasure' }).click();
    await expect.element(screen.getByText('Your request was sent.')).toBeVisible();
    await expect.element(screen.getByText('One couple, order 26000123')).toBeVisible();
    await expect.element(field).toHaveValue('');
  });

  test.each([
    ['openOrders', 'An order isn’t finished yet. Try again once it is delivered.'],
    ['moneyOwed', 'An amount is still open. Try again once it is paid.'],
  ])('that is not possible now says why: %s', async (problem, words) => {
    const { screen, button } = await draw({
      '/customer/privacy': answerWith(),
      '/privacy/request': { id: '', problem },
    });
    await screen.getByRole('radio', { name: 'My account' }).click();
    await button('Request erasure').click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Request erasure' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
  });

  test('is withdrawn while it waits, and not afterwards', async () => {
    const answers: Answers = {
      '/customer/privacy': answerWith(
        request('9', 'photos', 'waiting'),
        request('8', 'customer', 'declined'),
      ),
      '/privacy/cancel': { success: true },
    };
    const { screen, button, sent } = await draw(answers);
    await expect.element(screen.getByText('Declined')).toBeVisible();
    expect(button('Withdraw request: My account').elements()).toEqual([]);
    answers['/customer/privacy'] = answerWith(request('9', 'photos', 'cancelled'));
    await button('Withdraw request: Photos').click();
    await expect.element(screen.getByText('Your request was withdrawn.')).toBeVisible();
    await expect.element(screen.getByText('Withdrawn', { exact: true })).toBeVisible();
    expect(sent('/privacy/cancel')).toEqual([{ id: '9' }]);
  });
});

test('the periods are days and years, in the reader’s language', async () => {
  const { screen } = await draw({ '/customer/privacy': answerWith() }, { language: 'de' });
  await screen.getByText('Wie lange wir Daten aufbewahren').click();
  await expect.element(screen.getByText('Bestellungen, Zahlungen und Rechnungen')).toBeVisible();
  await expect.element(screen.getByText('10 Jahre')).toBeVisible();
  await expect.element(screen.getByText('30 Tage').first()).toBeVisible();
});
