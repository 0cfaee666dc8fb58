import { describe, expect, test } from 'vitest';
import { fakeUploads, spreadFile } from '../../testing/fakeUploads.ts';
import { chooseFiles, openUploader } from '../../testing/uploaderPage.tsx';

/** Reading and comparing files takes its time on a busy machine. */
const slow = { timeout: 15_000 };

describe('a file that was removed', () => {
  test('P-UPLOAD: returns to its place with Undo, by the keyboard, and no byte is sent again', async () => {
    const lab = fakeUploads({ spreads: 2 });
    const page = await openUploader(lab);
    chooseFiles(page.container, spreadFile('001.jpg', 1), spreadFile('002.jpg', 2));
    await expect.poll(() => lab.files.filter(({ state }) => state === 'checked').length, slow).toBe(2);
    const submit = page.screen.getByRole('button', { name: 'Submit for printing' });
    await expect.element(submit).toBeEnabled();
    const sent = lab.patches.length;

    const spread = page.screen.getByRole('listitem').filter({ hasText: 'Spread 2' });
    await spread.getByRole('button', { name: 'Remove 002.jpg' }).click();
    await expect.element(spread).toHaveTextContent('No file yet');
    await expect.element(submit).toBeDisabled();
    const notice = page.screen.getByRole('status').filter({ hasText: 'Removed: 002.jpg.' });
    const undo = notice.getByRole('button', { name: 'Undo' });
    // The focus of the button that is gone goes to the way back.
    await expect.element(undo).toHaveFocus();
    await undo.click();
    await expect.element(spread).toHaveTextContent('002.jpg');
    await expect.element(spread).toHaveTextContent('Ready');
    await expect.element(page.screen.getByText('Restored: 002.jpg.')).toBeVisible();
    await expect.element(submit).toBeEnabled();
    expect(lab.patches).toHaveLength(sent);
    await page.screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(page.screen.getByText('Restored: 002.jpg.')).not.toBeInTheDocument();
  });

  test('P-UPLOAD: that the lab no longer has leaves the earlier removal, and the button names its file', async () => {
    const lab = fakeUploads({ spreads: 2 });
    const page = await openUploader(lab);
    chooseFiles(page.container, spreadFile('001.jpg', 1), spreadFile('002.jpg', 2));
    await expect.poll(() => lab.files.filter(({ state }) => state === 'checked').length, slow).toBe(2);
    for (const name of ['001.jpg', '002.jpg']) {
      await page.screen.getByRole('button', { name: `Remove ${name}` }).click();
      await expect.element(page.screen.getByText(`Removed: ${name}.`)).toBeVisible();
    }
    lab.files.splice(
      lab.files.findIndex(({ metadata }) => metadata['filename'] === '002.jpg'),
      1,
    );
    await page.screen.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.element(page.screen.getByText(/Couldn’t restore the files/)).toBeVisible();
    await page.screen.getByRole('button', { name: 'Restore 001.jpg' }).click();
    await expect.element(page.screen.getByText('Restored: 001.jpg.')).toBeVisible();
    expect(lab.files.map(({ metadata, removed }) => [metadata['filename'], removed])).toEqual([
      ['001.jpg', false],
    ]);
  });

  test('that the browser refused is listed with its reason, removed and restored; it is no page of the order', async () => {
    const lab = fakeUploads({ spreads: 1 });
    const page = await openUploader(lab);
    const wide = spreadFile('wide.jpg', 3, 400_000, 5_000);
    const huge = spreadFile('huge.jpg', 4);
    Object.defineProperty(huge, 'size', { value: 3 * 1024 ** 3 });
    chooseFiles(page.container, spreadFile('001.jpg', 1), wide, huge, new File([], 'empty.jpg'));
    const tray = page.screen.getByRole('region', { name: 'Unassigned files' });
    await expect.element(tray).toHaveTextContent('larger than 2 GB');
    await expect.element(tray).toHaveTextContent('5000 × 3614 px instead of 7157 × 3614 px');
    await expect.element(tray).toHaveTextContent('The file is empty');
    await expect.poll(() => lab.files[0]?.state, slow).toBe('checked');
    expect(lab.files).toHaveLength(1);
    expect(page.container.textContent).not.toMatch(/Change to \d+ pages/);
    await page.screen.getByRole('button', { name: 'Remove huge.jpg' }).click();
    await expect.element(tray).not.toHaveTextContent('huge.jpg');
    await page.screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(tray).toHaveTextContent('larger than 2 GB');
    await expect.element(page.screen.getByRole('button', { name: 'Submit for printing' })).toBeEnabled();
  });
});

describe('a row and the head', () => {
  test('P-UPLOAD: say pixels, resolution on the paper and profile; the head has the template’s link and the customer’s form of the date', async () => {
    const lab = fakeUploads({ spreads: 1 });
    lab.template = 'https://lab.test/product-files/t/30x30.svg?download=1';
    const page = await openUploader(lab);
    chooseFiles(page.container, spreadFile('001.jpg', 1));
    const spread = page.screen.getByRole('listitem').filter({ hasText: 'Spread 1' });
    await expect.element(spread).toHaveTextContent('7157 × 3614 px · 300 dpi · no colour profile');
    await expect.element(spread).toHaveTextContent('Ready');
    await expect.element(spread).toHaveTextContent('7157 × 3614 px · 300 dpi · sRGB');
    const link = page.screen.getByRole('link', { name: 'Download the template' });
    await expect.element(link).toHaveAttribute('href', lab.template);
    page.remove();

    // The lab's own frame has no session that knows the customer: the order says how its date is written.
    for (const [area, date] of [
      ['100', '11/09/2026'],
      ['1', '09/11/2026'],
    ] as const) {
      Object.assign(lab, { area, date: '2026-11-09' });
      const dated = await openUploader(lab);
      await expect.element(dated.screen.getByText(date)).toBeVisible();
      dated.remove();
    }

    lab.template = '';
    const other = await openUploader(lab);
    await expect.element(other.screen.getByText('Spread 1')).toBeVisible();
    expect(other.container.querySelector('a')).toBeNull();
  });
});
