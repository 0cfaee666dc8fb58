import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { CustomerOptions } from '../../testing/customer.tsx';
import { frameIn, postFromFrame } from '../../testing/frame.ts';
import { listTexts } from '../kit/listStrings.ts';
import { wirePhotos, wireTerms, wireUnsent } from './fixtures.ts';
import { SharePhotos } from './SharePhotos.tsx';
import { sharingTexts } from './strings.ts';

const list = '/get_share_foto_album';
const register = '/register_share_foto_album';
const tags = '/set_share_foto_album_caratteristiche';
const order = (commessa: string, names: string) => ({
  ...{ commessa, order_code: commessa, article: 'Wedding Book', book_type: '30x30' },
  event: { name: names, user_label: '', date: '2026-04-01', sposa: '', sposo: '' },
});
const orders = {
  orders: [order('TA-1', 'Anna & Marco'), order('TA-2', 'Lea & Tom')],
  ...{ page: 1, pages: 1, total: 2, types_list: [] },
};

async function open(photos: readonly unknown[], options: CustomerOptions = {}) {
  const answers: Record<string, unknown> = {
    '/customer/ticket': { ticket: 'ticket-1', expires_in: 60 },
    [list]: wirePhotos(photos),
    '/share_terms': wireTerms,
    '/orders/inprocess/1': orders,
    [register]: { success: true, reason: '' },
    [tags]: { success: true },
    ...options.answers,
  };
  const drawn = await renderAsCustomer(<SharePhotos />, {
    bundles: [listTexts, sharingTexts],
    ...options,
    answers,
  });
  const { screen, requests } = drawn;
  const sentTo = (path: string) =>
    requests
      .filter((request) => request.path.endsWith(path))
      .map(({ sent }) => Object.fromEntries(new URLSearchParams(sent)));
  const accept = async () => {
    await screen.getByRole('checkbox', { name: 'I accept the terms for sharing photos' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  };
  const send = screen.getByRole('button', { name: 'SEND', exact: true });
  return { ...drawn, answers, sentTo, accept, send };
}

describe('the upload area (SHARE-06)', () => {
  test('SHARE-16, SHARE-27, SHARE-32: a frame of the lab with a ticket and the key of the visit; its message asks again after 2000 ms', async () => {
    const { container, sentTo, screen, answers, area } = await open([]);
    const frame = await frameIn(container);
    const address = new URL(frame.src);
    const key = sentTo(list)[0]?.['session_key'] ?? '';
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(`${address.origin}${address.pathname}`).toBe('http://127.0.0.1:9/embed/share-upload');
    expect(address.searchParams.get('session_key')).toBe(key);
    expect(address.searchParams.get('ta_token')).toBe('ticket-1');
    expect(address.href).not.toContain('secret-token');
    await expect.element(screen.getByText('Photos appear here as soon as they’re uploaded.')).toBeVisible();
    const after = vi.spyOn(area.clock, 'after');
    onTestFinished(() => void vi.restoreAllMocks());
    answers[list] = wirePhotos([wireUnsent('1')]);
    postFromFrame(frame, { task: 'share_photo_album' }, { origin: 'http://evil.example' });
    postFromFrame(frame, { task: 'share_photo_album' }, { source: window });
    postFromFrame(frame, { task: 'share_photo_album' }, { nonce: 'another' });
    expect(after.mock.calls).toEqual([]);
    postFromFrame(frame, { task: 'share_photo_album' });
    // The calls of the gateway have limits of their own.
    const delays = () => after.mock.calls.filter(([milliseconds]) => milliseconds === 2_000);
    await expect.poll(() => delays().length).toBe(1);
    delays()[0]?.[1]();
    await expect.element(screen.getByText('photo-1.jpg', { exact: true })).toBeVisible();
  });

  test('a failed ticket can be asked for again; the page in the frame gets another one when its session ended', async () => {
    const { screen, answers, container, requests } = await open([], {
      answers: { '/customer/ticket': 503 },
    });
    await expect.element(screen.getByRole('alert')).toBeVisible();
    answers['/customer/ticket'] = { ticket: 'ticket-2', expires_in: 60 };
    await screen.getByRole('button', { name: 'Retry' }).click();
    const frame = await frameIn(container);
    expect(frame.src).toContain('ticket-2');
    const asked = requests.filter(({ path }) => path.endsWith('/customer/ticket')).length;
    postFromFrame(frame, { task: 'wantsTicket', orderCode: '' }, { origin: 'http://evil.example' });
    postFromFrame(frame, { task: 'wantsTicket', orderCode: '' });
    await expect
      .poll(() => requests.filter(({ path }) => path.endsWith('/customer/ticket')).length)
      .toBe(asked + 1);
  });
});

describe('sharing', () => {
  test('SHARE-02, SHARE-03, SHARE-20: SEND waits for photos and for accepted terms; unchecking withdraws them', async () => {
    const { screen, send, accept } = await open([wireUnsent('1')]);
    await expect.element(send).toBeDisabled();
    await expect.element(screen.getByText('Accept the terms to continue.')).toBeVisible();
    const box = screen.getByRole('checkbox', { name: 'I accept the terms for sharing photos' });
    await box.click();
    const dialog = screen.getByRole('dialog', { name: 'Terms for sharing photos' });
    await expect.element(dialog.getByText('You keep your rights.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(box).not.toBeChecked();
    await accept();
    await expect.element(box).toBeChecked();
    await expect.element(send).toBeEnabled();
    await box.click();
    await expect.element(send).toBeDisabled();
  });

  test('SHARE-01, SHARE-04, GW2-26, GW2-39: what is sent, and the thank-you screen with its three links', async () => {
    const tag = [
      { categoria: 'place', valore: 'home', get_by: '' },
      { categoria: 'size', valore: '30x30', get_by: 'TA-1' },
    ];
    const { screen, accept, send, sentTo, container } = await open([
      wireUnsent('1', { tag }),
      wireUnsent('2'),
    ]);
    await accept();
    await send.click();
    await expect.element(screen.getByText('Thank you!')).toBeVisible();
    await expect.element(screen.getByText('Your 2 photos are with the lab.')).toBeVisible();
    expect(sentTo(register)).toEqual([
      {
        selectedElements: '{"1":[{"categoria":"place","valore":"home"}],"2":[]}',
        listPhotoShare: '["1","2"]',
        cod_fot: '1001',
        terms: wireTerms.id,
      },
    ]);
    const links = [...container.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Upload more photos', '/ta/share-foto-album'],
      ['View your shared photos', '/ta/share-foto-album-list'],
      ['Go to the store', '/ta/graphistore'],
    ]);
    const before = sentTo(list)[0]?.['session_key'];
    await screen.getByRole('link', { name: 'Upload more photos' }).click();
    await expect.poll(() => sentTo(list).at(-1)?.['session_key']).not.toBe(before);
  });

  test.each([
    ['a failure of the lab', 503, /temporarily unavailable/],
    ['a refusal without a reason', { success: false }, /^Something went wrong, try again!$/],
    [
      'a photo that was shared before',
      { success: false, reason: 'duplicate' },
      /shared one of these photos before/,
    ],
  ])(
    'SHARE-05, SHARE-26, ERR2-12: %s is told, photos and terms stay, SEND stays enabled',
    async (_what, answer, text) => {
      const { screen, accept, send } = await open([wireUnsent('1')], { answers: { [register]: answer } });
      await accept();
      await send.click();
      const alert = screen.getByRole('alert');
      await expect.element(alert).toHaveTextContent('Something went wrong, try again!');
      await expect.element(alert).toHaveTextContent(text);
      await expect.element(send).toBeEnabled();
      await expect.element(screen.getByText('photo-1.jpg', { exact: true })).toBeVisible();
    },
  );

  test('terms that have changed are read again', async () => {
    const { screen, accept, send } = await open([wireUnsent('1')], {
      answers: { [register]: { success: false, reason: 'terms' } },
    });
    await accept();
    await send.click();
    await expect.element(screen.getByText(/The terms have changed/)).toBeVisible();
    await expect
      .element(screen.getByRole('checkbox', { name: 'I accept the terms for sharing photos' }))
      .not.toBeChecked();
  });

  test('two thousand photos are drawn by pages and shared in calls of 200', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => wireUnsent(String(index)));
    const { container, accept, send, sentTo, screen } = await open(many);
    await expect.poll(() => container.querySelectorAll('.ta-sharing-tile').length).toBe(48);
    await accept();
    await send.click();
    await expect.element(screen.getByText(/^Your 2,?000 photos are with the lab/)).toBeVisible();
    const calls = sentTo(register).map(
      ({ listPhotoShare = '' }) => (JSON.parse(listPhotoShare) as string[]).length,
    );
    expect(calls).toEqual(Array.from({ length: 10 }, () => 200));
  });
});

describe('tags and orders of selected photos', () => {
  const select = (screen: Awaited<ReturnType<typeof open>>['screen'], name: string) =>
    screen.getByRole('checkbox', { name: `Select ${name}` }).click();

  test('SHARE-09, SHARE-24, GW2-30: tags are saved for the selected; those of an order cannot be unchecked', async () => {
    const tag = [{ categoria: 'place', valore: 'studio', get_by: 'TA-1' }];
    const { screen, sentTo } = await open([wireUnsent('1', { tag }), wireUnsent('2')]);
    await expect.element(screen.getByRole('button', { name: 'Tags' })).toBeDisabled();
    await select(screen, 'photo-1.jpg');
    await screen.getByRole('button', { name: 'Tags' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Tags of 1 photo' });
    const bound = dialog.getByRole('checkbox', { name: /Studio · From the linked order/ });
    await expect.element(bound).toBeChecked();
    await expect.element(bound).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'At home' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    expect(sentTo(tags)).toEqual([
      { selectedElements: '{"1":[{"categoria":"place","valore":"home"}]}', cod_fot: '1001' },
    ]);
  });

  test('SHARE-07, SHARE-10, SHARE-23, SHARE-28, GW2-27: one order by a radio button, several of a composition; a linked one stays', async () => {
    const { screen, sentTo, requests } = await open([
      wireUnsent('1', { order_code: 'TA-2', is_composition: true }),
      wireUnsent('2'),
    ]);
    await select(screen, 'photo-2.jpg');
    await screen.getByRole('button', { name: 'Link order' }).click();
    await screen.getByRole('radio', { name: 'Anna & Marco' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    const asked = requests.find(({ path }) => path.endsWith('/orders/inprocess/1'))?.sent ?? '{}';
    expect(JSON.parse(asked)).toEqual({
      order_by: [{ property: 'date', direction: 'DESC' }],
      query: { status: 3 },
    });
    expect(sentTo(register)).toEqual([
      { selectedElements: '{"2":[]}', addLinkedOrder: '{"2":["TA-1"]}', isManualCode: '0', cod_fot: '1001' },
    ]);
    await select(screen, 'photo-2.jpg');
    await select(screen, 'photo-1.jpg');
    await screen.getByRole('button', { name: 'Link order' }).click();
    const linked = screen.getByRole('checkbox', { name: 'Lea & Tom' });
    await expect.element(linked).toBeChecked();
    await expect.element(linked).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'Anna & Marco' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
    await expect.poll(() => sentTo(register).at(-1)?.['addLinkedOrder']).toBe('{"1":["TA-1"]}');
  });

  test('SHARE-08, SHARE-34: the internal account types a code; an empty one closes, a wrong one is told', async () => {
    const { screen, sentTo, answers } = await open([wireUnsent('1')], {
      details: { features: ['internal'] },
    });
    await select(screen, 'photo-1.jpg');
    await screen.getByRole('button', { name: 'Link order' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    expect(sentTo(register)).toEqual([]);
    answers[register] = { success: false, reason: 'order' };
    await screen.getByRole('button', { name: 'Link order' }).click();
    await screen.getByLabelText('Order code').fill('  TA-77 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('There is no order with this code.')).toBeVisible();
    expect(sentTo(register)).toMatchObject([{ addLinkedOrder: '{"1":["TA-77"]}', isManualCode: '1' }]);
  });

  test('selected photos are removed', async () => {
    const { screen, sentTo, answers } = await open([wireUnsent('1'), wireUnsent('2')]);
    await screen.getByRole('checkbox', { name: 'Select all' }).click();
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    answers[list] = wirePhotos([]);
    await screen.getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText('Photos appear here as soon as they’re uploaded.')).toBeVisible();
    expect(sentTo('/delete_img_share_foto_album')).toEqual([{ id: '1' }, { id: '2' }]);
  });

  test('a photo that the lab still checks cannot be chosen, and SEND waits', async () => {
    const { screen, accept, send } = await open([wireUnsent('1', { state: 'arrived' }), wireUnsent('2')]);
    await expect.element(screen.getByRole('checkbox', { name: 'Select photo-1.jpg' })).toBeDisabled();
    await accept();
    await expect.element(send).toBeDisabled();
    await expect.element(screen.getByText('Wait until all photos are uploaded.')).toBeVisible();
  });
});
