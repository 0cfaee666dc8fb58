import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyFilledLab } from '../../../../../scripts/parts/filledLab.mjs';
import { startMailServer } from '../../../../../tests/fixtures/mailServer.ts';
import { defaultConfiguration } from '../../base/configuration.ts';
import type { LabConfiguration } from '../../base/configuration.ts';
import { readSettings } from '../../server/settings.ts';
import { check, readMailTo } from './check.ts';
import type { Finding } from './finding.ts';
import { checkOrigins, checkProxy } from './origins.ts';
import { checkCards, checkMail } from './services.ts';

const sites = {
  portal: 'https://ta.example',
  lab: 'https://lab.example',
  demo: 'https://shop.example',
};
const defaults = defaultConfiguration(sites);
const answering =
  (status: number): typeof fetch =>
  async () =>
    new Response('{}', { status });
const silent: typeof fetch = async () => {
  throw new TypeError('fetch failed');
};
const found = (findings: readonly Finding[]) => findings.map(({ level, message }) => `${level} ${message}`);

describe('check of the mail server', () => {
  const settings = (smtp: string, from = 'Lab <post@lab.example>') => ({ smtp, from, timeoutMs: 500 });

  it('accepts one that answers, names one that hangs or is not there, and one that is not set', async () => {
    const server = await startMailServer();
    try {
      expect(found(await checkMail(settings(server.url)))).toEqual(['ok The mail server accepts us.']);
      server.behave({ hang: true });
      expect(found(await checkMail(settings(server.url)))).toEqual([
        expect.stringMatching(/^problem The mail server refuses us/),
      ]);
      await server.down();
      expect(found(await checkMail(settings(server.url, 'x@localhost')))).toEqual([
        'warning Mails come from x@localhost.',
        expect.stringMatching(/^problem The mail server refuses us \(.*ECONNREFUSED/),
      ]);
    } finally {
      await server.stop();
    }
    expect(found(await checkMail(settings('')))).toEqual([
      'problem No mail server is set: mails are only stored.',
    ]);
  });
});

describe('a test mail', () => {
  const settings = (smtp: string) => ({ smtp, from: 'Lab <post@lab.example>', timeoutMs: 500 });

  it('is sent to the address given, and says when the server refuses it', async () => {
    const server = await startMailServer();
    try {
      const accepted = await checkMail(settings(server.url), 'ada@lab.example');
      expect(found(accepted)[1]).toBe(
        'ok A test mail to ada@lab.example was accepted. Look whether it arrives, and not as spam.',
      );
      expect(server.received.map(({ to }) => to)).toEqual(['ada@lab.example']);
      server.behave({ refuse: 'ada@lab.example' });
      expect(found(await checkMail(settings(server.url), 'ada@lab.example'))).toEqual([
        'ok The mail server accepts us.',
        expect.stringMatching(/^problem The mail server refuses a mail to ada@lab.example \(.*550/),
      ]);
    } finally {
      await server.stop();
    }
  });

  it('needs one address', () => {
    expect(readMailTo([])).toBe('');
    expect(readMailTo(['--mail-to', 'ada@lab.example'])).toBe('ada@lab.example');
    expect(readMailTo(['--mail-to=ada@lab.example'])).toBe('ada@lab.example');
    for (const args of [['--mail-to'], ['--mail'], ['--mail-to', 'ada'], ['--mail-to', 'a@b', 'c@d']])
      expect(() => readMailTo(args)).toThrow(/check cannot read/);
  });
});

describe('check of the card keys', () => {
  const stripe = (secret: string, publicKey: string) => ({
    ...defaults.cards,
    provider: 'stripe',
    secret,
    publicKey,
  });

  it.each<[string, LabConfiguration['cards'], typeof fetch, readonly string[]]>([
    ['sandbox', defaults.cards, silent, ['warning Cards are a sandbox: nothing is charged.']],
    [
      'live keys',
      stripe('sk_live_a', 'pk_live_b'),
      answering(200),
      ['ok The card provider accepts cards.secret.'],
    ],
    [
      'a wrong key',
      stripe('sk_live_a', 'pk_live_b'),
      answering(401),
      ['problem The card provider refuses cards.secret.'],
    ],
    [
      'keys of two modes',
      stripe('sk_live_a', 'pk_test_b'),
      answering(200),
      ['problem One card key is live, the other for tests.', 'ok The card provider accepts cards.secret.'],
    ],
    [
      'the secret where the public key belongs, and no answer',
      stripe('sk_live_a', 'sk_live_a'),
      silent,
      ['problem cards.publicKey is no public key.', 'problem The card provider cannot be asked (no answer).'],
    ],
  ])('%s', async (_case, cards, ask, expected) => {
    expect(found(await checkCards(cards, ask))).toEqual(expected);
  });
});

describe('check of origins and proxy', () => {
  it('names an origin that browsers would not compare as equal, http, and one that may not call', () => {
    expect(found(checkOrigins(defaults))).toEqual(['ok https://ta.example and https://lab.example.']);
    const wrong = {
      ...defaults,
      allowedOrigins: ['https://ta.example/', 'http://lab.example'],
      portal: { ...defaults.portal, loginParents: ['http://localhost:5300'] },
    };
    expect(found(checkOrigins(wrong))).toEqual([
      "problem allowedOrigins holds 'https://ta.example/'.",
      'problem allowedOrigins is http://lab.example.',
      'warning portal.loginParents is http://localhost:5300.',
      'problem allowedOrigins lacks https://ta.example.',
      'problem allowedOrigins lacks https://lab.example.',
    ]);
  });

  it('asks for the proxy’s address where TLS ends at one, and whether the origin leads to a lab', async () => {
    expect(found(await checkProxy(defaults, '', answering(200)))).toEqual([
      expect.stringMatching(/^problem TA_TRUSTED_PROXIES is empty/),
      'ok A lab answers at https://lab.example.',
    ]);
    expect(found(await checkProxy(defaults, '10.0.0.5', answering(502)))).toEqual([
      'warning https://lab.example/health answers 502.',
    ]);
    expect(found(await checkProxy(defaults, '10.0.0.5', silent))).toEqual([
      'warning https://lab.example/health does not answer.',
    ]);
  });
});

describe('check of everything', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ta-check-'));
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

  it('prints a line for each finding with what to do, and ends with 1 when there is a problem', async () => {
    await copyFilledLab(dataFolder, 'empty');
    const settings = readSettings({ TA_DATA_DIR: dataFolder }, [], defaults);
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    expect(await check(settings, { trustedProxies: '10.0.0.5', print, fetch: answering(200) })).toBe(1);
    const text = lines.join('\n');
    expect(text).toContain('ok       database  The embedded database is up to date.');
    expect(text).toContain(
      'problem  staff     There is no staff account. Add one: main.js create-staff <e-mail>.',
    );
    expect(text).toMatch(/ok +storage +.*uploads\/trade-area-storage.txt is the one that the database knows/);
    expect(text).toContain('problem  mail ');

    rmSync(join(dataFolder, 'uploads'), { recursive: true });
    lines.length = 0;
    await check(settings, { trustedProxies: '10.0.0.5', print, fetch: answering(200) });
    expect(lines.join('\n')).toMatch(/problem +storage +.*uploads.*is missing: the disk is not mounted/);
  }, 90_000);
});
