import { createTradeArea } from '@trade-area/widgets';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './Page';
import { germanTexts } from './texts';

const lab = process.env['LAB'] ?? 'https://lab.example';
const port = Number(process.env['PORT'] ?? 8080);
const client = new URL('../client/', import.meta.url);
const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

await germanTexts();

createServer((request, response) => {
  const name = (request.url ?? '/').slice(1);
  if (/^(assets\/)?[\w.-]+\.(js|css)$/.test(name)) {
    readFile(new URL(name, client)).then(
      (file) => response.setHeader('content-type', types[name.split('.').pop() ?? ''] ?? '').end(file),
      () => response.writeHead(404).end(),
    );
    return;
  }
  // React's own lines that put late parts in their places are inline, so they carry a nonce.
  const nonce = randomUUID();
  const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; connect-src ${lab}; img-src 'self' data: blob: ${lab}`;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', policy);
  // One session for each visitor's page: nothing of it is shared between requests.
  const tradeArea = createTradeArea({ gateway: lab });
  const { pipe } = renderToPipeableStream(
    <StrictMode>
      <Page lab={lab} tradeArea={tradeArea} />
    </StrictMode>,
    { nonce, bootstrapModules: ['/client.js'], onShellReady: () => pipe(response) },
  );
}).listen(port, 'localhost', () => console.log(`http://localhost:${port}/`));
