import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as window_, userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import type { CustomerOptions } from '../../../testing/customer.tsx';
import type { AnyCallback } from '../../../testing/render.tsx';
import help from '../help.css?inline';
import { helpTexts } from '../strings.ts';
import gallery from './gallery.css?inline';
import { wireItem, wireLayoutHelp, wireStyle, wireTemplates } from './fixtures.ts';
import sheet from './layout.css?inline';
import { LayoutHelp } from './LayoutHelp.tsx';
import { layoutHelpTexts } from './layoutHelpStrings.ts';

const addressSpy = vi.fn<AnyCallback>();

function Page({ first }: { readonly first: string }) {
  const [hash, setHash] = useState(first);
  return (
    <LayoutHelp
      hash={hash}
      onAddress={(address, { replace }) => {
        addressSpy(address, replace);
        setHash(address.split('#')[1] ?? '');
      }}
    />
  );
}

interface LayoutOptions extends Omit<CustomerOptions, 'answers'> {
  readonly answer?: unknown;
  readonly first?: string;
}

/** Draws the layout help of a lab that answers this. */
async function open({ answer = wireLayoutHelp(), first = '', ...options }: LayoutOptions = {}) {
  addressSpy.mockClear();
  const answers: Record<string, unknown> = {
    '/public/layout-help': answer,
    '/customer/templates': wireTemplates,
  };
  const drawn = await renderAsCustomer(<Page first={first} />, {
    bundles: [helpTexts, layoutHelpTexts],
    ...options,
    answers,
  });
  const look = new CSSStyleSheet();
  look.replaceSync([help, sheet, gallery].join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  const more = (way: string) => drawn.screen.getByRole('button', { name: `MORE INFO ${way}` });
  return { ...drawn, answers, more };
}

describe('the three ways', () => {
  test('LAY-02, LAY-37: a card for each, whose MORE INFO reveals its section; one section is open at a time', async () => {
    const { screen, container, more } = await open();
    await expect.element(more('Software')).toHaveAttribute('aria-expanded', 'false');
    expect([...container.querySelectorAll('.ta-layout__card')].map(({ id }) => id)).toEqual([
      'graphisoftware',
      'graficafornita',
      'impaginazione',
    ]);
    await more('Templates').click();
    await expect.element(screen.getByText('Exact dimensions')).toBeVisible();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/create-layout#graficafornita', false]);
    await expect.element(screen.getByRole('heading', { name: 'Templates' }).last()).toHaveFocus();
    await more('Service').click();
    await expect.element(screen.getByText('How many photos?')).toBeVisible();
    await expect.element(screen.getByText('Exact dimensions')).not.toBeInTheDocument();
    await expect.element(more('Service')).toHaveAttribute('aria-expanded', 'true');
    await more('Service').click();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/create-layout', false]);
    await expect.element(screen.getByText('How many photos?')).not.toBeInTheDocument();
  });

  test('LAY-37: an address opens its section, and the answer in it with the focus', async () => {
    const { screen } = await open({ first: '#graphisoftware/mac-index' });
    await expect.element(screen.getByText('Text of mac-index.')).toBeVisible();
    await expect.element(screen.getByText('Text of mac-fonts.')).not.toBeVisible();
    expect(document.activeElement?.textContent).toContain('Index out of range');
  });

  test('links lead to the parts of a section', async () => {
    const { screen } = await open({ first: '#graphisoftware' });
    const parts = screen.getByRole('navigation', { name: 'In this section: Software' });
    await parts.getByRole('link', { name: 'Troubleshooting for Mac' }).click();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/create-layout#graphisoftware/mac', false]);
    await expect.element(screen.getByRole('heading', { name: 'Troubleshooting for Mac' })).toHaveFocus();
  });

  test('a link to something that the lab has removed says so; an unknown section opens none', async () => {
    const removed = await open({ first: '#graphisoftware/gone' });
    await expect
      .element(removed.screen.getByText('What you were looking for is no longer available.'))
      .toBeVisible();
    removed.remove();
    const unknown = await open({ first: '#nowhere' });
    await expect.element(unknown.more('Software')).toBeVisible();
    expect(unknown.container.querySelector('.ta-layout__section')).toBeNull();
  });

  test('none: says what would be there; failed: says so and asks again', async () => {
    const empty = await open({ answer: { items: [], styles: [], sizes: [] } });
    await expect.element(empty.screen.getByText('No layout help yet')).toBeVisible();
    empty.remove();
    const failed = await open({ answer: 503 });
    await expect.element(failed.screen.getByRole('alert')).toBeVisible();
    failed.answers['/public/layout-help'] = wireLayoutHelp();
    await failed.screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(failed.more('Software')).toBeVisible();
  });

  test('LAY-04: texts that are not translated say so', async () => {
    const items = [wireItem('card', 'graphisoftware', 'card', { title: 'Software' })];
    const { screen, requests } = await open({
      answer: wireLayoutHelp({ items, styles: [] }),
      language: 'de',
    });
    await expect
      .element(screen.getByText('Einige dieser Texte sind nur auf Englisch verfügbar.'))
      .toBeVisible();
    expect(requests.find(({ path }) => path === '/public/layout-help')?.sent).toBe('lang=de');
    expect(
      screen.getByText('Software', { exact: true }).element().closest('[lang]')?.getAttribute('lang'),
    ).toBe('en');
  });

  test('T-C1: HTML of the lab is cleaned', async () => {
    const items = [
      wireItem('card', 'graphisoftware', 'card', {
        title: 'Software',
        text: '<p>Kind <b>words</b></p><script>taRan = 1</script>',
      }),
    ];
    const { screen } = await open({ answer: wireLayoutHelp({ items }) });
    await expect.element(screen.getByText('words')).toBeVisible();
    expect('taRan' in window).toBe(false);
  });
});

describe('downloads', () => {
  test('LAY-06, LAY-08, LAY-39: plain links with their sizes; earlier versions are folded away', async () => {
    const { screen } = await open({ first: '#graphisoftware' });
    const mac = screen.getByRole('link', { name: 'Download: For Mac' });
    await expect.element(mac).toHaveAttribute('href', '/ta/documents?filter=graphisoftware');
    await expect.element(screen.getByText('419.8 MB')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Download: Older' })).not.toBeInTheDocument();
    await screen.getByText('Previous versions for Mac', { exact: true }).last().click();
    await expect.element(screen.getByRole('link', { name: 'Download: Older' })).toBeVisible();
  });

  test.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ['For Mac', 'For PC']],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ['For PC', 'For Mac']],
  ])('LAY-39: for %s its own comes first', async (agent, order) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    onTestFinished(() => void vi.restoreAllMocks());
    const { container } = await open({ first: '#graphisoftware' });
    const names = () =>
      [...container.querySelectorAll('[data-part="downloads"] .ta-layout__file > span:first-child')].map(
        ({ textContent }) => textContent,
      );
    await expect.poll(names).toEqual(order);
  });
});

describe('sizes', () => {
  test('LAY-18, LAY-38: by orientation, in centimetres and inches', async () => {
    const { screen } = await open({ first: '#graficafornita' });
    const vertical = screen.getByRole('list', { name: 'Vertical' }).getByRole('listitem');
    await expect.element(vertical.first()).toHaveTextContent('20 × 30 cm · 7.75 × 11.75 in');
    expect(vertical.elements()).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Horizontal' }).getByRole('listitem').elements()).toHaveLength(1);
  });
});

describe('recommended numbers of photos', () => {
  test('LAY-30, CONST2-35: a row for each page count, a column for each style, and what is charged beside it', async () => {
    const { screen, container } = await open({ first: '#impaginazione' });
    await expect.element(screen.getByRole('columnheader', { name: 'Studio' })).toBeVisible();
    const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['10 pages', '10', '15–25 +5–155–15 beyond the number of pages'],
      ['60 pages', '60', '90–105 +30–4530–45 beyond the number of pages'],
    ]);
  });

  test('CONST2-31, CONST2-35: the calculator says what is recommended, and how many photos are charged', async () => {
    const { screen } = await open({ first: '#impaginazione' });
    const form = screen.getByRole('form', { name: 'Check your number of photos' });
    await form.getByLabelText('Number of pages').fill('60');
    await expect.element(form.getByText('Recommended for 60 pages in Panorama: 60 photos.')).toBeVisible();
    await form.getByLabelText('Number of photos').fill('80');
    await expect.element(form.getByText('That is 20 photos more than recommended.')).toBeVisible();
    await expect
      .element(form.getByText('20 photos are beyond the number of pages and are charged.'))
      .toBeVisible();
    await form.getByLabelText('Graphic style').selectOptions('studio');
    await expect.element(form.getByText('Recommended for 60 pages in Studio: 90–105 photos.')).toBeVisible();
    await expect.element(form.getByText('That is 10 photos fewer than recommended.')).toBeVisible();
    await form.getByLabelText('Number of pages').fill('24');
    await expect
      .element(form.getByText('There is a recommendation for 10 pages in Studio: 15–25 photos.'))
      .toBeVisible();
    await form.getByLabelText('Number of photos').fill('20');
    await expect.element(form.getByText('Your number of photos fits.')).toBeVisible();
    await expect.element(form.getByText('No photo is charged extra.')).toBeVisible();
    await form.getByLabelText('Number of pages').fill('8');
    await expect.element(form.getByText('The table has no recommendation for so few pages.')).toBeVisible();
  });

  test.each(['0', '-4', '1.5', 'ten', '10000'])('%s is no number of pages, and says so', async (typed) => {
    const { screen } = await open({ first: '#impaginazione' });
    await screen.getByLabelText('Number of pages').fill(typed);
    await expect.element(screen.getByText('Enter a whole number from 1 to 9,999.')).toBeVisible();
    await expect.element(screen.getByText(/Recommended for/)).not.toBeInTheDocument();
  });

  test('LAY-36: formats are listed where a style has one', async () => {
    const without = await open({ first: '#impaginazione' });
    await expect.element(without.screen.getByRole('columnheader', { name: 'Studio' })).toBeVisible();
    expect(without.container.querySelector('dl')).toBeNull();
    without.remove();
    const styles = [wireStyle('panorama', 1, { format: '30 × 40' }), wireStyle('studio', 1)];
    const { container } = await open({ answer: wireLayoutHelp({ styles }), first: '#impaginazione' });
    await expect.poll(() => container.querySelector('dl')?.textContent).toBe('Panorama30 × 40');
  });
});

describe('galleries', () => {
  test('LAY-26, LAY-27: a card opens its gallery with title, text, spreads and credits; Escape returns to the card', async () => {
    const { screen } = await open({ first: '#impaginazione' });
    const card = screen.getByRole('button', { name: 'Panorama: open the gallery, 3 spreads' });
    await card.click();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/create-layout#impaginazione/panorama', false]);
    const dialog = screen.getByRole('dialog', { name: 'Panorama' });
    await expect.element(dialog.getByText('Above panorama.')).toBeVisible();
    await expect.element(dialog.getByText('Below panorama.')).toBeVisible();
    await expect.element(dialog.getByRole('img', { name: 'Panorama: spread 1 of 3' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/create-layout#impaginazione', true]);
    await expect.element(card).toHaveFocus();
  });

  test('LAY-27: buttons and arrow keys move the pictures; they never move by themselves', async () => {
    const { screen } = await open({ first: '#impaginazione/panorama' });
    const dialog = screen.getByRole('dialog', { name: 'Panorama' });
    await expect.element(dialog.getByText('1 of 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next spread' }).click();
    await expect.element(dialog.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(dialog.getByText('3 of 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next spread' }).click();
    await expect.element(dialog.getByText('1 of 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Previous spread' }).click();
    await expect.element(dialog.getByText('3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dialog.getByText('2 of 3')).toBeVisible();
  });

  test('a style without pictures has a card that opens nothing', async () => {
    const styles = [wireStyle('panorama', 0)];
    const { screen } = await open({
      answer: wireLayoutHelp({ styles }),
      first: '#impaginazione/panorama',
    });
    await expect.element(screen.getByText('Above panorama.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /open the gallery/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});

test.each(['graphisoftware', 'graficafornita', 'impaginazione'])(
  'at 320 px nothing of %s is reached by scrolling sideways',
  async (way) => {
    await window_.viewport(320, 700);
    onTestFinished(() => window_.viewport(1000, 800));
    const { container, more } = await open({ first: `#${way}` });
    await expect.element(more('Software')).toBeVisible();
    await expect.poll(() => container.querySelector('.ta-layout__section')).not.toBeNull();
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  },
);
