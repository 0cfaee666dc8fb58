import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './runCommand.ts';

const examples = resolve(import.meta.dirname, '../../examples');

/** The packed file of one of our packages. */
export const tarballOf = (packed: string, name: 'core' | 'widgets'): string =>
  join(packed, 'tarballs', `trade-area-${name}-0.1.0.tgz`);

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Copies an example out of the repository and installs it, our packages from their packed files. Its lock file holds all
 * versions but ours, which are another file with every build.
 */
export async function installExample(packed: string, name: string): Promise<string> {
  const folder = join(packed, 'examples', name);
  cpSync(join(examples, name), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const ours = Object.fromEntries(
    (['core', 'widgets'] as const).map((each) => [`@trade-area/${each}`, `file:${tarballOf(packed, each)}`]),
  );
  const installed = { ...manifest, dependencies: { ...manifest.dependencies, ...ours } };
  writeFileSync(file, `${JSON.stringify(installed, null, 2)}\n`);
  await runCommand('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  return folder;
}
