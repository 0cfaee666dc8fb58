import { describe, expect, test } from 'vitest';
import { fakeUploads, spreadFile } from '../../testing/fakeUploads.ts';
import { chooseFiles, openUploader } from '../../testing/uploaderPage.tsx';

/** Reading and comparing files takes its time on a busy machine. */
const slow = { timeout: 15_000 };

describe('files that were chosen and never came', () => {
  test('P-RESUME: after a reload they are named, nothing is submitted until they come or are left out', async () => {
    const lab = fakeUploads({ spreads: 2 });
    lab.hold = new Promise(() => undefined);
    const first = await openUploader(lab);
    chooseFiles(first.container, ...[1, 2, 3, 4, 5].map((number) => spreadFile(`00${number}.jpg`, number)));
    // Three are on their way; of the others no upload has begun.
    await expect.poll(() => [lab.files.length, lab.announced.size], slow).toEqual([3, 2]);
    first.remove();
    lab.hold = null;

    const page = await openUploader(lab);
    const notice = page.screen.getByText(/Missing: 001\.jpg, 002\.jpg, 003\.jpg, 004\.jpg,? and 005\.jpg/);
    await expect.element(notice).toBeVisible();
    const submit = page.screen.getByRole('button', { name: 'Submit for printing' });
    chooseFiles(page.container, ...[1, 2, 3].map((number) => spreadFile(`00${number}.jpg`, number)));
    await expect.poll(() => lab.files.filter(({ state }) => state === 'checked').length, slow).toBe(3);
    await expect.element(submit).toBeDisabled();
    await page.screen.getByRole('button', { name: 'Leave out missing files' }).click();
    const question = page.screen.getByRole('alertdialog', { name: 'Leave out the missing files?' });
    await expect.element(question).toHaveTextContent('004.jpg and 005.jpg');
    await question.getByRole('button', { name: 'Leave out' }).click();
    await expect.poll(() => lab.announced.size).toBe(0);
    await page.screen.getByRole('button', { name: 'Remove 003.jpg' }).click();
    await expect.element(submit).toBeEnabled();
  });

  test('P-RESUME: the whole folder is chosen again: the missing file comes, the others are not listed twice', async () => {
    const lab = fakeUploads({ spreads: 3 });
    const first = await openUploader(lab);
    chooseFiles(first.container, spreadFile('001.jpg', 1), spreadFile('002.jpg', 2));
    await expect.poll(() => lab.files.filter(({ state }) => state === 'checked').length, slow).toBe(2);
    first.remove();

    const page = await openUploader(lab);
    chooseFiles(page.container, ...[1, 2, 3].map((number) => spreadFile(`00${number}.jpg`, number)));
    const notice = page.screen.getByText('2 files are already here and weren’t added again.');
    await expect.element(notice).toBeVisible();
    await expect.element(page.screen.getByText('3 of 3 ready')).toBeVisible();
    await expect.element(page.screen.getByText('Not accepted')).not.toBeInTheDocument();
    await expect.element(page.screen.getByRole('button', { name: 'Submit for printing' })).toBeEnabled();
  });

  test('a file that cannot be used stays listed after a reload; submitting names it and asks', async () => {
    const lab = fakeUploads({ spreads: 1 });
    const first = await openUploader(lab);
    chooseFiles(first.container, spreadFile('001.jpg', 1), new File(['words'], 'notes.txt'));
    await expect.poll(() => lab.files[0]?.state, slow).toBe('checked');
    await expect.poll(() => [...lab.announced.values()].map(({ findings }) => findings.length)).toEqual([1]);
    first.remove();

    const page = await openUploader(lab);
    await expect.element(page.screen.getByText(/Export as JPG, TIFF or PDF/)).toBeVisible();
    await page.screen.getByRole('button', { name: 'Submit for printing' }).click();
    const question = page.screen.getByRole('alertdialog', { name: 'Submit without these files?' });
    await expect.element(question).toHaveTextContent('notes.txt');
    await question.getByRole('button', { name: 'Submit without them' }).click();
    await expect.element(page.screen.getByText('Files submitted')).toBeVisible();
  });
});
