/**
 * What is published beside the element bundles: `custom-elements.json`, JSX declarations, integrity hashes, and the tags
 * that a page pastes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { attributeName } from '../src/elements/runtime/attributeName.ts';
import type { ElementManifest } from '../src/elements/runtime/elementManifest.ts';
import { importsOf } from './flat.ts';
import type { EmittedFile } from './flat.ts';

/** Custom Elements Manifest 1.0: what editors complete tags from. */
export function customElements(manifests: readonly ElementManifest[], version: string): object {
  const listed = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([name, description]) => ({ name, description }));
  return {
    schemaVersion: '1.0.0',
    readme: `Trade Area elements ${version}`,
    modules: manifests.map((manifest) => ({
      kind: 'javascript-module',
      path: `elements/${manifest.tag.replace(/^ta-/, '')}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: manifest.tag,
          tagName: manifest.tag,
          description: manifest.description,
          attributes: Object.entries(manifest.attributes).map(([name, attribute]) => ({
            name: attributeName(name),
            fieldName: name,
            description: attribute.description,
            type: { text: attribute.values?.map((value) => `'${value}'`).join(' | ') ?? attribute.type },
          })),
          members: Object.entries(manifest.properties).map(([name, property]) => ({
            kind: 'field',
            name,
            description: property.description,
            type: { text: property.type },
          })),
          events: Object.entries(manifest.events).map(([name, event]) => ({
            name,
            description: `${event.description}${event.cancelable ? ' Cancelable.' : ''}`,
            type: { text: `CustomEvent<${event.detail}>` },
          })),
          cssParts: listed(manifest.parts),
          slots: listed(manifest.slots),
        },
      ],
      exports: [
        { kind: 'custom-element-definition', name: manifest.tag, declaration: { name: manifest.tag } },
      ],
    })),
  };
}

/** Typed tags for React, Vue and Svelte users: `import type {} from '@trade-area/widgets/elements/jsx.d.ts'`. */
export function jsxDeclarations(manifests: readonly ElementManifest[]): string {
  const interfaces = manifests.map((manifest) => {
    const attributes = Object.entries(manifest.attributes).map(([name, { type, values, description }]) => {
      const shape = values ? values.map((value) => `'${value}'`).join(' | ') : type;
      return `  /** ${description} */\n  '${attributeName(name)}'?: ${shape};`;
    });
    const properties = Object.entries(manifest.properties).map(
      ([name, { type, description }]) => `  /** ${description} */\n  ${name}?: ${type};`,
    );
    const events = Object.entries(manifest.events).map(
      ([name, { detail, description }]) =>
        `  /** ${description} */\n  'on${name}'?: (event: CustomEvent<${detail}>) => void;`,
    );
    return [
      `/** ${manifest.description} */`,
      `export interface ${interfaceName(manifest)} {`,
      ...attributes,
      ...properties,
      ...events,
      `  id?: string;\n  class?: string;\n  slot?: string;\n  ref?: unknown;\n  children?: unknown;\n}`,
    ].join('\n');
  });
  const tags = manifests.map((manifest) => `  '${manifest.tag}': ${interfaceName(manifest)};`).join('\n');
  return `${interfaces.join('\n\n')}

export interface TradeAreaElements {
${tags}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TradeAreaElements {}
  }
}
declare module 'vue' {
  interface GlobalComponents extends TradeAreaElements {}
}
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends TradeAreaElements {}
}
`;
}

function interfaceName(manifest: ElementManifest): string {
  return `${manifest.tag.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())}Element`;
}

/**
 * For each element the tags of a page that wants it fast: the `modulepreload` lines let the browser ask for all files at
 * once, instead of reading the first to learn of the others, and the `preload` line for what it shows first. `LAB`
 * stands for the lab's origin; another language than English is to be written into both, the tag and the line.
 */
export function snippets(
  bundle: Readonly<Record<string, EmittedFile>>,
  manifests: readonly ElementManifest[],
  integrity: Readonly<Record<string, string>>,
  version: string,
): string {
  const tag = (file: string, open: string, close: string) =>
    `${open}"LAB/widgets/${version}/${file}" integrity="${integrity[file] ?? ''}" crossorigin${close}`;
  /** What it imports, and what draws before its element is there. */
  const soon = ({ fileName, dynamicImports = [] }: EmittedFile) => {
    const drawing = dynamicImports.filter((file) => /\/first[A-Z]/.test(file));
    const files = [...importsOf(bundle, fileName), ...drawing];
    return [...new Set([...files, ...drawing.flatMap((file) => importsOf(bundle, file))])];
  };
  const entries = Object.values(bundle).filter((file) => file.isEntry);
  return entries
    .map((entry) => {
      const { fileName } = entry;
      const drawing = manifests.find(({ tag: name }) => `${name.slice(3)}.js` === fileName)?.firstDrawing;
      return [
        `<!-- ${fileName} -->`,
        ...(drawing
          ? [`<link rel="preload" as="fetch" crossorigin href="LAB/public/fragments/${drawing}" />`]
          : []),
        ...soon(entry).map((file) => tag(file, '<link rel="modulepreload" href=', ' />')),
        tag(fileName, '<script type="module" src=', '></script>'),
      ].join('\n');
    })
    .join('\n\n');
}

/** Writes the four beside a finished bundle. */
export function publish(manifests: readonly ElementManifest[], version: string) {
  return {
    name: 'ta-publish',
    writeBundle(options: { dir?: string }, bundle: Readonly<Record<string, EmittedFile>>): void {
      const dir = options.dir ?? 'dist/elements';
      mkdirSync(dir, { recursive: true });
      const hashes = Object.values(bundle)
        .filter((file) => file.fileName.endsWith('.js'))
        .map((file): [string, string] => [
          file.fileName,
          `sha384-${createHash('sha384')
            .update(file.code ?? file.source ?? '')
            .digest('base64')}`,
        ]);
      const write = (name: string, text: string) => writeFileSync(`${dir}/${name}`, text);
      const integrity = Object.fromEntries(hashes.sort());
      write('integrity.json', `${JSON.stringify(integrity, null, 2)}\n`);
      write('snippets.html', `${snippets(bundle, manifests, integrity, version)}\n`);
      write('custom-elements.json', `${JSON.stringify(customElements(manifests, version), null, 2)}\n`);
      write('jsx.d.ts', jsxDeclarations(manifests));
    },
  };
}
