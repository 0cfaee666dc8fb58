import type { LocalFile } from '@trade-area/core/uploads';

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

/** Most files of one drop: more than any order has, fewer than a mistaken drop of a whole disk. */
const mostFiles = 2_000;

/** Files of a drop or a paste, folders opened, in the order the browser gives them. */
export async function filesOf(transfer: DataTransfer): Promise<LocalFile[]> {
  const entries = [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: File[] = [];
  for (const { entry, file } of entries) {
    if (entry?.isDirectory) await walk(entry as FileSystemDirectoryEntry, found);
    else if (file) found.push(file);
  }
  return found.map(localFile);
}

async function walk(folder: FileSystemDirectoryEntry, found: File[]): Promise<void> {
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
        if (file) found.push(file);
      }
    }
  }
}
