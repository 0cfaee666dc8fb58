// npm run requirements: writes docs/requirements/coverage.md, the state of every requirement row.
import { writeFileSync } from 'node:fs';
import { coveragePage, states } from './parts/requirements.mjs';
import { at } from './parts/root.mjs';

const rows = states();
writeFileSync(at('docs/requirements/coverage.md'), coveragePage(rows));
const counts = new Map();
for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
console.log(`${rows.length} rows: ${[...counts].map(([state, count]) => `${count} ${state}`).join(', ')}`);
