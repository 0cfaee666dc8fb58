import type { ConfigurationField } from '../../contract/index.ts';
import { fieldsOf } from '../../pricing/index.ts';
import { valuesOf } from '../quote.ts';
import type { AssetTarget } from './adapter.ts';

/** Names of the messages that a configurator sends. */
export const messageNames = [
  'ready',
  'fieldsChanged',
  'chooseAsset',
  'save',
  'checkout',
  'back',
  'error',
] as const;

/** A message that was checked; `fields` is null where they cannot be read. */
export type AdapterMessage =
  | { readonly name: 'ready' | 'save' | 'checkout' | 'back' }
  | { readonly name: 'fieldsChanged'; readonly fields: readonly ConfigurationField[] | null }
  | { readonly name: 'chooseAsset'; readonly target: AssetTarget }
  | { readonly name: 'error'; readonly isHarmless: boolean };

/** Codes of an error after which the configurator can still be used: options and price need no scene. */
const harmlessCodes: readonly unknown[] = ['noScene', 'slowScene', 'contextLost', 'priceFailed'];
const mostFields = 2_000;
const longestName = 60;
const longestText = 2_000;

/** Reads a message of another service; null = it is none of ours. Values of a foreign script may throw when they are read. */
export function readMessage(message: unknown): AdapterMessage | null {
  const { name, fields, configuration, field, code } = membersOf(message);
  switch (name) {
    case 'ready':
    case 'save':
    case 'checkout':
    case 'back':
      return { name };
    case 'fieldsChanged':
      return { name, fields: readFields(fields) };
    case 'chooseAsset':
      return { name, target: { configuration: shortText(configuration), frame: frameOf(shortText(field)) } };
    case 'error':
      return { name, isHarmless: harmlessCodes.includes(code) };
    default:
      return null;
  }
}

/** The fields of a configured product of another service; null = it has none that can be read. */
export function readConfiguredProduct(product: unknown): readonly ConfigurationField[] | null {
  return readFields(membersOf(product)['fields']);
}

/**
 * Copies of the fields that have a name and a value; the rest is left out (CONF-29). null: they are no list, or one that
 * no product has.
 */
function readFields(fields: unknown): readonly ConfigurationField[] | null {
  if (!Array.isArray(fields) || fields.length > mostFields) return null;
  const read = fields.flatMap((field): ConfigurationField[] => {
    const { name, stringValue, numberValue } = membersOf(field);
    if (typeof name !== 'string' || name.trim() === '' || name.length > longestName) return [];
    return [
      {
        name: name.trim(),
        numberValue: typeof numberValue === 'number' ? numberValue : null,
        stringValue:
          typeof stringValue === 'string' && stringValue.length <= longestText ? stringValue : null,
      },
    ];
  });
  return fieldsOf(valuesOf(read));
}

/** The frame that a field belongs to: `Img3_Id`, or `Img3`, is the third; every other name the first. */
function frameOf(field: string): number {
  return Number(/^Img([1-9]\d?)(?:_|$)/.exec(field)?.[1] ?? 1);
}

function shortText(value: unknown): string {
  return typeof value === 'string' && value.length <= longestName ? value : '';
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
