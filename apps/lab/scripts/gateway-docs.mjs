// Writes docs/gateway.md from the contract. Needs the built lab (npm run build).
import { mkdir, writeFile } from 'node:fs/promises';
import { gatewayDocs } from '../dist/index.js';

const docs = new URL('../../../docs/', import.meta.url);
await mkdir(docs, { recursive: true });
await writeFile(new URL('gateway.md', docs), gatewayDocs());
console.log('docs/gateway.md is written.');
