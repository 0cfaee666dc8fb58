/** Runs in the head, before anything is drawn, so that a chosen theme never flashes another one. */
try {
  const chosen = localStorage.getItem('ta-docs-theme');
  if (chosen) document.documentElement.dataset['theme'] = chosen;
} catch {
  // Storage is blocked: the page follows the system.
}
