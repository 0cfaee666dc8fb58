import { payloads } from './hostileHtml.ts';

/** Names of the payloads that ran. */
export const ran = new Set<string>();
/** The window whose `taHit` the payloads call. */
export const hitting = window as Window & { taHit?: (what: unknown) => void };
hitting.taHit = (what) => void ran.add(String(what));

/** Every payload, which tells its number when it runs. */
export const numbered = payloads.map(({ html }, index) => html(`taHit(${index})`));

/** Everything that starts by itself has started: a picture, a drawing and a moving text of the same page have. */
export async function liveness(page: Document): Promise<void> {
  const canary = page.body.appendChild(page.createElement('div'));
  let awake = 0;
  const started = new Promise<void>((done) => {
    const one = () => void (++awake === 2 && done());
    canary.addEventListener('error', one, { capture: true, once: true });
    canary.addEventListener('toggle', one, { capture: true, once: true });
  });
  canary.innerHTML = '<img src="data:image/png,broken"><details open></details>';
  await started;
  const view = page.defaultView ?? window;
  await new Promise((next) => view.requestAnimationFrame(() => view.requestAnimationFrame(next)));
  canary.remove();
}
