import { describe, expect, test } from 'vitest';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import { frameIn } from '../../../testing/frame.ts';
import { PrintAgainFrame } from './PrintAgainFrame.tsx';
import quotesStyle from './quotes.css?inline';
import { quoteTexts } from './quoteStrings.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(quotesStyle);

const page = 'https://projects.lab.test/list?shop=2';

/** The lab's tickets: each opens one page, so no two are the same. A status refuses them. */
function ticketsOf(refusal?: number) {
  let given = 0;
  return {
    get '/customer/ticket'(): unknown {
      given += 1;
      return refusal ?? { ticket: `ticket-${given}`, expires_in: 60 };
    },
  };
}
const ticketIn = (address: string) => new URL(address).searchParams.get('ta_token') ?? '';

async function open(refusal?: number) {
  const rendered = await renderAsCustomer(<PrintAgainFrame page={page} />, {
    bundles: [quoteTexts],
    answers: ticketsOf(refusal),
  });
  // A browser calls the page that it shows for an unknown host loaded: only `load` says so here.
  const wait = (event: Event) => event.stopPropagation();
  rendered.container.addEventListener('load', wait, true);
  const load = (frame: HTMLIFrameElement) => {
    rendered.container.removeEventListener('load', wait, true);
    frame.dispatchEvent(new Event('load'));
  };
  return { ...rendered, load };
}

describe('the lab’s own page of quotes', () => {
  test('AGAIN-03: carries the hash of the customer and a ticket, and may lead this window away', async () => {
    const { container, requests } = await open();
    const frame = await frameIn(container);
    const address = new URL(frame.src);
    expect(address.origin + address.pathname).toBe('https://projects.lab.test/list');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      shop: '2',
      c: 'c1',
      ta_token: expect.stringMatching(/^ticket-\d+$/),
      lang: 'en',
    });
    expect(frame.sandbox.contains('allow-top-navigation-by-user-activation')).toBe(true);
    expect(frame.sandbox.contains('allow-top-navigation')).toBe(false);
    const asked = requests.filter(({ path }) => path.endsWith('/customer/ticket'));
    expect(asked.every(({ sent }) => sent.includes('"print-again"'))).toBe(true);
  });

  test('AGAIN-05: has a name, a spinner until it is there, and a link to a new tab with a ticket of its own', async () => {
    const { container, screen, load } = await open();
    const frame = await frameIn(container);
    expect(frame.title).toBe('PRINT AGAIN');
    await expect.element(screen.getByText('Loading...')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open in a new tab' });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('ta_token=ticket-'));
    const before = link.element().getAttribute('href') ?? '';
    expect(ticketIn(before)).not.toBe(ticketIn(frame.src));
    load(frame);
    await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument();
    await expect.element(link).toBeVisible();
  });

  test('AGAIN-05: fills the width, and most of the height of the window', async () => {
    const { container, load } = await open();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const frame = await frameIn(container);
    load(frame);
    const { width, height } = frame.getBoundingClientRect();
    expect(width).toBe(container.getBoundingClientRect().width);
    expect(height).toBeGreaterThanOrEqual(Math.max(600, 0.75 * window.innerHeight - 1));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });

  test('AGAIN-05: in another language it opens again, with a new ticket', async () => {
    const { container, screen, load, speak } = await open();
    const first = await frameIn(container);
    const used = ticketIn(first.src);
    load(first);
    await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument();
    speak('de');
    const languageOf = () => container.querySelector('iframe')?.src.match(/lang=(\w+)/)?.[1];
    await expect.poll(languageOf).toBe('de');
    expect(ticketIn((await frameIn(container)).src)).not.toBe(used);
  });

  test('AGAIN-05: a ticket that cannot be had is told, with a way to try again', async () => {
    const { screen, container } = await open(503);
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
  });
});
