import { expect, onTestFinished, test } from 'vitest';
import { page as window_ } from 'vitest/browser';
import { fakeUploads } from '../../testing/fakeUploads.ts';
import { openUploader } from '../../testing/uploaderPage.tsx';
import sheet from './uploads.css?inline';

/** Two frames later everything that was changed has been laid out. */
const laidOut = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

test('a window that becomes narrow while the uploader is open cuts nothing off, also of rows out of sight', async () => {
  await window_.viewport(1000, 700);
  onTestFinished(() => window_.viewport(1000, 800));
  const { container } = await openUploader(fakeUploads({ spreads: 60 }));
  const look = new CSSStyleSheet();
  look.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  // Other files are drawn in the same page.
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== look);
  });
  await expect.poll(() => container.querySelectorAll('.ta-uploads-row').length).toBe(60);
  // The browser remembers the size of the rows that it has drawn.
  for (const part of [0.5, 1, 0]) {
    document.documentElement.scrollTop = document.documentElement.scrollHeight * part;
    await laidOut();
  }
  await window_.viewport(390, 700);
  await laidOut();
  await expect.poll(() => container.clientWidth).toBeLessThanOrEqual(390);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});
