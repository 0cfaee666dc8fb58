// The page hears what is chosen: analytics and its own routing are its business.
const said = document.querySelector('#said');

for (const name of ['ta-select', 'ta-navigate', 'ta-event', 'ta-error']) {
  document.addEventListener(name, (event) => {
    said.textContent = `${name} ${JSON.stringify(event.detail)}`;
  });
}
