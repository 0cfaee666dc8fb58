// npm run dev: the three sites with hot reload.
import { existsSync, watch } from 'node:fs';
import { onInterrupt, start, stop } from './parts/children.mjs';
import { ensureInstalled, requireNode } from './parts/install.mjs';
import { at, has, tool } from './parts/root.mjs';
import { addresses } from './parts/sites.mjs';
import { build } from './parts/targets.mjs';

requireNode();
onInterrupt(async () => 0);
await ensureInstalled();
await build();

const stopWithParent = new URL('./parts/stopWithParent.mjs', import.meta.url).href;
const serve = (file, ...args) =>
  start(process.execPath, ['--enable-source-maps', '--import', stopWithParent, at(file), ...args], {
    cwd: at(),
    stopsWithParent: true,
  });

/** Builders that watch their sources; a workspace that has none yet is passed over. */
const watchers = [
  { dir: 'apps/lab', config: 'tsup.config.ts', command: tool('tsup', '--watch', '--no-clean') },
  {
    dir: 'apps/lab',
    config: 'tsup.site.config.ts',
    command: tool('tsup', '--watch', '--config', 'tsup.site.config.ts'),
  },
  {
    dir: 'packages/widgets',
    config: 'vite.elements.config.ts',
    command: tool('vite', 'build', '--watch', '--config', 'vite.elements.config.ts'),
  },
].filter(({ dir, config }) => has(dir, config));
for (const { dir, command } of watchers) start(...command, { cwd: at(dir) });

/** The portal by vite with hot reload once it has sources, the shop pages by the server that `npm start` uses. */
if (has('apps/host/index.html')) serve('apps/host/server/dist/dev.js');
serve('apps/host/server/dist/main.js', ...(has('apps/host/index.html') ? ['--only', 'demo'] : []));
await keepLabRunning();
const { portal, lab, demo } = addresses();
console.log(`\n  trade area ${portal}   lab ${lab}   shop pages ${demo}   Ctrl-C stops\n`);

/** Runs the lab and starts it again when its bundle was rebuilt; one at a time, for it owns the data. */
async function keepLabRunning() {
  const file = 'apps/lab/dist/demo.js';
  if (!existsSync(at(file))) return;
  let running = serve(file, ...process.argv.slice(2));
  let turn = Promise.resolve();
  let waiting;
  watch(at('apps/lab/dist'), () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      turn = turn.then(async () => {
        await stop(running);
        running = serve(file);
      });
    }, 300);
  });
}
