import { expect, test } from 'vitest';
import { openProduct } from '../../../testing/productPage.tsx';

const prices = {
  id_file: 'p',
  filename: 'prices.pdf',
  name: 'prices',
  type: 'file',
  url: 'http://127.0.0.1:9/p',
};
const preset = { id: '1', name: 'Preset 1', image: '', filter_class: 'weddingbook' };
const projects = {
  data: [{ id: '1', uuid: 'u1', name: 'Project 1', date: '2026-11-02' }],
  is_next_page: false,
};

test.each([
  ['PRESET', 'presets', '/get_presets/weddingbook', [preset], 'Preset 1'],
  ['MY PROJECTS', 'my_projects', '/get-projects-works/weddingbook', projects, 'Project 1'],
])('ERR2-16: %s stays when its call fails, and its Retry works', async (tab, filter, path, good, name) => {
  const answers: Record<string, unknown> = { [path]: 503 };
  const { screen } = await openProduct({
    info: { price_list: [prices] },
    answers,
    query: `?filter=${filter}`,
  });
  await expect.element(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByText('Couldn’t load this')).toBeVisible();
  answers[path] = good;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('ERR2-17: what is not there is the empty state of the page, not a failure', async () => {
  const { screen } = await openProduct({ answers: { '/product-info/weddingbook': 404 } });
  await expect.element(screen.getByText('Product not found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' }).elements()).toHaveLength(0);
});
