import { outsideNames } from './compatibility.mjs';
import { configuratorRules, tryRule } from './configuratorRules.mjs';

const neutralNames = { path: ['TradeAreaConfigurator'], option: '' };

/**
 * Tries every rule with the script at an address, in pages of the portal's origin under the portal's policy.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {object} given
 * @param {string} given.script address of the script
 * @param {string} given.origin of the portal: the service must allow it to call
 * @param {string} given.configurator number of a configurator of the service
 * @param {string} [given.field] a field of it
 * @param {[number | string, number | string]} [given.values] two values that the field may have
 * @param {boolean} [given.isCompatible] call it by the outside service's names
 * @param {number} [given.wait] milliseconds until it must be ready
 * @param {string[]} [given.rules] default: all
 * @returns {Promise<{ rule: string, text: string, problem: string }[]>} problem '' = kept
 */
export async function checkConfigurator(context, given) {
  const { script, origin, configurator, field = 'Pages', values = [40, 44], isCompatible = false } = given;
  const { wait = 20_000, rules = Object.keys(configuratorRules) } = given;
  const site = new URL(script).origin;
  const address = `${origin}/ta/configurator-conformance`;
  await context.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policyFor(script) },
      body: '<!doctype html><title>Conformance</title><div id="configurator"></div>',
    }),
  );
  // A browser asks before a page calls this machine, where a service on trial may run; an older one knows no such right.
  await context.grantPermissions(['local-network-access'], { origin }).catch(() => undefined);
  const results = [];
  for (const rule of rules) {
    const page = await context.newPage();
    const blocked = [];
    page.on('console', (message) => {
      if (/content security policy|trusted/i.test(message.text())) blocked.push(message.text());
    });
    await page.goto(address);
    const problem = await page
      .evaluate(loadScript, script)
      .then(() =>
        page.evaluate(tryRule, {
          ...(isCompatible ? outsideNames : neutralNames),
          rule,
          site,
          configurator,
          field,
          values,
          wait,
        }),
      )
      .catch((error) => String(error.message ?? error).split('\n')[0]);
    const why = problem !== '' && blocked.length > 0 ? `${problem} (${blocked[0]})` : problem;
    results.push({ rule, text: configuratorRules[rule], problem: why });
    await page.close();
  }
  await context.unroute(address);
  return results;
}

/** The portal's policy for a configured script (apps/host/server/policy.ts). */
function policyFor(script) {
  const { origin, pathname } = new URL(script);
  return [
    "default-src 'none'",
    // The lab's own script loads its chunk from the same folder, which the portal allows at its lab.
    `script-src ${origin}${pathname} ${origin}/embed/`,
    `style-src ${origin}`,
    `img-src ${origin} data: blob:`,
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ta-script',
  ].join('; ');
}

/** Runs in the browser. */
function loadScript(address) {
  return new Promise((resolve, reject) => {
    const policy = window.trustedTypes?.createPolicy('ta-script', { createScriptURL: (wanted) => wanted });
    const element = document.createElement('script');
    element.addEventListener('load', () => resolve(undefined));
    element.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)));
    element.src = policy ? policy.createScriptURL(address) : address;
    document.head.append(element);
  });
}
