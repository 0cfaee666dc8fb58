/**
 * The rules of docs/configurator-service.md that a configurator's script must keep so that the portal's page can
 * be pointed at it. Each is tried on a page of its own.
 */
export const configuratorRules = {
  class: 'The script defines its class',
  element: 'It fills the element whose id it was given',
  ready: 'It says that it is ready, in time',
  begin: 'It begins with the configuration that it was given',
  shape: 'It answers its configuration as names with a text or a number each',
  once: 'It answers a question once',
  setFields: 'It takes fields that the page sets',
  changed: 'It tells the page that its fields changed',
  unknown: 'It tells the page when it cannot show a configurator',
  dispose: 'It leaves an empty element behind',
  silent: 'It says nothing after it was left',
  again: 'It can be made again after it was left',
};

/**
 * Tries one rule in a page that has loaded the script. Runs in the browser, so it holds everything that it uses.
 *
 * @param {{ rule: string, path: string[], option: string, site: string, configurator: string, field: string, values: [number | string, number | string], wait: number }} given
 *   `path` leads from the window to the class; `option`, '' = none, is the name of the option that is told `site`
 * @returns {Promise<string>} what is wrong; '' = the rule is kept
 */
export async function tryRule(given) {
  const { rule, path, option, site, configurator, field, values, wait } = given;
  const Embed = path.reduce((value, name) => value?.[name], window);
  if (typeof Embed !== 'function') return `window.${path.join('.')} is no class`;
  if (rule === 'class') return '';

  const element = document.getElementById('configurator');
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const waitFor = async (isThere, limit = wait) => {
    for (const end = performance.now() + limit; performance.now() < end; await pause(25))
      if (isThere()) return true;
    return isThere();
  };
  const fieldOf = (value) =>
    typeof value === 'number' ? { name: field, numberValue: value } : { name: field, stringValue: value };
  const beginWith = (value) => ({
    configuredProduct: { idProduct: configurator, name: '', fields: [fieldOf(value)] },
  });
  const usable = ['noScene', 'slowScene', 'contextLost', 'priceFailed'];
  const make = (change = {}) => {
    const told = [];
    const embed = new Embed({
      elementId: 'configurator',
      configuratorId: configurator,
      showFields: true,
      showHeader: false,
      showConfigHeader: false,
      loadStyle: 'none',
      parameters: { lang: 'en', locale: 'en_US' },
      ...(option === '' ? {} : { [option]: site }),
      ...change,
    });
    embed.onMessage.add((message) => told.push(message));
    const isReady = () =>
      told.some(({ name, code }) => name === 'ready' || (name === 'error' && usable.includes(code)));
    return { embed, told, isReady };
  };
  const ask = async (embed) => {
    const answers = [];
    embed.getConfiguredProduct((product) => answers.push(product));
    await waitFor(() => answers.length > 0, 5_000);
    return answers;
  };
  const has = (product, value) =>
    Array.isArray(product?.fields) &&
    product.fields.some(
      ({ name, numberValue, stringValue }) => name === field && (numberValue ?? stringValue) === value,
    );
  const heard = (told) => `it sent ${JSON.stringify(told.map(({ name, code }) => code ?? name))}`;

  if (rule === 'unknown') {
    const { told } = make({ configuratorId: 'ta-unknown' });
    const isTold = await waitFor(() =>
      told.some(({ name, code }) => name === 'error' && !usable.includes(code)),
    );
    return isTold ? '' : `no error for the unknown configurator; ${heard(told)}`;
  }

  const first = make(
    rule === 'begin' || rule === 'changed' || rule === 'setFields' ? beginWith(values[0]) : {},
  );
  if (rule === 'element')
    return (await waitFor(() => element.childElementCount > 0)) ? '' : 'the element is empty';
  if (!(await waitFor(first.isReady))) return `not ready after ${wait} ms; ${heard(first.told)}`;

  switch (rule) {
    case 'begin': {
      const [product] = await ask(first.embed);
      if (!has(product, values[0])) return `${field} is not ${values[0]}: ${JSON.stringify(product)}`;
      // The other value is tried too: one of them may be the service's own.
      first.embed.dispose();
      element.replaceChildren();
      const second = make(beginWith(values[1]));
      await waitFor(second.isReady);
      const [other] = await ask(second.embed);
      return has(other, values[1]) ? '' : `${field} is not ${values[1]}: ${JSON.stringify(other)}`;
    }
    case 'shape': {
      const [product] = await ask(first.embed);
      const { fields } = product ?? {};
      if (!Array.isArray(fields) || fields.length === 0)
        return `no list of fields: ${JSON.stringify(product)}`;
      const wrong = fields.find(
        ({ name, stringValue, numberValue }) =>
          typeof name !== 'string' ||
          name === '' ||
          (typeof stringValue === 'string') === Number.isFinite(numberValue),
      );
      return wrong === undefined ? '' : `neither a text nor a number, or both: ${JSON.stringify(wrong)}`;
    }
    case 'once': {
      const answers = await ask(first.embed);
      await pause(300);
      return answers.length === 1 ? '' : `${answers.length} answers to one question`;
    }
    case 'setFields':
    case 'changed': {
      const before = first.told.length;
      first.embed.setFields({ [field]: values[1] });
      const isTold = await waitFor(() =>
        first.told
          .slice(before)
          .some((message) => message.name === 'fieldsChanged' && has(message, values[1])),
      );
      if (rule === 'changed')
        return isTold
          ? ''
          : `no fieldsChanged with ${field} ${values[1]}; ${heard(first.told.slice(before))}`;
      const [product] = await ask(first.embed);
      return has(product, values[1]) ? '' : `${field} is not ${values[1]}: ${JSON.stringify(product)}`;
    }
    case 'dispose':
      first.embed.dispose();
      return element.childNodes.length === 0
        ? ''
        : `${element.childNodes.length} nodes are left in the element`;
    case 'silent': {
      first.embed.setFields({ [field]: values[1] });
      first.embed.dispose();
      const before = first.told.length;
      await pause(1_000);
      const late = first.told.slice(before);
      return late.length === 0 ? '' : `after it was left ${heard(late)}`;
    }
    case 'again': {
      first.embed.dispose();
      element.replaceChildren();
      const second = make();
      return (await waitFor(second.isReady))
        ? ''
        : `the second one is not ready after ${wait} ms; ${heard(second.told)}`;
    }
    default:
      return '';
  }
}
