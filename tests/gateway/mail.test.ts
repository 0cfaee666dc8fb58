import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recovery, recoveryMarker, saveProfile } from '@trade-area/core/contract';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { naughtyTexts } from '../fixtures/naughtyTexts.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { profileForm } from './profileForm.ts';

/** Input of people reaches mails as text, never as a header, a tag or a link (T-C5). */
let lab: TestLab;
let who: SignedIn;
const email = 'gb@studio.test';

beforeAll(async () => {
  // The clock moves by weeks, so that the limit between two mails is never reached.
  lab = await startTestLab({
    change: (config) => ({ ...config, session: { ...config.session, hours: 10_000 } }),
  });
  who = await signIn(lab.base, email);
});
afterAll(() => lab.stop());

const folder = () => join(lab.dataFolder, 'mail');
const storedMails = () => {
  try {
    return readdirSync(folder()).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
};

/** The newest mail as it is sent, and as a mail program decodes it. */
async function newest() {
  const name = storedMails().sort().at(-1) ?? '';
  const raw = readFileSync(join(folder(), name));
  const head = raw.toString('latin1').split('\r\n\r\n')[0] ?? '';
  const headers = [...head.matchAll(/^([\w-]+):/gm)].map(([, header]) => header);
  return { headers, parsed: await PostalMime.parse(raw) };
}
const ask = async (address: string) => {
  lab.advance(3_600_000);
  const answer = await call(lab.base, recovery, { body: { email: address, password: recoveryMarker } });
  await lab.jobsDone();
  return answer;
};

const endings = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085'];
const lines = [
  'Bcc: all@evil.example',
  'Cc: all@evil.example',
  'To: other@evil.example',
  'From: lab@evil.example',
  'Reply-To: lab@evil.example',
  'Subject: You have won',
  'Content-Type: text/html',
  'X-Mailer: evil',
  '\r\n<a href="http://evil.example">Sign in here</a>',
  '.\r\nQUIT',
];
const injected = endings.flatMap((ending) => lines.map((line) => `Anna${ending}${line}`));

it('60 line breaks and a fifth of the hostile texts as a customer’s name change no header and add no link (T-C5)', async () => {
  expect(injected).toHaveLength(60);
  const form = await profileForm(lab.base, who);
  const plain = await ask(email).then(newest);
  expect(plain.headers.length).toBeGreaterThan(5);
  const wrong: unknown[] = [];
  // Every fifth text only, because each mail is flushed to the disk.
  const some = naughtyTexts().filter((_text, index) => index % 5 === 0);
  let greeted = 0;
  for (const nome of [...injected, ...some]) {
    const body = { ...form, nome, version: '' };
    const saved = await call(lab.base, saveProfile, { token: who.token, body });
    const asked = await ask(email);
    const { headers, parsed } = await newest();
    const links = [
      ...`${parsed.html} ${parsed.text}`.matchAll(/(?:https?:\/\/|www\.|javascript:)[^\s"<]*/gi),
    ];
    const tags = [...(parsed.html ?? '').matchAll(/<\/?([a-z!][\w-]*)/gi)].map(([, tag]) =>
      tag?.toLowerCase(),
    );
    const good =
      saved.status === 200 &&
      asked.status === 200 &&
      headers.join() === plain.headers.join() &&
      parsed.subject === plain.parsed.subject &&
      parsed.from?.address === plain.parsed.from?.address &&
      parsed.to?.map(({ address }) => address).join() === email &&
      parsed.attachments.length === 0 &&
      links.every(([link]) => link.startsWith(`${lab.base}/auth/recovery/`)) &&
      tags.every((tag) => ['!doctype', 'html', 'body', 'p', 'a'].includes(tag ?? '')) &&
      !/evil/i.test(parsed.text ?? '');
    if (parsed.text?.includes(nome)) greeted += 1;
    if (!good) wrong.push([nome, headers, parsed.subject, parsed.text]);
  }
  expect(wrong).toEqual([]);
  // Odd names are valid names, and mails greet people by them.
  expect(greeted).toBeGreaterThan(30);
  expect(storedMails().length).toBeGreaterThan(60 + some.length);
});

it('nothing is sent to an address with a line break (T-C5)', async () => {
  const before = storedMails().length;
  for (const line of injected) {
    const { status, json } = await ask(line.replace('Anna', email));
    expect([status === 422 || (json as { status_code?: number }).status_code === 404, line]).toEqual([
      true,
      line,
    ]);
  }
  expect(storedMails()).toHaveLength(before);
});
