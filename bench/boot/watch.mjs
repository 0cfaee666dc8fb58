// Runs in the page before anything else: looks at every frame whether the content is shown.
/**
 * Content is in the element's shadow root, in its frame or in itself. Gives the page `bench.shown`, a promise of milliseconds from the navigation, and `bench.blocking()`.
 */
export function watch({ tag, selector, count }) {
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });

  const isShown = () => {
    const element = document.querySelector(tag);
    const inside = element?.shadowRoot ?? element?.querySelector('iframe')?.contentDocument ?? element;
    const found = inside?.querySelectorAll(selector) ?? [];
    return found.length >= count && found[found.length - 1].getClientRects().length > 0;
  };
  const shown = new Promise((resolve) => {
    const look = () => {
      if (!isShown()) return requestAnimationFrame(look);
      // The message comes after the frame that this callback belongs to has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  globalThis.bench = { shown, blocking: () => blocked };
}
