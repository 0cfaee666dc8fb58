import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SearchEntry } from '@trade-area/core/search';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import type { Answers } from '../../../testing/customer.tsx';
import { searchTexts } from '../../search/strings.ts';
import { SearchEverywhere } from './SearchEverywhere.tsx';

const page = (id: string, title: string, words: string): SearchEntry => ({
  kind: 'page',
  id,
  title,
  detail: '',
  href: `#/ta/${id}`,
  words,
});
const pages = [page('home', 'Dashboard', 'start'), page('payments-list', 'Your payments', 'invoices')];

const order = (commessa: string) => ({
  commessa,
  article: 'Wedding Book',
  event: { name: '', user_label: '', sposa: 'Elena', sposo: 'Luca', date: '2026-06-01' },
  order_date: '2026-11-02',
  incomplete: false,
});
const own = (change: Readonly<Record<string, unknown>> = {}) => ({
  orders: [],
  orders_total: 0,
  orders_similar: false,
  messages: [],
  messages_total: 0,
  messages_similar: false,
  ...change,
});
const question = {
  id: 'proof',
  domanda: 'Do I get a proof?',
  risposta: '<p>Yes, as <b>PDF</b> of your payments.</p>',
  lingua: 'en',
};
const everything: Answers = {
  '/customer/search': own(),
  '/customer/store': [
    {
      slug: 'weddingbook',
      nome: 'Wedding Book',
      description: 'Leather',
      filter_class: 'album',
      is_active_page: 1,
    },
  ],
  '/check_code': { promo: [], currency: 'EUR' },
  '/customer/documents-list': {
    price_list: [{ id_file: '9', name: 'Price list of albums', filename: 'albums.pdf', key: 'x/albums.pdf' }],
    product_info: [],
  },
  '/customer/marketing-materials': {
    downloads_new: {
      marketing: [
        {
          name: 'Posters',
          type: 'folder',
          path: '/Posters',
          title: 'Posters',
          elements: [
            { name: 'spring.jpg', type: 'file', path: '/Posters/spring.jpg', title: 'Spring poster' },
          ],
        },
      ],
    },
  },
  '/customer/video-tutorial': { downloads_new: { videos: [] } },
  '/customer/tecnical-info': { downloads_new: { technical: [] } },
  '/public/faq': {
    groups: [{ topic: 'x', nome: 'Ordering', order: 1, domande: [question] }],
    policy: { testo: '', lingua: 'en' },
  },
};

async function open(change: Answers = {}) {
  const answers = { ...everything, ...change };
  const closed = vi.fn<() => void>();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      closed();
      setOpen(false);
    };
    return isOpen ? <SearchEverywhere pages={pages} onClose={close} /> : null;
  }
  const drawn = await renderAsCustomer(<Page />, { answers, bundles: [searchTexts] });
  const box = drawn.screen.getByRole('combobox');
  await expect.element(box).toHaveFocus();
  const options = () =>
    [...drawn.container.querySelectorAll('[role="option"]')].map(
      (option) => option.querySelector('.ta-search__title')?.textContent,
    );
  const marked = () =>
    drawn.container.querySelector('[aria-selected="true"] .ta-search__title')?.textContent ?? '';
  return { ...drawn, answers, box, closed, options, marked };
}

describe('search over everything', () => {
  test('suggests the pages, and finds words of titles, of texts, and words nearby', async () => {
    const { box, options } = await open();
    await expect.poll(options).toEqual(['Dashboard', 'Your payments']);
    await box.fill('paymets');
    await expect.poll(options).toEqual(['Your payments', 'Do I get a proof?']);
    await box.fill('wedding lether');
    await expect.poll(options).toEqual(['Wedding Book']);
    await box.fill('a');
    await expect.poll(options).toEqual(['Dashboard', 'Your payments']);
  });

  test('the arrows mark, Enter opens, the focus stays in the box', async () => {
    const { box, options, marked, closed, container } = await open();
    await expect.poll(options).toHaveLength(2);
    const input = container.querySelector('input');
    expect(input?.getAttribute('aria-expanded')).toBe('true');
    expect(marked()).toBe('Dashboard');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toBe('Your payments');
    const active = input?.getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toContain('Your payments');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toBe('Dashboard');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(closed).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('#/ta/payments-list');
  });

  test('orders come from the lab, with the way to all of them', async () => {
    const orders = Array.from({ length: 6 }, (_none, index) => order(`26000${index}`));
    const { box, options, screen, container, requests } = await open({
      '/customer/search': own({ orders, orders_total: 12 }),
    });
    await box.fill('elena');
    await expect.element(screen.getByText('Show all 12 orders')).toBeVisible();
    expect(options().filter((title) => title === 'Elena & Luca')).toHaveLength(6);
    expect(requests.filter(({ path }) => path.endsWith('/search')).map(({ sent }) => sent)).toEqual([
      '{"search":"elena"}',
    ]);
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      ...orders.map(({ commessa }) => `/ta/order/${commessa}`),
      '/ta/orders-list?search=elena',
    ]);
  });

  test('similar spelling is said; a message shows its words and where it is', async () => {
    const message = {
      id: '7',
      cod_order: '260001',
      article: 'Wedding Book',
      event: order('1').event,
      excerpt: 'The cover is <b>blue</b>',
      fao: 'client',
      ts_created: '2026-11-02T10:00:00Z',
    };
    const { box, screen, options } = await open({
      '/customer/search': own({ messages: [message], messages_similar: true, messages_total: null }),
    });
    await box.fill('blu');
    await expect.element(screen.getByText('Similar spelling')).toBeVisible();
    expect(options()).toEqual(['The cover is <b>blue</b>']);
    await expect.element(screen.getByText(/Elena & Luca · Order 260001/)).toBeVisible();
  });

  test('waits, then says that there is nothing', async () => {
    let answer: (found: unknown) => void = () => undefined;
    const found = new Promise<unknown>((resolve) => void (answer = resolve));
    const { box, screen, container } = await open({ '/customer/search': found });
    await box.fill('zebra crossing');
    await expect.element(screen.getByText('Searching…')).toBeVisible();
    expect(container.querySelectorAll('.ta-skeleton').length).toBeGreaterThan(0);
    expect(container.querySelector('[role="listbox"]')).toBeNull();
    answer(own());
    await expect.element(screen.getByText('No results for “zebra crossing”')).toBeVisible();
  });

  test('a part that fails is said while the others are there, and Retry brings it', async () => {
    const { answers, box, screen, options } = await open();
    answers['/customer/search'] = 500;
    await box.fill('payments');
    await expect.element(screen.getByText(/Some results are missing/)).toBeVisible();
    expect(options()).toContain('Your payments');
    answers['/customer/search'] = own({ orders: [order('260001')], orders_total: 1 });
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(options).toContain('Elena & Luca');
    await expect.element(screen.getByText(/Some results are missing/)).not.toBeInTheDocument();
  });

  test('documents and the files of libraries lead to where they are', async () => {
    const { box, options, container } = await open();
    await box.fill('alubms price');
    await expect.poll(options).toEqual(['Price list of albums']);
    await box.fill('poster');
    await expect.poll(options).toEqual(['Spring poster', 'Posters']);
    const hrefs = [...container.querySelectorAll('[role="option"]')].map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(new Set(['/ta/marketing-materials?path=%2FPosters']));
  });

  test('a library that fails hides none of the other documents, and Retry brings it', async () => {
    const { answers, box, screen, options } = await open({ '/customer/marketing-materials': 503 });
    await box.fill('price list');
    await expect.poll(options).toEqual(['Price list of albums']);
    await expect.element(screen.getByText(/Some results are missing/)).toBeVisible();
    answers['/customer/marketing-materials'] = everything['/customer/marketing-materials'];
    await screen.getByRole('button', { name: 'Retry' }).click();
    await box.fill('spring');
    await expect.poll(options).toEqual(['Spring poster']);
    await expect.element(screen.getByText(/Some results are missing/)).not.toBeInTheDocument();
  });

  test('Escape empties the box, then closes', async () => {
    const { box, closed } = await open();
    await box.fill('wedding');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('');
    expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
