import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { frameIn, expectAfterTime, postFromFrame } from '../../testing/frame.ts';
import { ExternalOrder } from './ExternalOrder.tsx';
import sheet from './externalOrder.css?inline';
import { externalOrderTexts } from './externalOrderStrings.ts';

const lab = 'http://127.0.0.1:9';
/** Another site than the lab's, which no page can look into. */
const stranger = 'http://127.0.0.1:8';
/** The site of this test, whose windows can be looked into: a page without a script, as the partner's. */
const partner = location.origin;
const page = new URL('../../package.json', import.meta.url).href;
const address = { id: 3, name: 'Ada Neri', city: 'Vicenza' };

async function open({ order = page, ticket = { ticket: 'ticket-1', expires_in: 60 } as unknown } = {}) {
  const answers: Record<string, unknown> = { '/api/customer/ticket': ticket };
  const drawn = await renderAsCustomer(<ExternalOrder />, {
    bundles: [externalOrderTexts],
    links: { externalOrder: order },
    answers,
  });
  const look = new CSSStyleSheet();
  look.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  return { ...drawn, answers };
}

/** Opens the page; `received` is what it was posted, as its window hears it. */
async function openOrder(options: Parameters<typeof open>[0] = {}) {
  const drawn = await open(options);
  const frame = await frameIn(drawn.container);
  await expect.poll(() => frame.contentWindow?.location.href).toBe(page);
  await expect.poll(() => frame.parentElement?.dataset['loaded']).toBe('true');
  const received: unknown[] = [];
  frame.contentWindow?.addEventListener('message', ({ data }) => received.push(data));
  return { ...drawn, frame, received };
}

const ask = (frame: HTMLIFrameElement, from: Parameters<typeof postFromFrame>[2] = {}) =>
  postFromFrame(frame, 'changeAddress', { origin: partner, ...from });
/** The lab's page in the window, once it is there. */
async function chooserIn(container: HTMLElement): Promise<HTMLIFrameElement> {
  await expect.poll(() => windowOf(container)?.querySelector('iframe')?.src ?? '').toContain('ticket-');
  return windowOf(container)?.querySelector('iframe') as HTMLIFrameElement;
}
const windowOf = (container: HTMLElement) => container.querySelector('dialog');

describe('the order page of a partner', () => {
  test('DIS-02, DIS-06: is framed over the whole width with hash and language, and no token', async () => {
    const { container } = await open({ order: `${stranger}/order/?c={c}&lang={lang}` });
    const frame = await frameIn(container);
    expect(frame.src).toBe(`${stranger}/order/?c=c1&lang=en`);
    expect(frame.getBoundingClientRect().width).toBe(frame.parentElement?.getBoundingClientRect().width ?? 0);
    expect(frame.title).toBe('Order page of our partner');
  });

  test('DIS-02: waits after a reload until it is known who is signed in, and is framed once', async () => {
    const { container, area, screen } = await open({ order: `${stranger}/order/?c={c}` });
    // The session's store as it stands between a reload and the server's answer.
    const store = area.session.store as typeof area.session.store & { setState(part: object): void };
    const { person } = store.getState();
    if (!person) throw new Error('no customer');
    store.setState({ isChecking: true, person: { ...person, c: '' } });
    await expect.element(screen.getByText('Loading...')).toBeInTheDocument();
    expect(container.querySelector('iframe')).toBeNull();
    store.setState({ isChecking: false, person });
    const frame = await frameIn(container);
    expect(frame.src).toBe(`${stranger}/order/?c=c1`);
  });

  test('DIS-07: is as high as the window until it tells a height of its own, and strangers tell none', async () => {
    const { container } = await open({ order: `${stranger}/` });
    const frame = await frameIn(container);
    frame.dispatchEvent(new Event('load'));
    const height = () => Math.round(frame.getBoundingClientRect().height);
    const ruler = container.appendChild(document.createElement('div'));
    ruler.style.height = '100vh';
    await expect.poll(height).toBe(Math.round(ruler.getBoundingClientRect().height));
    expect(height()).toBeGreaterThan(window.innerHeight * 0.9);
    postFromFrame(frame, { task: 'frameHeight', height: 444 }, { origin: 'https://evil.test' });
    postFromFrame(frame, { task: 'frameHeight', height: 445 }, { origin: stranger, source: window });
    postFromFrame(frame, { task: 'frameHeight', height: 777 }, { origin: stranger });
    await expect.poll(height).toBe(777);
  });

  test('DIS-03: the height of a page of this origin is read again each second, until the widget ends', async () => {
    const { container, frame, remove } = await openOrder();
    const height = () => Math.round(frame.getBoundingClientRect().height);
    for (const next of [640, 910]) {
      frame.contentDocument?.body?.setAttribute('style', `margin:0;height:${next}px`);
      await expect.poll(height).toBe(next);
    }
    remove();
    expect(container.querySelector('iframe')).toBeNull();
  });

  test.each(['', '/order/', 'javascript:alert(1)'])(
    'a lab whose page is %j says that there is none',
    async (order) => {
      const { screen, container } = await open({ order });
      await expect.element(screen.getByText('Not available at the moment')).toBeVisible();
      expect(container.querySelector('iframe')).toBeNull();
    },
  );

  test('a page that does not load is told after a while, and asked for again', async () => {
    const drawn = await renderAsCustomer(<ExternalOrder />, {
      bundles: [externalOrderTexts],
      links: { externalOrder: page },
    });
    drawn.container.addEventListener('load', (event) => event.stopPropagation(), true);
    await frameIn(drawn.container);
    const again = drawn.screen.getByRole('button', { name: 'Retry' });
    await expectAfterTime(drawn.letTimePass, again);
    await again.click();
    await expect.element(again).not.toBeInTheDocument();
    await frameIn(drawn.container);
  });
});

describe('another shipping address', () => {
  test('DIS-04, DIS-05: the lab’s page opens in a window; the choice is forwarded to the order page alone, and the window closes', async () => {
    const { container, screen, frame, received } = await openOrder();
    ask(frame);
    const window_ = screen.getByRole('dialog', { name: 'Shipping address' });
    await expect.element(window_).toBeVisible();
    const chooser = await chooserIn(container);
    expect(chooser.src).toContain(`${lab}/embed/shipping-address?ta_token=ticket-1&lang=en&nonce=`);
    postFromFrame(chooser, { task: 'which_address', which_address: address });
    await expect.element(window_).not.toBeInTheDocument();
    await expect
      .poll(() => received)
      .toEqual([{ task: 'which_address', which_address: { id: '3', name: 'Ada Neri', city: 'Vicenza' } }]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['the lab’s origin', { origin: lab }],
    ['another window of the right origin', { source: window }],
    ['no window', { source: null }],
  ])('DIS-06: changeAddress from %s opens nothing', async (_who, from) => {
    const { container, frame, requests } = await openOrder();
    ask(frame, from);
    await new Promise(requestAnimationFrame);
    expect(windowOf(container)).toBeNull();
    expect(requests.filter(({ path }) => path.endsWith('/ticket'))).toEqual([]);
  });

  test('DIS-06: which_address counts from the lab’s page in the window alone, with its nonce', async () => {
    const { container, frame, received, screen } = await openOrder();
    const chosen = { task: 'which_address', which_address: address };
    // The order page itself may not choose.
    postFromFrame(frame, chosen, { origin: partner });
    ask(frame);
    const chooser = await chooserIn(container);
    postFromFrame(chooser, chosen, { origin: partner });
    postFromFrame(chooser, chosen, { origin: 'https://evil.test' });
    postFromFrame(chooser, chosen, { nonce: 'forged' });
    postFromFrame(chooser, chosen, { source: window });
    await new Promise(requestAnimationFrame);
    expect(received).toEqual([]);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('DIS-08: closed by its button or Escape, nothing is forwarded, and it opens again with a new ticket', async () => {
    const { frame, received, screen, requests } = await openOrder();
    ask(frame);
    const window_ = screen.getByRole('dialog', { name: 'Shipping address' });
    await window_.getByRole('button', { name: 'Close' }).click();
    await expect.element(window_).not.toBeInTheDocument();
    ask(frame);
    await expect.element(window_).toBeVisible();
    await expect.poll(() => requests.filter(({ path }) => path.endsWith('/ticket'))).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(window_).not.toBeInTheDocument();
    expect(received).toEqual([]);
  });

  test('a lab that gives no ticket is told in the window, with a way to ask again', async () => {
    const { answers, frame, container, screen } = await openOrder({ ticket: 503 });
    ask(frame);
    const again = screen.getByRole('button', { name: 'Retry' });
    await expect.element(again).toBeVisible();
    answers['/api/customer/ticket'] = { ticket: 'ticket-2', expires_in: 60 };
    await again.click();
    await expect.poll(() => windowOf(container)?.querySelector('iframe')?.src ?? '').toContain('ticket-2');
  });
});
