import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { createSessionArea } from '@trade-area/core';
import { ordersInProcess } from '@trade-area/core/contract';
import { demonstrationConfiguration, memoryStore, silentLog, sitesFrom } from '@trade-area/core/kernel';
import { draw } from '../../testing/draw.tsx';
import { fakeLab, quickClock } from '../../testing/fakeLab.ts';
import { TradeAreaProvider, useSessionState } from './provider.tsx';
import { kitTexts } from './strings.ts';
import { useRemote } from './useRemote.ts';

const question = { body: { order_by: [], query: {} } };
const bundles = [kitTexts];

function Orders() {
  const { data } = useRemote(ordersInProcess, question);
  const customer = useSessionState((state) => state.customer);
  return (
    <p>
      {data ? 'orders shown' : 'waiting'}, {customer ? 'details known' : 'details unknown'}
    </p>
  );
}

it('B8: data that came before the customer’s details is not asked for again when they come (SES-08)', async () => {
  const lab = fakeLab();
  let letDetailsCome = () => undefined as void;
  const detailsWanted = new Promise<void>((resolve) => (letDetailsCome = resolve));
  const area = createSessionArea({
    async fetch(url, request) {
      if (url.includes('details')) await detailsWanted;
      return lab.fetch(url, request);
    },
    clock: quickClock(),
    storage: memoryStore(),
    log: silentLog,
    config: demonstrationConfiguration(sitesFrom({})).portal,
    keep: 'memory',
    credential: async () => 'secret-token',
  });
  const started = area.session.start();
  const { screen } = draw(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TradeAreaProvider tradeArea={area} language="en" bundles={bundles}>
        <Orders />
      </TradeAreaProvider>
    </SWRConfig>,
  );
  await expect.element(screen.getByText('orders shown, details unknown')).toBeVisible();
  letDetailsCome();
  await started;
  await expect.element(screen.getByText('orders shown, details known')).toBeVisible();
  expect(lab.bodies('/orders/inprocess')).toHaveLength(1);
});
