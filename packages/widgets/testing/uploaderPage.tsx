import { expect } from 'vitest';
import { kitTexts } from '../src/kit/strings.ts';
import { TextProvider } from '../src/kit/text/engine.tsx';
import { uploadsTexts } from '../src/uploads/strings.ts';
import { Uploader } from '../src/uploads/Uploader.tsx';
import { putFiles } from './putFiles.ts';
import { render } from './render.tsx';
import type { Rendered } from './render.tsx';
import type { FakeUploads } from './fakeUploads.ts';

/** One page, or one tab, or one computer: each has a memory of its own, the lab has the ledger. */
export async function openUploader(lab: FakeUploads, ready = 'Ida & Bo'): Promise<Rendered> {
  const access = lab.access();
  const rendered = render(
    <TextProvider language="en" bundles={[kitTexts, uploadsTexts]}>
      <Uploader access={access} orderCode="2600001" />
    </TextProvider>,
  );
  await expect.element(rendered.screen.getByRole('heading', { name: ready })).toBeVisible();
  return rendered;
}

/** Chooses files as a person does with the window of their computer. */
export function chooseFiles(root: ParentNode, ...files: File[]): void {
  const input = root.querySelector<HTMLInputElement>('.ta-uploads-drop input[type=file]');
  if (!input) throw new Error('ta: nothing to choose files with');
  putFiles(input, ...files);
}
