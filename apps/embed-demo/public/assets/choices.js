/** The page's own controls: every attribute may change while the widgets are on the screen. */
export function follow(provider) {
  for (const [id, attribute] of [
    ['#language', 'lang'],
    ['#theme', 'theme'],
  ]) {
    document
      .querySelector(id)
      .addEventListener('change', (event) => provider.setAttribute(attribute, event.target.value));
  }
}
