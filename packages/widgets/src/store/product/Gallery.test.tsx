import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openProduct } from '../../../testing/productPage.tsx';
import { wireProduct } from '../../../../core/test/configurator.ts';
import { point } from '../fixtures.ts';

const way = (nome: string, path: string) => ({
  nome,
  foto: point,
  description: `With ${nome}`,
  link_buy: `http://127.0.0.1:9/${path}`,
});
const details = {
  name: 'Wedding Book',
  icon: point,
  link_create: 'http://127.0.0.1:9/config',
  description: '',
  prezzo_da: 129,
  giorni: '8-10',
  pictures: [
    { src: point, srcset: '', avif: '' },
    { src: `${point}#open`, srcset: '', avif: '' },
  ],
  child: [way('Configurator', 'config'), way('Cover studio', 'cover'), way('Own layout', 'upload')],
};
const sizes = { currency: 'EUR', pages: null, rows: [] };

describe('the head of a product', () => {
  test('its lowest price, its working days, and the ways to start side by side', async () => {
    const { screen } = await openProduct({ info: { details, sizes } });
    await expect.element(screen.getByText('from 129,00 €')).toBeVisible();
    await expect.element(screen.getByText('excl. VAT and shipping', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('8-10 working days')).toBeVisible();
    const ways = screen.getByRole('region', { name: 'Ways to start' });
    await expect
      .element(ways.getByRole('link', { name: /Cover studio/ }))
      .toHaveAttribute('href', 'http://127.0.0.1:9/cover');
    expect(ways.getByRole('listitem').elements()).toHaveLength(3);
  });

  test('no price is written where the lab has none', async () => {
    const { screen } = await openProduct({ info: { details: { ...details, prezzo_da: null }, sizes } });
    await expect.element(screen.getByText('8-10 working days')).toBeVisible();
    expect(screen.getByText(/^from/).elements()).toEqual([]);
  });
});

describe('the pictures of a product', () => {
  test('another view is chosen, enlarged and left by keyboard; the focus returns', async () => {
    const { screen } = await openProduct({ info: { details, sizes } });
    const second = screen.getByRole('button', { name: 'Picture 2 of 2: Wedding Book' });
    await expect.element(second).toHaveAttribute('aria-pressed', 'false');
    (second.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(second).toHaveAttribute('aria-pressed', 'true');
    const enlarge = screen.getByRole('button', { name: 'Enlarge picture: Wedding Book' });
    (enlarge.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Wedding Book' });
    await expect.element(dialog.getByRole('img', { name: 'Picture 2 of 2: Wedding Book' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect.element(dialog.getByRole('img', { name: 'Picture 1 of 2: Wedding Book' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(enlarge).toHaveFocus();
  });
});

describe('the views and options of a product', () => {
  const views = ['front', 'open', 'spine', 'swatches'].map((view) => ({
    src: `${point}#${view}`,
    srcset: '',
    avif: '',
    view,
  }));

  test('CONF-01, PROD-14: each view has its name, seen and spoken, on the page and enlarged', async () => {
    const { screen } = await openProduct({ info: { details: { ...details, pictures: views }, sizes } });
    await expect.element(screen.getByText('Materials and colors')).toBeVisible();
    for (const name of ['Spine. Picture 3 of 4: Wedding Book', 'Enlarge picture: Wedding Book']) {
      (screen.getByRole('button', { name }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    }
    const dialog = screen.getByRole('dialog', { name: 'Wedding Book. Spine' });
    await expect
      .element(dialog.getByRole('img', { name: 'Spine. Picture 3 of 4: Wedding Book' }))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect
      .element(screen.getByRole('dialog', { name: 'Wedding Book. Materials and colors' }))
      .toBeVisible();
  });

  test('PROD-14: options at a glance in words, as the lab sells them; without a configurator there are none', async () => {
    const { screen } = await openProduct({
      info: { details: { ...details, configurator: '10' }, sizes },
      answers: { '/configurator/product/10': wireProduct() },
    });
    const glance = screen.getByRole('region', { name: 'Options at a glance' });
    await expect.element(glance.getByText('Cover material')).toBeVisible();
    await expect.element(glance.getByText('20 × 20, 30 × 30 cm')).toBeVisible();
    await expect.element(glance.getByText('20 to 110')).toBeVisible();
    await expect.element(glance.getByText('Sand, Navy, Cognac')).toBeVisible();
  });
});
