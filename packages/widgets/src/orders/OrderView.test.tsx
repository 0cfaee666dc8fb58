// Long because every block of the page is told by one order.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import type { SignedInOptions } from '../../testing/signedIn.tsx';
import { orderFixture } from './fixtures.ts';
import { OrderView } from './OrderView.tsx';

const address = {
  name: 'Studio Zanetti',
  address: 'Via Roma 1',
  zip: '36061',
  city: 'Bassano',
  state: 'VI',
  country: 'IT',
};
/** Everything an order's page can tell (DET-09). */
const full = {
  order_status: 1,
  progress: 60,
  is_onhold: 0,
  book_id: 'B-77',
  project_id_json: { product_id: 'storybook', project_id_string: 'x' },
  se_cover: 'Leather',
  se_cover_flag: 1,
  se_box: 'Wooden box',
  se_box_flag: '0',
  shipping: { bolla_sped: '123', carrier: 'UPS', tracking_code: '1Z9', tracking_url: 'https://ups.test/1Z9' },
  details: {
    receipt: 'R-5',
    shipping_address: address,
    alternative_shipping_address: { ...address, name: 'Villa Cornaro' },
    fatturazione_elettronica: { pec: 'studio@pec.test', codice_destinatario_univoco: 'ABC1234' },
  },
  payment: { method: 'card', total_amt: 123, card_token: 't', price: 100 },
  in_commesse: ['2600008', '2600009'],
  timeline: [{ step: 'received', at: '2026-11-02T08:00:00Z' }],
  promise: { date: '2026-12-01', first: '2026-11-25', reason: 'The leather is late.' },
  reorderable: true,
};

/** The page of order 2600001 with this detail; `invoices` are the codes that have one. */
async function open(more: object = {}, invoices: readonly string[] = [], options: SignedInOptions = {}) {
  const lab = fakeLab();
  lab.inprocess = [{ ...orderFixture(1, { shipping_date: '2026-11-20' }), ...full, ...more }];
  const requests: string[] = [];
  const fetch: typeof lab.fetch = async (url, request) => {
    const answer = await lab.fetch(url, request);
    const path = new URL(url).searchParams.get('endpoint') ?? new URL(url).pathname;
    requests.push(`${path}?${new URL(url).searchParams}`);
    if (answer.status !== 200) return answer;
    if (path.endsWith('/check_invoice_exist'))
      return { ...answer, text: async () => JSON.stringify({ existing_invoices: invoices }) };
    if (path.endsWith('/downloadPDF'))
      return { ...answer, arrayBuffer: async () => new TextEncoder().encode('a zip').buffer };
    return answer;
  };
  const rendered = await renderSignedIn(
    { ...lab, fetch },
    <OrderView
      code="2600001"
      onMissing={() => undefined}
      orderHref={(code) => `/ta/order/${code}`}
      portalHref={(path) => `https://portal.test${path}`}
      renderCard={() => <p>Visa 4242</p>}
    >
      {(order) => <p>messages of {order.commessa}</p>}
    </OrderView>,
    options,
  );
  await expect.element(rendered.screen.getByRole('heading', { name: 'Anna & Paolo' })).toBeVisible();
  return {
    ...rendered,
    lab,
    requests,
    block: (name: string) => rendered.screen.getByRole('region', { name, exact: true }),
  };
}

afterEach(() => vi.restoreAllMocks());

test('the step that is going on is named by the work, so that it agrees with “In production”', async () => {
  const steps = ['received', 'checked', 'printed', 'bound', 'boxed', 'packed'];
  const { screen } = await open({ timeline: steps.map((step) => ({ step, at: '2026-11-02T08:00:00Z' })) });
  const running = screen.getByRole('listitem').filter({ hasText: 'In progress' });
  await expect.element(running).toHaveTextContent('Ready to ship');
  await expect.element(screen.getByText('Packed', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Shipped', { exact: true })).not.toBeInTheDocument();
});

describe('everything about one order (DET-05, DET-09)', () => {
  test('shipping with its padded number, receipt and the parcel (DET-08)', async () => {
    const { block } = await open();
    const shipping = block('Shipping');
    for (const words of ['20-11-2026', '00123', 'R-5', 'UPS', '1Z9'])
      await expect.element(shipping.getByText(words, { exact: true })).toBeVisible();
    await expect
      .element(shipping.getByRole('link', { name: 'Track shipment' }))
      .toHaveAttribute('href', 'https://ups.test/1Z9');
  });

  test('both addresses, payment with its card, the conversation below (DET-11, DET-12)', async () => {
    const { block, screen } = await open();
    await expect.element(block('Shipping address')).toHaveTextContent(/Studio Zanetti.*36061 Bassano VI/);
    await expect.element(block('Alternative shipping address')).toHaveTextContent(/Villa Cornaro/);
    await expect.element(block('Payment')).toHaveTextContent(/Card.*Visa 4242/);
    await expect.element(screen.getByText('messages of 2600001')).toBeVisible();
  });

  test('CHECK-08: an order that waits for a transfer says how much is transferred where, and with which reference', async () => {
    const transfer = {
      amount: 749.31,
      receiver: 'Stamperia Lume S.r.l.',
      iban: 'IT60X0542811101000000123456',
      reference: '260000199',
    };
    const { block } = await open({ phase_main: 248, is_onhold: 1, transfer });
    const payment = block('Payment');
    await expect.element(payment.getByText('The lab is waiting for the payment.')).toBeVisible();
    for (const words of [transfer.receiver, 'IT60 X054 2811 1010 0000 0123 456', transfer.reference])
      await expect.element(payment.getByText(words, { exact: true })).toBeVisible();
    await expect.element(payment).toHaveTextContent(/Amount to transfer.*749/);
  });

  test('an order that is suspended for payment says what is paid how, and sends nobody to messages that are not there', async () => {
    const transfer = {
      amount: 749.31,
      receiver: 'Lume',
      iban: 'IT60X0542811101000000123456',
      reference: '2600001',
    };
    const { screen, block } = await open({ fm_status: 5, order_status: 5, transfer });
    await expect.element(screen.getByText('This order is waiting for your payment')).toBeVisible();
    await expect
      .element(
        screen.getByText(/^Transfer .*749,31.* to Lume, IBAN IT60 X054 .* with the reference 2600001\./),
      )
      .toBeVisible();
    await expect.element(block('Payment').getByText('The lab is waiting for the payment.')).toBeVisible();
    expect(screen.getByText(/See the messages below/).elements()).toHaveLength(0);
    const other = await open({
      fm_status: 5,
      order_status: 5,
      transfer: null,
      price: {
        price: 100,
        vat: 22,
        amount_to_pay: 122,
        payment_data: 'card',
        currency: { symbol: '€', code: 'EUR' },
      },
    });
    await expect
      .element(other.screen.getByText(/^Still to pay: .*122,00.* send the lab a message/))
      .toBeVisible();
  });

  test.each([
    [
      'a question',
      { fm_status: 3, order_status: 3, messages: { unread: 0, open_question: true } },
      /See the messages below/,
    ],
    [
      'nothing to answer',
      { fm_status: 3, order_status: 3 },
      /If you have questions, send the lab a message below/,
    ],
  ])('a paused order with %s says where to go', async (_name, more, words) => {
    const { block } = await open(more);
    await expect.element(block('Production')).toHaveTextContent(words);
  });

  test('an order that was cancelled is not called paused', async () => {
    const { block } = await open({ fm_status: 7, order_status: 7 });
    await expect.element(block('Production')).not.toHaveTextContent(/paused/);
  });

  test('an order that waits for no transfer names no account', async () => {
    const { block } = await open();
    await expect.element(block('Payment')).not.toHaveTextContent(/IBAN|Amount to transfer/);
  });

  test('an order that its customer picks up says where, and names no parcel', async () => {
    const details = { ...full.details, pickup_address: { ...address, name: 'Stamperia Lume' } };
    const shipping = { bolla_sped: '123', carrier: '', tracking_code: '', tracking_url: '' };
    const { block } = await open({ details, shipping });
    await expect.element(block('Pickup at the lab')).toHaveTextContent(/Stamperia Lume/);
    expect(block('Shipping address').elements()).toEqual([]);
    await expect.element(block('Shipping')).toHaveTextContent(/Ready for pickup since20-11-2026/);
    const waiting = await open({ details, shipping, shipping_date: '' });
    await expect.element(waiting.block('Shipping')).toHaveTextContent(/Not ready for pickup yet/);
    await expect.element(waiting.block('Pickup at the lab')).toHaveTextContent(/e-mail you when it’s ready/);
    await expect.element(waiting.screen.getByText('Ready for pickup', { exact: true })).toBeVisible();
    expect(waiting.screen.getByText('Shipped', { exact: true }).elements()).toEqual([]);
  });

  test('electronic invoicing with the way to its page, in Italy only (DET-10)', async () => {
    const { block } = await open();
    const invoicing = block('Electronic invoicing');
    await expect.element(invoicing).toHaveTextContent(/ABC1234.*studio@pec.test/);
    await expect
      .element(invoicing.getByRole('link', { name: 'Edit invoicing details' }))
      .toHaveAttribute('href', 'https://portal.test/ta/account/fatturazione-elettronica/2600001');
  });

  test('the product with its picture, size and pages; files of the lab by their names', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `${String(index + 1).padStart(2, '0')}.jpg`);
    const files = names.map((name) => ({ id: `id-${name}`, name, size: 10, thumbnail: false }));
    const { block } = await open({
      tipo: 'album',
      book_type: '30x30 cm',
      pages: 40,
      picture: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
      received: { total: 12, files },
    });
    const product = block('Product');
    await expect.element(product).toHaveTextContent(/Size30 × 30 cmPages40/);
    await expect.poll(() => product.element().querySelector('img')).not.toBeNull();
    const sent = block('Files');
    await expect.element(sent.getByText('12 files at the lab')).toBeVisible();
    expect(sent.getByRole('listitem').elements()).toHaveLength(8);
    await sent.getByRole('button', { name: 'Show all files' }).click();
    await expect.poll(() => sent.getByRole('listitem').elements().length).toBe(10);
    await expect.element(sent.getByText('and 2 more files')).toBeVisible();
    await sent.getByRole('button', { name: 'Show fewer' }).click();
    await expect.poll(() => sent.getByRole('listitem').elements().length).toBe(8);
  });

  test('a product without pages and an order without files name neither', async () => {
    const { block } = await open({ tipo: 'wallart', book_type: '60x40 cm', pages: 1 });
    await expect.element(block('Product')).toHaveTextContent(/60 × 40 cm/);
    await expect.element(block('Product')).not.toHaveTextContent('Pages');
    await expect.element(block('Files')).not.toBeInTheDocument();
  });

  test('options with a yes or a no, orders made with it as links, the product in the store (DET-16)', async () => {
    const { block } = await open();
    const product = block('Product');
    await expect.element(product.getByText('Leather')).toBeVisible();
    await expect.element(product.getByText(/Wooden box/)).toHaveTextContent('Wooden box · no');
    await expect.element(product.getByText(/Produced together with/)).toHaveTextContent('2600008, 2600009');
    await expect
      .element(product.getByRole('link', { name: '2600009' }))
      .toHaveAttribute('href', '/ta/order/2600009');
    await expect
      .element(product.getByRole('link', { name: 'View in the store' }))
      .toHaveAttribute('href', 'https://portal.test/ta/product/storybook');
  });

  test('options are named in the reader’s language; size and pages are said once', async () => {
    const { block } = await open({
      tipo: 'album',
      book_type: '30x30 cm',
      pages: 40,
      se_Size: 'Formato: 30 × 30 cm',
      se_Pages: 'Pagine: 40',
      se_cover: 'Pelle',
      option_labels: { cover: { it: 'Pelle', en: 'Leather, ecru' } },
    });
    const product = block('Product');
    await expect.element(product.getByText('Leather, ecru')).toBeVisible();
    await expect.element(product).not.toHaveTextContent(/Formato|Pagine/);
  });

  test('DEC-24 a reprint leads to the order that was claimed, and that one to its reprints', async () => {
    const { screen } = await open({ reprint_of: '2600020', reprints: ['2600031', '2600032'] });
    await expect.element(screen.getByText(/^Reprint of 2600020$/)).toBeVisible();
    await expect.element(screen.getByText(/^Reprinted free of charge as 2600031, 2600032$/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '2600020' }))
      .toHaveAttribute('href', '/ta/order/2600020');
  });

  test('what is not there is not named: no options, no linked orders, no parcel (DET-16)', async () => {
    const { block, screen } = await open({
      se_cover: '',
      se_box: '',
      in_commesse: [],
      shipping: null,
      shipping_date: '',
      details: null,
      payment: null,
    });
    await expect.element(block('Shipping')).toHaveTextContent('ShippingNot shipped yet');
    await expect.element(block('Payment')).toHaveTextContent(/Not paid yet/);
    await expect.element(block('Electronic invoicing')).toHaveTextContent(/0000000 will be used/);
    for (const words of [/Produced together/, /Reprint/, /Track shipment/, /Wooden box/])
      await expect.element(screen.getByText(words)).not.toBeInTheDocument();
    await expect.element(block('Shipping address')).not.toBeInTheDocument();
  });

  test('an order that waits for files says so, and not that it is made', async () => {
    const { screen } = await open({ order_status: 0, by_ftp: true, blocked: true, transfer_status: 1 });
    await expect.element(screen.getByText('Waiting for your files', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'RESUME UPLOAD' })).toBeVisible();
    await expect.element(screen.getByText('In production', { exact: true })).not.toBeInTheDocument();
  });

  test('the production says its days as the order does (DET-15)', async () => {
    const { block } = await open();
    await expect.element(block('Production')).toHaveTextContent(/02-11-2026, \d/);
  });

  test('a promise that slipped says both dates and why', async () => {
    const { block } = await open();
    await expect
      .element(block('Production'))
      .toHaveTextContent(/moved from 25-11-2026 to 01-12-2026. The leather is late./);
  });
});

describe('the invoice', () => {
  test('has a button only where there is one (DET-06)', async () => {
    const { screen, requests } = await open();
    await expect.poll(() => requests.some((each) => each.includes('check_invoice_exist'))).toBe(true);
    await expect.element(screen.getByRole('button', { name: 'Invoice' })).not.toBeInTheDocument();
  });

  test('is saved as the lab’s ZIP (DET-07)', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { screen, requests } = await open({}, ['2600001']);
    await screen.getByRole('button', { name: 'Invoice' }).click();
    await expect
      .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
      .toContain('invoice-2600001.zip');
    expect(requests.find((each) => each.includes('downloadPDF'))).toMatch(/nome=2600001&tipo=Fattura/);
  });

  test('that cannot be fetched says so, and the page stays', async () => {
    const { screen, lab } = await open({}, ['2600001']);
    lab.fault('/downloadPDF', 'broken');
    await screen.getByRole('button', { name: 'Invoice' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Anna & Paolo' })).toBeVisible();
  });
});

describe('the status page for the couple', () => {
  const link = 'https://lab.test/status/AAAAAAAAAAAAAAAAAAAAAA';
  async function openWithLink(more: object = {}) {
    const opened = await open({ fm_status: 1, ...more });
    opened.lab.replies.set('/status-link', () => ({ link, ends: '2027-02-20T10:00:00Z' }));
    opened.lab.replies.set('/status-link/revoke', () => ({ success: true }));
    return { ...opened, status: opened.block('Status page for the couple') };
  }

  test('is created, copied and revoked', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { status, lab } = await openWithLink();
    await expect.element(status.getByRole('button', { name: 'Revoke link' })).not.toBeInTheDocument();
    await status.getByRole('button', { name: 'Create link' }).click();
    await expect.element(status.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
    await expect.element(status).toHaveTextContent(/valid until .*2027/);
    await status.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(status.getByRole('status')).toHaveTextContent('Link copied.');
    expect(write).toHaveBeenCalledWith(link);
    await status.getByRole('button', { name: 'Revoke link' }).click();
    await expect.element(status.getByRole('status')).toHaveTextContent('Link revoked.');
    await expect.element(status.getByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
    expect(lab.bodies('/status-link/revoke')).toEqual([{ cod_order: '2600001' }]);
  });

  test('that was made earlier is told with its end, and is replaced or revoked', async () => {
    const { status } = await openWithLink({ status_link_ends: '2027-01-05T10:00:00Z' });
    await expect.element(status).toHaveTextContent(/valid until .*2027\. It’s shown only when it’s created/);
    await expect.element(status.getByRole('button', { name: 'Create new link' })).toBeVisible();
    await expect.element(status.getByRole('button', { name: 'Revoke link' })).toBeVisible();
  });

  test('that the lab cannot make says so, and the button stays', async () => {
    const { status, lab } = await openWithLink();
    lab.fault('/status-link', 'broken');
    await status.getByRole('button', { name: 'Create link' }).click();
    await expect.element(status.getByRole('alert')).toBeVisible();
    await expect.element(status.getByRole('button', { name: 'Create link' })).toBeEnabled();
  });

  test('is not offered for an order that was cancelled', async () => {
    const { block } = await open({ fm_status: 7, order_status: 7 });
    await expect.element(block('Status page for the couple')).not.toBeInTheDocument();
  });
});
