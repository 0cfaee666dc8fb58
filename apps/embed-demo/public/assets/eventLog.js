/** Shows the last event of these names in the page's log, where a real page would react to it. */
export function logEvents(...names) {
  const log = document.querySelector('#event-log');
  for (const name of names) {
    document.addEventListener(name, (event) => {
      log.textContent = `${name} ${JSON.stringify(event.detail)}`;
    });
  }
}
