import { describe, expect, test } from 'vitest';
import { bookFile } from '../../testing/bookFile.ts';
import type { Rendered } from '../../testing/render.tsx';
import { fakeUploads, spreadFile } from '../../testing/fakeUploads.ts';
import { chooseFiles, openUploader } from '../../testing/uploaderPage.tsx';

const row = ({ screen }: Rendered, text: string) => screen.getByRole('listitem').filter({ hasText: text });
const pageFile = (number: number) => spreadFile(`00${number}.jpg`, number, 400_000, 3_579);

describe('a PDF of all double pages (P-CHECK-PDF)', () => {
  test('stands in one row for all of them, and the order can be sent', async () => {
    const lab = fakeUploads({ spreads: 3 });
    const page = await openUploader(lab);
    chooseFiles(page.container, bookFile('book.pdf', 3));
    await expect.element(row(page, 'All spreads')).toHaveTextContent('pages 1–6');
    await expect.element(row(page, 'All spreads')).toHaveTextContent('Ready');
    await expect.element(row(page, 'Spread 1')).not.toBeInTheDocument();
    await expect.element(page.screen.getByText('3 of 3 ready')).toBeVisible();
    expect(lab.files.map(({ slot }) => slot)).toEqual(['spreads']);
    await page.screen.getByRole('button', { name: 'Submit for printing' }).click();
    await expect.element(page.screen.getByText('Files submitted')).toBeVisible();
  });

  test('with another number of pages is refused with both numbers, before it is sent', async () => {
    const lab = fakeUploads({ spreads: 3 });
    const page = await openUploader(lab);
    chooseFiles(page.container, bookFile('book.pdf', 4));
    await expect
      .element(row(page, 'book.pdf'))
      .toHaveTextContent('The PDF has 4 pages, but the order has 3 spreads.');
    expect(lab.files).toEqual([]);
  });
});

describe('single pages (row "spread")', () => {
  test('are joined when the person wants it: each half has a row, and both make the double page ready', async () => {
    const lab = fakeUploads({ spreads: 2 });
    const page = await openUploader(lab);
    chooseFiles(page.container, pageFile(1), pageFile(2), pageFile(3));
    await expect.element(page.screen.getByText(/3 files are single pages/)).toBeVisible();
    expect(lab.files).toEqual([]);
    await page.screen.getByRole('button', { name: 'Join into spreads' }).click();
    await expect.element(row(page, 'Page 1')).toHaveTextContent('Ready');
    await expect.element(row(page, 'Page 2')).toHaveTextContent('002.jpg');
    await expect.element(row(page, 'Page 4')).toHaveTextContent('No file yet');
    await expect.element(page.screen.getByText('1 of 2 ready')).toBeVisible();
    await expect.element(page.screen.getByRole('button', { name: 'Submit for printing' })).toBeDisabled();
    await expect.element(page.screen.getByText(/single pages, but this order/)).not.toBeInTheDocument();
  });
});

describe('row "name"', () => {
  test.each([
    ['Battesimo Sofia Rossi', [/has 21 characters.*up to 12, such as “Battesimo”/]],
    ['A/B', [/contains symbols \(\/\)/]],
    ['Sofia', []],
  ])('%s', async (name, advice) => {
    const lab = fakeUploads();
    lab.name = name;
    const page = await openUploader(lab, name);
    await expect.poll(() => page.screen.getByText(/^Tip/).elements().length).toBe(advice.length);
    for (const words of advice) await expect.element(page.screen.getByText(/^Tip/)).toHaveTextContent(words);
  });
});
