import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { npm, root } from '../../scripts/parts/root.mjs';
import { restoreManifests, savedManifest } from '../../scripts/packages/manifests.mjs';

it('a packing that fails leaves the published package.json, which the next command puts back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ta-manifests-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const packed = join(folder, 'packages/core');
  mkdirSync(packed, { recursive: true });
  mkdirSync(join(folder, 'scripts/packages'), { recursive: true });
  for (const name of ['prepack.mjs', 'manifests.mjs'])
    copyFileSync(join(root, 'scripts/packages', name), join(folder, 'scripts/packages', name));
  const own = JSON.stringify({
    name: '@trade-area/packed-in-a-test',
    version: '1.0.0',
    exports: { '.': { source: './src/index.ts', default: './dist/index.js' } },
    scripts: { prepack: 'node ../../scripts/packages/prepack.mjs && exit 3' },
  });
  const manifest = join(packed, 'package.json');
  writeFileSync(manifest, own);
  const [command, args] = npm('pack', '--pack-destination', folder) as [string, string[]];
  expect(spawnSync(command, args, { cwd: packed, timeout: 60_000 }).status).not.toBe(0);
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({
    name: '@trade-area/packed-in-a-test',
    version: '1.0.0',
    exports: { '.': './dist/index.js' },
  });
  expect(restoreManifests(join(folder, 'packages'))).toEqual(['core']);
  expect(readFileSync(manifest, 'utf8')).toBe(own);
  expect(existsSync(join(packed, savedManifest))).toBe(false);
  expect(restoreManifests(join(folder, 'packages'))).toEqual([]);
});
