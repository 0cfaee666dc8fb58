import { expect, test, vi } from 'vitest';
import type { Heard } from '../../../testing/draw.tsx';
import { drawCustomer } from '../../../testing/customer.tsx';
import { wearStore } from '../../../testing/storePage.tsx';
import { wireItem } from '../fixtures.ts';
import { storeTexts } from '../strings.ts';
import { PublicCatalogue } from './PublicCatalogue.tsx';

const items = [
  wireItem('wedding-book', { nome: 'Wedding Book' }),
  wireItem('frame', { nome: 'Frames Pro', filter_class: 'wallart' }),
];

test('without an address it begins with all products and keeps what is chosen (PUB-01)', async () => {
  const chosen = vi.fn<Heard>();
  const { screen } = await drawCustomer(<PublicCatalogue onAddress={chosen} />, {
    nobody: true,
    bundles: [storeTexts],
    answers: { '/public/store': items },
  });
  wearStore();
  const products = screen.getByRole('article');
  await expect.poll(() => products.elements()).toHaveLength(2);
  await screen.getByRole('tab', { name: 'WALLART' }).click();
  await expect.poll(() => products.elements()).toHaveLength(1);
  await expect.element(screen.getByRole('article', { name: 'Frames Pro', exact: true })).toBeVisible();
  expect(chosen).toHaveBeenCalledExactlyOnceWith(
    { filter: 'wallart', subfilter: '', promo: 'all', search: '' },
    { replace: false },
  );
});
