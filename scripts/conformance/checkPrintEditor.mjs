import { outsidePrintName } from './compatibility.mjs';
import { printEditorRules, tryPrintEditorRule } from './printEditorRules.mjs';
import { tryRules } from './tryRules.mjs';

/**
 * Tries every rule with the script at an address, in pages of the portal's origin under the portal's policy.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {object} given
 * @param {string} given.script address of the script
 * @param {string} given.origin of the portal: the service must allow it to call
 * @param {string} given.family of products, such as 27
 * @param {string} [given.container] id of the element that it fills
 * @param {boolean} [given.isCompatible] call it by the outside service's name
 * @param {number} [given.wait] milliseconds until something of it must be shown
 * @param {string[]} [given.rules] default: all
 * @returns {Promise<{ rule: string, text: string, problem: string }[]>} problem '' = kept
 */
export async function checkPrintEditor(context, given) {
  const { script, origin, family, container = 'ta-print-editor', isCompatible = false } = given;
  const { wait = 20_000, rules = Object.keys(printEditorRules) } = given;
  return tryRules(context, {
    ...{ script, origin, rules, texts: printEditorRules, tryRule: tryPrintEditorRule },
    body: `<div id="${container}"></div>`,
    more: { name: isCompatible ? outsidePrintName : 'TradeAreaPrintEditor', family, container, wait },
  });
}
