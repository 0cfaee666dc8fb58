// npm start: a fresh clone to three running sites. `-- --reset` begins again with new data, `-- --orders N` adds
// that many orders to big@studio.test.
import { onInterrupt, stopAll } from './parts/children.mjs';
import { ensureInstalled, requireNode } from './parts/install.mjs';
import { readJson } from './parts/root.mjs';
import { addresses, startSites } from './parts/sites.mjs';
import { build } from './parts/targets.mjs';

const labArguments = process.argv.slice(2);
const orders = ordersOf(labArguments);

requireNode();
let interrupted = false;
onInterrupt(async () => {
  interrupted = true;
  console.log('\nStopping ...');
  return 0;
});
await ensureInstalled();
const failed = await build();
if (failed.length > 0)
  await give(`ta: not started, because the build of ${failed.join(', ')} failed (above).`);

console.log('Starting ...');
const sites = await startSites({ labArguments, limit: 180 + orders / 1000, onOutput: tell });
if ('failed' in sites) {
  const why = sites.late
    ? `the ${sites.failed} did not answer in time`
    : `the ${sites.failed} ended with code ${sites.code} (its message is above)`;
  await give(`ta: not started: ${why}. Nothing was left running.`, sites.code);
}
announce();
const { failed: name, code } = await sites.ended;
await give(`ta: the ${name} stopped by itself with code ${code}; the others were stopped too.`, code);

/** Says why it is over, and ends. After Ctrl-C that is no news: the interrupt ends us. */
async function give(message, exitCode = 1) {
  if (interrupted) await new Promise(() => undefined);
  console.error(message);
  await stopAll();
  process.exit(exitCode || 1);
}

/** Passes on what a server says, but for the lab's log of ordinary requests: it would bury the addresses. */
function tell(_name, chunk, isError) {
  const text = String(chunk).replace(/^\{"at":.*"level":"info".*\n?/gm, '');
  (isError ? process.stderr : process.stdout).write(text);
}

/** Value of `--orders`, 0 without; a word that is no number, or an unknown option, ends with a message. */
function ordersOf(args) {
  let count = 0;
  for (let index = 0; index < args.length; index += 1) {
    if (args[index] === '--reset') continue;
    const [option, given] = args[index].split('=');
    const value = given ?? args[index + 1];
    if (option !== '--orders' || !/^[1-9]\d{0,7}$/.test(value ?? '')) {
      console.error(`ta: cannot read '${args.slice(index).join(' ')}'. Options: --reset, --orders <number>.`);
      process.exit(2);
    }
    count = Number(value);
    if (given === undefined) index += 1;
  }
  return count;
}

function announce() {
  const { portal, lab, demo } = addresses();
  const { accounts, password } = readJson('scripts/accounts.json');
  const width = Math.max(...accounts.map(({ email }) => email.length));
  console.log(`
  trade area              ${portal}
  the lab's site          ${lab}
  partner and shop pages  ${demo}
  documentation           ${lab}docs/

  Demonstration accounts, password ${password}
${accounts.map(({ email, code, who }) => `  ${email.padEnd(width)}  ${code.padStart(4)}  ${who}`).join('\n')}

  Ctrl-C stops everything; the data stays in ${process.env.TA_DATA_DIR ?? '.data'}.`);
}
