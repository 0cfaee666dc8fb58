import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderOfRelease, keepRelease } from './widgetReleases.ts';

let folder: string;
let folders: { readonly built: string; readonly kept: string };

function build(text: string): void {
  mkdirSync(join(folders.built, 'chunks'), { recursive: true });
  writeFileSync(join(folders.built, 'integrity.json'), JSON.stringify({ 'orders.js': text }));
  writeFileSync(join(folders.built, 'chunks', 'base.js'), text);
  writeFileSync(join(folders.built, 'chunks', 'base.js.map'), '{}');
}
const kept = (version: string) => readFileSync(join(folders.kept, version, 'chunks/base.js'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ta-releases-'));
  folders = { built: join(folder, 'built'), kept: join(folder, 'data', 'widgets') };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a release stays as it was when the lab is upgraded', async () => {
  build('first');
  await keepRelease(folders, '1.0.0');
  build('second');
  await keepRelease(folders, '1.1.0');
  expect(kept('1.0.0')).toBe('first');
  expect(kept('1.1.0')).toBe('second');
  expect(folderOfRelease(folders, '1.0.0')).toBe(join(folders.kept, '1.0.0'));
  expect(readdirSync(join(folders.kept, '1.0.0', 'chunks'))).toEqual(['base.js']);
});

it('a version that was built again before its release has its last files', async () => {
  build('first');
  await keepRelease(folders, '1.0.0');
  build('mended');
  await keepRelease(folders, '1.0.0');
  expect(kept('1.0.0')).toBe('mended');
});

it('labs that keep the same release at the same time leave one copy', async () => {
  build('first');
  await Promise.all(Array.from({ length: 4 }, () => keepRelease(folders, '1.0.0')));
  expect(readdirSync(folders.kept)).toEqual(['1.0.0']);
  expect(kept('1.0.0')).toBe('first');
});

it('widgets that are not built are not kept', async () => {
  await keepRelease(folders, '1.0.0');
  expect(folderOfRelease(folders, '1.0.0')).toBeNull();
});

it.each(['..', '1.0', '../1.0.0', '1.0.0/..', 'v1', ''])('%j is no version', (version) =>
  expect(folderOfRelease(folders, version)).toBeNull(),
);
