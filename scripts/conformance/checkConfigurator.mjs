import { outsideNames } from './compatibility.mjs';
import { configuratorRules, tryRule } from './configuratorRules.mjs';
import { tryRules } from './tryRules.mjs';

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
  return tryRules(context, {
    ...{ script, origin, rules, tryRule, texts: configuratorRules },
    body: '<div id="configurator"></div>',
    more: { ...(isCompatible ? outsideNames : neutralNames), site, configurator, field, values, wait },
  });
}
