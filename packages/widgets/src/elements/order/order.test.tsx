import { useState } from 'react';
import type { ReactElement } from 'react';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import type { TradeArea } from '@trade-area/core';
import type { Message, OrderRow } from '@trade-area/core/contract';
import { fakeLab } from '../../../testing/fakeLab.ts';
import type { FakeLab } from '../../../testing/fakeLab.ts';
import { renderSignedIn, labOrigin } from '../../../testing/signedIn.tsx';
import { ConversationOf } from '../../messages/ConversationOf.tsx';
import { Inbox } from '../../messages/Inbox.tsx';
import { OrderMessages } from '../../messages/OrderMessages.tsx';
import { orderFixture } from '../../orders/fixtures.ts';
import { OrderView } from '../../orders/OrderView.tsx';
import { defineElement } from '../runtime/defineElement.ts';
import { definition as messagesDefinition } from '../messages/element.ts';
import { definition as orderDefinition } from './element.ts';

/** The area of the elements' session: that of the fake lab which a test has opened. */
let opened: TradeArea | null = null;
const extend = () => opened ?? expect.fail('no lab was opened');
defineElement({ ...orderDefinition, extend });
defineElement({ ...messagesDefinition, extend });

let count = 500;
const placed: HTMLElement[] = [];
afterEach(() => {
  for (const element of placed.splice(0)) element.remove();
});

interface Told {
  readonly messages?: readonly Partial<Message>[];
}

/** A lab with one order of its own number, so that nothing of another test is known of it. */
function labWith(told: Told) {
  const number = (count += 1);
  const base = fakeLab();
  const row = orderFixture(number);
  base.inprocess = [{ ...row, ...{ order_status: 1, in_commesse: ['2600001'] } } as OrderRow];
  let messages = (told.messages ?? []).map((each, index) => ({
    id: String(index + 1),
    fao: 'client',
    author: 'Elena',
    ts_created: '2026-11-20T11:00:00Z',
    ts_read: '2026-11-20T11:30:00Z',
    ...each,
  }));
  const fetch: FakeLab['fetch'] = async (url, request) => {
    const answer = await base.fetch(url, request);
    const path = new URL(url).searchParams.get('endpoint') ?? '';
    if (answer.status !== 200) return answer;
    const say = (value: unknown) => ({ ...answer, text: async () => JSON.stringify(value) });
    if (path.includes('/orders/threads'))
      return say({ threads: [threadOf(row)], page: 1, pages: 1, total: 1, unread: 0 });
    if (path.endsWith('/add_messages')) {
      const { txt_public } = JSON.parse(String(request.body)) as { txt_public: string };
      const sent = { id: '99', fao: 'studio', txt_public, ts_created: '2026-11-20T12:00:00Z', ts_read: '' };
      messages = [...messages, { author: '', ...sent }];
    }
    return /\/orders\/(messages\/|add_messages)/.test(path) ? say(messages) : answer;
  };
  return { lab: { ...base, fetch }, base, code: row.commessa };
}

const threadOf = ({ commessa, article, event }: OrderRow) => ({
  cod_order: commessa,
  article,
  event,
  messages: 1,
  unread: 0,
  open_question: false,
  last: { txt_public: 'Thanks', fao: 'client', ts_created: '2026-11-20T11:00:00Z', attachments: 0 },
});

const portalHref = (path: string) => `https://portal.test${path}`;

function ReactOrder({ code }: { readonly code: string }): ReactElement {
  const [missing, setMissing] = useState(false);
  if (missing) return <p>Order not found</p>;
  return (
    <OrderView
      code={code}
      onMissing={() => setMissing(true)}
      orderHref={(other) => portalHref(`/ta/order/${other}`)}
      portalHref={portalHref}
    >
      {(order) => <OrderMessages order={order} portalHref={portalHref} />}
    </OrderView>
  );
}

function ReactMessages({ code }: { readonly code: string }): ReactElement {
  const [chosen, setChosen] = useState(code);
  if (chosen !== '')
    return <ConversationOf code={chosen} portalHref={portalHref} missing={<p>Order not found</p>} />;
  return (
    <Inbox
      page={1}
      onPage={() => undefined}
      threadHref={(each) => portalHref(`/ta/order/${each}/message`)}
      onThread={setChosen}
    />
  );
}

type Widget = 'ta-order' | 'ta-messages';
type Open = (widget: Widget, lab: FakeLab, code: string) => Promise<Locator>;

const asReact: Open = async (widget, lab, code) => {
  const drawn = widget === 'ta-order' ? <ReactOrder code={code} /> : <ReactMessages code={code} />;
  return (await renderSignedIn(lab, drawn)).screen;
};

const asElement: Open = async (widget, lab, code) => {
  opened = (await renderSignedIn(lab, null)).area;
  const element = document.createElement(widget);
  element.dataset['testid'] = `${widget}-${code || (count += 1)}`;
  for (const [name, value] of Object.entries({
    gateway: labOrigin,
    lang: 'en',
    portal: 'https://portal.test',
    order: code,
  }))
    if (value !== '') element.setAttribute(name, value);
  document.body.append(element);
  placed.push(element);
  return page.getByTestId(element.dataset['testid']);
};

const suites: Readonly<Record<Widget, (open: (lab: FakeLab, code: string) => Promise<Locator>) => void>> = {
  'ta-order'(open) {
    test('shows the order and its conversation, and links to the portal (DET-05, MSG-01)', async () => {
      const { lab, code } = labWith({ messages: [{ txt_public: 'The proof is ready' }] });
      const screen = await open(lab, code);
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(screen.getByText('In production').first()).toBeVisible();
      await expect.element(screen.getByText('The proof is ready')).toBeVisible();
      await expect
        .element(screen.getByRole('link', { name: '2600001' }))
        .toHaveAttribute('href', 'https://portal.test/ta/order/2600001');
    });

    test('sends what is written (MSG-10, MSG-11)', async () => {
      const { lab, base, code } = labWith({});
      const screen = await open(lab, code);
      await screen.getByLabelText('Your message to the lab').fill('Please call me');
      await screen.getByRole('button', { name: 'Send', exact: true }).click();
      await expect.element(screen.getByText('Thank you', { exact: true })).toBeVisible();
      await expect.element(screen.getByText('Please call me')).toBeVisible();
      expect(base.bodies('add_messages')).toMatchObject([{ cod_order: code, txt_public: 'Please call me' }]);
    });

    test('an unknown order is said to be none (DET-04, DET-17)', async () => {
      const screen = await open(fakeLab(), '2999999');
      await expect.element(screen.getByText(/Order not found/)).toBeVisible();
    });

    test('a failure has a way on (T-E1)', async () => {
      const { lab, base, code } = labWith({});
      base.fault('/orders/details/', 'broken');
      const screen = await open(lab, code);
      const again = screen.getByRole('button', { name: 'Retry' });
      await expect.element(again).toBeVisible();
      base.mend();
      await again.click();
      await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    });
  },
  'ta-messages'(open) {
    test('one conversation: what is unread stays closed until it is opened (MSG-07)', async () => {
      const { lab, base, code } = labWith({ messages: [{ txt_public: 'Secret so far', ts_read: '' }] });
      const screen = await open(lab, code);
      await screen.getByRole('button', { name: 'Read new message' }).click();
      await expect.element(screen.getByText('Secret so far')).toBeVisible();
      await expect.poll(() => base.bodies('read_messages')).toMatchObject([{ cod_order: code, id: '1' }]);
    });

    test('all of them, each opened here (MSG-15)', async () => {
      const { lab } = labWith({ messages: [{ txt_public: 'The proof is ready' }] });
      const screen = await open(lab, '');
      await screen.getByRole('listitem').getByRole('link').click();
      await expect.element(screen.getByText('The proof is ready')).toBeVisible();
      await expect.element(screen.getByLabelText('Your message to the lab')).toBeVisible();
    });

    test('markup is text (T-C1)', async () => {
      const { lab, code } = labWith({ messages: [{ txt_public: '<img src=x onerror=alert(1)>' }] });
      const screen = await open(lab, code);
      await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
      expect(screen.element().querySelector('img')).toBeNull();
      expect(screen.element().shadowRoot?.querySelector('img') ?? null).toBeNull();
    });
  },
};

describe.each([
  ['React', asReact],
  ['element', asElement],
] as const)('as %s', (_how, open) => {
  test('has all the suites', () => expect(Object.keys(suites)).toEqual(['ta-order', 'ta-messages']));
  describe.each(['ta-order', 'ta-messages'] as const)('%s', (widget) => {
    suites[widget]((lab, code) => open(widget, lab, code));
  });
});

test('<ta-order> leads an order that is ordered again to the portal, where the price then and the price of today are compared', async () => {
  const { lab, base, code } = labWith({});
  base.inprocess = base.inprocess.map((row) => ({ ...row, reorderable: true }));
  const screen = await asElement('ta-order', lab, code);
  await expect
    .element(screen.getByRole('link', { name: 'Order again' }))
    .toHaveAttribute('href', `https://portal.test/ta/print-again?order=${code}`);
  expect(base.bodies('reorder')).toEqual([]);
});
