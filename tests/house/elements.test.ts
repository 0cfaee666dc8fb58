import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, foldersOf, root, textOf } from './sources.ts';

const dir = 'packages/widgets/src/elements';
const has = (folder: string, file: string) => existsSync(join(root, dir, folder, file));
const elements = foldersOf(dir).filter((folder) => has(folder, 'manifest.ts'));

describe('an element is one folder', () => {
  it.each(elements)('%s has a manifest of its own name and a definition', (folder) => {
    expect(textOf(`${dir}/${folder}/manifest.ts`)).toContain(`tag: 'ta-${folder}'`);
    expect(has(folder, 'element.ts')).toBe(true);
  });

  it.each(elements)('%s leaves its script to the build, which ignores an entry.ts', (folder) => {
    expect(has(folder, 'entry.ts')).toBe(false);
  });

  it.each(elements.filter((folder) => folder !== 'provider' && has(folder, 'start.ts')))(
    '%s, whose script begins with a drawing, loads the rest by an import whose failure is reported (T-B9)',
    (folder) => {
      const start = textOf(`${dir}/${folder}/start.ts`);
      expect(start).toMatch(/^void startElement\(/m);
      expect(start).toContain("import('./element.ts')");
      expect(start.match(/from '(?!\.\.\/first\/start\/)/g)).toBeNull();
    },
  );

  it.each(elements)('%s says in its manifest whether it needs a sign-in', (folder) => {
    const needs = textOf(`${dir}/${folder}/manifest.ts`).includes('needsSignIn: true');
    const asks = filesBelow(`${dir}/${folder}`, /Element\.tsx$/).some((path) =>
      textOf(path).includes('<SignedInOnly'),
    );
    expect(needs).toBe(asks);
  });

  it('no other source lists the elements: every list is made from the folders', () => {
    const others = [
      ...filesBelow('packages/widgets', /\.(ts|tsx|mjs|json)$/),
      ...filesBelow('apps/lab', /\.(ts|tsx|mjs)$/),
      ...filesBelow('scripts', /\.(ts|mjs)$/),
    ].filter((path) => !elements.some((folder) => path.startsWith(`${dir}/${folder}/`)));
    const names = (text: string, folder: string) => new RegExp(`['"\`/-]${folder}['"\`/.]`).test(text);
    const lists = others.filter((path) => {
      const text = textOf(path);
      return elements.every((folder) => names(text, folder));
    });
    expect(lists).toEqual([]);
    // The rule finds the list that it forbids.
    expect(elements.every((folder) => names(elements.map((name) => `'${name}'`).join(), folder))).toBe(true);
  });
});
