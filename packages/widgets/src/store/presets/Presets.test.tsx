import { expect, test } from 'vitest';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import { adoptStoreStyles } from '../../../testing/storePage.tsx';
import { Presets } from './Presets.tsx';
import { storeTexts } from '../strings.ts';

const page = <Presets storeHref="/ta/graphistore" back="http://localhost:5100/ta/presets" />;

async function openPresets(presets: unknown, language: 'en' | 'it' = 'en') {
  const answers: Record<string, unknown> = { '/customer/get_presets': presets };
  const rendered = await renderAsCustomer(page, { answers, language, bundles: [storeTexts] });
  adoptStoreStyles();
  return { ...rendered, answers };
}

test('PRE-01, PRE-02, PRE-11: the title, and a grid with a button each', async () => {
  const { screen } = await openPresets([{ id: 1, name: 'One long day', filter_class: 'storybook' }], 'it');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Preset');
  await expect.element(screen.getByRole('link', { name: /^Inizia da qui: One long day/ })).toBeVisible();
});

test('PRE-12: an empty list leads to the store', async () => {
  const { screen } = await openPresets([]);
  await expect.element(screen.getByText('No presets yet')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Go to the store' }))
    .toHaveAttribute('href', '/ta/graphistore');
});

test('a failure is said with a retry', async () => {
  const { screen, answers } = await openPresets(403);
  await expect.element(screen.getByText('Couldn’t load this')).toBeVisible();
  answers['/customer/get_presets'] = [{ id: 1, name: 'One' }];
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('heading', { name: 'One' })).toBeVisible();
});

test('what a gateway should not send breaks nothing', async () => {
  const { screen } = await openPresets([
    null,
    3,
    {},
    { id: null, name: null, image: '<svg', filter_class: 'canvas-pro' },
  ]);
  await expect.element(screen.getByRole('heading', { name: 'Untitled' }).first()).toBeVisible();
});
