import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { MessageThread } from '@trade-area/core/contract';
import type { AnyCallback } from '../../testing/render.tsx';
import { fakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { Inbox } from './Inbox.tsx';
import { InboxLink } from './InboxLink.tsx';

const thread = (code: string, more: Partial<MessageThread> = {}): MessageThread => ({
  cod_order: code,
  article: 'Wedding Book',
  event: { name: '', sposa: 'Anna', sposo: 'Paolo', date: '2026-09-12' },
  messages: 3,
  unread: 0,
  open_question: false,
  last: { txt_public: 'Thanks', fao: 'client', ts_created: '2026-11-20T11:00:00Z', attachments: 0 },
  ...more,
});
const chosen = vi.fn<AnyCallback>();

function Page() {
  const [page, setPage] = useState(1);
  return (
    <Inbox
      page={page}
      onPage={setPage}
      hrefFor={(value) => `/ta/messages?page=${value}`}
      threadHref={(code) => `/ta/order/${code}/message`}
      onThread={chosen}
    />
  );
}

/** The inbox of a lab with these conversations, twenty on a page. */
async function open(threads: readonly MessageThread[]) {
  const lab = fakeLab();
  chosen.mockClear();
  const fetch: typeof lab.fetch = async (url, request) => {
    const answer = await lab.fetch(url, request);
    const path = new URL(url).searchParams.get('endpoint') ?? '';
    if (answer.status !== 200 || !path.includes('/orders/threads')) return answer;
    const page = Number(/\/(\d+)$/.exec(path)?.[1] ?? 1);
    const shown = threads.slice((page - 1) * 20, page * 20);
    const pages = Math.max(1, Math.ceil(threads.length / 20));
    return {
      ...answer,
      text: async () => JSON.stringify({ threads: shown, page, pages, total: threads.length, unread: 1 }),
    };
  };
  const rendered = await renderSignedIn({ ...lab, fetch }, <Page />);
  return { ...rendered, lab, list: rendered.screen.getByRole('listitem') };
}

describe('all conversations', () => {
  test('name the couple, say what waits, whose the last words are and when (MSG-09, MSG-15, MSG-22)', async () => {
    const { screen, list } = await open([
      thread('26-1', { unread: 2, open_question: true }),
      thread('26-2', {
        event: { name: '', sposa: '', sposo: '', date: '' },
        last: {
          txt_public: 'File inviati',
          fao: 'studio',
          ts_created: '2026-11-20T11:00:00Z',
          attachments: 1,
        },
      }),
      thread('26-3', { event: { name: 'Sample album', sposa: 'Lea', sposo: 'Max', date: '' } }),
    ]);
    await expect.element(list.nth(0)).toHaveTextContent(/Anna & Paolo/);
    // An order has one name everywhere (ORD-50).
    await expect.element(list.nth(2)).toHaveTextContent(/Sample album/);
    await expect.element(list.nth(0)).toHaveTextContent(/2 new/);
    await expect.element(list.nth(0)).toHaveTextContent(/Needs your reply/);
    await expect.element(list.nth(0)).toHaveTextContent(/1 hour ago/);
    await expect.element(list.nth(1)).toHaveTextContent(/Order 26-2/);
    await expect.element(list.nth(1)).toHaveTextContent(/You: Files sent/);
    await expect.element(screen.getByText('Needs your reply')).toBeVisible();
  });

  test('markup in the last words is text (T-C1)', async () => {
    const last = {
      txt_public: '<img src=x onerror=alert(1)>',
      fao: 'client',
      ts_created: '',
      attachments: 0,
    };
    const { screen, container } = await open([thread('26-1', { last })]);
    await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  test('open the order with the box (DET-02), by a real link', async () => {
    const { screen } = await open([thread('26-1')]);
    const link = screen.getByRole('link', { name: /Anna & Paolo/ });
    await expect.element(link).toHaveAttribute('href', '/ta/order/26-1/message');
    await link.click();
    expect(chosen).toHaveBeenCalledWith('26-1');
  });

  test('are turned page by page', async () => {
    const { screen, list } = await open(
      Array.from({ length: 23 }, (_each, index) => thread(`26-${index + 1}`)),
    );
    await expect.element(list.nth(0)).toHaveTextContent(/26-1 /);
    await screen.getByRole('link', { name: 'Page 2' }).click();
    await expect.element(screen.getByText(/26-21 /)).toBeVisible();
    await expect.element(screen.getByText(/26-1 /)).not.toBeInTheDocument();
  });

  test('none yet: says what would be here', async () => {
    const { screen } = await open([]);
    await expect.element(screen.getByText('No messages yet')).toBeVisible();
  });

  test('a failure is told and mended by one press (T-E1)', async () => {
    const lab = fakeLab();
    lab.fault('/orders/threads', 'broken');
    const fetch: typeof lab.fetch = async (url, request) => {
      const answer = await lab.fetch(url, request);
      return answer.status !== 200 || !decodeURIComponent(url).includes('/orders/threads')
        ? answer
        : {
            ...answer,
            text: async () =>
              JSON.stringify({ threads: [thread('26-1')], page: 1, pages: 1, total: 1, unread: 0 }),
          };
    };
    const { screen } = await renderSignedIn({ ...lab, fetch }, <Page />);
    const again = screen.getByRole('button', { name: /retry/i });
    await expect.element(again).toBeVisible();
    lab.mend();
    await again.click();
    await expect.element(screen.getByText('Anna & Paolo')).toBeVisible();
  });
});

test('the way there counts what is new, an entry without a number as one (ORD-51, MSG-15)', async () => {
  const lab = fakeLab();
  lab.unread = [{ cod_order: '26-1', unread: 3 }, { cod_order: '26-2' }];
  const { screen } = await renderSignedIn(lab, <InboxLink href="/ta/messages" />);
  await expect
    .element(screen.getByRole('link', { name: 'Messages, 4 new' }))
    .toHaveAttribute('href', '/ta/messages');
});
