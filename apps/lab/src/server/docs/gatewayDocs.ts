import { contract, errorStatus } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { jsonSchemaOf } from './jsonSchema.ts';

/** The text of `docs/gateway.md`, generated from the contract. `node apps/lab/scripts/gateway-docs.mjs` writes it. */
export function gatewayDocs(): string {
  const errors = Object.entries(errorStatus).map(([code, status]) => `| ${status} | \`${code}\` |`);
  return `# Gateway

Generated from \`packages/core/src/contract\` by \`node apps/lab/scripts/gateway-docs.mjs\`. Do not edit.

Send calls to the lab's origin. A call marked *gateway* works as \`/gateway?endpoint={path}\` and at its own path;
\`[/{page}]\` is optional. The session is the header \`Authorization: Bearer {token}\`. Reads, POST reads included, carry an
\`ETag\` and answer 304 to \`If-None-Match\`. A \`cod_fot\`, \`c\` or \`ta_token\` that differs from the session is refused with
403.

Errors: \`{ "error": { "code", "message", "fields" } }\`.

| status | code |
| --- | --- |
${errors.join('\n')}

${contract.map(section).join('\n')}`;
}

function section(endpoint: Endpoint): string {
  const facts = [
    endpoint.via === 'gateway' ? 'gateway' : 'direct',
    endpoint.access === 'customer' ? 'needs a session' : 'public',
    endpoint.effect,
    ...(endpoint.encoding === 'none' ? [] : [`${endpoint.encoding} body`]),
  ];
  return [
    `## \`${endpoint.method} ${endpoint.path}\``,
    `${endpoint.summary}`,
    `*${facts.join(', ')}* · \`${endpoint.id}\` · ${endpoint.cites.join(', ')}`,
    ...(endpoint.query ? [`Query:\n\n${fields(endpoint.query, 'input')}`] : []),
    ...(endpoint.body ? [`Body:\n\n${fields(endpoint.body, 'input')}`] : []),
    endpoint.answerType === 'csv'
      ? 'Answer: CSV.'
      : endpoint.answerType === 'html'
        ? 'Answer: HTML.'
        : endpoint.answerType === 'file'
          ? 'Answer: a file.'
          : `Answer:\n\n${fields(endpoint.answer, 'output')}`,
    '',
  ].join('\n\n');
}

function fields(schema: GenericSchema, side: 'input' | 'output'): string {
  const written = jsonSchemaOf(schema, side);
  const rows = rowsOf(written, '');
  return rows.length > 0 ? `| field | type |\n| --- | --- |\n${rows.join('\n')}` : `\`${typeOf(written)}\``;
}

function rowsOf(schema: JsonSchema, path: string): string[] {
  if (schema.type === 'array' && isSchema(schema.items)) return rowsOf(schema.items, `${path}[]`);
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  if (options.length > 0) return options.flatMap((option) => rowsOf(option, path));
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (!isSchema(property)) return [];
    const full = path === '' ? name : `${path}.${name}`;
    const optional = schema.required?.includes(name) ? '' : ', optional';
    const inner = rowsOf(property, full);
    return [`| \`${full}\` | ${typeOf(property)}${optional} |`, ...inner];
  });
}

function typeOf(schema: JsonSchema): string {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.filter(isSchema).map(typeOf))].join(' or ');
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  if (type === 'array' && isSchema(schema.items) && !schema.items.properties)
    return `array of ${typeOf(schema.items)}`;
  const bounds = [
    schema.maxLength === undefined ? '' : `at most ${schema.maxLength}`,
    schema.format === undefined ? '' : schema.format,
  ].filter(Boolean);
  return bounds.length > 0 ? `${type} (${bounds.join(', ')})` : type;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
