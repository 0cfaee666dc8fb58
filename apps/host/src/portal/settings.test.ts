import { createTradeArea } from '@trade-area/core';
import { manualClock, memoryStore, portalConfigurationFor, silentLog } from '@trade-area/core/kernel';
import { describe, expect, it, vi } from 'vitest';
import { readConfiguration } from './readConfiguration.ts';
import { createLanguageSetting } from './languageSetting.ts';
import { createThemeSetting } from './themeSetting.ts';

const portal = portalConfigurationFor('http://localhost:5200');

function setUp(
  stored: Readonly<Record<string, string>>,
  { account = 'de', inter = 0, browser = ['fr-FR'] } = {},
) {
  const storage = memoryStore(stored);
  const saved: string[] = [];
  const tradeArea = createTradeArea({
    async fetch(url, _request) {
      const { pathname, searchParams } = new URL(url);
      if (pathname.endsWith('/update_lang')) saved.push(searchParams.get('lingua') ?? '');
      const login = { status: '1', token: 'secret-token', cod_fot: '1003', inter, webLingua: account };
      const answer = pathname.endsWith('/login') ? login : { success: true, code: '1003', company: {} };
      return { status: 200, headers: { get: () => null }, text: async () => JSON.stringify(answer) };
    },
    clock: manualClock('2026-06-01T10:00:00Z'),
    storage,
    log: silentLog,
    config: portal,
    keep: 'legacy',
  });
  const applied: string[] = [];
  const language = createLanguageSetting({
    tradeArea,
    browser,
    onLanguage: (each) => void applied.push(each),
  });
  const signIn = () => tradeArea.session.signIn({ email: 'de@studio.test', password: 'Trade-2026' });
  return { language, storage, saved, applied, signIn };
}

describe('the language of the page', () => {
  it.each([
    ['own choice', { i18nextLng: 'it', 'ta-language-chosen': '1' }, 'it'],
    ['the language of the last account', { i18nextLng: 'es' }, 'es'],
    ['an old value', { i18nextLng: 'Italiano' }, 'it'],
    ['the browser', {}, 'fr'],
  ])('I18N-02, I18N-10: starts with %s', (_what, stored, expected) => {
    const { language, applied } = setUp(stored);
    expect(language.value.get()).toBe(expected);
    expect(applied).toEqual([expected]);
  });

  it('I18N-10: without a choice the account’s language comes with the sign-in', async () => {
    const { language, storage, saved, applied, signIn } = setUp({});
    await signIn();
    expect(language.value.get()).toBe('de');
    expect(storage.get('i18nextLng')).toBe('de');
    expect(applied).toEqual(['fr', 'de']);
    expect(saved).toEqual([]);
  });

  it.each([
    [0, ['it']],
    [1, []],
  ])('I18N-13: a choice made before is kept and saved on the account (inter %j)', async (inter, expected) => {
    const { language, saved, signIn } = setUp({}, { inter });
    expect(await language.choose('it')).toBe('here');
    expect(saved).toEqual([]);
    await signIn();
    expect(language.value.get()).toBe('it');
    await vi.waitFor(() => expect(saved).toEqual(expected));
  });
});

describe('a page that exists in one language only', () => {
  it('PUB-05, PUB-09: is shown in that language, stores nothing and restores the chosen language', async () => {
    const { language, storage, applied, signIn } = setUp({ i18nextLng: 'it', 'ta-language-chosen': '1' });
    language.force('en');
    await signIn();
    expect(language.value.get()).toBe('en');
    expect(storage.get('i18nextLng')).toBe('it');
    language.force(null);
    expect(applied).toEqual(['it', 'en', 'it']);
  });

  it('applies a choice made on that page to the next page', async () => {
    const { language, storage } = setUp({ i18nextLng: 'it' });
    language.force('en');
    await language.choose('es');
    expect(language.value.get()).toBe('en');
    expect(storage.get('i18nextLng')).toBe('es');
    language.force(null);
    expect(language.value.get()).toBe('es');
  });
});

describe('the theme of the page', () => {
  it.each([
    [undefined, 'auto'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', 'auto'],
  ])('stored %j starts as %s', (stored, expected) => {
    const applied: string[] = [];
    createThemeSetting(
      memoryStore(stored ? { 'ta-theme': stored } : {}),
      (theme) => void applied.push(theme),
    );
    expect(applied).toEqual([expected]);
  });

  it('keeps the choice on this device', () => {
    const storage = memoryStore();
    const applied: string[] = [];
    createThemeSetting(storage, (theme) => void applied.push(theme)).choose('dark');
    expect(applied).toEqual(['auto', 'dark']);
    expect(storage.get('ta-theme')).toBe('dark');
  });
});

describe('the configuration of the page', () => {
  it('is read from the data block', () => expect(readConfiguration(JSON.stringify(portal))).toEqual(portal));
  it.each([undefined, null, '', '{', '[', 'null', '7'])('%j throws an error that names the way out', (text) =>
    expect(() => readConfiguration(text)).toThrow(
      /^ta: this page carries no configuration.*apps\/host\/server/,
    ),
  );
});
