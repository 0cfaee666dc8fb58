import { describe, expect, test, vi } from 'vitest';
import { wireAnswer, wireQuote } from '../../../../core/test/configurator.ts';
import { openConfigurator, savedSpy } from '../../../testing/configuratorPage.tsx';
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

describe('the PDF offer of what is being configured', () => {
  const offerButton = ['button', { name: 'PDF offer for your customer…' }] as const;

  test('CONF-17: is made from the configurator: the choices are saved, then the margin is asked', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    const { screen, requests } = await openConfigurator({
      answers: { '/quotes/offer/q1': '%PDF-', '/createNewQuote/10': wireQuote({ id: 'q1' }) },
    });
    await screen.getByRole(...offerButton).click();
    await expect.element(screen.getByRole('dialog', { name: 'PDF offer' })).toBeVisible();
    expect(savedSpy).toHaveBeenCalledWith('q1');
    await screen.getByRole('textbox', { name: 'Your margin' }).fill('50');
    await screen.getByRole(...button('Download PDF')).click();
    await expect.element(screen.getByText('Offer saved.')).toBeVisible();
    expect(requests.filter(({ path }) => path.includes('/quotes/offer/q1'))).toHaveLength(1);
    await screen.getByRole(...button('Close')).click();
    await screen.getByRole(...offerButton).click();
    await expect.element(screen.getByRole('dialog', { name: 'PDF offer' })).toBeVisible();
    expect(savedSpy, 'nothing has changed since').toHaveBeenCalledTimes(1);
    saved.mockRestore();
  });

  test('is not made of options that cannot be ordered together, nor when the quote cannot be saved', async () => {
    const problem = { field: 'Pages', code: 'tooFew', value: '2', reason: '', limit: 20 };
    const answers: Record<string, unknown> = {
      '/configurator/price': wireAnswer({}, { problems: [problem] }),
      '/createNewQuote/10': 503,
    };
    const { screen } = await openConfigurator({ answers });
    await expect.element(screen.getByRole(...offerButton)).toBeDisabled();
    answers['/configurator/price'] = wireAnswer({ Pages: 40 });
    await screen.getByRole('spinbutton', { name: 'Pages' }).fill('40');
    await expect.element(screen.getByRole(...offerButton)).toBeEnabled();
    await screen.getByRole(...offerButton).click();
    await expect.element(screen.getByText('Couldn’t save the quote')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'PDF offer' }).elements()).toEqual([]);
  });
});
