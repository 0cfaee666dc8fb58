/**
 * The rules of docs/print-editor-service.md that a print editor's script must keep so that the portal's page can be
 * pointed at it. Each is tried on a page of its own.
 */
export const printEditorRules = {
  object: 'The script adds its two functions to the object of the page',
  host: 'It leaves the functions of the page as they are',
  element: 'It fills its element, in time',
  deinit: 'It leaves an empty element behind',
  silent: 'It calls no function of the page after it was left',
  again: 'It can be started again after it was left',
};

/**
 * Tries one rule in a page that has loaded the script. Runs in the browser, so it holds everything that it uses.
 *
 * @param {{ rule: string, name: string, family: string, container: string, wait: number }} given `name` is that of the
 *   object in the window
 * @returns {Promise<string>} what is wrong; '' = the rule is kept
 */
export async function tryPrintEditorRule({ rule, name, family, container, wait }) {
  const found = window[name];
  if (typeof found?.setEditorConfig !== 'function' || typeof found.deinit !== 'function')
    return `window.${name} has no setEditorConfig or no deinit`;
  if (rule === 'object') return '';

  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const element = document.getElementById(container);
  const isFilled = async () => {
    for (const end = performance.now() + wait; performance.now() < end; await pause(25))
      if (element.childElementCount > 0) return true;
    return element.childElementCount > 0;
  };
  const called = [];
  const host = Object.fromEntries(
    ['refreshSession', 'authUserRequest', 'hideECommerce', 'showECommerce', 'goToCartFinished'].map(
      (each) => [
        each,
        async () => {
          called.push(each);
          return each === 'goToCartFinished' ? true : null;
        },
      ],
    ),
  );
  const start = () => {
    Object.assign(found, host);
    return found.setEditorConfig({
      elementId: container,
      instanceId: container,
      currency: 'EUR',
      language: 'en',
      locale: 'en_US',
      moduleId: '',
      productId: '',
      productFamilyId: family,
      storeName: 'default_store_EUR_IT',
      sessionId: 'conformance',
      projectId: '',
      attributeValues: {},
      useIframe: false,
      ecommerceVariant: '',
    });
  };

  await start();
  if (!(await isFilled())) return `the element is empty after ${wait} ms`;
  switch (rule) {
    case 'host': {
      const replaced = Object.keys(host).filter((each) => window[name]?.[each] !== host[each]);
      return replaced.length === 0 ? '' : `it replaced ${replaced.join(', ')}`;
    }
    case 'deinit':
      await found.deinit();
      return element.childNodes.length === 0
        ? ''
        : `${element.childNodes.length} nodes are left in the element`;
    case 'silent': {
      await found.deinit();
      await pause(100);
      called.length = 0;
      await pause(1_000);
      return called.length === 0 ? '' : `after it was left it called ${called.join(', ')}`;
    }
    case 'again':
      await found.deinit();
      element.replaceChildren();
      await start();
      return (await isFilled()) ? '' : `the second one is empty after ${wait} ms`;
    default:
      return '';
  }
}
