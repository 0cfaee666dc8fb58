/**
 * Tries whether the portal's page can be pointed at a configurator's script (docs/configurator-service.md, Checking a service):
 * `npm run conformance -- --script=https://cpq.example/embed.js --configurator=10 --origin=https://ta.example`.
 * Options: `--field=Pages --values=40,44` (a field, and two values that it may have), `--compatible` (the outside
 * service's names), `--wait=20` (seconds), `--chromium=/usr/bin/chromium`.
 */
import { chromium } from 'playwright-core';
import { checkConfigurator } from './conformance/checkConfigurator.mjs';
import { findChromium } from './parts/engines.mjs';

const words = process.argv.slice(2);
const option = (name, otherwise) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const script = option('script', '');
const configurator = option('configurator', '');
if (!URL.canParse(script) || configurator === '') {
  console.error('ta: name the script and a configurator: --script=https://… --configurator=10');
  process.exit(2);
}
const executablePath = option('chromium', findChromium());
if (!executablePath) {
  console.error('ta: no Chromium is found. Install one, or name it with --chromium=.');
  process.exit(2);
}
const valueOf = (text) => (Number.isFinite(Number(text)) && text.trim() !== '' ? Number(text) : text);

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const results = await checkConfigurator(await browser.newContext(), {
    script,
    configurator,
    origin: new URL(option('origin', 'http://localhost:5100')).origin,
    field: option('field', 'Pages'),
    values: option('values', '40,44').split(',').map(valueOf),
    isCompatible: words.includes('--compatible'),
    wait: Number(option('wait', '20')) * 1_000,
  });
  for (const { text, problem } of results)
    console.log(problem === '' ? `✓ ${text}` : `✗ ${text}: ${problem}`);
  process.exitCode = results.some(({ problem }) => problem !== '') ? 1 : 0;
} finally {
  await browser.close();
}
