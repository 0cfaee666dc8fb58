import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, inject, it } from 'vitest';

interface Named {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
}
interface Declaration {
  readonly name: string;
  readonly tagName: string;
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}
interface ElementsManifest {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly Declaration[] }[];
}

const folder = join(inject('packedFolder'), 'packages/widgets');
const text = (path: string) => readFileSync(path, 'utf8');
const manifest = JSON.parse(text(join(folder, 'dist/elements/custom-elements.json'))) as ElementsManifest;
const declarations = manifest.modules.flatMap((module) => module.declarations);
const theming = text(resolve(import.meta.dirname, '../../docs/theming.md'));
/** Cells of the tables of docs/theming.md, without the padding of the formatter. */
const rows = theming
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

describe('custom-elements.json', () => {
  it('follows the schema of custom elements manifests', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const valid = ajv.validate(schema, manifest);
    expect({ valid, errors: ajv.errors }).toEqual({ valid: true, errors: null });
  });

  it('names for each tag a class and a script of the package that its declarations know', () => {
    const typed = text(join(folder, 'dist/elements/elements.d.ts'));
    const wrong = manifest.modules.flatMap(({ path, declarations: [declaration] }) => {
      const script = text(join(folder, path));
      const known = typed.includes(`'${declaration?.tagName}': ${declaration?.name};`);
      return script.length > 0 && known ? [] : [path];
    });
    expect(declarations.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('gives every property of looks a meaning and a default', () => {
    const properties = declarations[0]?.cssProperties ?? [];
    expect(properties.length).toBeGreaterThan(15);
    expect(properties.filter(({ description, default: value }) => !description || !value)).toEqual([]);
  });

  it('knows every --ta property that the style sheets read', () => {
    const read = text(join(folder, 'dist/styles.css')).matchAll(/var\((--ta-[\w-]+)/g);
    const known = declarations[0]?.cssProperties.map(({ name }) => name) ?? [];
    expect(
      [...new Set([...read].map(([, name = '']) => name))].filter((name) => !known.includes(name)),
    ).toEqual([]);
  });
});

describe('docs/theming.md', () => {
  it('has a row for each property, with its meaning and default', () => {
    const missing = (declarations[0]?.cssProperties ?? []).filter(
      ({ name, description, default: value }) =>
        !rows.some((cells) => cells[0] === name && cells[1] === description && cells[2] === value),
    );
    expect(missing).toEqual([]);
  });

  it('has a row for each part of each element', () => {
    const missing = declarations.flatMap(({ tagName, cssParts }) =>
      cssParts
        .filter(
          ({ name, description }) =>
            !rows.some((cells) => cells.join('|') === [tagName, name, description].join('|')),
        )
        .map(({ name }) => `${tagName}::part(${name})`),
    );
    expect(missing).toEqual([]);
  });
});
