import { languages } from '@trade-area/core/contract';
import { describe, expect, it } from 'vitest';
import { contactReceiptMail, contactReplyMail } from './mailTexts.ts';
import { videoPage } from './videoPage.ts';

const contact = (language: string) => ({
  id: 1,
  name: 'Ada',
  email: 'ada@foto.example',
  language,
  state: 'new' as const,
  createdAt: new Date(0),
  changedAt: new Date(0),
});
const portalOrigin = 'https://portal.example';
const person = { c: 'code', a: '7', p: '31' };
const link = `${portalOrigin}/ta/contact?c=code&a=7&p=31`;
const reply = (text: string, language = 'en') =>
  contactReplyMail(contact(language), { text, portalOrigin, person, days: 90, lab: 'Lume' });

describe('the mail with the desk’s words', () => {
  it('keeps paragraphs and lines as they were typed, and no markup of theirs', () => {
    const { text, html } = reply('Prices:\r\n- 20 × 20\r\n- 30 × 30\r\n\r\n<b>Yours</b>');
    expect(html).toContain('<p>Prices:<br>- 20 × 20<br>- 30 × 30</p><p>&lt;b&gt;Yours&lt;/b&gt;</p>');
    expect(text).toMatch(/Prices:\r?\n- 20 × 20\r?\n- 30 × 30\n\n<b>Yours/);
  });

  it('holds the link once in each form, with the days that it works', () => {
    const { text, html } = reply('Hello');
    expect(text.split(link)).toHaveLength(2);
    expect(html?.split('href=')).toHaveLength(2);
    expect(text).toContain('90 days');
  });

  it('VID-03: leads to a video by the person’s own link', () => {
    const { text, html } = reply(`Look:\n\n${videoPage(portalOrigin, '/Über uns/A & B.mp4')}`);
    const own = `${portalOrigin}/ta/showVideo?c=code&a=7&video_path=%2F%C3%9Cber+uns%2FA+%26+B.mp4`;
    expect(text).toContain(`Watch the video “A & B”:\n${own}`);
    expect(html).toContain(`<a href="${own.replaceAll('&', '&amp;')}">Watch the video “A &amp; B”</a>`);
  });

  it.each([
    ['of another site', 'https://evil.example/ta/showVideo?video_path=%2Fx.mp4'],
    ['with more than the video', `${portalOrigin}/ta/showVideo?video_path=%2Fx.mp4&c=stolen`],
    ['inside a sentence', `See ${portalOrigin}/ta/showVideo?video_path=%2Fx.mp4`],
    ['without a video', `${portalOrigin}/ta/showVideo?video_path=`],
  ])('leaves an address %s as it was typed', (_what, typed) => {
    const { text, html } = reply(typed);
    expect(text).toContain(`\n\n${typed}\n\n`);
    expect(html?.split('href=')).toHaveLength(2);
  });
});

it('CONT-04: reply and receipt are in the five languages, a receipt without a word of the person', () => {
  const receipts = languages.map((language) => contactReceiptMail(contact(language), { lab: 'Lume S.r.l.' }));
  expect(new Set(receipts.map(({ subject }) => subject)).size).toBe(languages.length);
  expect(new Set(languages.map((language) => reply('x', language).subject)).size).toBe(languages.length);
  for (const { text, html } of receipts) {
    expect(`${text}${html}`).not.toContain('Ada');
    // A name that ends with a full stop ends no sentence.
    expect(text).toContain('Lume S.r.l. ');
    expect(text).not.toContain('..');
  }
});
