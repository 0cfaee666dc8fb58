import { at } from './root.mjs';

/**
 * Loads modules of the repository from their TypeScript sources, so that nothing need be built.
 *
 * @returns {Promise<{ load(path: string): Promise<any>, close(): Promise<void> }>} `load` takes a path from the root of
 *   the repository, with a slash in front
 */
export async function openSources() {
  // Loaded here: tests import files that import this one, and few of them need vite.
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    root: at(),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@trade-area\//], resolve: { conditions: ['source'] } },
  });
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() };
}
