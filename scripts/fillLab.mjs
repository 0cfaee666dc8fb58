// node scripts/fillLab.mjs [embedded|postgres]: fills in the demonstration data of the test labs unless the cache holds
// it, and prints its folder.
import { fill } from './parts/filledLab.mjs';

console.log(await fill(process.argv[2] ?? 'embedded'));
