import type { LocalFile } from '@trade-area/core/kernel';

/** A chosen file as the uploader reads it. */
export function localFile(file: File): LocalFile {
  return {
    name: file.name,
    size: file.size,
    mtime: file.lastModified,
    blob: file,
    async read(at, length) {
      return new Uint8Array(await file.slice(at, at + length).arrayBuffer());
    },
  };
}

/** A file that is found again after a reload by its handle. */
export function heldFile(file: File, handle: FileSystemFileHandle): LocalFile {
  return { ...localFile(file), handle };
}

/** Most files of one drop: more than any order has, fewer than a mistaken drop of a whole disk. */
const mostFiles = 2_000;

type Item = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

/** Files of a drop or a paste, folders opened, in the order the browser gives them. */
export async function filesOf(transfer: DataTransfer): Promise<LocalFile[]> {
  // All at once: after the event the browser has forgotten what was dropped.
  const entries = [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item: Item) => ({
      entry: item.webkitGetAsEntry(),
      file: item.getAsFile(),
      handle: item.getAsFileSystemHandle?.().catch(() => null) ?? null,
    }));
  const found: LocalFile[] = [];
  for (const { entry, file, handle: coming } of entries) {
    const handle = await coming;
    if (handle?.kind === 'directory') await walkHandle(handle as FileSystemDirectoryHandle, found);
    else if (handle && file) found.push(heldFile(file, handle as FileSystemFileHandle));
    else if (entry?.isDirectory) await walk(entry as FileSystemDirectoryEntry, found);
    else if (file) found.push(localFile(file));
  }
  return found;
}

interface Pickers {
  showOpenFilePicker?: (options: {
    multiple: boolean;
    types: { description: string; accept: Record<string, string[]> }[];
  }) => Promise<FileSystemFileHandle[]>;
  showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>;
}

const sheets = {
  description: 'JPG, TIFF, PDF',
  accept: {
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/tiff': ['.tif', '.tiff'],
    'application/pdf': ['.pdf'],
  },
};

/**
 * The computer's own window for choosing, in its form that lets files be found again. `none`: this browser, or this
 * frame of another site, has only the plain form. An empty list: closed without choosing.
 */
export async function pickFiles(wish: {
  readonly multiple: boolean;
  readonly folder: boolean;
}): Promise<readonly LocalFile[] | 'none'> {
  const { showOpenFilePicker, showDirectoryPicker } = globalThis as unknown as Pickers;
  try {
    const found: LocalFile[] = [];
    if (wish.folder) {
      if (!showDirectoryPicker) return 'none';
      await walkHandle(await showDirectoryPicker(), found);
      return found;
    }
    if (!showOpenFilePicker) return 'none';
    for (const handle of await showOpenFilePicker({ multiple: wish.multiple, types: [sheets] }))
      found.push(heldFile(await handle.getFile(), handle));
    return found;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? [] : 'none';
  }
}

async function walkHandle(folder: FileSystemDirectoryHandle, found: LocalFile[]): Promise<void> {
  for await (const entry of folder.values()) {
    if (found.length >= mostFiles) return;
    if (entry.kind === 'directory') await walkHandle(entry as FileSystemDirectoryHandle, found);
    else {
      const handle = entry as FileSystemFileHandle;
      found.push(heldFile(await handle.getFile(), handle));
    }
  }
}

async function walk(folder: FileSystemDirectoryEntry, found: LocalFile[]): Promise<void> {
  const reader = folder.createReader();
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (batch.length === 0) return;
    for (const entry of batch) {
      if (found.length >= mostFiles) return;
      if (entry.isDirectory) await walk(entry as FileSystemDirectoryEntry, found);
      else {
        const file = await new Promise<File | null>((resolve) =>
          (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
        );
        if (file) found.push(localFile(file));
      }
    }
  }
}
