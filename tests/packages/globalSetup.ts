import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runCommand } from './runCommand.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder outside the repository: `packages/` as they are packed, `tarballs/`, one folder for each example. */
    packedFolder: string;
  }
}

const repository = resolve(import.meta.dirname, '../..');

/**
 * Packs core and widgets once for all tests here. They are packed from a copy, because packing rewrites package.json for
 * a moment, and other suites read it at the same time.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'ta-packages-'));
  cpSync(join(repository, 'scripts/packages'), join(folder, 'scripts/packages'), { recursive: true });
  mkdirSync(join(folder, 'tarballs'));
  await Promise.all(
    ['core', 'widgets'].map(async (name) => {
      const copy = join(folder, 'packages', name);
      mkdirSync(copy, { recursive: true });
      for (const entry of readdirSync(join(repository, 'packages', name))) {
        if (['src', 'node_modules', 'testing', 'test'].includes(entry)) continue;
        cpSync(join(repository, 'packages', name, entry), join(copy, entry), { recursive: true });
      }
      await runCommand('npm', ['pack', '--pack-destination', join(folder, 'tarballs')], copy);
    }),
  );
  project.provide('packedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
