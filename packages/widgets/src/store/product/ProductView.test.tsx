import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addressSpy, openProduct, productBack } from '../../../testing/productPage.tsx';

const lab = 'http://127.0.0.1:9';
const file = (name: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id_file: `id-${name}`,
  filename: `${name}.pdf`,
  name,
  type: 'file',
  url: `${lab}/files/${name}.pdf`,
  exist_view_download: true,
  ...change,
});
const folder = (path: string, name: string) => ({ id_file: '', type: 'folder', path, name });
const preset = (id: string, kind: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  name: `Preset ${id}`,
  image: '',
  filter_class: 'weddingbook',
  presets_filter_id: kind,
  presets_filter_description: kind,
  ...change,
});
const projects = (from: number, count: number, next: boolean) => ({
  data: Array.from({ length: count }, (_, index) => ({
    id: String(from + index),
    uuid: `u${from + index}`,
    name: `Project ${from + index}`,
    thumbnail_url: '',
    date: '2026-11-02',
    link_edit: `${lab}/edit/?p=${from + index}&c=[c]`,
  })),
  is_next_page: next,
});

describe('the tabs of a product', () => {
  const info = {
    price_list: [file('prices')],
    product_info: [file('sheet')],
    general: [file('care')],
    tutorials: [file('steps')],
  };

  test('PROD-02, PROD-03, PROD-16: only what has content, in the order shown', async () => {
    const { screen } = await openProduct({ info, presets: [preset('1', 'Classic')] });
    await expect.element(screen.getByRole('tab', { name: 'PRESET' })).toBeVisible();
    const labels = screen
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent);
    expect(labels).toEqual(['PRICE LIST', 'TECHNICAL INFO', 'PRESET', 'TUTORIALS']);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wedding Book');
    await expect
      .element(screen.getByRole('link', { name: 'Back to the store' }))
      .toHaveAttribute('href', '/ta/graphistore');
  });

  test('PROD-05: a chosen tab goes into the address; GENERALS stand below the technical files', async () => {
    const { screen } = await openProduct({ info });
    await screen.getByRole('tab', { name: 'TECHNICAL INFO' }).click();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/product/weddingbook?filter=product_info']);
    await expect
      .element(screen.getByRole('region', { name: 'GENERALS' }).getByText('care', { exact: true }))
      .toBeVisible();
    await expect.element(screen.getByText('sheet', { exact: true })).toBeVisible();
  });

  test('PROD-04, PROD-17: an unknown tab gives the first with content', async () => {
    const { screen } = await openProduct({ info, query: '?filter=nonsense' });
    await expect
      .element(screen.getByRole('tab', { name: 'PRICE LIST' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  test('PROD-18: an unknown product says so, with the way back', async () => {
    const { screen } = await openProduct({ answers: { '/product-info/weddingbook': {} } });
    await expect.element(screen.getByText('Product not found')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back to the store' })).toBeVisible();
  });

  test('a product without anything says what would be here', async () => {
    const { screen } = await openProduct();
    await expect.element(screen.getByText('No files for this product yet')).toBeVisible();
  });

  test('a failure is said with a retry', async () => {
    const answers: Record<string, unknown> = { '/product-info/weddingbook': 403 };
    const { screen } = await openProduct({ answers });
    await expect.element(screen.getByText('Couldn’t load this')).toBeVisible();
    answers['/product-info/weddingbook'] = { details: { name: 'Wedding Book' }, ...info };
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('tab', { name: 'PRICE LIST' })).toBeVisible();
  });
});

describe('CREATE', () => {
  test('PROD-08: opens its link with customer and language in a tab of its own', async () => {
    const details = { name: 'Wedding Book', link_create: `${lab}/cover/?c=[c]&lang=[lang]` };
    const { screen } = await openProduct({ info: { details } });
    const create = screen.getByRole('link', { name: /^CREATE/ });
    await expect.element(create).toHaveAttribute('href', `${lab}/cover/?c=c1&lang=en`);
    await expect.element(create).toHaveAttribute('target', '_blank');
    await expect.element(create).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  test.each(['', 'javascript:alert(1)', '//evil.test/'])('PROD-21: %j has no button', async (link_create) => {
    const { screen } = await openProduct({ info: { details: { name: 'Wedding Book', link_create } } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: /^CREATE/ }).elements()).toHaveLength(0);
  });
});

describe('files', () => {
  const opened = async (inter: boolean) => {
    const rendered = await openProduct({
      inter,
      info: { price_list: [file('prices'), file('table', { exist_view_download: false, is_updated: true })] },
    });
    // The page of a test must not go away.
    rendered.container.addEventListener('click', (event) => event.preventDefault());
    return rendered;
  };

  test('PROD-20: looked at only where the lab says so; what is new is marked', async () => {
    const { screen } = await opened(false);
    await expect
      .element(screen.getByRole('link', { name: /^View: prices/ }))
      .toHaveAttribute('href', `${lab}/files/prices.pdf`);
    await expect.element(screen.getByRole('link', { name: /^Download: table/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^View: table/ }).elements()).toHaveLength(0);
    await expect.element(screen.getByText('Updated')).toBeVisible();
  });

  test('PROD-20: each opening is told to the lab, not by its own viewers', async () => {
    const notes = (requests: readonly { path: string; sent: string }[]) =>
      requests
        .filter(({ path }) => /(view|download)-file$/.test(path))
        .map(({ path, sent }) => [path.split('/').at(-1), sent]);
    const customer = await opened(false);
    await customer.screen.getByRole('link', { name: /^View: prices/ }).click();
    await customer.screen.getByRole('link', { name: /^Download: table/ }).click();
    await expect
      .poll(() => notes(customer.requests))
      .toEqual([
        ['view-file', '{"id_file":"id-prices"}'],
        ['download-file', '{"id_file":"id-table"}'],
      ]);
    customer.remove();
    const viewer = await opened(true);
    await viewer.screen.getByRole('link', { name: /^View: prices/ }).click();
    expect(notes(viewer.requests)).toEqual([]);
  });

  test('PROD-23: a film is played here', async () => {
    const film = file('binding', {
      filename: 'binding.mp4',
      url: `${lab}/files/binding.mp4`,
      exist_view_download: false,
    });
    const { screen } = await openProduct({ info: { tutorials: [film] } });
    await screen.getByRole('link', { name: /^View: binding/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'binding' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().querySelector('video')?.src).toBe(`${lab}/files/binding.mp4`);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.elements()).toHaveLength(0);
  });

  test('addresses that are none give no link', async () => {
    const bad = [
      file('a', { url: 'javascript:alert(1)' }),
      file('b', { url: '' }),
      { name: 'c', actions: [{ type: 'download', url_download: 'data:text/html,x' }] },
    ];
    const { screen } = await openProduct({ info: { price_list: bad } });
    await expect.poll(() => screen.getByText('Not available').elements()).toHaveLength(3);
  });
});

describe('folders (PROD-09, PROD-19)', () => {
  const marketing = [
    folder('Instagram', 'Instagram'),
    folder('Instagram/Empty', 'Empty'),
    file('post', { path: 'Instagram' }),
    file('readme', { path: '' }),
  ];

  test('are walked through with a breadcrumb, in the address', async () => {
    const { screen, storage } = await openProduct({ info: { marketing } });
    // The marketing files are stored for the pages that read them (STATE-03).
    await expect.poll(() => JSON.parse(storage.get('marketing_json') ?? '[]')).toHaveLength(marketing.length);
    await screen.getByRole('link', { name: 'Instagram' }).click();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/product/weddingbook?filter=marketing&path=%2FInstagram']);
    await expect.element(screen.getByText('post', { exact: true })).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Folders' });
    await expect.element(crumbs.getByText('Instagram')).toHaveAttribute('aria-current', 'page');
    await crumbs.getByRole('link', { name: 'All files' }).click();
    await expect.element(screen.getByText('readme', { exact: true })).toBeVisible();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/product/weddingbook?filter=marketing']);
  });

  test.each([
    ['/Instagram/Empty', 'Folder is empty!', '?filter=marketing&path=%2FInstagram'],
    ['/gone', 'Folder not found!', '?filter=marketing'],
    ['/../secret', 'Folder not found!', '?filter=marketing'],
  ])('%s: %s', async (path, words, up) => {
    const { screen } = await openProduct({
      info: { marketing },
      query: `?filter=marketing&path=${encodeURIComponent(path)}`,
    });
    await expect.element(screen.getByText(words)).toBeVisible();
    await screen.getByRole('link', { name: 'Up one folder' }).last().click();
    expect(addressSpy.mock.lastCall).toEqual([`/ta/product/weddingbook${up}`]);
  });
});

describe('own projects (PROD-10)', () => {
  test('come 20 at a time, more when asked for', async () => {
    const answers: Record<string, unknown> = { '/get-projects-works/weddingbook': projects(1, 20, true) };
    const { screen, requests } = await openProduct({ answers, query: '?filter=my_projects' });
    await expect.element(screen.getByRole('heading', { name: 'Project 20', exact: true })).toBeVisible();
    answers['/get-projects-works/weddingbook'] = projects(21, 3, false);
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Project 23', exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load more' }).elements()).toHaveLength(0);
    const sent = requests
      .filter(({ path }) => path.startsWith('/get-projects-works'))
      .map((call) => JSON.parse(call.sent));
    expect(sent.at(-1)).toEqual({ filter_product: 'weddingbook', page: 2, elements_per_page: 20 });
    await expect
      .element(screen.getByRole('link', { name: /^Edit: Project 3 / }))
      .toHaveAttribute('href', `${lab}/edit/?p=3&c=c1`);
    await expect.element(screen.getByText('Last edited', { exact: false }).first()).toBeVisible();
  });
});

describe('presets of a product (PROD-06)', () => {
  test('chips narrow them, ALL shows them again', async () => {
    const presets = [preset('1', 'Classic'), preset('2', 'Family'), preset('3', 'Classic')];
    const { screen } = await openProduct({ presets, query: '?filter=presets' });
    const names = () =>
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map((each) => each.textContent);
    await expect.poll(names).toEqual(['Preset 1', 'Preset 2', 'Preset 3']);
    const kinds = screen.getByRole('group', { name: 'Preset categories' });
    await kinds.getByRole('button', { name: 'Classic' }).click();
    await expect.poll(names).toEqual(['Preset 1', 'Preset 3']);
    await expect
      .element(kinds.getByRole('button', { name: 'Classic' }))
      .toHaveAttribute('aria-pressed', 'true');
    await kinds.getByRole('button', { name: 'ALL' }).click();
    await expect.poll(names).toHaveLength(3);
  });

  test('PRE-03, PRE-04, PRE-13: starts in a tab of its own, with the way back', async () => {
    const { screen } = await openProduct({
      presets: [preset('7', 'Classic')],
      query: '?filter=presets',
      language: 'de',
    });
    const start = screen.getByRole('link', { name: /^Hiermit beginnen: Preset 7/ });
    await expect.element(start).toHaveAttribute('target', '_blank');
    const query = new URL(start.element().getAttribute('href') ?? '').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      c: 'c1',
      id: '7',
      s: '1',
      lang: 'de_DE',
      redirect: productBack,
      fromPreset: '1',
      customer_id: '1001',
    });
  });

  test('PRE-07, PRE-14, PRE-15: its own drawing is a picture and never part of the page; a dead one has its name', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const presets = [
      preset('1', 'x', { filter_class: 'canvas-pro', image: svg }),
      preset('2', 'x', { image: `${lab}/none.webp` }),
      preset('3', 'x', { image: svg }),
    ];
    const { screen, container } = await openProduct({ presets, query: '?filter=presets' });
    await expect.element(screen.getByRole('img', { name: 'Preset 2' })).toBeVisible();
    expect(container.querySelectorAll('script')).toHaveLength(0);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    await expect.element(screen.getByRole('img', { name: 'Preset 3' })).toBeVisible();
  });
});
