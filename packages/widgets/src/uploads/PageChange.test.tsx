import { describe, expect, test } from 'vitest';
import { bookFile } from '../../testing/bookFile.ts';
import type { Rendered } from '../../testing/render.tsx';
import { fakeUploads, spreadFile } from '../../testing/fakeUploads.ts';
import { chooseFiles, openUploader } from '../../testing/uploaderPage.tsx';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => spreadFile(`00${index + 1}.jpg`, index + 1));
const row = ({ screen }: Rendered, text: string) => screen.getByRole('listitem').filter({ hasText: text });
const send = ({ screen }: Rendered) => screen.getByRole('button', { name: 'Submit for printing' });

describe('files of another number of pages than ordered (P-CHECK-PAGES)', () => {
  test('more: the order is not sent without them; it takes their number at the price that is shown', async () => {
    const lab = fakeUploads({ spreads: 3 });
    const page = await openUploader(lab);
    chooseFiles(page.container, ...files(5));
    await expect.element(page.screen.getByText('Your files make 10 pages. The order has 6.')).toBeVisible();
    await expect.element(row(page, '003.jpg')).toHaveTextContent('Ready');
    await expect.element(send(page)).toBeDisabled();
    const pages = page.screen.getByRole('combobox', { name: 'Pages' });
    await expect.element(pages).toHaveDisplayValue('10 pages, +15,60 €');
    await expect.element(page.screen.getByText('New order total: 244,00 € incl. VAT.')).toBeVisible();
    await expect.element(page.screen.getByText('The difference includes VAT.')).toBeVisible();

    await page.screen.getByRole('button', { name: 'Change to 10 pages' }).click();
    await expect.element(page.screen.getByText('The order now has 10 pages.')).toBeVisible();
    await expect.element(row(page, 'Spread 5 ')).toHaveTextContent('005.jpg');
    await expect.element(row(page, 'Spread 4 ')).toHaveTextContent('004.jpg');
    await send(page).click();
    await expect.element(page.screen.getByText('Files submitted')).toBeVisible();
    expect(lab.spreads).toBe(5);
  });

  test('fewer: once all are checked, and the notice can be put away', async () => {
    const lab = fakeUploads({ spreads: 5 });
    const page = await openUploader(lab);
    chooseFiles(page.container, ...files(3));
    await expect.element(page.screen.getByText('Your files make 6 pages. The order has 10.')).toBeVisible();
    await page.screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.screen.getByText('Your files make')).not.toBeInTheDocument();

    await page.screen.getByRole('button', { name: 'Change pages' }).click();
    await page.screen.getByRole('combobox', { name: 'Pages' }).selectOptions('6 pages, −15,60 €');
    await page.screen.getByRole('button', { name: 'Change to 6 pages' }).click();
    await expect.element(page.screen.getByText('The order now has 6 pages.')).toBeVisible();
    await expect.element(page.screen.getByText('3 of 3 ready')).toBeVisible();
    await expect.element(send(page)).toBeEnabled();
  });

  test('a PDF with a page for each double page of a longer book fills it after the change', async () => {
    const lab = fakeUploads({ spreads: 3 });
    const page = await openUploader(lab);
    chooseFiles(page.container, bookFile('book.pdf', 4));
    await expect.element(page.screen.getByText('Your files make 8 pages. The order has 6.')).toBeVisible();
    await page.screen.getByRole('button', { name: 'Change to 8 pages' }).click();
    await expect.element(row(page, 'All spreads')).toHaveTextContent('book.pdf');
    await expect.element(page.screen.getByText('4 of 4 ready')).toBeVisible();
  });

  test('more than the product can have is said, and nothing is offered', async () => {
    const page = await openUploader(fakeUploads({ spreads: 8 }));
    chooseFiles(page.container, ...files(9));
    const said = 'Your files make 18 pages. This product allows at most 16.';
    await expect.element(page.screen.getByText(said)).toBeVisible();
    await expect.element(page.screen.getByRole('button', { name: /Change to/ })).not.toBeInTheDocument();
  });

  test('where the lab has no price, the way to one is said', async () => {
    const lab = fakeUploads({ spreads: 3 });
    lab.priced = false;
    const page = await openUploader(lab);
    chooseFiles(page.container, ...files(4));
    const said = /Your files make 8 pages. The order has 6. There’s no price for a different number of pages/;
    await expect.element(page.screen.getByText(said)).toBeVisible();
  });

  test('by hand, before a file is chosen; a price that changed meanwhile is said, and asked for again', async () => {
    const lab = fakeUploads({ spreads: 5 });
    const page = await openUploader(lab);
    await page.screen.getByRole('button', { name: 'Change pages' }).click();
    const pages = page.screen.getByRole('combobox', { name: 'Pages' });
    await expect.element(pages).toHaveDisplayValue('10 pages, as ordered');
    await expect.element(page.screen.getByRole('button', { name: 'Change to 10 pages' })).toBeDisabled();
    await pages.selectOptions('12 pages, +7,80 €');
    lab.dearer = true;
    await page.screen.getByRole('button', { name: 'Change to 12 pages' }).click();
    await expect
      .element(page.screen.getByRole('alert'))
      .toHaveTextContent('The order has changed, or it is already paid.');
    await page.screen.getByRole('button', { name: 'Change to 12 pages' }).click();
    await expect.element(page.screen.getByText('The order now has 12 pages.')).toBeVisible();
    await expect.element(row(page, 'Spread 6 ')).toBeVisible();
  });
});
