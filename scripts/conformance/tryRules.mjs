/**
 * Tries rules with the script of a service, each on a page of the portal's origin under the portal's policy.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {object} given
 * @param {string} given.script address of the script
 * @param {string} given.origin of the portal: the service must allow it to call
 * @param {string} given.body content of the page
 * @param {Record<string, string>} given.texts of all rules
 * @param {string[]} given.rules to try
 * @param {(given: any) => Promise<string>} given.tryRule runs in the browser; answers what is wrong
 * @param {object} given.more what `tryRule` is told beside the rule
 * @returns {Promise<{ rule: string, text: string, problem: string }[]>} problem '' = kept
 */
export async function tryRules(context, given) {
  const { script, origin, body, texts, rules, tryRule, more } = given;
  const address = `${origin}/ta/conformance`;
  await context.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policyFor(script) },
      body: `<!doctype html><title>Conformance</title>${body}`,
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
      .then(() => page.evaluate(tryRule, { ...more, rule }))
      .catch((error) => String(error.message ?? error).split('\n')[0]);
    const why = problem !== '' && blocked.length > 0 ? `${problem} (${blocked[0]})` : problem;
    results.push({ rule, text: texts[rule], problem: why });
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
