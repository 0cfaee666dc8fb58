/** Gives the provider the page's language and theme: both attributes may change while the widgets are on the screen. */
export function followPageControls(provider) {
  for (const [id, attribute] of [
    ['#language', 'lang'],
    ['#theme', 'theme'],
  ]) {
    document
      .querySelector(id)
      .addEventListener('change', (event) => provider.setAttribute(attribute, event.target.value));
  }
}
