import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { tarballOf } from './installExample.ts';
import { runCommand } from './runCommand.ts';

type Target = string | Readonly<Record<string, string>>;
interface Manifest {
  readonly name: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly customElements?: string;
  readonly [other: string]: unknown;
}

const packed = inject('packedFolder');
const bin = (name: string) => resolve(import.meta.dirname, '../../node_modules/.bin', name);

describe.each(['core', 'widgets'] as const)('the packed @trade-area/%s', async (name) => {
  const folder = join(packed, 'unpacked', name);
  await runCommand('mkdir', ['-p', folder], packed);
  await runCommand('tar', ['xzf', tarballOf(packed, name), '-C', folder, '--strip-components=1'], packed);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const tarballPaths = (await runCommand('tar', ['tzf', tarballOf(packed, name)], packed)).trim().split('\n');
  const files = tarballPaths.map((path) => path.replace('package/', ''));
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );

  it('has a file for each path that its package.json names', () => {
    const named = [...targets, ...(manifest.customElements ? [`./${manifest.customElements}`] : [])];
    const missing = named.filter((path) =>
      path.includes('*')
        ? !files.some((file) => `./${file}`.startsWith(path.split('*')[0] ?? ''))
        : !existsSync(join(folder, path)),
    );
    expect(missing).toEqual([]);
  });

  it('contains no source, no test, no export condition for sources, and no scripts', () => {
    const unexpectedFiles = files.filter(
      (file) => !/^(dist\/|package\.json$|README\.md$|LICENSE$|styles\.d\.ts$)/.test(file),
    );
    expect(unexpectedFiles).toEqual([]);
    expect(files.filter((file) => /\.test\./.test(file))).toEqual([]);
    expect(JSON.stringify(manifest.exports)).not.toContain('source');
    const unwantedFields = ['scripts', 'devDependencies', 'repository', 'publishConfig'].filter(
      (key) => key in manifest,
    );
    expect(unwantedFields).toEqual([]);
  });

  it('has a licence, third-party notices and a README', () => {
    expect(manifest.license).toBe('UNLICENSED');
    expect(text('LICENSE')).toContain('All rights reserved');
    const notices = text('dist/THIRD-PARTY-NOTICES.txt');
    const unnamed = Object.keys(manifest.dependencies).filter(
      (dependency) => !dependency.startsWith('@trade-area/') && !notices.includes(`\n${dependency} `),
    );
    expect(unnamed).toEqual([]);
    // MIT, ISC and the others ask that their text goes with every copy.
    const entries = notices.split(/^-{80}$/m).slice(1);
    expect(entries.filter((entry) => !/copyright|apache license|blue oak/i.test(entry))).toEqual([]);
    expect(entries.filter((entry) => !/^\n.+\nLicence: \S/.test(entry))).toEqual([]);
    expect(text('README.md').length).toBeGreaterThan(500);
  });

  it('names every work whose code is in it', () => {
    expect(unnamedWorks(join(folder, 'dist'), text('dist/THIRD-PARTY-NOTICES.txt'))).toEqual([]);
  });

  it('names no registry, no folder of a machine and no workspace', () => {
    const wrong = ['package.json', 'README.md'].filter((path) =>
      /registry|file:|workspace:|\/home\/|\/root\/|\/work\//.test(text(path)),
    );
    expect(wrong).toEqual([]);
  });

  it('has a source map with its sources for every script', () => {
    // The bundler's own helpers have no source.
    const scripts = files.filter((file) => /(?<!\/rolldown-runtime-\w+)\.js$/.test(file));
    const wrong = scripts.filter((file) => {
      const map = `${file}.map`;
      if (!files.includes(map)) return true;
      const { sources, sourcesContent } = JSON.parse(text(map)) as {
        readonly sources: readonly string[];
        readonly sourcesContent?: readonly (string | null)[];
      };
      return sources.length > 0 && !sourcesContent?.every((content) => content !== null);
    });
    expect(scripts.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('imports declared dependencies only', () => {
    const known = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies ?? {})];
    const imports = files
      .filter((file) => /\.(js|d\.ts)$/.test(file) && !file.startsWith('dist/elements/'))
      .flatMap((file) => [...text(file).matchAll(/^(?:import|export)[^'"]*?from\s*["']([^."'][^"']*)["']/gm)])
      .map(([, from = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);
    expect([...new Set(imports)].filter((from) => !known.includes(from))).toEqual([]);
  });

  it('has "use client" in the entries with components, and in no other file', () => {
    const marked = files.filter((file) => file.endsWith('.js') && text(file).includes('use client'));
    expect(marked).toEqual(name === 'core' ? [] : ['dist/index.js', 'dist/portal.js', 'dist/ui.js']);
  });

  it('passes publint', async () => {
    expect(await runCommand(bin('publint'), ['run', tarballOf(packed, name), '--strict'], packed)).toContain(
      'All good!',
    );
  });

  it('passes are-the-types-wrong', async () => {
    // The packages are ES modules only, so CommonJS and Node 10 are not checked.
    const report = await runCommand(
      bin('attw'),
      [tarballOf(packed, name), '--profile', 'esm-only', '--format', 'ascii'],
      packed,
    );
    expect(report).toContain('bundler: 🟢');
  });
});

/** Packages whose sources the source maps of a folder name, and the notices do not. */
function unnamedWorks(folder: string, notices: string): string[] {
  const works = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'))
    .flatMap((name) => {
      const { sources } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        readonly sources: readonly string[];
      };
      return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
    });
  return [...new Set(works)].filter(
    (work) => !work.startsWith('@trade-area/') && !notices.includes(`\n${work} `),
  );
}

describe('the built portal', () => {
  it('has the notices of every work whose code is in it', () => {
    const folder = resolve(import.meta.dirname, '../../apps/host/dist');
    const notices = readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    expect(unnamedWorks(folder, notices)).toEqual([]);
    for (const work of ['react', 'react-dom', 'swr', 'dompurify']) expect(notices).toContain(`\n${work} `);
  });
});
