import { onTestFinished, vi } from 'vitest';

/** Keeps the files a test saves instead of letting the browser download them. */
export function captureDownloads() {
  const names: string[] = [];
  const blobs: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:kept';
  });
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => {
    made.mockRestore();
    pressed.mockRestore();
  });
  const read = async (blob: Blob) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  return { names, texts: () => Promise.all(blobs.map(read)) };
}
