import { afterEach, expect, it } from 'vitest';
import { defineProvider } from './defineProvider.ts';
import { providerChange } from './settings.ts';

type Provider = HTMLElement & Record<'gateway' | 'currency' | 'theme' | 'session', unknown>;

defineProvider();
afterEach(() => document.body.replaceChildren());

const append = (tag = 'ta-provider') => {
  const provider = document.createElement(tag) as Provider;
  document.body.append(provider);
  return provider;
};

it('reflects each setting that the manifest names as a property, and tells the widgets inside', () => {
  const provider = append();
  let changes = 0;
  provider.addEventListener(providerChange, () => (changes += 1));
  Object.assign(provider, { gateway: 'https://lab.example', currency: 'GBP', theme: 'dark' });
  expect(provider.getAttribute('gateway')).toBe('https://lab.example');
  expect(provider.getAttribute('currency')).toBe('GBP');
  expect(provider.getAttribute('theme')).toBe('dark');
  expect(changes).toBe(3);
  provider.theme = undefined;
  expect(provider.hasAttribute('theme')).toBe(false);
  expect(provider.theme).toBeUndefined();
});

it('keeps what was set before its script came, and never reflects the session', () => {
  const early = append('early-provider');
  const session = () => 'credential';
  Object.assign(early, { gateway: 'https://lab.example', session });
  defineProvider('early');
  expect(early.getAttribute('gateway')).toBe('https://lab.example');
  expect(early.session).toBe(session);
  expect(Object.keys(early)).toEqual([]);
  expect(early.outerHTML).not.toContain('credential');
});
