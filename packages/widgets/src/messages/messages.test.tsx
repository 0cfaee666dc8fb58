import { describe, expect, test } from 'vitest';
import type { StoreApi } from 'zustand';
import type { SessionState } from '@trade-area/core/auth';
import type { Message, OrderDetail } from '@trade-area/core/contract';
import { orderDetail } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { fakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { orderFixture } from '../orders/fixtures.ts';
import { OrderMessages } from './OrderMessages.tsx';

const order = (more: Partial<OrderDetail> = {}): OrderDetail => ({
  ...parse(orderDetail, { ...orderFixture(1), order_status: 1 }),
  ...more,
});
const message = (more: Partial<Message>): Message => ({
  id: '1',
  txt_public: 'Hello',
  fao: 'client',
  ts_created: '2026-11-20T11:00:00Z',
  ts_read: '2026-11-20T11:30:00Z',
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

/** The conversation of order 2600001 with these messages; sends and reads are heard. */
async function open(messages: readonly Message[], shown = order(), openBox = false) {
  const lab = fakeLab();
  const answering = lab.fetch;
  const keys: (string | undefined)[] = [];
  const fetch: typeof lab.fetch = async (url, request) => {
    const answer = await answering(url, request);
    const path = new URL(url).searchParams.get('endpoint') ?? '';
    if (path.endsWith('/add_messages')) keys.push(request.headers['idempotency-key']);
    if (answer.status !== 200 || !/\/orders\/(messages\/|add_messages)/.test(path)) return answer;
    return { ...answer, text: async () => JSON.stringify(messages) };
  };
  const rendered = await renderSignedIn(
    { ...lab, fetch },
    <OrderMessages order={shown} openBox={openBox} portalHref={(path) => path} />,
  );
  return { ...rendered, lab, keys };
}

describe('a conversation', () => {
  test('whose words, when, read or not (MSG-02, MSG-09, MSG-20)', async () => {
    const { screen } = await open([
      message({}),
      message({ id: '2', fao: 'studio', txt_public: 'Thanks', ts_read: '' }),
    ]);
    await expect.element(screen.getByText('Elena at the lab')).toBeVisible();
    await expect.element(screen.getByText('1 hour ago').first()).toBeVisible();
    await expect.element(screen.getByText('Sent, not read yet')).toBeVisible();
  });

  test('an unread one stays closed until it is opened, then it is read (MSG-07)', async () => {
    const { screen, lab } = await open([message({ ts_read: '', txt_public: 'Secret so far' })]);
    await expect.element(screen.getByRole('button', { name: 'Read new message' })).toBeVisible();
    await expect.element(screen.getByText('Secret so far')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Read new message' }).click();
    await expect.element(screen.getByText('Secret so far')).toBeVisible();
    await expect
      .poll(() => lab.bodies('read_messages'))
      .toEqual([{ cod_order: '2600001', id: '1', inter: 0 }]);
  });

  test('a high one is folded to 65 px and opened again (MSG-03, MSG-21, CONST-10)', async () => {
    const { screen, container } = await open([message({ txt_public: 'line\n'.repeat(12) })]);
    const more = screen.getByRole('button', { name: 'Read more' });
    await expect.element(more).toBeVisible();
    const frame = () => container.querySelector('[data-folded]');
    expect(frame()).not.toBeNull();
    await more.click();
    expect(frame()).toBeNull();
    await screen.getByRole('button', { name: 'Read less' }).click();
    expect(frame()).not.toBeNull();
  });

  test('markup is text, addresses are links, a pickup stays in the portal (MSG-16, MSG-23, T-C1)', async () => {
    const hostile = '<img src=x onerror=alert(1)> javascript:alert(1) https://a.test/x';
    const { screen, container } = await open([
      message({ txt_public: hostile }),
      message({ id: '2', txt_public: 'http://lab.test/fedex/26/77' }),
    ]);
    await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(container.querySelectorAll('img, script')).toHaveLength(0);
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['https://a.test/x', '/ta/fedex/26/77']);
  });
});

describe('files of a message', () => {
  const attach = [
    {
      id_contacts: '1',
      id_attachment: 'a'.repeat(32),
      original_name: 'Proof <2>.pdf',
      size: 2_345_678,
      type: '',
    },
  ];
  test('are listed by their names and saved; one that does not come says so (MSG-13, MSG-24)', async () => {
    const { screen, lab } = await open([message({ attach, attachments: 1 })]);
    const file = screen.getByRole('button', { name: 'Download Proof <2>.pdf' });
    await expect.element(file).toHaveTextContent('Proof <2>.pdf 2.3 MB');
    lab.fault('serve_attachment', 'notThere');
    await file.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t download Proof <2>.pdf.');
  });

  test('alone stand with translated words, in the lab’s too (MSG-22)', async () => {
    const { screen } = await open([message({ txt_public: 'File inviati', attach, attachments: 1 })]);
    await expect.element(screen.getByText('Files sent')).toBeVisible();
    await expect.element(screen.getByText('File inviati')).not.toBeInTheDocument();
  });
});

describe('writing', () => {
  test('a page that was opened to write has the box in sight, with the focus (DET-02, DET-13)', async () => {
    const { screen } = await open([message({})], order(), true);
    await expect.element(screen.getByLabelText('Your message to the lab')).toHaveFocus();
  });

  test('while staff looks on, nothing is marked as read (MSG-08)', async () => {
    const { screen, lab, area } = await open([message({ ts_read: '', txt_public: 'Secret so far' })]);
    (area.session.store as StoreApi<SessionState>).setState({ inter: true });
    await screen.getByRole('button', { name: 'Read new message' }).click();
    await expect.element(screen.getByText('Secret so far')).toBeVisible();
    expect(lab.bodies('read_messages')).toEqual([]);
  });

  test('Send waits for words and sends them once under a key (MSG-10, MSG-11, ERR-16, T-E2)', async () => {
    const { screen, lab, keys } = await open([]);
    const send = screen.getByRole('button', { name: 'Send', exact: true });
    await expect.element(send).toBeDisabled();
    const box = screen.getByLabelText('Your message to the lab');
    await box.fill('   ');
    await expect.element(send).toBeDisabled();
    await box.fill('Please call me');
    await send.click();
    await expect.element(screen.getByText('Thank you', { exact: true })).toBeVisible();
    await expect.element(box).toHaveValue('');
    expect(lab.bodies('add_messages')).toMatchObject([
      { cod_order: '2600001', txt_public: 'Please call me', order_status: 1, lin: 'en' },
    ]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('a failure keeps the words and the key (MSG-24, T-E2)', async () => {
    const { screen, lab, keys } = await open([]);
    lab.fault('add_messages', 'broken');
    const box = screen.getByLabelText('Your message to the lab');
    await box.fill('Please call me');
    await screen.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(screen.getByText('We are sorry')).toBeVisible();
    await expect.element(box).toHaveValue('Please call me');
    lab.mend();
    await screen.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(screen.getByText('Thank you', { exact: true })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('an open question hides the box; its reply carries what was asked (MSG-04, MSG-05, MSG-12)', async () => {
    const requests = { is_missing: true, is_missing_status: 'open', txt_public: 'Which name?' };
    const { screen, lab } = await open([message(requests)]);
    await expect.element(screen.getByText(/The lab has asked you a question above/)).toBeVisible();
    await expect.element(screen.getByLabelText('Your message to the lab')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Reply' }).click();
    await screen.getByLabelText('Your reply').fill('Anna');
    await screen.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() => lab.bodies('add_messages'))
      .toMatchObject([
        {
          contact_id: '1',
          template: 'missing_response_confirmation',
          question: 'Which name?',
          question_formatted: 'Which name?',
          txt_public: 'Anna',
        },
      ]);
  });

  test('an answer in its window ends with thanks on the page, which take the focus (MSG-11, ERR-16)', async () => {
    const { screen } = await open([message({ is_missing: true, is_missing_status: 'open' })]);
    await screen.getByRole('button', { name: 'Reply' }).click();
    await screen.getByLabelText('Your reply').fill('Anna');
    await screen.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    const thanks = screen.getByRole('status').filter({ hasText: 'Thank you' });
    await expect
      .element(thanks)
      .toHaveTextContent('Your message has been forwarded to the studio and will be processed soon.');
    expect(document.activeElement?.contains(thanks.element())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await thanks.getByRole('button', { name: 'Close' }).click();
    await expect.element(thanks).not.toBeInTheDocument();
  });

  test('a parcel on its way has no deadline for damage yet (MSG-17)', async () => {
    const { screen } = await open([], order({ fm_status: 2, order_status: 2, delivered_date: '' }));
    await expect.element(screen.getByText('Report damage within two weeks of delivery.')).toBeVisible();
  });

  test('a trouble ticket is for delivered orders, with all its answers (MSG-17, MSG-18, ERR-16, CONST-11)', async () => {
    const delivered = { fm_status: 2, order_status: 2, delivered_date: '2026-11-15' };
    const { screen, lab } = await open([], order(delivered));
    await expect.element(screen.getByText(/We reply within 24-48 hours/)).toBeVisible();
    await screen.getByRole('button', { name: 'Report a problem' }).click();
    const send = screen.getByRole('button', { name: 'Send ticket' });
    await expect.element(send).toBeDisabled();
    await screen.getByLabelText('Which item?').selectOptions('The packaging');
    await screen.getByLabelText('What is wrong?').selectOptions('Damaged in transit');
    await screen.getByLabelText('Describe the problem').fill('A dent');
    await send.click();
    await expect
      .poll(() => lab.bodies('add_messages'))
      .toMatchObject([
        { category: 'trouble ticket', item: 'The packaging', txt_public: 'Damaged in transit\n\nA dent' },
      ]);
    await expect.element(screen.getByText('Thank you', { exact: true })).toBeVisible();
  });
});
