import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accountAnswers, accountSuite } from '../../../testing/accountSuite.tsx';
import type { AccountOptions, OpenAccount } from '../../../testing/accountSuite.tsx';
import { findAnswer, recordRequest } from '../../../testing/answers.ts';
import type { RecordedRequest } from '../../../testing/answers.ts';
import { define } from './element.ts';

const gateway = 'http://127.0.0.1:9';
const real = globalThis.fetch;
let count = 0;

define();
afterEach(() => {
  document.body.replaceChildren();
  globalThis.fetch = real;
});

/** An element uses the `fetch` of its page, which here is a lab made of a table of answers. */
function labIn(answers: Record<string, unknown>): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url, location.href).origin !== gateway) return real(input, init);
    const call = recordRequest(url, init?.body);
    requests.push(call);
    const { status, text } = await findAnswer(answers, call.path);
    return new Response(text, { status });
  };
  return requests;
}

async function openElement({
  answers: changed = {},
  section,
  language = 'en',
}: AccountOptions): Promise<OpenAccount & { readonly element: HTMLElement }> {
  const answers = { ...accountAnswers, ...changed };
  const requests = labIn(answers);
  const saved: string[][] = [];
  const element = document.createElement('ta-account');
  element.dataset['testid'] = `account-${++count}`;
  element.setAttribute('gateway', gateway);
  element.lang = language;
  if (section) element.setAttribute('section', section);
  // A function of its own: every test has a session of its own.
  Object.assign(element, { session: async () => 'secret-token' });
  element.addEventListener('ta-account-saved', (event) =>
    saved.push((event as CustomEvent<{ fields: string[] }>).detail.fields),
  );
  document.body.append(element);
  const screen = page.getByTestId(element.dataset['testid']);
  return { screen, requests, answers, saved, element, ask: (next) => element.setAttribute('section', next) };
}

accountSuite(openElement);

test('who is not signed in is told what signing in is for, and the page stays where it is', async () => {
  labIn(accountAnswers);
  const element = document.createElement('ta-account');
  element.dataset['testid'] = 'signed-out';
  element.setAttribute('gateway', gateway);
  element.lang = 'en';
  const before = location.href;
  document.body.append(element);
  const screen = page.getByTestId('signed-out');
  await expect.element(screen.getByText('Sign in to see your account')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByLabelText(/^Password/)).toBeVisible();
  expect(location.href).toBe(before);
});

test('nothing is left of it when it goes: no request, no error', async () => {
  const { element, requests, screen } = await openElement({});
  await expect.element(screen.getByLabelText('Company name')).toBeVisible();
  const warned = vi.spyOn(console, 'error');
  const calls = requests.length;
  element.remove();
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => element.shadowRoot?.textContent ?? '').toBe('');
  expect([requests.length - calls, warned.mock.calls]).toEqual([0, []]);
  warned.mockRestore();
});
