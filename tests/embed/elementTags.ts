import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of the built elements. */
export const elementsFolder = resolve(import.meta.dirname, '../../packages/widgets/dist/elements');

const { modules } = JSON.parse(readFileSync(`${elementsFolder}/custom-elements.json`, 'utf8')) as {
  readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[];
};

/** Every element that the library publishes but the provider, which draws nothing of its own. */
export const elementTags: readonly string[] = modules
  .flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
  .filter((tag) => tag !== 'ta-provider');

/** Elements that show something without a session; every other one, and each that is added, is for customers. */
const open = [
  'ta-catalogue',
  'ta-configurator',
  'ta-contact',
  'ta-doctor',
  'ta-faq',
  'ta-login',
  'ta-price',
  'ta-product-card',
];
export const customerTags: readonly string[] = elementTags.filter((tag) => !open.includes(tag));

/** An element with the attributes with which each of them has something to show. */
export const markupOf = (tag: string, order = '1'): string =>
  `<${tag} order="${order}" product="weddingbook"></${tag}>`;
