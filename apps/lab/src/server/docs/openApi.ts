import { contract, errorAnswer, errorStatus } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import { jsonSchemaOf } from './jsonSchema.ts';

/** OpenAPI 3.1, generated from the contract. */
export function openApi(server: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of contract) {
    for (const path of pathsOf(endpoint)) {
      const existing = paths[path] ?? {};
      paths[path] = { ...existing, [endpoint.method.toLowerCase()]: operation(endpoint, path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Trade area gateway', version: '1.0.0' },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchemaOf(errorAnswer, 'input') },
    },
  };
}

/** `[/{page}]` is two paths; calls through `/gateway?endpoint=` answer at their own path too. */
function pathsOf(endpoint: Endpoint): string[] {
  // OpenAPI has no name for a parameter of several segments.
  const path = endpoint.path.replace('{+', '{');
  const long = path.replace(/\[(\/\{\w+\})\]/g, '$1');
  const short = path.replace(/\[\/\{\w+\}\]/g, '');
  return [...new Set([short, long])];
}

function operation(endpoint: Endpoint, path: string): Record<string, unknown> {
  const parameterNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const type = endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId:
      parameterNames.length > 0 && path !== endpoint.path.replace('{+', '{')
        ? `${endpoint.id}.${parameterNames.join('.')}`
        : endpoint.id,
    summary: endpoint.summary,
    description: [
      path.startsWith('/api/') ? `Also as \`/gateway?endpoint=${path}\`.` : '',
      `Sources: ${endpoint.cites.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    security: endpoint.access === 'customer' ? [{ session: [] }] : [],
    parameters: [
      ...parameterNames.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...queryParameters(endpoint),
    ],
    ...(endpoint.encoding === 'bytes'
      ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } }
      : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { [type]: { schema: jsonSchemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer.',
        content:
          endpoint.answerType === 'csv' || endpoint.answerType === 'html'
            ? { [`text/${endpoint.answerType}`]: { schema: { type: 'string' } } }
            : endpoint.answerType === 'file'
              ? { 'application/octet-stream': {} }
              : { 'application/json': { schema: jsonSchemaOf(endpoint.answer, 'output') } },
      },
      ...failures(endpoint),
    },
  };
}

function queryParameters({ query }: Endpoint) {
  const schema: JsonSchema = query ? jsonSchemaOf(query, 'input') : {};
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

function failures(endpoint: Endpoint): Record<string, unknown> {
  const statuses = Object.entries(errorStatus).filter(
    ([code]) => code !== 'unauthorized' || endpoint.access === 'customer',
  );
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(statuses.map(([code, status]) => [status, { description: code, content }]));
}
