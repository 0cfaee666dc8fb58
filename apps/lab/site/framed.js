// A page in a frame opens its links in the frame: 1500 ms after it was loaded, links lose the targets that would open a
// tab (EMB-10). A link to a page that refuses every frame is marked with `data-own-tab` and keeps its target.
const delayMs = 1_500;

function removeTargets() {
  for (const link of document.querySelectorAll('a[target]:not([data-own-tab])'))
    link.removeAttribute('target');
}

if (window.parent !== window) {
  if (document.readyState === 'complete') setTimeout(removeTargets, delayMs);
  else window.addEventListener('load', () => setTimeout(removeTargets, delayMs));
}
