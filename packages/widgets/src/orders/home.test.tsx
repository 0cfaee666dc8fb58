import { describe, expect, test, vi } from 'vitest';
import { memoryStore } from '@trade-area/core/kernel';
import type { AnyCallback } from '../../testing/render.tsx';
import { fakeLab } from '../../testing/fakeLab.ts';
import type { FakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { incompleteFixture, orderFixture } from './fixtures.ts';
import { OrdersDashboard } from './OrdersDashboard.tsx';
import { OrderView } from './OrderView.tsx';
import { StoreBanner } from './StoreBanner.tsx';
import { useHomeRedirect } from './useHomeRedirect.ts';

const hrefs = { all: '#', production: '#', shipped: '#' };

interface HomeProps {
  readonly waiting?: boolean;
  readonly onRedirect: (path: string) => void;
}
function Home({ waiting = false, onRedirect }: HomeProps) {
  useHomeRedirect(waiting, onRedirect);
  return <OrdersDashboard hrefs={hrefs} list="incomplete" />;
}

async function home(lab: FakeLab, { waiting = false, storage = memoryStore() } = {}) {
  const addressSpy = vi.fn<AnyCallback>();
  const rendered = await renderSignedIn(lab, <Home waiting={waiting} onRedirect={addressSpy} />, { storage });
  return { ...rendered, addressSpy, storage };
}

describe('the one-time home redirect', () => {
  test('leads to the store once when nothing is unread (DASH-14, DASH-24)', async () => {
    const { addressSpy, storage } = await home(fakeLab());
    await expect.poll(() => addressSpy.mock.calls).toEqual([['/ta/graphistore']]);
    expect(storage.get('redirectGraphistore')).toBe('false');
    const again = await home(fakeLab(), { storage });
    await expect.element(again.screen.getByText('There are no incomplete orders')).toBeVisible();
    expect(again.addressSpy).not.toHaveBeenCalled();
  });

  test.each([
    ['an unread message', (lab: FakeLab) => void (lab.unread = [{ cod_order: '1', unread: 1 }])],
    [
      'an upload to resume',
      (lab: FakeLab) => void (lab.incomplete = [incompleteFixture(1, { transfer_status: 1 })]),
    ],
    ['a failed unread call (DASH-24)', (lab: FakeLab) => lab.fault('/unread', 'notThere')],
    ['a failed table', (lab: FakeLab) => lab.fault('/orders/last', 'notThere')],
  ])('not with %s (T-R30)', async (_what, prepare) => {
    const lab = fakeLab();
    prepare(lab);
    const { addressSpy, storage, screen } = await home(lab);
    await expect.element(screen.getByText(/no incomplete orders|RESUME UPLOAD|Couldn’t load/)).toBeVisible();
    await expect.poll(() => lab.bodies('/unread').length).toBeGreaterThan(0);
    expect(addressSpy).not.toHaveBeenCalled();
    expect(storage.get('redirectGraphistore')).toBeNull();
  });

  test('not while a notice waits to be read', async () => {
    const { addressSpy, screen } = await home(fakeLab(), { waiting: true });
    await expect.element(screen.getByText('There are no incomplete orders')).toBeVisible();
    expect(addressSpy).not.toHaveBeenCalled();
  });
});

test('the banner leads to the store (DASH-02)', async () => {
  const { screen } = await renderSignedIn(fakeLab(), <StoreBanner href="/ta/graphistore" />);
  await expect
    .element(screen.getByRole('link', { name: 'Go to the store' }))
    .toHaveAttribute('href', '/ta/graphistore');
});

describe('the head of an order', () => {
  const summary = (code: string, onMissing: (code: string) => void) => (
    <OrderView
      code={code}
      onMissing={onMissing}
      orderHref={(other) => `/ta/order/${other}`}
      portalHref={(path) => path}
      renderBack={(order) => <a href="#back">{order?.commessa ?? 'list'}</a>}
    />
  );

  test('names, code, product, dates, price, full status and progress (DET-05, DET-15, ORD-19)', async () => {
    const lab = fakeLab();
    lab.inprocess = [orderFixture(1, { fm_status: 5, shipping_date: '2026-11-02', order_progress: 60 })];
    const { screen } = await renderSignedIn(lab, summary('2600001', vi.fn<AnyCallback>()));
    await expect.element(screen.getByRole('heading', { name: 'Anna & Paolo' })).toBeVisible();
    for (const words of [
      'Storia Album',
      '02-10-2026',
      '02-11-2026',
      '123,00 €',
      'Suspended (payment)',
      '60%',
    ]) {
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
    }
    await expect.element(screen.getByRole('link', { name: '2600001' })).toBeVisible();
  });

  test.each([
    ['an empty answer (DET-04, DET-17)', () => undefined],
    ['404 (ERR-19)', (lab: FakeLab) => lab.fault('/details/2', 'notThere')],
  ])('%s: the page is told', async (_what, prepare) => {
    const lab = fakeLab();
    prepare(lab);
    const missing = vi.fn<AnyCallback>();
    await renderSignedIn(lab, summary('2999999', missing));
    await expect.poll(() => missing.mock.calls[0]).toEqual(['2999999']);
  });

  test('a failure is no unknown order: message and retry', async () => {
    const lab = fakeLab();
    lab.inprocess = [orderFixture(1)];
    lab.fault('/details/2', 'html');
    const missing = vi.fn<AnyCallback>();
    const { screen } = await renderSignedIn(lab, summary('2600001', missing));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    lab.mend();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Anna & Paolo' })).toBeVisible();
    expect(missing).not.toHaveBeenCalled();
  });
});
