import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../testing/act.ts';
import { closeElements, openElement } from '../../../testing/openElement.ts';
import { defineProvider } from '../runtime/defineProvider.ts';
import { define } from './element.ts';
import { askLab } from './page/askLab.ts';
import { readPage } from './page/readPage.ts';
import { published } from './published.ts';

define();
define('shop');
defineProvider();

const answers: Record<string, unknown> = {};
beforeEach(() => Object.assign(answers, { '/health': { status: 'ok' } }));
afterEach(() => {
  closeElements();
  document.head.querySelectorAll('[data-test]').forEach((element) => element.remove());
});

/** The doctor on a page with more in it. */
function open(html = '', attributes: Readonly<Record<string, string>> = {}, tag = 'ta-doctor') {
  document.body.insertAdjacentHTML('beforeend', html);
  const opened = openElement(tag, ['ta-doctor-checked', 'ta-error'], { answers, attributes });
  // The lab of the test answers in place of the browser. Bound, it looks like the browser's own.
  globalThis.fetch = globalThis.fetch.bind(globalThis);
  return opened;
}

const checksOf = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('[data-check]') ?? [])].map(
    (item) => `${item.getAttribute('data-check')} ${item.getAttribute('data-verdict')}`,
  );

test('a page with which nothing is wrong is told so, and the page hears it', async () => {
  const { screen, element, told } = open();
  await expect.element(screen.getByText('Nothing wrong found')).toBeVisible();
  await expect.element(screen.getByText(/passed 20 checks/)).toBeVisible();
  expect(checksOf(element)).toEqual([]);
  await expect.poll(() => told('ta-doctor-checked').at(-1)).toEqual({ bad: 0, notes: 0, checks: [] });
});

test('mistakes are named with reason and code, worst first; mended, they are gone after another check', async () => {
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = '@media screen { main { --ta-color-acent: red; } }';
  document.head.append(style);
  const { screen, element, told } = open(
    '<form><ta-provider thema="dark" lang="pt" session="a-credential"><ta-doctor hidden></ta-doctor></ta-provider></form>',
  );
  const found = ['names bad', 'properties bad', 'language bad', 'tokens bad', 'nesting note'];
  await expect.poll(() => checksOf(element)).toEqual(found);
  await expect.element(screen.getByText('4 mistakes · 1 note')).toBeVisible();
  await expect.element(screen.getByText('<ta-provider> has no attribute thema.')).toBeVisible();
  await expect.element(screen.getByText(/^Unknown attributes have no effect/)).toBeVisible();
  await expect.element(screen.getByText('<ta-provider theme="dark">')).toBeVisible();
  await expect.poll(() => told('ta-doctor-checked').at(-1)).toMatchObject({ bad: 4, notes: 1 });
  expect(JSON.stringify(told('ta-doctor-checked'))).not.toContain('pt');
  expect(element.shadowRoot?.textContent).not.toContain('a-credential');

  document.querySelector('form')?.remove();
  style.remove();
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.element(screen.getByText('Nothing wrong found')).toBeVisible();
});

test('the code can be copied; where the browser refuses, it says so', async () => {
  const { screen } = open('<ta-provider theme="drak"></ta-provider>');
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  const copy = screen.getByRole('button', { name: 'Copy: theme="dark"' });
  await copy.click();
  await expect.element(screen.getByText('Copied')).toBeVisible();
  expect(written).toHaveBeenCalledWith('theme="dark"');
  written.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  await copy.click();
  await expect.element(screen.getByText(/Select the text/)).toBeVisible();
  written.mockRestore();
});

test('while the lab is asked the page says that it is checked, and a lab that is none is named', async () => {
  let answer: (value: unknown) => void = () => undefined;
  answers['/health'] = new Promise((come) => (answer = come));
  const { screen, element } = open();
  await expect
    .poll(() => element.shadowRoot?.querySelector('[role=status]')?.textContent)
    .toBe('Checking this page…');
  expect(element.shadowRoot?.querySelector('.ta-skeleton')).not.toBeNull();
  answer({ status: 'elsewhere' });
  await expect.element(screen.getByText(/answered 200, and not as a lab does/)).toBeVisible();
});

test('speaks the language of its page, and changes it without another question', async () => {
  const { screen, element, requests } = open('', { lang: 'de' });
  await expect.element(screen.getByText('Keine Fehler gefunden')).toBeVisible();
  const asked = requests.length;
  await act(async () => element.setAttribute('lang', 'fr'));
  await expect.element(screen.getByText('Aucune erreur trouvée')).toBeVisible();
  expect(requests.length).toBe(asked);
});

test('with another prefix it examines the tags of that prefix', async () => {
  const { screen } = open(
    '<ta-provider thema="dark"></ta-provider><shop-provider teme="dark"></shop-provider>',
    {},
    'shop-doctor',
  );
  await expect.element(screen.getByText('<shop-provider> has no attribute teme.')).toBeVisible();
  await expect.element(screen.getByText(/thema/)).not.toBeInTheDocument();
});

test('a refusal of the page’s policy is heard while it is there; removed, it leaves no listener', async () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  const { screen, element } = open();
  await expect.element(screen.getByText('Nothing wrong found')).toBeVisible();
  const gateway = element.getAttribute('gateway') ?? '';
  const refusal = {
    effectiveDirective: 'frame-src',
    blockedURI: `${gateway}/cards`,
    originalPolicy: "frame-src 'self'",
    disposition: 'enforce',
  } as const;
  const refuse = (change: object) =>
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        ...refusal,
        documentURI: '',
        violatedDirective: 'frame-src',
        statusCode: 200,
        ...change,
      }),
    );
  // Told with the policy of the framed page, which is not this page's.
  refuse({ effectiveDirective: 'frame-ancestors', originalPolicy: "connect-src 'none'" });
  refuse({ disposition: 'report', originalPolicy: "img-src 'none'" });
  refuse({});
  await expect.element(screen.getByText(`frame-src 'self' ${gateway};`)).toBeVisible();
  expect(checksOf(element)).toEqual(['policy bad']);
  await act(async () => element.remove());
  // Doctors of earlier tests may leave late: the listener of this one counts.
  const listener = added.mock.calls.find(([type]) => type === 'securitypolicyviolation')?.[1];
  expect(listener).toBeDefined();
  expect(removed).toHaveBeenCalledWith('securitypolicyviolation', listener);
  added.mockRestore();
  removed.mockRestore();
});

test('reads where elements are, what is around them, and what they were given', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<a href="#"><ta-doctor columns="2"></ta-doctor></a>
     <div style="width:0;--ta-radius-control:0"><ta-doctor></ta-doctor></div>
     <details><summary>More</summary><ta-doctor></ta-doctor></details>
     <ta-elsewhere></ta-elsewhere>
     <iframe sandbox="allow-scripts"></iframe>
     <script src="https://lab.example/widgets/v1/orders.js" type="application/json"></script>`,
  );
  Object.assign(document.querySelector('ta-doctor') ?? {}, { session: () => null, strange: 1 });
  const heard = { violations: [], policies: [], isSettled: true };
  const page = readPage(document, 'ta', heard);
  expect(
    page.elements.map(({ tag, inside, isDefined, hasSession }) => [tag, inside, isDefined, hasSession]),
  ).toEqual([
    ['ta-doctor', 'a', true, true],
    ['ta-doctor', '', true, false],
    ['ta-doctor', '', true, false],
    ['ta-elsewhere', '', false, false],
  ]);
  const [first, squeezed, folded] = page.elements;
  expect(first).toMatchObject({ attributes: { columns: '2' }, version: '0.1.0', isHidden: false });
  expect(first?.ownProperties).toContain('strange');
  expect(squeezed).toMatchObject({ width: 0, isHidden: false });
  expect(folded?.isHidden).toBe(true);
  expect(page.frames).toEqual([{ src: '', sandbox: ['allow-scripts'] }]);
  expect(page.tokens).toContain('--ta-radius-control');
  expect(page.scripts).toEqual([
    { src: 'https://lab.example/widgets/v1/orders.js', name: 'orders', version: 'v1', isModule: false },
  ]);
  expect(page).toMatchObject({
    characterSet: 'UTF-8',
    isStorageBlocked: false,
    replaced: [],
    unsupported: [],
  });
});

test('knows every token of the style sheet', () => {
  expect(published.tokens).toContain('--ta-color-accent');
  expect(published.tokens).toContain('--ta-table-top');
  expect(published.tokens.length).toBeGreaterThan(20);
});

test('tells an answer for other origins from none, and how far the clock is off', async () => {
  const now = () => new Date('2026-11-24T12:10:00Z');
  const health = (date: string) => new Response('{"status":"ok"}', { status: 200, headers: { date } });
  const lab = 'https://lab.example';
  const heardAt = await askLab(lab, async () => health('Tue, 24 Nov 2026 12:00:00 GMT'), now);
  expect(heardAt).toEqual({ answer: 'lab', status: 200, ahead: 600_000 });
  expect(await askLab(lab, async () => new Response('<p>', { status: 200 }), now)).toMatchObject({
    answer: 'wrong',
  });
  expect(await askLab(lab, async () => new Response('', { status: 503 }), now)).toMatchObject({
    answer: 'wrong',
    status: 503,
  });
  const withheld = async (_address: string, { mode }: RequestInit) => {
    if (mode !== 'no-cors') throw new TypeError('Failed to fetch');
    return Response.error();
  };
  expect(await askLab(lab, withheld, now)).toMatchObject({ answer: 'refused' });
  const none = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await askLab(lab, none, now)).toMatchObject({ answer: 'silent' });
});
