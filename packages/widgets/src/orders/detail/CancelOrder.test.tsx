import { expect, test, vi } from 'vitest';
import { fakeLab } from '../../../testing/fakeLab.ts';
import { renderSignedIn } from '../../../testing/signedIn.tsx';
import { incompleteFixture, orderFixture } from '../fixtures.ts';
import { OrderView } from '../OrderView.tsx';

const plan = (change: object = {}) => ({
  obstacle: '',
  refund: 1043,
  last4: '4242',
  due: 0,
  currency: 'EUR',
  shipping: null,
  origin: 'project',
  seen: '1043 0 0 ',
  ...change,
});

async function openOrder(lab = fakeLab(), more: object = { cancellable: true, order_status: 1 }) {
  if (lab.inprocess.length + lab.incomplete.length === 0) lab.inprocess = [{ ...orderFixture(1), ...more }];
  const onMissing = vi.fn();
  const { screen } = await renderSignedIn(
    lab,
    <OrderView
      code="2600001"
      onMissing={onMissing}
      orderHref={(code) => `/ta/order/${code}`}
      portalHref={(path) => `https://portal.test${path}`}
    />,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return { lab, screen, onMissing, dialog: screen.getByRole('alertdialog') };
}

test('an order is cancelled with the money that was shown, and the page says that it is gone', async () => {
  const { lab, screen, dialog, onMissing } = await openOrder();
  lab.replies.set('/orders/cancellation', () => plan());
  lab.replies.set('/orders/cancel', () => {
    lab.inprocess = [];
    return { success: true };
  });
  await screen.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog).toHaveTextContent(/10,43 € is refunded to the card ending in 4242\./);
  await expect.element(dialog).toHaveTextContent(/Its project stays saved/);
  expect(lab.bodies('/orders/cancel').filter((body) => 'seen' in body)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Order 2600001 cancelled.');
  expect(lab.bodies('/orders/cancel').filter((body) => 'seen' in body)).toEqual([
    { cod_order: '2600001', seen: '1043 0 0 ' },
  ]);
  expect(onMissing).not.toHaveBeenCalled();
});

test('an order is kept by the first answer of the question', async () => {
  const { lab, screen, dialog } = await openOrder();
  lab.replies.set('/orders/cancellation', () => plan());
  await screen.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Anna & Paolo' })).toBeVisible();
});

test('other money than was shown asks again', async () => {
  const lab = fakeLab();
  const refused = JSON.stringify({ error: { code: 'conflict', message: 'The order has changed since.' } });
  const fetch: typeof lab.fetch = async (url, request) => {
    const answer = await lab.fetch(url, request);
    const isCancelled = lab.requests.at(-1)?.path.endsWith('/orders/cancel');
    return isCancelled ? { ...answer, status: 409, text: async () => refused } : answer;
  };
  let refund = 1043;
  lab.replies.set('/orders/cancellation', () => plan({ refund }));
  lab.inprocess = [{ ...orderFixture(1), ...({ cancellable: true, order_status: 1 } as object) }];
  const { screen, dialog } = await openOrder({ ...lab, fetch });
  await screen.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog).toHaveTextContent(/10,43 €/);
  refund = 500;
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Something has changed.');
  await expect.element(dialog).toHaveTextContent(/5,00 €/);
});

test.each([
  ['production', /Production has begun/],
  ['received', /has already received money/],
  ['promotion', /need it for their promotion/],
])('the obstacle %s is said, and nothing can be pressed', async (obstacle, words) => {
  const { lab, screen, dialog } = await openOrder();
  lab.replies.set('/orders/cancellation', () => plan({ obstacle }));
  await screen.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog).toHaveTextContent(words);
  expect(dialog.getByRole('button').elements()).toHaveLength(1);
});

test('an order that waits for its files is deleted as in the lists (ORD-30, ORD-31)', async () => {
  const lab = fakeLab();
  lab.incomplete = [{ ...incompleteFixture(1), ...({ order_status: 0 } as object) }];
  const { screen, dialog } = await openOrder(lab);
  await screen.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog).toHaveTextContent('Delete order no 2600001');
});

test('an order in production has no button', async () => {
  const { screen } = await openOrder(fakeLab(), { cancellable: false, order_status: 1 });
  expect(screen.getByRole('button', { name: 'Cancel order' }).elements()).toHaveLength(0);
});
