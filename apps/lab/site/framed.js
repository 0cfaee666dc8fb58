// A page in a frame keeps its links in the frame: 1500 ms after it was loaded they lose the targets that would open a
// tab (EMB-10). A link to a place that refuses every frame says so, and keeps its own.
const pause = 1_500;

function keep() {
  for (const link of document.querySelectorAll('a[target]:not([data-own-tab])'))
    link.removeAttribute('target');
}

if (window.parent !== window) {
  if (document.readyState === 'complete') setTimeout(keep, pause);
  else window.addEventListener('load', () => setTimeout(keep, pause));
}
