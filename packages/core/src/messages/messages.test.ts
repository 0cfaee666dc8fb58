import { describe, expect, it } from 'vitest';
import type { Message } from '../contract/index.ts';
import { fileProblem } from './files.ts';
import { momentOf } from './moment.ts';
import { formattedQuestion, isUnread, maySend, openQuestionOf, showsBox, textToSend } from './thread.ts';
import { ticketWindow } from './ticket.ts';
import { isPickupCode, piecesOf } from './words.ts';

const message = (more: Partial<Message>): Message => ({
  id: '1',
  txt_public: 'Hello',
  fao: 'client',
  ts_created: '2026-11-20T08:00:00Z',
  ts_read: '',
  is_missing: false,
  is_missing_status: '',
  attachments: 0,
  uploads: 0,
  category: '',
  category_template: '',
  attach: [],
  author: 'Elena',
  answers: '',
  item: '',
  ...more,
});
const question = message({ is_missing: true, is_missing_status: 'open' });

describe('the box is hidden when all three hold (MSG-04, MSG-19)', () => {
  it.each([
    ['running with an open question', { fm_status: 1, order_status: 1 }, [question], false],
    ['suspended with an open question', { fm_status: 4, order_status: 4 }, [question], false],
    ['answered', { fm_status: 1, order_status: 1 }, [{ ...question, is_missing_status: 'answered' }], true],
    ['no question', { fm_status: 1, order_status: 1 }, [message({})], true],
    ['delivered', { fm_status: 2, order_status: 2 }, [question], true],
    ['status 0', { fm_status: 1, order_status: 0 }, [question], true],
    ['status 7', { fm_status: 1, order_status: 7 }, [question], true],
    ['status 8', { fm_status: 1, order_status: 8 }, [question], true],
  ])('%s', (_name, order, messages, shown) => expect(showsBox(order, messages)).toBe(shown));
});

it('unread is what the lab wrote and nobody opened (MSG-07)', () => {
  expect(isUnread(message({}))).toBe(true);
  expect(isUnread(message({ ts_read: '2026-11-20T09:00:00Z' }))).toBe(false);
  expect(isUnread(message({ fao: 'studio' }))).toBe(false);
});

it.each([
  ['', 0, false],
  ['  \n', 0, false],
  ['', 1, true],
  ['Hello', 0, true],
])('send %j with %i files: %s (MSG-10, MSG-26)', (text, files, may) =>
  expect(maySend(text, files)).toBe(may),
);

it('files alone carry the fixed words (MSG-10)', () => {
  expect(textToSend(' ')).toBe('File inviati');
  expect(textToSend('Ciao')).toBe('Ciao');
});

it('the latest question without an answer is the open one (MSG-05, MSG-19)', () => {
  const answered = message({ id: '4', is_missing: true, is_missing_status: 'answered' });
  expect(openQuestionOf([{ ...question, id: '2' }, { ...question, id: '3' }, answered])?.id).toBe('3');
  expect(openQuestionOf([message({}), answered])).toBeUndefined();
});

it('a question for the studio’s view is no markup (MSG-27, T-C1)', () =>
  expect(formattedQuestion('a <b>\n"c" & d')).toBe('a &lt;b&gt;<br>&quot;c&quot; &amp; d'));

describe('moments (MSG-09, MSG-20, CONST-10)', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T12:00:00Z', { kind: 'relative', value: 0, unit: 'minute' }],
    ['2026-11-20T12:03:00Z', { kind: 'relative', value: 0, unit: 'minute' }],
    ['2026-11-20T11:01:00Z', { kind: 'relative', value: 59, unit: 'minute' }],
    ['2026-11-20T11:00:00Z', { kind: 'relative', value: 1, unit: 'hour' }],
    ['2026-11-19T12:01:00Z', { kind: 'relative', value: 23, unit: 'hour' }],
    ['2026-11-19T12:00:00Z', { kind: 'relative', value: 1, unit: 'day' }],
    ['2026-11-13T12:01:00Z', { kind: 'relative', value: 6, unit: 'day' }],
    ['2026-11-13T12:00:00Z', { kind: 'full', date: new Date('2026-11-13T12:00:00Z') }],
    ['2026-11-21T12:00:00Z', { kind: 'full', date: new Date('2026-11-21T12:00:00Z') }],
    ['nonsense', { kind: 'none' }],
  ])('%s', (iso, moment) => expect(momentOf(iso, now)).toEqual(moment));
});

describe('words and links (MSG-16, MSG-23, PICK-02)', () => {
  const text = (shown: string) => ({ kind: 'text', text: shown });
  const link = (href: string, path: string | null = null) => ({ kind: 'link', text: href, href, path });
  it.each([
    ['plain', [text('plain')]],
    ['see https://a.test/x.', [text('see '), link('https://a.test/x'), text('.')]],
    ['(https://a.test/x)', [text('('), link('https://a.test/x'), text(')')]],
    ['http://lab.test/fedex/26-1/77', [link('http://lab.test/fedex/26-1/77', '/ta/fedex/26-1/77')]],
    ['https://a.test/ta/fedex/1/2/', [link('https://a.test/ta/fedex/1/2/', '/ta/fedex/1/2')]],
    ['https://a.test/fedex/../2', [link('https://a.test/fedex/../2')]],
    ['javascript:alert(1)', [text('javascript:alert(1)')]],
    ['https://bank.test@evil.test/', [text('https://bank.test@evil.test/')]],
    ['<img src=x onerror=alert(1)>', [text('<img src=x onerror=alert(1)>')]],
    ['<a href="https://a.test">b</a>', [text('<a href="'), link('https://a.test'), text('">b</a>')]],
  ])('%s', (given, pieces) => expect(piecesOf(given)).toEqual(pieces));

  it.each([
    ['abc-12', true],
    ['', false],
    ['a b', false],
    ['../x', false],
    ['a'.repeat(41), false],
  ])('pickup code %s (PICK-05)', (code, good) => expect(isPickupCode(code)).toBe(good));
});

describe('files (MSG-25)', () => {
  it.each([
    [{ name: 'a.jpg', size: 10 }, 0, null],
    [{ name: 'a.TIFF', size: 10 }, 0, null],
    [{ name: 'a.exe', size: 10 }, 0, 'kind'],
    [{ name: 'a.jpg.exe', size: 10 }, 0, 'kind'],
    [{ name: 'jpg', size: 10 }, 0, 'kind'],
    [{ name: 'a.pdf', size: 0 }, 0, 'empty'],
    [{ name: 'a.zip', size: 26_214_401 }, 0, 'large'],
    [{ name: 'a.zip', size: 26_214_400 }, 0, null],
    [{ name: 'a.png', size: 10 }, 20, 'many'],
  ])('%j beside %i', (file, before, problem) => expect(fileProblem(file, before)).toBe(problem));
});

describe('trouble tickets (MSG-17, MSG-18)', () => {
  const order = {
    fm_status: 2,
    delivered_date: '2026-11-01',
    shipping_date: '2026-10-30',
    order_date: '2026-10-01',
  };
  it.each([
    ['the last day', order, '2026-11-15', { from: '2026-11-01', until: '2026-11-15', over: false }],
    ['a day later', order, '2026-11-16', { from: '2026-11-01', until: '2026-11-15', over: true }],
    [
      'a lab that records no deliveries',
      { ...order, delivered_date: null },
      '2026-11-01',
      { from: '2026-10-30', until: '2026-11-13', over: false },
    ],
    ['on its way', { ...order, delivered_date: '' }, '2026-12-24', { from: '', until: '', over: false }],
    ['not delivered', { ...order, fm_status: 1 }, '2026-11-01', null],
  ])('%s', (_name, given, today, expected) => expect(ticketWindow(given, today)).toEqual(expected));
});
