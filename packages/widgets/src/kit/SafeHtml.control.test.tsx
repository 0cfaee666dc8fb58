import { afterEach, expect, onTestFinished, test } from 'vitest';
import { hitting, liveness, numbered, ran } from '../../testing/hostilePage.ts';

/** Proves that the payloads of `SafeHtml.test.tsx` would run; `npm run test:full` runs it. */
afterEach(() => ran.clear());

/** Markup as it comes, in a page of its own: what our sanitiser is there against. */
async function showRaw(markups: readonly string[]): Promise<void> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  // So that nothing leads this page away.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  await new Promise((loaded) => {
    frame.addEventListener('load', loaded, { once: true });
    frame.srcdoc = '<!doctype html><p>raw</p>';
  });
  const { contentWindow: view, contentDocument: page } = frame;
  if (!view || !page) throw new Error('no frame');
  Object.assign(view, { taHit: hitting.taHit });
  for (const html of markups) page.body.appendChild(page.createElement('div')).innerHTML = html;
  for (const link of page.querySelectorAll('a')) {
    const leadsAway = /^(https?|data|blob|vbscript):/.test(String(link.href));
    if (!leadsAway) link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  // A payload that replaces the whole document leaves no other one waiting in it.
  const replaced = new Promise((gone) => frame.addEventListener('load', gone, { once: true }));
  await Promise.race([liveness(page), replaced]);
  // It stays until the test ends: on a busy machine some payloads start later than the page's own canary.
  onTestFinished(() => frame.remove());
}

test('T-C1 control: without the sanitiser hundreds of them run', { timeout: 120_000 }, async () => {
  // A tag that ends a document would remove the rest of its page.
  const drawable = numbered.filter((html) => !/<plaintext|<base|<meta|<frameset|javascript:'/i.test(html));
  for (let at = 0; at < drawable.length; at += 20) await showRaw(drawable.slice(at, at + 20));
  await expect.poll(() => ran.size, { timeout: 30_000 }).toBeGreaterThan(200);
  console.log(`raw: ${ran.size} of ${drawable.length} payloads ran`);
});
