import type { WireMeaning } from '@trade-area/core/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * A schema of the contract as JSON Schema: of a request (`input`) or of an answer (`output`). The metadata of the
 * tolerant scalars describes their meaning.
 */
export function jsonSchemaOf(schema: GenericSchema, side: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...written } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'metadata'
        ? meaningOf((valibotAction as unknown as { metadata: Partial<WireMeaning> }).metadata, side)
        : valibotAction.type === 'transform'
          ? jsonSchema
          : null,
  });
  return side === 'output' ? complete(written) : written;
}

function meaningOf({ wire, entry }: Partial<WireMeaning>, side: 'input' | 'output'): JsonSchema | null {
  if (wire === undefined) return null;
  if (wire === 'list') return { type: 'array', ...(entry ? { items: jsonSchemaOf(entry, side) } : {}) };
  const scalars: Readonly<Record<Exclude<WireMeaning['wire'], 'list'>, JsonSchema>> = {
    text: { type: 'string' },
    numeric: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    count: { type: 'integer', minimum: 0 },
    flag: { type: 'boolean' },
  };
  return { ...scalars[wire] };
}

/** An answer has all its fields, because the schemas fill in missing ones. */
function complete(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (!properties) return schema;
  const inner = Object.entries(properties).map(([name, property]) => {
    const shown = typeof property === 'object' ? complete(property) : property;
    return [name, shown] as const;
  });
  return { ...schema, properties: Object.fromEntries(inner), required: Object.keys(properties) };
}
