// npm run build: everything publishable into each package's dist/.
import { onInterrupt } from './parts/children.mjs';
import { ensureInstalled, requireNode } from './parts/install.mjs';
import { build } from './parts/targets.mjs';

onInterrupt();
requireNode();
await ensureInstalled();
const failed = await build({ all: true });
if (failed.length > 0) console.error(`ta: not built: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
