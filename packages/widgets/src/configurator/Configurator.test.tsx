import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { field, wireAnswer, wireProduct } from '../../../core/test/configurator.ts';
import { backSpy, openConfigurator } from '../../testing/configuratorPage.tsx';
import type { RecordedRequest } from '../../testing/answers.ts';
import { problemWords } from './words.ts';

/** Fields of the last question for the price. */
const lastAsked = (requests: readonly RecordedRequest[]): unknown =>
  (
    JSON.parse(requests.findLast(({ path }) => path.endsWith('/configurator/price'))?.sent ?? '{}') as {
      fields: unknown;
    }
  ).fields;
const choices = (option: string, ...states: readonly Readonly<Record<string, unknown>>[]) => ({
  option,
  choices: states.map((state) => ({ code: '', reason: '', change: 0, ...state })),
});

describe('the options as a form', () => {
  test('CONF-01: groups of radio buttons, a number, a flag; one sentence says product and price', async () => {
    const { screen } = await openConfigurator();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wedding Book');
    const sentence = screen.getByText('Wedding Book, 20 × 20 cm, 20 pages, Linen, Sand, 179,00 €');
    await expect.element(sentence).toHaveAttribute('role', 'status');
    const material = screen.getByRole('group', { name: 'Cover material' });
    await expect.element(material.getByRole('radio', { name: 'Linen' })).toBeChecked();
    await expect.element(screen.getByRole('spinbutton', { name: 'Pages' })).toHaveValue('20');
    await expect.element(screen.getByText('20 to 110, in steps of 2')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Color correction' })).not.toBeChecked();
    // Its condition does not hold.
    expect(screen.getByRole('group', { name: 'Size of the copies' }).elements()).toEqual([]);
    // Of the colors only those of the material.
    expect(screen.getByRole('radio', { name: 'Cognac' }).elements()).toEqual([]);
  });

  test('CONF-01: working days and the lab’s dispatch date stand under the name; without a date there are no words', async () => {
    const answers: Record<string, unknown> = {
      '/configurator/price': wireAnswer({}, { dispatch_date: '2026-12-07' }),
    };
    const { screen } = await openConfigurator({ answers });
    await expect.element(screen.getByText('Production: 8-10 working days')).toBeVisible();
    await expect
      .element(screen.getByText('Estimated dispatch: 7 December 2026, if all files arrive today'))
      .toBeVisible();
    answers['/configurator/price'] = wireAnswer({ Pages: 40 });
    await screen.getByRole('spinbutton', { name: 'Pages' }).fill('40');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => screen.getByText(/Estimated dispatch/).elements()).toEqual([]);
  });

  test('by keyboard: arrows choose in a group and step the pages; the price follows', async () => {
    const answers: Record<string, unknown> = {};
    const { screen, requests } = await openConfigurator({ answers });
    await expect.element(screen.getByText('Price details')).toBeVisible();
    answers['/configurator/price'] = wireAnswer({ CoverMaterial: 'leather', CoverColor: 'leather-cognac' });
    (screen.getByRole('radio', { name: 'Linen' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByText(/Leather, Cognac, 179,00 €$/)).toBeVisible();
    expect(lastAsked(requests)).toEqual([field('CoverMaterial', 'leather')]);
    const pages = screen.getByRole('spinbutton', { name: 'Pages' });
    (pages.element() as HTMLElement).focus();
    answers['/configurator/price'] = wireAnswer({
      CoverMaterial: 'leather',
      CoverColor: 'leather-cognac',
      Pages: 22,
    });
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(pages).toHaveValue('22');
    await expect
      .poll(() => lastAsked(requests))
      .toEqual([field('CoverMaterial', 'leather'), field('Pages', 22)]);
  });

  test('a choice that cannot be made is disabled and says why; the others say what they change', async () => {
    const states = [
      choices(
        'CoverMaterial',
        { value: 'linen' },
        { value: 'leather', change: 29 },
        { value: 'acrylic', code: 'notInSize' },
      ),
      choices(
        'CoverType',
        { value: 'plain', change: -12.5 },
        { value: 'engraved', code: 'excluded', reason: 'Not on linen.' },
      ),
    ];
    const answers = { '/configurator/price': wireAnswer({ CoverType: 'other' }, { choices: states }) };
    const { screen } = await openConfigurator({ answers });
    await expect.element(screen.getByRole('radio', { name: 'Leather +29,00 €' })).toBeEnabled();
    await expect.element(screen.getByRole('radio', { name: 'Plain −12,50 €' })).toBeEnabled();
    await expect
      .element(screen.getByRole('radio', { name: 'acrylic Not available in this size' }))
      .toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: 'Engraved Not on linen.' })).toBeDisabled();
  });

  test('a number that is typed is never replaced: the lab’s answer says what is wrong with it', async () => {
    const answers: Record<string, unknown> = {};
    const { screen, requests } = await openConfigurator({ answers });
    const pages = screen.getByRole('spinbutton', { name: 'Pages' });
    await expect.element(pages).toHaveValue('20');
    const problems = [{ field: 'Pages', code: 'tooMany', value: '200', reason: '', limit: 110 }];
    answers['/configurator/price'] = wireAnswer({ Pages: 200 }, { problems });
    await userEvent.fill(pages.element(), '200');
    await userEvent.tab();
    await expect.element(pages).toHaveValue('200');
    await expect.element(pages).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByText('Enter 110 or less.', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('1 thing to change before you can order').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled();
    expect(lastAsked(requests)).toEqual([field('Pages', 200)]);
    await userEvent.fill(pages.element(), 'many');
    await userEvent.tab();
    await expect.element(pages).toHaveValue('200');
  });

  test.each(Object.keys(problemWords))('the problem %s has a sentence with its number', async (code) => {
    const problems = [{ field: 'CoverMaterial', code, value: 'leather', reason: '', limit: 7 }];
    const answers = { '/configurator/price': wireAnswer({ CoverMaterial: 'leather' }, { problems }) };
    const { screen } = await openConfigurator({ answers });
    const group = screen.getByRole('group', { name: 'Cover material' });
    const needsNumber = ['tooFew', 'tooMany', 'betweenSteps', 'tooLong'].includes(code);
    const saysWhat = needsNumber ? /7/ : code === 'notANumber' ? /number/ : /Leather/;
    await expect.element(group).toHaveAccessibleDescription(saysWhat);
    // A choice that cannot be ordered stays chosen and can be left.
    await expect.element(group.getByRole('radio', { name: /^Leather/ })).toBeChecked();
  });

  test('a text counts its characters; an option appears once its condition holds', async () => {
    const answers: Record<string, unknown> = {};
    const { screen } = await openConfigurator({ answers });
    await expect.element(screen.getByRole('radio', { name: 'Plain' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'First line' }).elements()).toEqual([]);
    answers['/configurator/price'] = wireAnswer({ CoverType: 'engraved', CoverText1: 'Ada & Nò' });
    await screen.getByRole('radio', { name: 'Engraved' }).click();
    const line = screen.getByRole('textbox', { name: 'First line' });
    await expect.element(line).toBeVisible();
    await expect.element(screen.getByText('8 of 40 characters')).toBeVisible();
  });

  test('a product without pages and sizes, and several products of one configurator', async () => {
    const products = [
      { slug: 'weddingbook', name: 'Wedding Book' },
      { slug: 'storybook', name: 'Story Book' },
    ];
    const answers = { '/configurator/product/10': wireProduct({ pages: null, sizes: [], products }) };
    const { screen, requests } = await openConfigurator({ answers });
    await screen.getByRole('radio', { name: 'Story Book' }).click();
    await expect
      .poll(() => requests.findLast(({ path }) => path.endsWith('/configurator/product/10'))?.sent)
      .toContain('product=storybook');
    expect(screen.getByRole('spinbutton', { name: 'Pages' }).elements()).toEqual([]);
  });
});

describe('the price', () => {
  const price = {
    ...wireAnswer().price,
    lines: [
      { code: 'base', choice: '30x30', part: 'album', quantity: 1, unit: 179, amount: 179 },
      { code: 'pages', choice: '30x30', part: 'album', quantity: 10, unit: 7.8, amount: 78 },
      { code: 'CoverMaterial', choice: 'leather', part: 'album', quantity: 1, unit: 29, amount: 29 },
      { code: 'ColorCorrection', choice: '', part: 'color', quantity: 60, unit: 0.6, amount: 36 },
    ],
    parts: { ...wireAnswer().price.parts, discount: 42.9 },
    promotions: [
      { id_promo: '1', name: 'Spring', result: 'applied', saves: 42.9, percent: 15, limit: null },
      { id_promo: '2', name: 'Club', result: 'under-limit', saves: 0, percent: 20, limit: 1000 },
      { id_promo: '3', name: 'Go', result: 'needs-coupon', saves: 0, percent: 5, limit: null },
    ],
    total: 279.1,
    vat: 63.58,
    to_pay: 352.58,
  };

  test('explains itself: lines, discount with its promotion, shipping, tax; why others were not applied', async () => {
    const { screen } = await openConfigurator({
      answers: { '/configurator/price': wireAnswer({}, { price }) },
    });
    const details = screen.getByRole('region', { name: 'Price details' });
    const rows = () =>
      [...details.element().querySelectorAll('dl > div')].map((row) =>
        [...row.children].map((part) => part.textContent?.replaceAll(/\s+/g, ' ')),
      );
    await expect.poll(rows).toEqual([
      ['Base price, 30 × 30 cm', '179,00 €'],
      ['Extra pages 10 × 7,80 €', '78,00 €'],
      ['Cover material: Leather', '29,00 €'],
      ['Discount: Spring (-15%)', '−42,90 €'],
      ['Color correction 60 × 0,60 €', '36,00 €'],
      ['Net price', '279,10 €'],
      ['Shipping', '9,90 €'],
      ['VAT 22%', '63,58 €'],
      ['Total to pay', '352,58 €'],
    ]);
    await expect.element(details.getByText('Club: for products worth more than 1.000,00 €.')).toBeVisible();
    await expect.element(details.getByText('Go: enter its code at checkout.')).toBeVisible();
  });

  test('of a product that has one size names none', async () => {
    const [base] = price.lines;
    const lines = [{ ...base, choice: '' }];
    const { screen } = await openConfigurator({
      answers: { '/configurator/price': wireAnswer({}, { price: { ...price, lines } }) },
    });
    const details = screen.getByRole('region', { name: 'Price details' });
    await expect.element(details.getByText('Base price', { exact: true })).toBeVisible();
  });

  test('is shown without or with tax', async () => {
    const { screen } = await openConfigurator({
      answers: { '/configurator/price': wireAnswer({}, { price }) },
    });
    await expect.element(screen.getByText('excl. VAT and shipping')).toBeVisible();
    await screen.getByRole('radio', { name: 'Incl. VAT' }).click();
    await expect.element(screen.getByText('incl. VAT and shipping')).toBeVisible();
    await expect.element(screen.getByText('352,58 €').first()).toBeVisible();
  });

  test('that cannot be updated is marked, and can be asked for again', async () => {
    const answers: Record<string, unknown> = {};
    const { screen } = await openConfigurator({ answers });
    await expect.element(screen.getByText('excl. VAT and shipping')).toBeVisible();
    answers['/configurator/price'] = 503;
    await screen.getByRole('radio', { name: 'Engraved' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t update the price');
    answers['/configurator/price'] = wireAnswer({ CoverType: 'engraved' });
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('excl. VAT and shipping')).toBeVisible();
    expect(screen.getByRole('alert').elements()).toEqual([]);
  });
});

describe('a page that cannot be shown', () => {
  test('CONF-21: another product that cannot be loaded is said beside the one that is shown', async () => {
    const products = ['weddingbook', 'storybook'].map((slug) => ({ slug, name: slug }));
    const answers: Record<string, unknown> = { '/configurator/product/10': wireProduct({ products }) };
    const { screen } = await openConfigurator({ answers });
    await expect.element(screen.getByRole('radio', { name: 'storybook' })).toBeVisible();
    answers['/configurator/product/10'] = 503;
    await screen.getByRole('radio', { name: 'storybook' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this');
    answers['/configurator/product/10'] = wireProduct({ products, slug: 'storybook', name: 'Story Book' });
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Story Book');
  });

  test('CONF-04, CONF-21: the overlay ends with Retry and Back', async () => {
    const answers: Record<string, unknown> = { '/configurator/product/10': 500 };
    const { screen } = await openConfigurator({ answers });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this');
    expect(screen.getByText('Loading...').elements()).toEqual([]);
    await screen.getByRole('link', { name: 'Back' }).click();
    expect(backSpy).toHaveBeenCalledOnce();
    answers['/configurator/product/10'] = wireProduct();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wedding Book');
  });

  test.each([
    ['', '/configurator/product/10', 'This product isn’t available'],
    ['q1', '/getQuoteProduct/q1', 'This quote isn’t available'],
  ])('CONF-21: what is not there is said, with a way to the store (quote %j)', async (quote, path, title) => {
    const { screen } = await openConfigurator({ quote, answers: { [path]: 404 } });
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Go to the store' }))
      .toHaveAttribute('href', '/ta/graphistore');
  });

  test('CONF-22: a configuration without quote and images ends loading once it is here', async () => {
    const { screen } = await openConfigurator({ language: 'de' });
    await expect.element(screen.getByRole('button', { name: 'Zur Kasse' })).toBeEnabled();
    expect(screen.getByText('Loading...').elements()).toEqual([]);
    await expect.element(screen.getByText('ohne MwSt. und Versand')).toBeVisible();
  });
});
