import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.tsx';
import { fakeUploads, spreadFile } from '../../testing/fakeUploads.ts';
import { chooseFiles, openUploader } from '../../testing/uploaderPage.tsx';
import { captureDownloads } from '../../testing/files.ts';
import type { FakeUploads } from '../../testing/fakeUploads.ts';
import { forgetAllFiles } from '../kit/upload/fileMemory.ts';

const spread = ({ screen }: Rendered, number: number) =>
  screen.getByRole('listitem').filter({ hasText: `Spread ${number} ` });

/** Whether the browser would ask before this page is left. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the uploader', () => {
  test('files go into their slots, are compared and handed over; other files take none of them', async () => {
    const lab = fakeUploads({ spreads: 2 });
    const page = await openUploader(lab);
    // DEC-21: the date of the event as in every list.
    await expect.element(page.screen.getByText('06/06/2026')).toBeVisible();
    chooseFiles(
      page.container,
      spreadFile('a 2.jpg', 2),
      new File(['words'], 'a 0 notes.txt'),
      spreadFile('a 1.jpg', 1),
    );
    await expect.element(spread(page, 1)).toHaveTextContent('a 1.jpg');
    await expect.element(spread(page, 2)).toHaveTextContent('a 2.jpg');
    await expect.element(spread(page, 2)).toHaveTextContent('Ready');
    const tray = page.screen.getByRole('region', { name: 'Unassigned files' });
    await expect.element(tray).toHaveTextContent('Unsupported file type. Export as JPG, TIFF or PDF');
    await page.screen.getByRole('button', { name: 'Remove a 0 notes.txt' }).click();
    await page.screen.getByRole('button', { name: 'Submit for printing' }).click();
    await expect.element(page.screen.getByText('Files submitted')).toBeVisible();
    const kept = captureDownloads();
    await page.screen.getByRole('button', { name: 'Download proof (PDF)' }).click();
    await expect.poll(() => kept.names).toEqual(['Proof 2600001.pdf']);
  });

  test('DOC-26, CONST-14: a project’s name that is long or has symbols comes with advice, another one without', async () => {
    const lab = fakeUploads();
    lab.name = 'Ida & Bo, our wedding';
    const { screen } = await openUploader(lab, lab.name);
    await expect.element(screen.getByText(/has 21 characters.* such as “Ida Bo our”/)).toBeVisible();
    await expect.element(screen.getByText(/contains symbols \(& ,\)/)).toBeVisible();
    const short = fakeUploads();
    short.name = 'Ida and Bo';
    const other = await openUploader(short, short.name);
    expect(other.screen.getByText(/^Tip: the name/).elements()).toEqual([]);
  });

  test('the browser asks before the page is left, while files are on their way and only then', async () => {
    const lab = fakeUploads();
    let go: () => void = () => undefined;
    lab.hold = new Promise((resolve) => (go = resolve));
    const page = await openUploader(lab);
    expect(asksBeforeLeaving()).toBe(false);
    chooseFiles(page.container, spreadFile('001.jpg', 1));
    await expect.poll(asksBeforeLeaving).toBe(true);
    go();
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('a transfer that was interrupted', () => {
  /** So many bytes of 001.jpg are at the lab, and the page that sent them is gone. */
  async function crashed(lab: FakeUploads, bytes: number): Promise<void> {
    const page = await openUploader(lab);
    lab.cut = bytes;
    chooseFiles(page.container, spreadFile('001.jpg', 1));
    await expect.element(spread(page, 1)).toHaveTextContent('Connection lost');
    page.remove();
    lab.cut = null;
    lab.patches.length = 0;
  }

  test('goes on after a reload, after a crash and on another computer: the ledger is the lab’s', async () => {
    const lab = fakeUploads();
    await crashed(lab, 100_000);
    const page = await openUploader(lab);
    await expect.element(page.screen.getByText('An earlier upload was interrupted')).toBeVisible();
    await expect
      .element(spread(page, 1))
      .toHaveTextContent('25% uploaded. Choose the file again to continue.');
    chooseFiles(page.container, spreadFile('001.jpg', 1));
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
    // Nothing that had arrived is sent again.
    expect(lab.patches).toEqual([{ id: lab.files[0]?.id, offset: 100_000, length: 300_000 }]);
  });

  test('begins again with a file that was changed meanwhile, and says so', async () => {
    const lab = fakeUploads();
    await crashed(lab, 100_000);
    const page = await openUploader(lab);
    await expect.element(spread(page, 1)).toHaveTextContent('Choose the file again');
    chooseFiles(page.container, spreadFile('001.jpg', 9));
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
    expect(lab.patches.map(({ offset, length }) => [offset, length])).toEqual([[0, 400_000]]);
    expect(lab.files).toHaveLength(1);
  });

  test('a file that was changed on the disk while it was paused: told, and begun again when it is chosen', async () => {
    const lab = fakeUploads();
    lab.hold = new Promise(() => undefined);
    const page = await openUploader(lab);
    const file = spreadFile('001.jpg', 1);
    chooseFiles(page.container, file);
    await page.screen.getByRole('button', { name: 'Pause' }).click();
    await expect.element(spread(page, 1)).toHaveTextContent('Paused');
    // Browsers fail like this to read a file that was changed after it was chosen.
    file.slice = () => {
      const gone = new Blob();
      gone.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
      return gone;
    };
    lab.hold = null;
    await page.screen.getByRole('button', { name: 'Resume' }).click();
    await expect.element(spread(page, 1)).toHaveTextContent('This file can no longer be read');
    chooseFiles(page.container, spreadFile('001.jpg', 9));
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
    expect(lab.files).toHaveLength(1);
  });

  test('offline: told, and on its way again as soon as there is a line', async () => {
    const lab = fakeUploads();
    const page = await openUploader(lab);
    lab.line = false;
    chooseFiles(page.container, spreadFile('001.jpg', 1));
    await expect.element(spread(page, 1)).toHaveTextContent('Connection lost. Retrying…');
    lab.line = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
    expect(lab.patches).toHaveLength(1);
  });

  test('an answer that is lost when a file is begun leaves no second, empty one behind', async () => {
    const lab = fakeUploads();
    const page = await openUploader(lab);
    lab.loseAnswer = true;
    chooseFiles(page.container, spreadFile('001.jpg', 1));
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
    await expect.poll(() => lab.files.map(({ state }) => state)).toEqual(['checked']);
    await expect.element(page.screen.getByRole('region', { name: /Unassigned/ })).not.toBeInTheDocument();
  });

  test('a session that ends in the middle: nothing is lost, and it goes on when somebody signs in (T-D4)', async () => {
    const lab = fakeUploads();
    const page = await openUploader(lab);
    lab.session = false;
    chooseFiles(page.container, spreadFile('001.jpg', 1));
    await expect.element(page.screen.getByRole('alert')).toHaveTextContent('Sign in to continue');
    await expect.element(spread(page, 1)).toHaveTextContent('Paused');
    lab.signIn();
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
    expect(lab.files).toHaveLength(1);
  });
});

describe('where the browser keeps the way to a chosen file', () => {
  /** A real file of the browser's own file system, with a handle as a person's choice gives one. */
  async function onDisk(file: File): Promise<FileSystemFileHandle> {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle(file.name, { create: true });
    const writer = await handle.createWritable();
    await writer.write(file);
    await writer.close();
    return handle;
  }

  async function crashed(lab: FakeUploads, handle: FileSystemFileHandle): Promise<void> {
    vi.stubGlobal('showOpenFilePicker', async () => [handle]);
    onTestFinished(() => void vi.unstubAllGlobals());
    const page = await openUploader(lab);
    lab.cut = 100_000;
    await page.screen.getByRole('button', { name: 'Choose files' }).click();
    await expect.element(spread(page, 1)).toHaveTextContent('Connection lost');
    page.remove();
    lab.cut = null;
    lab.patches.length = 0;
  }

  test('a reload finds it again: it goes on without being chosen', async () => {
    const lab = fakeUploads();
    await crashed(lab, await onDisk(spreadFile('001.jpg', 1)));
    const page = await openUploader(lab);
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
    expect(lab.patches).toEqual([{ id: lab.files[0]?.id, offset: 100_000, length: 300_000 }]);
  });

  test('where it must be allowed, the person is asked on a press', async () => {
    const lab = fakeUploads();
    await crashed(lab, await onDisk(spreadFile('001.jpg', 2)));
    let allowed = 'prompt';
    const handles = FileSystemFileHandle.prototype as unknown as Record<string, () => Promise<string>>;
    vi.spyOn(handles, 'queryPermission').mockImplementation(async () => allowed);
    vi.spyOn(handles, 'requestPermission').mockImplementation(async () => (allowed = 'granted'));
    onTestFinished(() => void vi.restoreAllMocks());
    const page = await openUploader(lab);
    await expect.element(page.screen.getByText(/1 file can be resumed/)).toBeVisible();
    expect(lab.patches).toEqual([]);
    await page.screen.getByRole('button', { name: 'Resume upload' }).click();
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
    expect(lab.patches.map(({ offset }) => offset)).toEqual([100_000]);
  });

  test('somebody who signed out leaves nothing behind: the file is chosen again', async () => {
    const lab = fakeUploads();
    await crashed(lab, await onDisk(spreadFile('001.jpg', 3)));
    await forgetAllFiles();
    const page = await openUploader(lab);
    await expect.element(page.screen.getByText(/Choose it or its folder again/)).toBeVisible();
    chooseFiles(page.container, spreadFile('001.jpg', 3));
    await expect.element(spread(page, 1)).toHaveTextContent('Ready');
  });

  test('a window that is closed without choosing changes nothing; where there is none, the plain form opens', async () => {
    const page = await openUploader(fakeUploads());
    const plain = vi.fn<() => void>();
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(plain);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
    const button = page.screen.getByRole('button', { name: 'Choose files' });
    vi.stubGlobal('showOpenFilePicker', async () => {
      throw new DOMException('closed', 'AbortError');
    });
    await button.click();
    expect(plain).not.toHaveBeenCalled();
    vi.stubGlobal('showOpenFilePicker', async () => {
      throw new DOMException('a frame of another site', 'SecurityError');
    });
    await button.click();
    await expect.poll(() => plain.mock.calls.length).toBe(1);
  });
});

describe('two tabs with one file', () => {
  test('it is sent once: the other tab is told, and has it when it is there', async () => {
    const lab = fakeUploads();
    let go: () => void = () => undefined;
    lab.hold = new Promise((resolve) => (go = resolve));
    const [first, second] = [await openUploader(lab), await openUploader(lab)];
    chooseFiles(first.container, spreadFile('001.jpg', 1));
    await expect.element(spread(first, 1)).toHaveTextContent('0%');
    chooseFiles(second.container, spreadFile('001.jpg', 1));
    await expect.element(spread(second, 1)).toHaveTextContent('uploading in another window');
    go();
    await expect.element(spread(first, 1)).toHaveTextContent('Ready');
    await expect.element(spread(second, 1)).toHaveTextContent('Ready');
    expect([lab.files.length, lab.patches.length]).toEqual([1, 1]);
  });

  test('the tab that sends it is closed: the other takes over where it stopped', async () => {
    const lab = fakeUploads();
    const [first, second] = [await openUploader(lab), await openUploader(lab)];
    lab.cut = 100_000;
    chooseFiles(first.container, spreadFile('001.jpg', 1));
    await expect.element(spread(first, 1)).toHaveTextContent('Connection lost');
    chooseFiles(second.container, spreadFile('001.jpg', 1));
    await expect.element(spread(second, 1)).toHaveTextContent('uploading in another window');
    lab.cut = null;
    first.remove();
    await expect.element(spread(second, 1)).toHaveTextContent('Ready');
    expect(lab.patches.map(({ offset, length }) => [offset, length])).toEqual([
      [0, 100_000],
      [100_000, 300_000],
    ]);
    expect(lab.files).toHaveLength(1);
  });
});
