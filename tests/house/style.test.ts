import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './sources.ts';

const folders = ['packages', 'apps', 'tests', 'scripts', 'bench', 'docs'];
const all = folders.flatMap((folder) => filesBelow(folder, /\.(tsx?|m?js|css|html|md|json|ya?ml)$/));
const code = all.filter((path) => /\.(tsx?|m?js)$/.test(path) && !path.endsWith('tests/house/style.test.ts'));
const root = ['README.md', 'CONTRIBUTING.md', 'package.json', 'package-lock.json', '.npmrc', '.ci/run'];

/** Paths whose text matches, with the line. */
function lines(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

describe('style of the house', () => {
  it('all sources are found', () => expect(code.length).toBeGreaterThan(50));

  it.each([
    ['unfinished work', /\b(TODO|FIXME|XXX)\b/],
    ['a silenced compiler', /@ts-(ignore|nocheck|expect-error)/],
    ['a focused or skipped test', /\b(it|test|describe|suite)\.(only|skip|todo|fixme)\b/],
    ['a sleeping test', /waitForTimeout|networkidle/],
    ['a message to any origin (T-B2)', /postMessage\([^)]*['"]\*['"]\s*[,)]/],
  ])('no file has %s', (_what, pattern) => expect(lines(code, pattern)).toEqual([]));

  it('a file past 300 lines says in its first lines why (`Long because …`)', () => {
    const long = all
      .filter((path) => /\.(tsx?|m?js|css)$/.test(path))
      .map((path) => ({ path, count: textOf(path).split('\n').length }))
      .filter(({ path, count }) => count > 301 && !/Long because/.test(textOf(path).slice(0, 600)));
    expect(long).toEqual([]);
  });

  it('no screen names what a customer turned over or which campaigns count them (SHELL-38)', () => {
    const screens = code.filter(
      (path) => /^(packages\/widgets|apps\/host)\/src\//.test(path) && !/\.test\.tsx?$/.test(path),
    );
    expect(screens.length).toBeGreaterThan(200);
    expect(lines(screens, /fatturato_|perc_wedding|(storybook|wa|mats)_camp/)).toEqual([]);
  });

  it('no other flow uses the account whose password a flow changes: flows run side by side', () => {
    const changing = 'tests/e2e/account.spec.ts';
    const account = /const account = '(\w+)'/.exec(textOf(changing))?.[1];
    expect(account).toBeDefined();
    const flows = code.filter((path) => path.endsWith('.spec.ts') && path !== changing);
    expect(flows.length).toBeGreaterThan(20);
    expect(
      lines(
        flows,
        new RegExp(`(openSession|readEnglish|logIn|signInAt|signIn|credentialsOf)\\(.*'${account}'`),
      ),
    ).toEqual([]);
  });

  it('no path of one machine and no registry host', () => {
    const everything = [...all.filter((path) => !path.endsWith('tests/house/style.test.ts')), ...root];
    expect(lines(everything, /(^|[\s'"`(=])\/(work|root|home|Users)\/\w/)).toEqual([]);
    expect(
      lines(
        everything,
        /registry\.(npmjs|yarnpkg|npmmirror)|"resolved": "https?:|_authToken|artifactory|verdaccio/,
      ),
    ).toEqual([]);
  });
});
