/** `custom-elements.json`: editors complete tags, attributes, parts and properties from it. */
import { attributeName } from '../src/elements/runtime/attributeName.ts';
import type { AttributeManifest, ElementManifest } from '../src/elements/runtime/elementManifest.ts';
import { className } from './declarations.ts';
import type { Token } from './tokens.ts';

/** A Custom Elements Manifest by its schema 2.1. Paths start at the root of the package. */
export function customElements(manifests: readonly ElementManifest[], tokens: readonly Token[]): object {
  return { schemaVersion: '2.1.0', modules: manifests.map((manifest) => moduleOf(manifest, tokens)) };
}

function moduleOf(manifest: ElementManifest, tokens: readonly Token[]): object {
  const path = `dist/elements/${manifest.tag.replace(/^ta-/, '')}.js`;
  const name = className(manifest);
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name,
        tagName: manifest.tag,
        description: manifest.description,
        // Beyond the schema, for the documentation.
        needsSignIn: manifest.needsSignIn ?? false,
        policyDirectives: manifest.policyDirectives ?? [],
        superclass: { name: 'HTMLElement' },
        attributes: Object.entries(manifest.attributes).map(([field, attribute]) => ({
          name: attributeName(field),
          fieldName: field,
          description: attribute.description,
          type: { text: typeOf(attribute) },
        })),
        members: [
          ...Object.entries(manifest.attributes).map(([field, attribute]) => ({
            kind: 'field',
            name: field,
            attribute: attributeName(field),
            reflects: true,
            description: attribute.description,
            type: { text: typeOf(attribute) },
          })),
          ...Object.entries(manifest.properties).map(([field, { description, type }]) => ({
            kind: 'field',
            name: field,
            description,
            type: { text: type },
          })),
        ],
        events: Object.entries(manifest.events).map(
          ([event, { cancelable = false, description, detail }]) => ({
            name: event,
            cancelable,
            description: `${description}${cancelable ? ' Cancelable.' : ''}`,
            type: { text: `CustomEvent<${detail}>` },
          }),
        ),
        cssParts: listed(manifest.parts),
        cssProperties: tokens.map((token) => ({ ...token })),
        slots: listed(manifest.slots),
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: manifest.tag,
        declaration: { name, module: path },
      },
    ],
  };
}

const typeOf = ({ type, values }: AttributeManifest) =>
  values?.map((value) => `'${value}'`).join(' | ') ?? type;

const listed = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([name, description]) => ({ name, description }));
