/**
 * Tries whether the portal's page can be pointed at the script of a configurator
 * (docs/configurator-service.md, Checking a service) or of a print editor (docs/print-editor-service.md, Checking a service):
 * `npm run conformance -- --script=https://cpq.example/embed.js --configurator=10 --origin=https://ta.example`, or
 * `--family=27` in place of `--configurator=10`.
 * Options: `--field=Pages --values=40,44` (a field of a configurator, and two values that it may have),
 * `--container=ta-print-editor` (of a print editor), `--compatible` (the outside service's names), `--wait=20` (seconds),
 * `--chromium=/usr/bin/chromium`.
 */
import { chromium } from 'playwright-core';
import { checkConfigurator } from './conformance/checkConfigurator.mjs';
import { checkPrintEditor } from './conformance/checkPrintEditor.mjs';
import { findChromium } from './parts/engines.mjs';

const words = process.argv.slice(2);
const option = (name, otherwise) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const script = option('script', '');
const configurator = option('configurator', '');
const family = option('family', '');
if (!URL.canParse(script) || (configurator === '') === (family === '')) {
  console.error(
    'ta: name the script, and a configurator or a family of a print editor: --script=https://… --configurator=10',
  );
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
  const context = await browser.newContext();
  const given = {
    script,
    origin: new URL(option('origin', 'http://localhost:5100')).origin,
    isCompatible: words.includes('--compatible'),
    wait: Number(option('wait', '20')) * 1_000,
  };
  const results = await (family === ''
    ? checkConfigurator(context, {
        ...given,
        configurator,
        field: option('field', 'Pages'),
        values: option('values', '40,44').split(',').map(valueOf),
      })
    : checkPrintEditor(context, { ...given, family, container: option('container', 'ta-print-editor') }));
  for (const { text, problem } of results)
    console.log(problem === '' ? `✓ ${text}` : `✗ ${text}: ${problem}`);
  process.exitCode = results.some(({ problem }) => problem !== '') ? 1 : 0;
} finally {
  await browser.close();
}
