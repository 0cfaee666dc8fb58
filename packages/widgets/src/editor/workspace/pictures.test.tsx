import { expect, test, vi } from 'vitest';
import type { ProjectPhoto } from '@trade-area/core/layout';
import { createPictures } from './pictures.ts';

const photo: ProjectPhoto = {
  ...{ id: 'p1', name: 'a.jpg', w: 40, h: 30, taken_at: null, hash: '', icc: 'srgb' },
  ...{ focus: { x: 0.5, y: 0.5 }, stars: 0, proxy: '', thumb: '', status: 'local' },
};

async function file(): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  return canvas.convertToBlob({ type: 'image/jpeg' });
}

test('a photo that is asked for just before its file arrives gets its picture', async () => {
  const blob = await file();
  const files = new Map<string, Blob>();
  let answer: (picture: null) => void = () => undefined;
  const lab = new Promise<null>((resolve) => {
    answer = resolve;
  });
  const pictures = createPictures({
    fileOf: (id) => files.get(id) ?? null,
    fetchPicture: () => lab,
  });
  expect(pictures.get(photo, 'thumb')).toBeNull();
  const told = vi.fn<() => void>();
  pictures.subscribe(told);
  // The lab has no picture, and meanwhile the file is there.
  files.set('p1', blob);
  answer(null);
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
  pictures.get(photo, 'thumb');
  await expect.poll(() => pictures.get(photo, 'thumb')?.width).toBe(40);
  pictures.close();
});

test('a photo without a picture is not asked for again until it has another source', async () => {
  const fetchPicture = vi.fn<(address: string) => Promise<Blob | null>>(async () => null);
  const pictures = createPictures({ fileOf: () => null, fetchPicture });
  pictures.get(photo, 'thumb');
  await expect.poll(() => fetchPicture.mock.calls.length).toBe(1);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  pictures.get(photo, 'thumb');
  expect(fetchPicture).toHaveBeenCalledTimes(1);
  pictures.get({ ...photo, thumb: '/files/u1/thumbnail' }, 'thumb');
  await expect.poll(() => fetchPicture.mock.calls.length).toBe(2);
  pictures.close();
});
