import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createSessionArea } from '@trade-area/core';
import { languages, ordersInProcess } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { memoryStore, portalConfigurationFor, silentLog, systemClock } from '@trade-area/core/kernel';
import { render } from '../../testing/render.tsx';
import { DataView } from './DataView.tsx';
import { kitTexts } from './strings.ts';
import { loadTexts } from './text/dictionaries.ts';
import { TradeAreaProvider } from './TradeAreaProvider.tsx';
import { useRemote } from './useRemote.ts';
import { withBoundary } from './WidgetBoundary.tsx';

const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';

const Orders = withBoundary(function Orders() {
  const remote = useRemote(ordersInProcess, { body: { order_by: [], query: {} } });
  return (
    <DataView remote={remote} waiting={null}>
      {() => {
        throw new Error('an answer that breaks the widget');
      }}
    </DataView>
  );
});

/** Every call is answered with this status and body, under the request id. */
function open(ui: ReactNode, answer: { status: number; body: unknown }, language: Language = 'en') {
  const headers = new Map([['x-request-id', requestId]]);
  const area = createSessionArea({
    fetch: async () => ({
      status: answer.status,
      headers: { get: (name) => headers.get(name) ?? null },
      text: async () => JSON.stringify(answer.body),
    }),
    credential: async () => 'secret-token',
    clock: systemClock,
    storage: memoryStore(),
    log: silentLog,
    config: portalConfigurationFor('http://127.0.0.1:9'),
    keep: 'memory',
  });
  return render(
    <TradeAreaProvider tradeArea={area} lang={language} bundles={[kitTexts]}>
      {ui}
    </TradeAreaProvider>,
  );
}

test.each(languages)('a failed request shows the reference of its answer: %s', async (language) => {
  const { screen } = open(<Orders />, { status: 404, body: {} }, language);
  const { reference = '', notFound = '' } = await loadTexts(kitTexts, language);
  const text = `${notFound} ${reference.replace('{{code}}', '7728950e')}`;
  // The matcher reads every space as an ordinary one; French has another before the colon.
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text.replaceAll('\u00a0', ' '));
});

test.each(languages)(
  'T-B4: what looks like a card number is said in the person’s language: %s',
  async (language) => {
    const error = { code: 'bad_request', message: 'In the words of the lab.', reason: 'cardNumber' };
    const { screen } = open(<Orders />, { status: 400, body: { error } }, language);
    const { cardNumber = '' } = await loadTexts(kitTexts, language);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(cardNumber.replaceAll('\u00a0', ' '));
  },
);

test('the reference can be selected and copied', async () => {
  const { screen } = open(<Orders />, { status: 404, body: {} });
  const text = screen.getByText('7728950e');
  await expect.element(text).toBeVisible();
  const selection = document.getSelection();
  selection?.selectAllChildren(text.element());
  expect(String(selection)).toContain('Reference: 7728950e');
});

test('a failure that the person can mend alone shows none', async () => {
  const { screen } = open(<Orders />, { status: 413, body: {} });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(document.body.textContent).not.toContain('7728950e');
});

test('a widget that an answer broke shows the reference of that answer', async () => {
  const { screen } = open(<Orders />, { status: 200, body: { orders: [], page: 1, pages: 1 } });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t show this part of the page');
  await expect.element(screen.getByText('Reference: 7728950e')).toBeVisible();
});
