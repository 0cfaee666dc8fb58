import { describe, expect, test, vi } from 'vitest';
import type { PaymentRow } from '@trade-area/core/contract';
import type { AnyCallback } from '../../testing/render.tsx';
import { everyFault } from '../../testing/fakeLab.ts';
import type { FakeLab } from '../../testing/fakeLab.ts';
import { captureDownloads } from '../../testing/files.ts';
import { paymentsLab, paymentsPath } from '../../testing/paymentsPage.tsx';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { paymentFixture } from './fixtures.ts';
import { PaymentView } from './PaymentView.tsx';

const missing = vi.fn<AnyCallback>();

async function open(given: readonly PaymentRow[] | FakeLab, code = '2600001') {
  missing.mockClear();
  const lab = 'fetch' in given ? given : paymentsLab(given);
  const rendered = await renderSignedIn(
    lab,
    <PaymentView
      code={code}
      orderHref={(order) => `/ta/order/${order}`}
      listHref={(order) => `/ta/payments-list?ref=${order}`}
      onMissing={missing}
      back={<a href="/ta/payments-list">Back</a>}
      card={<p>Card block</p>}
    />,
  );
  return { ...rendered, lab };
}

describe('the payment of one order, PAY-18', () => {
  test('names, order, dates, amount, method, digits, transaction, document, card and the ways on', async () => {
    const { screen, lab } = await open([paymentFixture(1)]);
    await expect.element(screen.getByRole('heading', { name: 'Anna & Paolo' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open order 2600001' }))
      .toHaveAttribute('href', '/ta/order/2600001');
    await expect
      .element(screen.getByRole('link', { name: 'All payments of this order' }))
      .toHaveAttribute('href', '/ta/payments-list?ref=2600001');
    for (const words of [
      'Storia Album',
      '09/05/2026',
      '30/09/2026',
      '01/11/2026',
      '02/10/2026',
      'tx-1',
      '00201',
    ])
      await expect.element(screen.getByText(words, { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText(/101,00/)).toBeVisible();
    await expect.element(screen.getByText(/^Card/).first()).toBeVisible();
    await expect.element(screen.getByText('ending in 1111')).toBeInTheDocument();
    await expect.element(screen.getByText('Card block')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back' })).toBeVisible();
    expect(lab.bodies(paymentsPath)[0]?.['query']).toEqual({ cod_order_ref: '2600001' });
  });

  test('PAY-08 a foreign amount leads, what was booked stands under it; a refund follows', async () => {
    const usd = { symbol: '$', code: 'USD' };
    const { screen } = await open([
      paymentFixture(1, {
        price: { total: 180.32, currency: usd },
        dati_pagamento: { importo_in_valuta: 196 },
      }),
      {
        ...paymentFixture(2, { price: { price: -180.32, currency: usd }, invoice: 'credit_note' }),
        commessa: '2600001',
      },
    ]);
    await expect.element(screen.getByText(/^196\.00\s\$$/)).toBeVisible();
    await expect.element(screen.getByText(/Booked as 180,32/)).toBeVisible();
    await expect.element(screen.getByText('Refund', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/Credit note/)).toBeVisible();
  });

  test('PAY-18 an unknown code leads to the list, once, and draws nothing of a payment', async () => {
    const { screen } = await open([], '9999999');
    await expect.poll(() => missing.mock.calls.length).toBeGreaterThan(0);
    expect(missing).toHaveBeenCalledWith('9999999');
    expect(screen.getByText('Card block').elements()).toHaveLength(0);
  });

  test('the invoice is saved as the lab’s ZIP; before shipping there is none', async () => {
    const files = captureDownloads();
    const { screen, remove } = await open([paymentFixture(1)]);
    await screen.getByRole('button', { name: 'Download invoice' }).click();
    await expect.poll(() => files.names).toEqual(['invoice-2600001.zip']);
    remove();
    const open3 = await open([paymentFixture(3)], '2600003');
    await expect.element(open3.screen.getByText('The invoice is issued when the order ships.')).toBeVisible();
  });

  test.each(everyFault)('a payment that cannot be read (%s) is asked for again (T-E1)', async (fault) => {
    const lab = paymentsLab([paymentFixture(1)]);
    lab.fault(paymentsPath, fault);
    const { screen } = await open(lab);
    await expect.element(screen.getByRole('button', { name: 'Retry' }), { timeout: 5_000 }).toBeVisible();
    expect(missing).not.toHaveBeenCalled();
    lab.mend();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Anna & Paolo' })).toBeVisible();
  });
});
