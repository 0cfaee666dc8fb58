import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { WaitingFile } from '@trade-area/core/contract';
import { orderDetail } from '@trade-area/core/contract';
import type { SendingOrder } from '@trade-area/core/kernel';
import { parse } from 'valibot';
import { fakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { UploadLineContext } from '../kit/upload/line.ts';
import { orderFixture } from '../orders/fixtures.ts';
import { OrderMessages } from './OrderMessages.tsx';

const order = parse(orderDetail, { ...orderFixture(1), order_status: 1 });
const photo = (name = 'crease.jpg', words = 'a picture') => new File([words], name);

/** The box of an order without messages; what is sent is heard, and the lab knows of `waiting`. */
async function open(waiting: Partial<WaitingFile>[] = []) {
  const lab = fakeLab();
  const orders: SendingOrder[] = [];
  const fetch: typeof lab.fetch = async (url, request) => {
    const answer = await lab.fetch(url, request);
    const path = new URL(url).searchParams.get('endpoint') ?? new URL(url).pathname;
    const body = path.endsWith('/get_upload_status')
      ? { success: true, interrupted: waiting.length > 0, files: waiting }
      : /\/orders\/(messages\/|add_messages)/.test(path)
        ? []
        : null;
    return body === null || answer.status !== 200
      ? answer
      : { ...answer, text: async () => JSON.stringify(body) };
  };
  const line = async () => ({
    send(given: SendingOrder) {
      orders.push(given);
      return { stop: () => undefined };
    },
    discard: async () => true,
  });
  const rendered = await renderSignedIn(
    { ...lab, fetch },
    <UploadLineContext value={line}>
      <OrderMessages order={order} portalHref={(path) => path} />
    </UploadLineContext>,
  );
  const { screen, container } = rendered;
  await expect.element(screen.getByLabelText('Your message to the lab')).toBeVisible();
  const choose = async (...files: readonly File[]) => {
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no place to choose files');
    await userEvent.upload(input, [...files]);
  };
  const sent = async (index: number) => {
    await expect.poll(() => orders[index], { message: `order ${index}` }).toBeDefined();
  };
  return {
    ...rendered,
    lab,
    waiting,
    orders,
    choose,
    sent,
    send: screen.getByRole('button', { name: 'Send', exact: true }),
  };
}

describe('files beside a message', () => {
  test('Send waits for them; files alone carry the fixed words (MSG-10, MSG-14, MSG-26, MSG-28)', async () => {
    const { screen, send, choose, sent, orders, waiting, lab } = await open();
    await screen.getByLabelText('Your message to the lab').fill('See the cover');
    await choose(photo());
    await sent(0);
    await expect.element(send).toBeDisabled();
    const box = screen.getByLabelText('Your message to the lab');
    await expect.element(box).toBeDisabled();
    await expect.element(box).toHaveAccessibleDescription('Available again once your files are uploaded.');
    orders[0]?.onBegun('u1');
    orders[0]?.onProgress(4);
    await expect.element(screen.getByRole('progressbar', { name: 'Uploading…' })).toBeVisible();
    await expect.element(screen.getByText('44%')).toBeVisible();
    const folder = orders[0]?.metadata['upload_folder'] ?? '';
    waiting.push({
      upload_folder: folder,
      upload: 'u1',
      id_attachment: 'hex',
      original_name: 'crease.jpg',
      size: 9,
      offset: 9,
    });
    orders[0]?.onDone();
    await expect.element(screen.getByText('Uploaded')).toBeVisible();
    await expect.element(box).toBeEnabled();
    await expect.element(box).toHaveValue('See the cover');
    await box.fill('');
    await send.click();
    await expect
      .poll(() => lab.bodies('add_messages'))
      .toMatchObject([{ txt_public: 'File inviati', upload_folder: folder }]);
    await expect.element(screen.getByText('crease.jpg')).not.toBeInTheDocument();
  });

  test('after a cut line RESUME UPLOAD goes on with the same upload; until then the box waits (MSG-06, MSG-28)', async () => {
    const { screen, send, choose, sent, orders } = await open();
    await choose(photo());
    await sent(0);
    orders[0]?.onBegun('u1');
    orders[0]?.onProblem('offline');
    await expect.element(screen.getByRole('progressbar', { name: 'Interrupted' })).toBeVisible();
    await expect.element(send).toBeDisabled();
    const box = screen.getByLabelText('Your message to the lab');
    await expect.element(box).toBeDisabled();
    await expect
      .element(box)
      .toHaveAccessibleDescription('Resume or remove the interrupted files to continue.');
    await screen.getByRole('button', { name: 'RESUME UPLOAD' }).click();
    await sent(1);
    expect(orders[1]?.uploadId).toBe('u1');
    await screen.getByRole('button', { name: 'Remove crease.jpg' }).click();
    await expect.element(box).toBeEnabled();
  });

  test('after a reload the lab says what was interrupted, and asks for its file (MSG-06)', async () => {
    const { screen, choose, sent, orders } = await open([
      { upload_folder: 'message-before', upload: 'u7', original_name: 'crease.jpg', size: 9, offset: 4 },
      {
        upload_folder: 'message-before',
        upload: 'u8',
        id_attachment: 'hex',
        original_name: 'whole.pdf',
        size: 9,
        offset: 9,
      },
    ]);
    await expect.element(screen.getByText(/choose crease.jpg again/)).toBeVisible();
    await expect.element(screen.getByText('Uploaded')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'RESUME UPLOAD' })).toBeVisible();
    await choose(photo());
    await sent(0);
    expect(orders[0]).toMatchObject({ uploadId: 'u7', metadata: { upload_folder: 'message-before' } });
  });

  test('what is refused says why, and may be taken off the message (MSG-25)', async () => {
    const { screen, choose, orders } = await open();
    await choose(photo('virus.exe'), photo('nothing.png', ''));
    await expect.element(screen.getByText('This file type isn’t supported.')).toBeVisible();
    await expect.element(screen.getByText('This file is empty.')).toBeVisible();
    await screen.getByRole('button', { name: 'Remove virus.exe' }).click();
    await expect.element(screen.getByText('virus.exe')).not.toBeInTheDocument();
    expect(orders).toEqual([]);
  });
});
