import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { createSessionArea } from '@trade-area/core';
import type { SessionArea } from '@trade-area/core';
import { ordersInProcess, publicStore } from '@trade-area/core/contract';
import { fail, memoryStore, silentLog, sitesFrom } from '@trade-area/core/kernel';
import type { Fetch } from '@trade-area/core/kernel';
import { portalForTest } from '../../../core/test/portal.ts';
import { render } from '../../testing/render.tsx';
import { fakeLab, quickClock } from '../../testing/fakeLab.ts';
import { isTemporary, secondsUntilNext } from './retryPolicy.ts';
import { AreaProvider, useSessionState } from './provider.tsx';
import { kitTexts } from './strings.ts';
import { useRemote as onSwr } from './useRemote.ts';
import { seedAnswer, useRemote as small } from './useRemote.small.ts';

const question = { body: { order_by: [], query: {} } };
const bundles = [kitTexts];

/** Both forms keep the same promise: SWR's in React, the elements' own. */
const forms = [
  ['on SWR', onSwr],
  ['small', small],
] as const;

function open(lab: ReturnType<typeof fakeLab>, more: { readonly fetch?: Fetch; readonly lab?: string } = {}) {
  return createSessionArea({
    fetch: more.fetch ?? lab.fetch,
    clock: quickClock(),
    storage: memoryStore(),
    log: silentLog,
    config: portalForTest(sitesFrom({ TA_LAB_ORIGIN: more.lab ?? 'http://lab.test' })),
    keep: 'memory',
    credential: async () => 'secret-token',
  });
}

const renderInArea = (area: SessionArea, ui: ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AreaProvider tradeArea={area} language="en" bundles={bundles}>
        {ui}
      </AreaProvider>
    </SWRConfig>,
  );

describe.each(forms)('remote data, %s', (name, useRemote) => {
  const origin = `http://${name.replace(' ', '-').toLowerCase()}`;

  function Orders({ page = 1 }: { readonly page?: number }) {
    const { data, failure, asking, retry } = useRemote(ordersInProcess, { ...question, path: { page } });
    const customer = useSessionState((state) => state.customer);
    return (
      <p>
        {data ? `page ${data.page} shown` : 'waiting'}, {customer ? 'details known' : 'details unknown'},{' '}
        {failure ? failure.kind : 'fine'}, {asking ? 'asking' : 'quiet'}
        <button onClick={retry}>Again</button>
      </p>
    );
  }

  it('T-B8: data that came before the customer’s details is not asked for again when they come (SES-08)', async () => {
    const lab = fakeLab();
    let letDetailsCome = () => undefined as void;
    const detailsWanted = new Promise<void>((resolve) => (letDetailsCome = resolve));
    const area = open(lab, {
      lab: `${origin}-late.test`,
      async fetch(url, request) {
        if (url.includes('details')) await detailsWanted;
        return lab.fetch(url, request);
      },
    });
    const started = area.session.start();
    await expect.poll(() => area.session.store.getState().phase).toBe('signedIn');
    const { screen } = renderInArea(area, <Orders />);
    await expect.element(screen.getByText('page 1 shown, details unknown')).toBeVisible();
    letDetailsCome();
    await started;
    await expect.element(screen.getByText('page 1 shown, details known')).toBeVisible();
    expect(lab.bodies('/orders/inprocess')).toHaveLength(1);
  });

  it('T-B2: two that ask the same at once ask once', async () => {
    const lab = fakeLab();
    const area = open(lab, { lab: `${origin}-two.test` });
    await area.session.start();
    const { screen } = renderInArea(
      area,
      <>
        <Orders />
        <Orders />
      </>,
    );
    await expect.element(screen.getByText('page 1 shown').first()).toBeVisible();
    await expect.element(screen.getByText('page 1 shown').last()).toBeVisible();
    expect(lab.bodies('/orders/inprocess')).toHaveLength(1);
  });

  it('T-B1: a failure is said; what was shown stays, and the next try mends it', async () => {
    const lab = fakeLab();
    const area = open(lab, { lab: `${origin}-failure.test` });
    await area.session.start();
    const { screen } = renderInArea(area, <Orders />);
    await expect.element(screen.getByText('page 1 shown')).toBeVisible();
    lab.fault('/orders/inprocess', 'broken');
    await screen.getByRole('button').click();
    await expect.element(screen.getByText(/page 1 shown, details known, unavailable, quiet/)).toBeVisible();
    lab.mend();
    await screen.getByRole('button').click();
    await expect.element(screen.getByText(/page 1 shown, details known, fine, quiet/)).toBeVisible();
  });

  it.each([
    ['refreshed', 0.05, 'broken'],
    ['refreshed, without a line', 0.05, 'dropped'],
  ] as const)(
    'T-E1: what failed first and is %s comes back by itself',
    async (_case, refreshSeconds, fault) => {
      const lab = fakeLab();
      const area = open(lab, { lab: `${origin}-back-${fault}.test` });
      await area.session.start();
      function Refreshed() {
        const { data, failure } = useRemote(
          ordersInProcess,
          { ...question, path: { page: 1 } },
          { refreshSeconds },
        );
        return <p>{data ? `page ${data.page} shown` : (failure?.kind ?? 'waiting')}</p>;
      }
      lab.fault('/orders/inprocess', fault);
      const { screen } = renderInArea(area, <Refreshed />);
      await expect.element(screen.getByText(/^(unavailable|offline)$/)).toBeVisible();
      lab.mend();
      await expect.element(screen.getByText('page 1 shown')).toBeVisible();
    },
  );
});

it.each([
  ['offline', 0, null, true, 30],
  ['timeout', 60, null, true, 60],
  ['unavailable', 0, 120, true, 120],
  ['tooMany', 60, 5, true, 60],
  ['garbage', 0, null, true, 30],
  ['forbidden', 0, null, false, 0],
  ['notFound', 60, null, false, 60],
  ['unauthorized', 0, null, false, 0],
] as const)(
  'T-E1: after “%s” with a rhythm of %s s (retry-after %s): may pass %s, next question in %s s',
  (kind, seconds, retryAfter, again, next) => {
    const { failure } = fail(kind, { retryAfter });
    expect([isTemporary(failure), secondsUntilNext(failure, seconds)]).toEqual([again, next]);
  },
);

it('ours: an answer that came with the page is shown at once and not asked for', async () => {
  const lab = fakeLab();
  const area = open(lab, { lab: 'http://given.test' });
  function Store() {
    const { data, asking } = small(publicStore, { query: { lang: 'en', currency: 'EUR' } });
    return <p>{`${data?.[0]?.nome ?? 'nothing'}, ${asking ? 'asking' : 'quiet'}`}</p>;
  }
  const query = { lang: 'en', currency: 'EUR' };
  expect(seedAnswer(publicStore, 'http://given.test', { query }, 'no list')).toBe(false);
  expect(seedAnswer(publicStore, 'http://given.test', { query }, [{ slug: 'a', nome: 'Album' }])).toBe(true);
  const { screen } = renderInArea(area, <Store />);
  await expect.element(screen.getByText('Album, quiet')).toBeVisible();
  expect(lab.requests).toHaveLength(0);
});
