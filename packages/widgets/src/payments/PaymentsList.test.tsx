import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { everyFault, fakeLab } from '../../testing/fakeLab.ts';
import { captureDownloads } from '../../testing/files.ts';
import {
  paymentOpenSpy,
  openPayments,
  paymentsLab,
  paymentsPath,
  addressSpy,
} from '../../testing/paymentsPage.tsx';
import { paymentFixture } from './fixtures.ts';

const usual = [
  { property: 'shipped_date', direction: 'DESC' },
  { property: 'date', direction: 'DESC' },
];

describe('what is asked', () => {
  test('PAY-05, PAY-09, PAY-26 one year back to today, by shipping date; nothing of it stands in the address', async () => {
    const { rows, lastAsked, address, screen } = await openPayments(paymentsLab());
    await expect.poll(rows).toBe(10);
    expect(lastAsked()).toEqual({ order_by: usual, query: { from: '2025-11-20', to: '2026-11-20' } });
    await expect.element(screen.getByLabelText('Paid from')).toHaveValue('2025-11-20');
    await expect.element(screen.getByLabelText('Paid to')).toHaveValue('2026-11-20');
    expect(address()).toBe('');
  });

  test('PAY-01, PAY-11, PAY-26 ref of the address is sent as cod_order_ref, without dates', async () => {
    const { rows, lastAsked, screen } = await openPayments(paymentsLab(), 'ref=2600007');
    await expect.poll(rows).toBe(1);
    expect(lastAsked()?.['query']).toEqual({ cod_order_ref: '2600007' });
    await expect.element(screen.getByLabelText('Paid from')).toHaveValue('');
    await screen.getByRole('button', { name: 'Remove filter Order 2600007' }).click();
    await expect.poll(rows).toBe(10);
  });

  test('PAY-04, PAY-19 a year is its first to its last day, and editing a date clears it', async () => {
    const { screen, address, lastAsked } = await openPayments(paymentsLab());
    await screen.getByLabelText('Year').selectOptions('2024');
    await expect.poll(address).toBe('from=2024-01-01&to=2024-12-31');
    await expect.poll(() => lastAsked()?.['query']).toMatchObject({ from: '2024-01-01', to: '2024-12-31' });
    await screen.getByLabelText('Paid from').fill('2024-02-01');
    await expect.poll(address).toBe('from=2024-02-01&to=2024-12-31');
    await expect.element(screen.getByLabelText('Year')).toHaveValue('');
    await screen.getByLabelText('Year').selectOptions('2026');
    await expect.poll(address).toBe('from=2026-01-01&to=2026-11-20');
  });

  test('PAY-04, PAY-10, PAY-20, PAY-29 status, product and words, alone and together', async () => {
    const { screen, address, lastAsked, rows } = await openPayments(paymentsLab());
    await expect.poll(rows).toBe(10);
    const offered = (label: string) =>
      [...(screen.getByLabelText(label).element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(offered('Status')).toEqual(['Any status', 'In progress', 'Suspended', 'Delivered']);
    expect(offered('Product')).toEqual(['Any product', 'Canvas Pro', 'Storia Album', 'Young Book']);
    await screen.getByLabelText('Status').selectOptions('Delivered');
    await screen.getByLabelText('Product').selectOptions('Storia Album');
    await screen.getByRole('searchbox').fill('Anna');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('status=3&search=Anna&article=Storia+Album');
    await expect
      .poll(() => lastAsked()?.['query'])
      .toMatchObject({ search: 'Anna', type: 'Storia Album', status: 3 });
    await screen.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(address).toBe('');
  });

  test('PAY-09, PAY-28 a heading sorts up, down, not at all; the product travels as type', async () => {
    const { screen, address, lastAsked, rows } = await openPayments(paymentsLab());
    await expect.poll(rows).toBe(10);
    const press = () => screen.getByRole('button', { name: 'Product', exact: true }).click();
    await press();
    await expect.poll(address).toBe('sort=article');
    const chosen = { property: 'type', direction: 'ASC' };
    await expect.poll(() => lastAsked()?.['order_by']).toEqual([chosen, ...usual]);
    await press();
    await expect.poll(address).toBe('sort=article&sd=desc');
    await press();
    await expect.poll(address).toBe('');
  });
});

describe('what is shown', () => {
  test('PAY-22 the columns', async () => {
    const { screen, rows } = await openPayments(paymentsLab());
    await expect.poll(rows).toBe(10);
    const heads = screen.getByRole('columnheader').elements();
    expect(heads.map((head) => head.textContent?.trim()).filter(Boolean)).toEqual([
      'Names and event',
      'Order',
      'Product',
      'Shipped',
      'Paid',
      'Method',
      'Document',
      'Amount',
      'Invoice',
    ]);
  });

  test('PAY-07, PAY-08, PAY-22 a foreign payment, a refund, ten million, nothing', async () => {
    const usd = { symbol: '$', code: 'USD' };
    const { screen, rows } = await openPayments(
      paymentsLab([
        paymentFixture(1, {
          price: { total: 180.32, currency: usd, bolla_sped: '227', cCredito_last4: '4242' },
          dati_pagamento: { importo_in_valuta: 196 },
        }),
        paymentFixture(2, { price: { price: -80.5, bolla_sped: '31' }, invoice: 'credit_note' }),
        paymentFixture(3, {
          price: { price: 10_000_000, payment_method: 'bank transfer', cCredito_last4: '' },
        }),
        paymentFixture(4, { price: { price: 0 } }),
      ]),
    );
    await expect.poll(rows).toBe(4);
    const words = (index: number) => screen.getByRole('row').nth(index).element().textContent;
    expect(words(1)).toMatch(/196\.00\s\$/);
    expect(words(1)).toContain('00227');
    expect(words(1)).toContain('ending in 4242');
    expect(words(2)).toMatch(/Refund-80,50\s€/);
    expect(words(2)).toContain('Credit note 00031');
    expect(words(3)).toMatch(/10\.000\.000,00\s€/);
    expect(words(3)).toContain('Bank transfer');
    expect(words(4)).toMatch(/0,00\s€/);
  });

  test('PAY-21 counts records, not money', async () => {
    const { screen } = await openPayments(paymentsLab());
    await expect.element(screen.getByText('25 payments', { exact: true }).first()).toBeVisible();
  });

  test('PAY-06 windows of five with first and last past nine pages, real links', async () => {
    const many = Array.from({ length: 120 }, (_, index) => paymentFixture(index + 1));
    const { screen, address, rows } = await openPayments(paymentsLab(many));
    await expect.poll(rows).toBe(10);
    const links = () => screen.getByRole('link', { name: /^Page \d+$/ }).elements().length;
    expect(links()).toBeLessThan(12);
    await screen.getByRole('link', { name: 'Last page' }).click();
    await expect.poll(address).toBe('page=12');
    await expect
      .element(screen.getByRole('link', { name: 'First page' }))
      .toHaveAttribute('href', '/ta/payments-list?');
  });

  test('PAY-02 a row leads to the payment of its order', async () => {
    const { screen, rows } = await openPayments(paymentsLab());
    await expect.poll(rows).toBe(10);
    await screen.getByRole('link', { name: 'Anna & Paolo' }).first().click();
    expect(paymentOpenSpy).toHaveBeenCalledExactlyOnceWith('2600001', '/ta/payment/2600001');
  });

  test('PAY-12 invoices of all listed orders are asked about at once; a row without one has no button', async () => {
    const lab = paymentsLab(
      [1, 2, 3, 6].map((number) => paymentFixture(number, { invoice: number === 1 ? 'invoice' : '' })),
      ['2600003'],
    );
    const { screen } = await openPayments(lab);
    const button = (code: string) =>
      screen.getByRole('button', { name: `Download the invoice of order ${code}` }).elements().length;
    await expect.poll(() => button('2600003')).toBe(1);
    expect([button('2600001'), button('2600002'), button('2600006')]).toEqual([1, 0, 0]);
    expect(new Set(lab.bodies('check_invoice_exist').map(({ codes_list: codes }) => codes))).toEqual(
      new Set(['2600002,2600003,2600006']),
    );
  });
});

describe('files', () => {
  test('PAY-12 one invoice, several as one ZIP, the CSV of what is filtered', async () => {
    const files = captureDownloads();
    const lab = paymentsLab();
    const { screen, rows } = await openPayments(lab, 'status=3');
    await expect.poll(rows).toBe(10);
    await screen.getByRole('button', { name: 'Download the invoice of order 2600001' }).click();
    await expect.poll(() => files.names).toEqual(['invoice-2600001.zip']);
    await screen.getByRole('checkbox', { name: 'Select the payment of order 2600001' }).click();
    await screen.getByRole('checkbox', { name: 'Select the payment of order 2600002' }).click();
    await screen.getByRole('button', { name: 'Download invoices' }).click();
    await expect.poll(() => files.names).toContain('invoices-2026-11-20.zip');
    expect(lab.bodies('/customer/invoices')).toEqual([{ codes: ['2600001', '2600002'] }]);
    await screen.getByRole('button', { name: 'Export all' }).click();
    await expect.poll(() => files.names).toContain('payments-2026-11-20.csv');
    expect(lab.bodies('/payments/export')[0]?.['request']).toMatchObject({ query: { status: 3 } });
  });

  test('DEC-26: the CSV is written as the reader’s spreadsheet opens it, with the English form beside it', async () => {
    captureDownloads();
    const lab = paymentsLab();
    const { screen, rows } = await openPayments(lab, '', { language: 'it' });
    await expect.poll(rows).toBe(10);
    await screen.getByRole('button', { name: 'Esporta tutti', exact: true }).click();
    const forms = () => lab.bodies('/payments/export').map((body) => body['form']);
    await expect.poll(forms).toEqual(['semicolon']);
    await screen.getByRole('button', { name: 'Altri formati di file' }).click();
    await screen.getByRole('menuitem', { name: 'Esporta tutti in formato inglese' }).click();
    await expect.poll(forms).toEqual(['semicolon', 'comma']);
  });

  test('a ZIP that does not come can be stopped, one that fails asked for again', async () => {
    const files = captureDownloads();
    const lab = paymentsLab();
    lab.fault('/downloadPDF', 'silent');
    const { screen, rows } = await openPayments(lab);
    await expect.poll(rows).toBe(10);
    const press = () => screen.getByRole('button', { name: 'Download the invoice of order 2600001' }).click();
    await press();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => screen.getByText('Preparing 1 invoice…').elements().length).toBe(0);
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
    lab.mend();
    lab.fault('/downloadPDF', 'broken');
    await press();
    await expect.element(screen.getByText('Couldn’t download the invoices')).toBeVisible();
    expect(files.names).toEqual([]);
  });
});

describe('bad addresses and bad days', () => {
  test.each([
    ['status=4', '“status” has an unknown value', ''],
    ['from=2026-02-30', '“from” isn’t a date', ''],
    ['from=2010-01-01', 'Only dates from', 'from=2021-01-01'],
    ['page=99', 'Page 99 doesn’t exist. Page 3, the last one, is shown.', 'page=3'],
  ])('%s is said and corrected without a step back (PAY-01)', async (first, words, corrected) => {
    const { screen, address } = await openPayments(paymentsLab(), first);
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    await expect.poll(address).toBe(corrected);
    expect(addressSpy.mock.calls.every(([, replace]) => replace === true)).toBe(true);
  });

  test('several things at once are all said (PAY-01)', async () => {
    const { screen, address } = await openPayments(paymentsLab(), 'status=4&page=99');
    await expect
      .element(screen.getByText('Page 99 doesn’t exist. Page 3, the last one, is shown.'))
      .toBeVisible();
    await expect.element(screen.getByText('“status” has an unknown value', { exact: false })).toBeVisible();
    await expect.poll(address).toBe('page=3');
  });

  test.each(everyFault)(
    'a list that fails (%s): message, filters stay, retry works (T-E1)',
    async (fault) => {
      const lab = paymentsLab();
      lab.fault(paymentsPath, fault);
      const { screen, rows } = await openPayments(lab, 'status=3');
      await expect.element(screen.getByRole('alert'), { timeout: 5_000 }).toBeVisible();
      await expect.element(screen.getByLabelText('Status')).toHaveValue('3');
      lab.mend();
      await screen.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(rows, { timeout: 5_000 }).toBe(10);
    },
  );

  test('nothing at all, and nothing that matches, say different things', async () => {
    const nothing = await openPayments(paymentsLab([]));
    await expect.element(nothing.screen.getByText('No payments in this period')).toBeVisible();
    const { screen, address } = await openPayments(paymentsLab(), 'search=nobody');
    await expect.element(screen.getByText('No payments match these filters')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear all filters' }).first().click();
    await expect.poll(address).toBe('');
  });

  test('on a phone rows are cards and nothing scrolls sideways', async () => {
    await page.viewport(390, 844);
    try {
      const { screen, rows } = await openPayments(paymentsLab());
      await expect.poll(rows).toBe(10);
      expect(getComputedStyle(screen.getByRole('row').nth(1).element()).display).toBe('grid');
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    } finally {
      await page.viewport(1000, 800);
    }
  });

  test('an old gateway without our own fields gives a list all the same (PAY-07)', async () => {
    const lab = fakeLab();
    lab.replies.set(paymentsPath, () => ({
      orders: [
        {
          commessa: '2600001',
          article: 'Young Book',
          price: { payment_method: 'card', total: '12.5', currency: { symbol: '€' } },
          dati_pagamento: { id_transazione: 1 },
        },
      ],
      page: '1',
      pages: '1',
      total_record_amount: '1',
    }));
    const { screen } = await openPayments(lab);
    await expect.element(screen.getByText('2600001', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/12,50/)).toBeVisible();
  });
});
