export { createGateway } from './client.ts';
export type { CallOptions, Gateway, GatewayOptions } from './client.ts';
export { readValue } from './answer.ts';
