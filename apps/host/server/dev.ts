import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { configurationFrom } from './configuration.ts';
import { withConfiguration } from './portal.ts';

/** The portal with hot reload: vite as the host configures it, with the same injected configuration. */
const { portal } = configurationFrom(process.env);
const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  server: { port: Number(process.env['TA_HOST_PORT'] || 5100), strictPort: true, host: 'localhost' },
  plugins: [{ name: 'ta-configuration', transformIndexHtml: (html) => withConfiguration(html, portal) }],
});
await server.listen();
process.once('SIGTERM', () => void server.close().finally(() => process.exit(0)));
