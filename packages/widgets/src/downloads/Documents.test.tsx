import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { CustomerOptions } from '../../testing/customer.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { Documents } from './Documents.tsx';
import sheet from './downloads.css?inline';
import { wireDocument, wireSoftware, wireTemplates } from './fixtures.ts';
import { downloadsTexts } from './strings.ts';

const addressSpy = vi.fn<AnyCallback>();

function Page({ first }: { readonly first: string }) {
  const [search, setSearch] = useState(first);
  return (
    <Documents
      search={search}
      onAddress={(address) => {
        addressSpy(address);
        setSearch(address.split('?')[1] ?? '');
      }}
      tutorialsHref="/ta/video-tutorials/graphisoftware"
    />
  );
}

const lists = {
  price_list: [
    wireDocument('b', { is_updated: true }),
    wireDocument('a', { filename: 'a.csv', icon: 'table', key: 'a/a.csv' }),
    wireDocument('seen', { is_updated: true, exist_view_download: true }),
    wireDocument('both', {
      filename: 'both.zip',
      key: 'both/low.zip',
      key_high: 'both/high.zip',
      url_high: 'http://127.0.0.1:9/high?key=x',
    }),
  ],
  product_info: [],
};

async function open(first = '', options: Omit<CustomerOptions, 'bundles'> = {}) {
  addressSpy.mockClear();
  const answers: Record<string, unknown> = {
    '/customer/documents-list': lists,
    '/customer/templates': wireTemplates,
    '/customer/software': wireSoftware,
    '/customer/view-file': { success: true },
    '/customer/download-file': { success: true },
    '/customer/ticket': { ticket: 'once', expires_in: 60 },
    ...options.answers,
  };
  const drawn = await renderAsCustomer(<Page first={first} />, {
    ...options,
    bundles: [downloadsTexts],
    answers,
  });
  const look = new CSSStyleSheet();
  look.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  const notes = () =>
    drawn.requests
      .filter(({ path }) => /(view|download)-file$/.test(path))
      .map(({ path, sent }) => [path.split('/').at(-1), sent]);
  return { ...drawn, answers, notes };
}

/** Keeps links from leading away, and collects the names of files that were saved. */
function catchDownloads() {
  const saved: string[] = [];
  const stop = (event: Event) => (event.target as Element).closest('a') && event.preventDefault();
  document.addEventListener('click', stop);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => {
    document.removeEventListener('click', stop);
    click.mockRestore();
  });
  return saved;
}

describe('tiles', () => {
  test('DOC-03, DOC-16, DOC-19: in the lab’s order, with a ribbon until the file is opened', async () => {
    catchDownloads();
    const { screen, container, notes } = await open();
    const names = () =>
      [...container.querySelectorAll('.ta-downloads__name')].map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(['Document b', 'Document a', 'Document seen', 'Document both']);
    expect(screen.getByText('UPDATED').elements()).toHaveLength(1);
    const link = screen.getByRole('link', { name: /View: Document b/ });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await link.click();
    await expect.poll(() => screen.getByText('UPDATED').elements()).toHaveLength(0);
    expect(notes()).toEqual([['view-file', '{"id_file":"b"}']]);
  });

  test('DOC-12, DOC-24, GW-23: anything but a picture or a PDF is downloaded under the last part of its key', async () => {
    const saved = catchDownloads();
    let answer: (value: unknown) => void = () => undefined;
    const later = new Promise((resolve) => (answer = resolve));
    const { screen, requests, notes } = await open('', { answers: { '/download/a/a.csv': later } });
    await screen.getByRole('link', { name: 'Download CSV: Document a' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Please wait' })).toBeVisible();
    answer('a;b');
    await expect.poll(() => saved).toEqual(['a.csv']);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(notes()).toEqual([['download-file', '{"id_file":"a"}']]);
    expect(requests.at(-1)?.path).toMatch(/download\/a\/a\.csv$/);
  });

  test.each([
    [575, 2],
    [576, 3],
    [991, 3],
    [992, 4],
    [1199, 4],
    [1200, 6],
  ])('CONST-21: %i px have %i tiles in a row', async (width, tiles) => {
    const { container } = await open();
    container.style.width = `${width}px`;
    const columns = () => {
      const grid = container.querySelector('.ta-downloads__tiles');
      return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
    };
    await expect.poll(columns).toBe(tiles);
    expect(container.querySelector('.ta-downloads')?.clientWidth).toBe(width);
  });

  test('DOC-17: a file in two resolutions has two buttons', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('link', { name: 'hi-res: Document both' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'low-res: Document both' })).toBeVisible();
  });

  test('DOC-22: a file that is gone ends the waiting with an alert', async () => {
    const saved = catchDownloads();
    const { screen } = await open('', { answers: { '/download/a/a.csv': 404 } });
    await screen.getByRole('link', { name: 'Download CSV: Document a' }).click();
    await expect.element(screen.getByRole('alertdialog', { name: 'File not found' })).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('another failure can be tried again', async () => {
    const saved = catchDownloads();
    const { screen, answers } = await open('', { answers: { '/download/a/a.csv': 503 } });
    await screen.getByRole('link', { name: 'Download CSV: Document a' }).click();
    const again = screen.getByRole('button', { name: 'Retry' });
    await expect.element(again).toBeVisible();
    answers['/download/a/a.csv'] = 'a;b';
    await again.click();
    await expect.poll(() => saved).toEqual(['a.csv']);
  });

  test('DOC-05, ROLE-04: what a viewer of the lab opens is not noted', async () => {
    catchDownloads();
    const { screen, notes } = await open('', { inter: true });
    await screen.getByRole('link', { name: /View: Document b/ }).click();
    expect(notes()).toEqual([]);
  });

  test('an empty list says what would be there', async () => {
    const { screen } = await open('filter=product_info');
    await expect.element(screen.getByText('No documents yet')).toBeVisible();
  });

  test('failed: says so and asks again', async () => {
    const { screen, answers } = await open('', { answers: { '/customer/documents-list': 503 } });
    const again = screen.getByRole('button', { name: 'Retry' });
    await expect.element(again).toBeVisible();
    answers['/customer/documents-list'] = lists;
    await again.click();
    await expect.element(screen.getByText('Document b', { exact: true })).toBeVisible();
  });
});

describe('tabs', () => {
  test('DOC-01, DOC-02: four, each in the address, with the arrow keys', async () => {
    const { screen } = await open('filter=product_info');
    await expect
      .element(screen.getByRole('tab', { name: 'TECHNICAL INFO' }))
      .toHaveAttribute('aria-selected', 'true');
    await screen.getByRole('tab', { name: 'PRICE LIST' }).click();
    await userEvent.keyboard('{ArrowLeft}');
    expect(addressSpy.mock.calls.flat()).toEqual(['/ta/documents', '/ta/documents?filter=graphisoftware']);
  });

  test('DOC-13, DOC-18, I18N-09: in the reader’s language', async () => {
    const { screen } = await open('', { language: 'it' });
    await expect.element(screen.getByRole('tab', { name: 'Listino' })).toBeVisible();
  });
});

describe('templates', () => {
  test('DOC-21: the former choice by size is nowhere: the chain begins with the product alone', async () => {
    const { screen } = await open('filter=templates');
    await expect.element(screen.getByRole('combobox', { name: 'Product' })).toBeVisible();
    expect(screen.getByRole('combobox').elements()).toHaveLength(1);
    for (const name of ['Orientation', 'Size', 'Unit'])
      await expect.element(screen.getByLabelText(name)).not.toBeInTheDocument();
    expect(screen.getByRole('radio').elements()).toEqual([]);
  });

  test('DOC-06: a choice opens the next; an earlier one drops those after it; Download waits for a file', async () => {
    const saved = catchDownloads();
    const { screen, requests } = await open('filter=templates', {
      answers: { '/templates/a-2023.svg': '<svg/>' },
    });
    const download = screen.getByRole('button', { name: 'Download' });
    await screen.getByRole('combobox', { name: 'Product' }).selectOptions('Wedding Book');
    await expect.element(download).toBeDisabled();
    await screen.getByRole('combobox', { name: 'Year' }).selectOptions('2023');
    await screen.getByRole('combobox', { name: 'Size' }).selectOptions('30 × 30');
    await screen.getByRole('combobox', { name: 'File' }).selectOptions('a-2023.svg');
    await expect.element(download).toBeEnabled();
    await download.click();
    await expect.poll(() => saved).toEqual(['a-2023.svg']);
    expect(requests.some(({ path }) => path.endsWith('/download/templates/a-2023.svg'))).toBe(true);
    await screen.getByRole('combobox', { name: 'Year' }).selectOptions('2022');
    await expect.element(download).toBeDisabled();
    await expect.element(screen.getByRole('combobox', { name: 'File' })).not.toBeInTheDocument();
  });

  test('none: says what would be there', async () => {
    const { screen } = await open('filter=templates', {
      answers: { '/customer/templates': { downloads_new: { templates: {} } } },
    });
    await expect.element(screen.getByText('No templates yet')).toBeVisible();
  });
});

describe('software', () => {
  test('DOC-10, DOC-14, CONST2-10: versions, sizes, guide, advice and the way to the tutorials', async () => {
    const { screen } = await open('filter=graphisoftware');
    await expect.element(screen.getByText('Graphisoftware 6.4.1 for Mac')).toBeVisible();
    await expect.element(screen.getByText('Graphisoftware 6.0.0 for Mac')).toBeVisible();
    expect(screen.getByText(/419\.8 MB/).elements().length).toBeGreaterThan(1);
    await expect.element(screen.getByText(/under 12 characters/)).toBeVisible();
    await expect.element(screen.getByText(/Mac OS X 10\.7/).first()).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Watch the video tutorials' }))
      .toHaveAttribute('href', '/ta/video-tutorials/graphisoftware');
  });

  test('DOC-11, GW-25, DEC-01: a form with a ticket, never with the session’s token', async () => {
    const forms: Record<string, string>[] = [];
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      forms.push({
        action: this.action,
        ...(Object.fromEntries(new FormData(this)) as Record<string, string>),
      });
    });
    onTestFinished(() => submit.mockRestore());
    const { screen } = await open('filter=graphisoftware');
    await screen.getByRole('button', { name: 'Download: Graphisoftware 6.4.1 for Windows' }).click();
    await expect
      .poll(() => forms)
      .toEqual([
        {
          action: 'http://127.0.0.1:9/scripts/software_download',
          cod_fot: '1001',
          piattaforma: 'PC',
          versione: '6.4.1',
          type: 'full',
          nomeFile: 'software-PC-6.4.1',
          inter: '0',
          ta_token: 'once',
        },
      ]);
    await expect
      .element(screen.getByRole('link', { name: 'Direct link: Graphisoftware 6.4.1 for Windows' }))
      .toHaveAttribute('href', 'http://127.0.0.1:9/software-PC-6.4.1');
  });
});
