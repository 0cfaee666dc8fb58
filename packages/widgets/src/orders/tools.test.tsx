import { describe, expect, test } from 'vitest';
import { memoryStore } from '@trade-area/core/kernel';
import { fakeLab } from '../../testing/fakeLab.ts';
import { filledLab, openPage } from '../../testing/orderPage.tsx';
import { captureDownloads } from '../../testing/files.ts';
import { orderFixtures } from './fixtures.ts';

describe('columns', () => {
  test('are chosen, kept on the device, and shown all again', async () => {
    const storage = memoryStore();
    const { yours } = await openPage(filledLab(), '', { storage });
    await yours.getByRole('button', { name: 'Columns' }).click();
    const panel = yours.getByRole('dialog', { name: 'Columns' });
    await expect.element(panel.getByRole('checkbox', { name: 'Order', exact: true })).toBeDisabled();
    await panel.getByRole('checkbox', { name: 'Price' }).click();
    await panel.getByRole('checkbox', { name: 'Progress' }).click();
    const heads = () =>
      yours
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent);
    await expect.poll(heads).not.toContain('Price');
    const again = await openPage(filledLab(), '', { storage });
    await expect.element(again.yours.getByRole('columnheader', { name: 'Product' })).toBeVisible();
    expect(again.yours.getByRole('columnheader', { name: 'Price' }).elements()).toHaveLength(0);
    await again.yours.getByRole('button', { name: 'Columns' }).click();
    await again.yours.getByRole('button', { name: 'Show all columns' }).click();
    await expect.element(again.yours.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  });
});

describe('saved views', () => {
  test('are saved, opened, marked and deleted', async () => {
    const lab = filledLab();
    const { yours, address } = await openPage(lab, 'status=3&sort=price&page=1');
    await yours.getByRole('button', { name: 'Views' }).click();
    const panel = yours.getByRole('dialog', { name: 'Views' });
    await panel.getByRole('button', { name: 'Save view' }).click();
    await expect.element(panel.getByText('Enter a name.')).toBeVisible();
    await panel.getByLabelText('View name').fill('Shipped by price');
    await panel.getByRole('button', { name: 'Save view' }).click();
    await expect.element(panel.getByText('View “Shipped by price” saved')).toBeVisible();
    expect(lab.bodies('/views/save')).toEqual([
      {
        name: 'Shipped by price',
        search: 'status=3&sort=price',
        columns: ['code', 'article', 'names', 'date', 'shipping_date', 'price', 'status', 'progress'],
      },
    ]);
    const view = panel.getByRole('button', { name: 'Shipped by price', exact: true });
    await expect.element(view).toHaveAttribute('aria-current', 'true');

    const second = await openPage(lab, 'status=1');
    await second.yours.getByRole('button', { name: 'Views' }).click();
    await second.yours.getByRole('button', { name: 'Shipped by price', exact: true }).click();
    await expect.poll(second.address).toBe('status=3&sort=price');
    await second.yours.getByRole('button', { name: 'Views' }).click();
    await second.yours.getByRole('button', { name: 'Delete view Shipped by price' }).click();
    await expect.element(second.yours.getByText('View “Shipped by price” deleted')).toBeVisible();
    expect(lab.views).toEqual([]);
    expect(address()).toBe('status=3&sort=price&page=1');
  });

  test('a saving that fails keeps the name and says why', async () => {
    const lab = filledLab();
    lab.fault('/views/save', 'unavailable');
    const { yours } = await openPage(lab);
    await yours.getByRole('button', { name: 'Views' }).click();
    const panel = yours.getByRole('dialog', { name: 'Views' });
    await panel.getByLabelText('View name').fill('Mine');
    await panel.getByRole('button', { name: 'Save view' }).click();
    await expect.element(panel.getByText(/The lab is temporarily unavailable/)).toBeVisible();
    await expect.element(panel.getByLabelText('View name')).toHaveValue('Mine');
  });
});

describe('choosing and CSV', () => {
  test('CSV of all is exactly what is filtered and sorted, with the columns on screen', async () => {
    const lab = filledLab();
    const files = captureDownloads();
    const { yours, screen } = await openPage(lab, 'status=1&search=a&sort=price&sd=desc');
    await yours.getByRole('button', { name: 'Export all' }).click();
    await expect.element(screen.getByText('CSV file saved')).toBeInTheDocument();
    const [body] = lab.bodies('/export');
    expect(body).toMatchObject({
      list: 'inprocess',
      request: {
        order_by: [
          { property: 'price', direction: 'DESC' },
          { property: 'status', direction: 'ASC' },
          { property: 'date', direction: 'DESC' },
        ],
        query: { status: 1, search: 'a' },
      },
      columns: [
        { key: 'code', title: 'Order' },
        { key: 'article', title: 'Product' },
        { key: 'names', title: 'Names and event' },
        { key: 'event_date', title: 'Event date' },
        { key: 'order_date', title: 'Ordered' },
        { key: 'price', title: 'Price' },
        { key: 'currency', title: 'Currency' },
        { key: 'status', title: 'Status' },
        { key: 'progress', title: 'Progress' },
      ],
      labels: {
        inProduction: 'In production',
        delivered: 'Delivered',
        returnedBack: 'Returned back',
        toPay: 'To pay',
        onHold: 'On hold',
        'onHold.pdfSent': 'On hold (PDF sent)',
      },
    });
    expect(body).not.toHaveProperty('codes');
    expect(files.names).toEqual(['orders-2026-11-20.csv']);
    expect(await files.texts()).toEqual(['\uFEFFOrder\r\n2600001\r\n']);
  });

  test('the choice outlives pages and sorts; CSV of selected has just those', async () => {
    const lab = fakeLab();
    lab.inprocess = orderFixtures(20);
    captureDownloads();
    const { yours, rows } = await openPage(lab);
    await yours.getByRole('checkbox', { name: 'Select order 2600002' }).click();
    await yours.getByRole('link', { name: 'Page 2' }).click();
    await yours.getByRole('checkbox', { name: 'Select order 2600015' }).click();
    await expect.element(yours.getByText('2 orders selected')).toBeVisible();
    await yours.getByRole('button', { name: 'Export selected' }).click();
    await expect.poll(() => lab.bodies('/export').length).toBe(1);
    expect(lab.bodies('/export')[0]?.['codes']).toEqual(['2600002', '2600015']);
    await yours.getByRole('link', { name: 'Page 1' }).click();
    await expect.element(yours.getByRole('checkbox', { name: 'Select order 2600002' })).toBeChecked();
    await yours.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(yours.getByText('20 orders', { exact: true }).first()).toBeVisible();
    await yours.getByRole('checkbox', { name: 'Select all orders on this page' }).click();
    await expect.element(yours.getByText('10 orders selected')).toBeVisible();
    expect(rows()).toBe(10);
  });

  test('DEC-26: is written as the reader’s spreadsheet opens it, with the English form beside it, for the choice too', async () => {
    const lab = filledLab();
    const files = captureDownloads();
    const { screen } = await openPage(lab, '', { language: 'de' });
    const forms = () => lab.bodies('/export').map((body) => [body['form'], body['codes']]);
    const menu = screen.getByRole('button', { name: 'Weitere Dateiformate' });
    await screen.getByRole('button', { name: 'Alle exportieren' }).click();
    await expect.poll(forms).toEqual([['semicolon', undefined]]);
    await menu.click();
    expect(screen.getByRole('menuitem').elements()).toHaveLength(1);
    await screen.getByRole('menuitem', { name: 'Alle im englischen Format exportieren' }).click();
    await expect.poll(() => forms().at(-1)).toEqual(['comma', undefined]);
    await screen.getByRole('checkbox', { name: /2600002/ }).click();
    await menu.click();
    lab.fault('/export', 'unavailable');
    await screen.getByRole('menuitem', { name: 'Auswahl im englischen Format exportieren' }).click();
    const retry = screen.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(retry).toBeVisible();
    lab.mend();
    await retry.click();
    await expect.poll(() => files.names.length).toBe(3);
    expect(forms().slice(-2)).toEqual([
      ['comma', ['2600002']],
      ['comma', ['2600002']],
    ]);
  });

  test.each([
    ['GB', 'comma', 0],
    ['NL', 'semicolon', 1],
  ] as const)(
    'DEC-26: an English reader in %s saves the form %s, with %d menus of others',
    async (country, form, menus) => {
      const lab = filledLab();
      lab.replies.set('/customer/details', () => ({ code: '1001', company: { country }, currency: 'EUR' }));
      const { yours } = await openPage(lab);
      await yours.getByRole('button', { name: 'Export all' }).click();
      await expect.poll(() => lab.bodies('/export').map((body) => body['form'])).toEqual([form]);
      expect(yours.getByRole('button', { name: 'More file formats' }).elements()).toHaveLength(menus);
    },
  );

  test('a CSV that fails says so and can be tried again', async () => {
    const lab = filledLab();
    captureDownloads();
    lab.fault('/export', 'unavailable');
    const { yours, screen } = await openPage(lab);
    await yours.getByRole('button', { name: 'Export all' }).click();
    await expect.element(yours.getByText('Couldn’t create the CSV file')).toBeVisible();
    lab.mend();
    await yours.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('CSV file saved')).toBeInTheDocument();
  });
});
