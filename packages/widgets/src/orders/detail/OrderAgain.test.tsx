import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeLab } from '../../../testing/fakeLab.ts';
import { renderSignedIn } from '../../../testing/signedIn.tsx';
import { orderFixture } from '../fixtures.ts';
import { OrderView } from '../OrderView.tsx';

const again = (change: object = {}) => ({
  cod_order: '2600001',
  quantity: 1,
  name: 'Anna & Paolo',
  product: 'Wedding Book',
  size: '30x30',
  pages: 40,
  ordered: '2025-05-06',
  currency: 'EUR',
  picture: '',
  before: { total: 164, list_version: 20_250_101 },
  now: { total: 179, list_version: 20_260_101 },
  is_complete: true,
  in_editor: false,
  gone: [],
  ...change,
});

/** The page of an order on a page without an address where orders are compared. */
async function ask(compared: object) {
  const lab = fakeLab();
  const more: object = { reorderable: true };
  lab.inprocess = [{ ...orderFixture(1), ...more }];
  lab.replies.set('/quotes/again', () => compared);
  lab.replies.set('/reorder', () => ({ cod_order: '2600002' }));
  const { screen } = await renderSignedIn(
    lab,
    <OrderView
      code="2600001"
      onMissing={() => undefined}
      orderHref={(code) => `/ta/order/${code}`}
      portalHref={(path) => `https://portal.test${path}`}
    />,
  );
  const button = screen.getByRole('button', { name: 'Order again' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  return { lab, screen, dialog: screen.getByRole('alertdialog') };
}

test('AGAIN-02: the price then and the price of today are shown before it is ordered, by keyboard', async () => {
  const { lab, screen, dialog } = await ask(again());
  await expect.element(dialog).toHaveTextContent(/Ordered 06\/05\/2025\s*164,00 €/);
  await expect.element(dialog).toHaveTextContent(/Today\s*179,00 €/);
  expect(lab.bodies('/reorder')).toEqual([]);
  const yes = dialog.getByRole('button', { name: 'Create order' });
  await expect.element(yes).toBeEnabled();
  (yes.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Order 2600002 created.', { exact: false })).toBeVisible();
  expect(lab.bodies('/reorder')).toEqual([{ cod_order: '2600001' }]);
});

test('nothing is ordered without a price of today', async () => {
  const { lab, dialog } = await ask(again({ now: null }));
  await expect.element(dialog.getByText('can no longer be ordered here', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Create order' })).toBeDisabled();
  expect(lab.bodies('/reorder')).toEqual([]);
});
