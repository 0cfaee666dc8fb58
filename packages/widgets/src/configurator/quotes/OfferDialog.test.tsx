import { describe, expect, test, vi } from 'vitest';
import { openQuotes } from '../../../testing/quotesPage.tsx';

const button = (name: string) => ['button', { name, exact: true }] as const;

async function openOffer(answers: Record<string, unknown> = {}) {
  const opened = await openQuotes({ answers });
  await opened.screen.getByRole(...button('More actions for Wedding Book')).click();
  await opened.screen.getByRole('menuitem', { name: 'PDF offer…' }).click();
  return opened;
}

describe('the PDF offer of a quote', () => {
  const marginField = ['textbox', { name: 'Your margin' }] as const;

  test('is made with margin, rounding, tax and language', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    const { screen, sentTo } = await openOffer({ '/quotes/offer/q1': '%PDF-' });
    await screen.getByRole(...marginField).fill('33,5');
    await screen.getByRole('combobox', { name: 'Rounding' }).selectOptions('10');
    await screen.getByRole('combobox', { name: 'VAT' }).selectOptions('excl');
    await screen.getByRole('combobox', { name: 'Language' }).selectOptions('de');
    await screen.getByRole(...button('Download PDF')).click();
    await expect.element(screen.getByText('Offer saved.')).toBeVisible();
    const sent = new URLSearchParams(sentTo('/quotes/offer/q1')[0]);
    expect([sent.get('percent'), sent.get('step'), sent.get('vat'), sent.get('lang')]).toEqual([
      '33.5',
      '10',
      'excl',
      'de',
    ]);
    expect(saved).toHaveBeenCalledTimes(1);
    saved.mockRestore();
  });

  test('is not made without a margin', async () => {
    const { screen, sentTo } = await openOffer();
    for (const typed of ['', '0', '-5', 'ten', '1000']) {
      await screen.getByRole(...marginField).fill(typed);
      await screen.getByRole(...button('Download PDF')).click();
      await expect.element(screen.getByRole(...marginField)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(sentTo('/quotes/offer/q1')).toEqual([]);
  });

  test('that cannot be made says so', async () => {
    const { screen } = await openOffer({ '/quotes/offer/q1': 503 });
    await screen.getByRole(...marginField).fill('50');
    await screen.getByRole(...button('Download PDF')).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
  });
});
