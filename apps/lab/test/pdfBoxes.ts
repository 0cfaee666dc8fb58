import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The path of a file with these bytes, until the test has finished. */
export function fileWith(pdf: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'template.pdf');
  writeFileSync(path, pdf);
  return path;
}

/** The boxes of a PDF in millimetres, as Poppler reads them: left, bottom, right, top. */
export function boxesOf(pdf: Buffer): Record<string, readonly number[]> {
  const text = execFileSync('pdfinfo', ['-box', fileWith(pdf)], { encoding: 'utf8' });
  return Object.fromEntries(
    [...text.matchAll(/^(\w+Box):\s+(.+)$/gm)].map(([, name = '', numbers = '']) => [
      name,
      numbers
        .trim()
        .split(/\s+/)
        .map((points) => (Number(points) / 72) * 25.4),
    ]),
  );
}
