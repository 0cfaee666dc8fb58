import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as window_ } from 'vitest/browser';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { Answers, CustomerOptions } from '../../testing/customer.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import sheet from './news.css?inline';
import { News } from './News.tsx';

const addressSpy = vi.fn<AnyCallback>();

function Page({ first = '' }: { readonly first?: string }) {
  const [search, setSearch] = useState(first);
  return (
    <News
      search={search}
      onAddress={(address, { replace }) => {
        addressSpy(address, replace);
        setSearch(address.split('?')[1] ?? '');
      }}
    />
  );
}

const item = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  data_evento: '2026-11-05',
  titolo_en: `News ${id}`,
  titolo_de: `Neues ${id}`,
  news_en: `<p>Text ${id}</p>`,
  news_de: `<p>Worte ${id}</p>`,
  image: '',
  ...more,
});

async function open(
  list: { result: readonly object[]; total?: number; page?: number } | number,
  first = '',
  options: CustomerOptions = {},
) {
  addressSpy.mockClear();
  const answer = typeof list === 'number' ? list : { total: list.result.length, page: 1, ...list };
  const answers: Answers = { '/news-list': answer, ...options.answers };
  return { ...(await renderAsCustomer(<Page first={first} />, { ...options, answers })), answers };
}

describe('news', () => {
  test('date, title and cleaned text of each (NEWS-04 to NEWS-06, NEWS-11)', async () => {
    const { screen } = await open({
      result: [item('1', { news_en: '<p>New <b>linen</b></p><script>window.taRan = 1</script>' })],
    });
    const article = screen.getByRole('article', { name: 'News 1' });
    await expect.element(article.getByText('05.11.2026')).toBeVisible();
    await expect.element(article.getByText('linen')).toBeVisible();
    expect('taRan' in window).toBe(false);
  });

  test.each([
    ['its own', {}, 'Neues 1', null, 'Worte 1', null],
    ['no title: all English', { titolo_de: ' ' }, 'News 1', 'en', 'Text 1', 'en'],
    ['no text: the text English', { news_de: '' }, 'Neues 1', null, 'Text 1', 'en'],
  ])('in German with %s (NEWS-05, NEWS-10)', async (_what, more, title, titleLang, text, textLang) => {
    const { screen } = await open({ result: [item('1', more)] }, '', { language: 'de' });
    const heading = screen.getByRole('heading', { name: title });
    await expect.element(heading).toBeVisible();
    expect(heading.element().getAttribute('lang')).toBe(titleLang);
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(text).element().closest('.ta-html')?.getAttribute('lang')).toBe(textLang);
    await expect.element(screen.getByText('05.11.2026')).toBeVisible();
  });

  test('GW2-41, NEWS-08: a picture of the lab is fetched with the session, shown through an object URL and released', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const released = vi.spyOn(URL, 'revokeObjectURL');
    onTestFinished(() => void vi.restoreAllMocks());
    const gif = 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;';
    const { container, requests, remove } = await open(
      { result: [item('1', { image: 'http://127.0.0.1:9/news-images/1?format=big' })] },
      '',
      { answers: { '/news-images/1': gif } },
    );
    const picture = () => container.querySelector('img');
    await expect.poll(() => picture()?.src).toMatch(/^blob:/);
    const src = picture()?.src;
    expect(made.mock.results.at(-1)?.value).toBe(src);
    expect(requests.filter(({ path }) => path === '/news-images/1').map(({ sent }) => sent)).toEqual([
      'endpoint=%2Fnews-images%2F1&format=big',
    ]);
    // No request of an element of the page, which would carry no token.
    const loads = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(loads.filter((name) => name.includes('news-images'))).toEqual([]);
    expect(released).not.toHaveBeenCalledWith(src);
    remove();
    await expect.poll(() => released.mock.calls.flat()).toContain(src);
  });

  test('a dead or hostile picture takes no room (NEWS-11, GW2-33)', async () => {
    const { screen, container } = await open({
      result: [
        item('1', { image: '/news-images/1?format=big' }),
        item('4', { image: 'https://127.0.0.1:9/elsewhere.webp' }),
        item('2', { image: 'javascript:taHit(1)' }),
        item('3', { data_evento: 'soon' }),
      ],
    });
    await expect.element(screen.getByText('Text 3')).toBeVisible();
    expect(container.querySelectorAll('time')).toHaveLength(3);
    await expect.poll(() => container.querySelectorAll('.ta-news__picture').length).toBe(0);
  });

  test.each([
    [1440, 2],
    [1024, 1],
  ])('at %i px: %i columns (NEWS-02)', async (width, columns) => {
    await window_.viewport(width, 800);
    const { container } = await open({ result: [item('1'), item('2')] });
    const look = new CSSStyleSheet();
    look.replaceSync(sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
    const list = () => container.querySelector('.ta-news__list');
    await expect.poll(list).not.toBeNull();
    const tracks = getComputedStyle(list() ?? container).gridTemplateColumns.split(' ');
    expect(tracks).toHaveLength(columns);
    await window_.viewport(1000, 800);
  });

  test('30 a page; page 1 is left out of call and address (NEWS-03, STATE-07, CONST2-11)', async () => {
    const { screen, requests } = await open({ result: [item('1')], total: 61 });
    await expect.element(screen.getByText('Text 1')).toBeVisible();
    const queries = () => requests.filter(({ path }) => path.endsWith('/news-list')).map(({ sent }) => sent);
    expect(queries().at(-1)).toContain('num_show=30');
    expect(queries().at(-1)).not.toContain('paging');
    await screen.getByRole('link', { name: 'Page 3' }).click();
    expect(addressSpy.mock.calls).toEqual([['/ta/news?page=3', false]]);
    await expect.poll(() => queries().at(-1)).toContain('paging=3');
    expect(screen.getByRole('link', { name: 'Page 1' }).element().getAttribute('href')).toBe('/ta/news');
  });

  test('a page past the last goes to the last (NEWS-11)', async () => {
    await open({ result: [item('1')], total: 61 }, 'page=9');
    await expect.poll(() => addressSpy.mock.calls).toEqual([['/ta/news?page=3', true]]);
  });

  test('none: says what would be there; failed: says so and tries again', async () => {
    const none = await open({ result: [] });
    await expect.element(none.screen.getByText('No news yet')).toBeVisible();
    none.remove();
    const failed = await open(503);
    await expect.element(failed.screen.getByRole('alert')).toBeVisible();
    failed.answers['/news-list'] = { result: [item('1')], total: 1, page: 1 };
    await failed.screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(failed.screen.getByText('Text 1')).toBeVisible();
  });
});
