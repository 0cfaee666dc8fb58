/** Writes the widgets' events of these names into the page's line, as a page of its own would answer them. */
export function say(...names) {
  const said = document.querySelector('#said');
  for (const name of names) {
    document.addEventListener(name, (event) => {
      said.textContent = `${name} ${JSON.stringify(event.detail)}`;
    });
  }
}
