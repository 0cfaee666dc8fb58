// The page's own controls: every attribute may change while the widgets are on the screen.
const area = document.querySelector('#area');
const said = document.querySelector('#said');

for (const [id, attribute] of [
  ['#language', 'lang'],
  ['#theme', 'theme'],
]) {
  document
    .querySelector(id)
    .addEventListener('change', (event) => area.setAttribute(attribute, event.target.value));
}

for (const name of ['ta-ready', 'ta-error', 'ta-login', 'ta-logout', 'ta-payment-open', 'ta-cards-change']) {
  document.addEventListener(name, (event) => {
    said.textContent = `${name} ${JSON.stringify(event.detail)}`;
  });
}
