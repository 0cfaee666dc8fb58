// node scripts/fillLab.mjs [embedded|postgres|empty]: makes a database on which tests start unless the cache holds it, and
// prints its folder (parts/filledLab.mjs).
import { fill } from './parts/filledLab.mjs';

console.log(await fill(process.argv[2] ?? 'embedded'));
