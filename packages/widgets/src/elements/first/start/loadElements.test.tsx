import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadElements } from './loadElements.ts';

/** Of one test alone: what could not be loaded is watched for as long as the page is there. */
let tags: readonly [string, string] = ['', ''];
let count = 0;
let heard: string[] = [];
const listen = (event: Event) => heard.push((event as CustomEvent<{ tag: string }>).detail.tag);

beforeEach(() => {
  count += 1;
  tags = [`ta-loaded-${count}`, `ta-loaded-too-${count}`];
  heard = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.addEventListener('ta-error', listen);
});
afterEach(() => {
  document.removeEventListener('ta-error', listen);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const put = (html: string) => {
  document.body.innerHTML = html;
};
const lineOf = (tag: string) => document.querySelector(tag)?.shadowRoot?.querySelector('[role=alert]');
const buttonOf = (tag: string) => lineOf(tag)?.querySelector('button');
const settle = () => vi.advanceTimersByTimeAsync(0);

test('every element of a refused file says so, in the language of its provider or its own (T-B9)', async () => {
  put(`<ta-provider lang="it"><${tags[0]}></${tags[0]}><${tags[1]} lang="fr"></${tags[1]}></ta-provider>`);
  void loadElements(tags, refused);
  await settle();
  expect(lineOf(tags[0])?.textContent).toBe(
    'Non è stato possibile caricare una parte di questa pagina. Riprova',
  );
  expect(lineOf(tags[1])?.textContent).toMatch(/^Une partie de cette page/);
  expect(heard).toEqual([...tags]);
  expect(console.error).toHaveBeenCalledOnce();
});

test('an element that the page adds later says so too, as one in the shadow root of a component does', async () => {
  put('<div></div>');
  const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
  root?.append(document.createElement(tags[0]));
  void loadElements(tags, refused);
  await settle();
  expect(root?.querySelector(tags[0])?.shadowRoot?.textContent).toMatch(/^Part of this page/);
  document.body.append(document.createElement(tags[1]));
  await vi.waitFor(() => expect(lineOf(tags[1])).toBeTruthy());
});

test('Retry loads a refused file again; the line goes when it comes', async () => {
  put(`<${tags[0]}></${tags[0]}>`);
  const define = vi.fn<() => void>();
  const whole = vi.fn<() => Promise<() => void>>().mockImplementationOnce(refused).mockResolvedValue(define);
  const loaded = loadElements(tags, whole);
  await settle();
  expect(buttonOf(tags[0])?.textContent).toBe('Retry');
  buttonOf(tags[0])?.click();
  await loaded;
  expect(define).toHaveBeenCalledOnce();
  expect(lineOf(tags[0])).toBeNull();
});

test.each([
  ['is refused again', refused],
  ['gets no answer', () => new Promise<never>(() => undefined)],
])('after a Retry that %s the page is to be loaded anew, which the page hears', async (_what, second) => {
  put(`<${tags[0]}></${tags[0]}>`);
  const whole = vi
    .fn<() => Promise<() => void>>()
    .mockImplementationOnce(refused)
    .mockImplementationOnce(second);
  void loadElements(tags, whole);
  await settle();
  buttonOf(tags[0])?.click();
  await vi.advanceTimersByTimeAsync(10_100);
  expect(buttonOf(tags[0])?.textContent).toBe('Reload the page');
  expect(document.querySelector(tags[0])?.shadowRoot?.childElementCount).toBe(1);
  expect(heard).toEqual([tags[0], tags[0]]);
});

test('an element that another script has defined is not touched', async () => {
  const Other = class extends HTMLElement {};
  customElements.define('ta-loaded-by-another', Other);
  put('<ta-loaded-by-another></ta-loaded-by-another>');
  void loadElements(['ta-loaded-by-another'], refused);
  await settle();
  expect(document.querySelector('ta-loaded-by-another')?.shadowRoot).toBeNull();
  expect(heard).toEqual([]);
});
