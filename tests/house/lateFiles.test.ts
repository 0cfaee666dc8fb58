import { expect, it } from 'vitest';
import { filesBelow, textOf } from './sources.ts';

/** Files whose late imports are watched by the file that calls them, or are missed by nobody. */
const watchedElsewhere: readonly RegExp[] = [
  // `loadElements` reports them.
  /^packages\/widgets\/src\/elements\/(?:\w[\w-]*\/start|all)\.ts$/,
  // `kit/text/dictionaries.ts` loads them.
  /\/src\/locales\//,
  // `loadOnce` loads them.
  /^apps\/host\/src\/app\/(?:routes|preload)\.ts$/,
  // Reports to the lab: without the file they are dropped.
  /^apps\/host\/src\/app\/createPortal\.ts$/,
  // The poster of a product stays.
  /^packages\/widgets\/src\/configurator\/sceneModule\.ts$/,
];

const sources = ['packages/core/src', 'packages/widgets/src', 'apps/host/src']
  .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  .filter((path) => !/\.test\.tsx?$/.test(path));
/** Not the types of another file. */
const imports = (text: string) =>
  /(?<!: |\| |<|typeof )\bimport\(/.test(text.replaceAll(/^\s*(?:\*|\/\/).*$/gm, ''));
const late = sources.filter((path) => imports(textOf(path)));

it('a file that is loaded late has a time limit: useLazyComponent, createFileLoader, or a caller that has one (T-B9)', () => {
  const unwatched = late.filter(
    (path) =>
      !watchedElsewhere.some((file) => file.test(path)) &&
      !/\b(?:useLazyComponent|createFileLoader)\b[<(]/.test(textOf(path)),
  );
  expect(late.length).toBeGreaterThan(30);
  expect(unwatched).toEqual([]);
});

it.each(watchedElsewhere.map((file) => [file] as const))('the exception %s is still one', (file) => {
  expect(late.some((path) => file.test(path))).toBe(true);
});
