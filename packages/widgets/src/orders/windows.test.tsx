import { userEvent } from 'vitest/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fakeLab } from '../../testing/fakeLab.ts';
import { frameIn, postFromFrame } from '../../testing/frame.ts';
import { renderSignedIn, labOrigin } from '../../testing/signedIn.tsx';
import { incompleteFixture } from './fixtures.ts';
import { OrdersDashboard } from './OrdersDashboard.tsx';

const hrefs = { all: '#', production: '#', shipped: '#' };

async function opened(button: string) {
  const lab = fakeLab();
  lab.incomplete = [
    incompleteFixture(1, {
      event: { sposa: 'Ida', sposo: 'Bo', date: '2026-06-06' },
      list_file: 'a.jpg,b.jpg',
      tipo: 'album',
      book_type: 'flush',
      collection: 'Storia',
    }),
  ];
  const rendered = await renderSignedIn(lab, <OrdersDashboard hrefs={hrefs} list="incomplete" />);
  await rendered.screen.getByRole('button', { name: button }).click();
  return { lab, ...rendered };
}

describe('the upload window', () => {
  test('is a modal with the lab’s page, the data of the row and a ticket (EMB-01, EMB-02, EMB-18, ORD-33)', async () => {
    const { lab, screen, container } = await opened('SEND FILES');
    await expect
      .element(screen.getByRole('dialog', { name: 'Upload files for order 2600001' }))
      .toBeVisible();
    const url = new URL((await frameIn(container)).src);
    expect(url.origin + url.pathname).toBe(`${labOrigin}/embed/uploader`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
      order_code: '2600001',
      list_file: 'a.jpg,b.jpg',
      sposa: 'Ida',
      sposo: 'Bo',
      data_matrimonio: '2026-06-06',
      tipo: 'album',
      book_type: 'flush',
      collection: 'Storia',
      ta_token: 'once',
    });
    expect(lab.bodies('/ticket').at(-1)).toEqual({ purpose: 'upload', order_code: '2600001' });
  });

  test('finished: it closes, the list is read again, and it is said (EMB-06, EMB-14)', async () => {
    const { lab, screen, container } = await opened('SEND FILES');
    const frame = await frameIn(container);
    lab.incomplete = [];
    postFromFrame(frame, { type: 'finishedToUploadFiles', folder: 'f1', orderCode: '2600001' });
    await expect.element(screen.getByText('Files for order 2600001 uploaded')).toBeVisible();
    await expect.element(screen.getByText('There are no incomplete orders')).toBeVisible();
    expect(container.querySelector('dialog')).toBeNull();
  });

  test('Escape in the page closes as Escape around it does; one of another frame does not', async () => {
    const { screen, container } = await opened('SEND FILES');
    const frame = await frameIn(container);
    frame.dispatchEvent(new Event('load'));
    await expect.poll(() => container.textContent).not.toContain('Loading');
    postFromFrame(frame, { task: 'escape' }, { origin: 'https://elsewhere.test' });
    postFromFrame(frame, { task: 'unsaved', orderCode: '2600001', unsaved: true });
    postFromFrame(frame, { task: 'escape' });
    const warning = screen.getByRole('alertdialog', { name: 'Close this window?' });
    await warning.getByRole('button', { name: 'Stay' }).click();
    postFromFrame(frame, { task: 'unsaved', orderCode: '2600001', unsaved: false });
    postFromFrame(frame, { task: 'escape' });
    await expect.poll(() => container.querySelector('dialog')).toBeNull();
  });

  test('closing early warns, then reads the list again: the row can be resumed (EMB-15)', async () => {
    const { lab, screen, container } = await opened('SEND FILES');
    postFromFrame(await frameIn(container), { task: 'unsaved', orderCode: '2600001', unsaved: true });
    await userEvent.keyboard('{Escape}');
    const warning = screen.getByRole('alertdialog', { name: 'Close this window?' });
    await expect.element(warning.getByText(/You can resume the upload later/)).toBeVisible();
    await warning.getByRole('button', { name: 'Stay' }).click();
    await expect.element(screen.getByRole('dialog', { name: /Upload files/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Close', exact: true }).click();
    lab.incomplete = [incompleteFixture(1, { transfer_status: 1 })];
    await warning.getByRole('button', { name: 'Close window' }).click();
    await expect.element(screen.getByRole('button', { name: 'RESUME UPLOAD' })).toBeVisible();
    expect(container.querySelector('dialog')).toBeNull();
  });

  test('closing asks nothing while its page has not said that something would be lost', async () => {
    const { screen, container } = await opened('SEND FILES');
    (await frameIn(container)).dispatchEvent(new Event('load'));
    await expect.poll(() => container.textContent).not.toContain('Loading');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => container.querySelector('dialog')).toBeNull();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('closing asks nothing once the page says that nothing would be lost, and asks again when it would', async () => {
    const { screen, container } = await opened('SEND FILES');
    const frame = await frameIn(container);
    frame.dispatchEvent(new Event('load'));
    const window = screen.getByRole('dialog', { name: /Upload files/ });
    const warning = screen.getByRole('alertdialog', { name: 'Close this window?' });
    postFromFrame(frame, { task: 'unsaved', orderCode: '2600001', unsaved: false });
    postFromFrame(frame, { task: 'unsaved', orderCode: '2600001', unsaved: true });
    postFromFrame(frame, { task: 'unsaved', orderCode: 'another', unsaved: false });
    await screen.getByRole('button', { name: 'Close', exact: true }).click();
    await warning.getByRole('button', { name: 'Stay' }).click();
    await expect.element(window).toBeVisible();
    postFromFrame(frame, { task: 'unsaved', orderCode: '2600001', unsaved: false });
    await screen.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(window).not.toBeInTheDocument();
    await expect.element(warning).not.toBeInTheDocument();
  });

  test('a ticket that cannot be had: message and retry', async () => {
    const lab = fakeLab();
    lab.incomplete = [incompleteFixture(1)];
    lab.fault('/ticket', 'unavailable');
    const { screen, container } = await renderSignedIn(
      lab,
      <OrdersDashboard hrefs={hrefs} list="incomplete" />,
    );
    await screen.getByRole('button', { name: 'SEND FILES' }).click();
    const dialog = screen.getByRole('dialog', { name: /Upload files/ });
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    lab.mend();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    expect((await frameIn(container)).src).toContain('ta_token=once');
  });

  test('a foreign message closes nothing (EMB-05)', async () => {
    const { screen, container } = await opened('SEND FILES');
    const frame = await frameIn(container);
    postFromFrame(frame, 'finishedToUploadFiles', { origin: 'https://evil.test' });
    postFromFrame(frame, { type: 'finishedToUploadFiles', orderCode: '99' });
    postFromFrame(frame, 'finishedChangeMetod');
    // A page that the frame was led to since does not know the nonce.
    for (const nonce of ['', '0'.repeat(32), undefined])
      postFromFrame(
        frame,
        { task: 'finishedToUploadFiles', orderCode: '2600001', folder: 'f' },
        { nonce: nonce ?? 'undefined' },
      );
    await expect.element(screen.getByRole('dialog', { name: /Upload files/ })).toBeVisible();
    postFromFrame(frame, 'finishedToUploadFiles');
    await expect.poll(() => container.querySelector('dialog')).toBeNull();
  });
});

test('1,000 messages of strangers are refused unread, so that a flood of them costs nothing (T-B1)', async () => {
  const { container } = await opened('SEND FILES');
  const frame = await frameIn(container);
  let read = 0;
  const post = (sender: { readonly origin: string; readonly source: Window | null }) => {
    const event = new MessageEvent('message', sender);
    Object.defineProperty(event, 'data', { get: () => (read += 1) });
    window.dispatchEvent(event);
  };
  for (let time = 0; time < 500; time += 1) {
    post({ origin: 'https://evil.test', source: frame.contentWindow });
    post({ origin: labOrigin, source: window });
  }
  expect(read).toBe(0);
  // The frame's own message is read.
  post({ origin: labOrigin, source: frame.contentWindow });
  expect(read).toBe(1);
});

test.for([
  ['dark', '#theme-dark'],
  ['light dark', ''],
])(
  'a page on %s tells its frame %s: the window is one picture (docs/look.md, Surface)',
  async ([scheme, told]) => {
    document.documentElement.style.colorScheme = scheme ?? '';
    onTestFinished(() => void document.documentElement.style.removeProperty('color-scheme'));
    const { container } = await opened('Change method');
    expect(new URL((await frameIn(container)).src).hash).toBe(told);
  },
);

test('the change-method window: its query, its end (EMB-03, EMB-07, EMB-17)', async () => {
  const { lab, screen, container } = await opened('Change method');
  const frame = await frameIn(container);
  const url = new URL(frame.src);
  expect(url.pathname).toBe('/embed/change-method');
  expect(url.searchParams.get('by_ftp')).toBe('1');
  expect(lab.bodies('/ticket').at(-1)).toEqual({ purpose: 'change-method', order_code: '2600001' });
  lab.incomplete = [incompleteFixture(1, { by_ftp: false })];
  postFromFrame(frame, 'finishedChangeMetod');
  await expect.element(screen.getByText('Method changed for order 2600001')).toBeVisible();
  await expect.element(screen.getByText('Complete', { exact: true })).toBeVisible();
});
