/** The browser and other scripts of the page. */
import type { Facts } from './facts.ts';
import { bad, note } from './finding.ts';
import type { Finding } from './finding.ts';

/** Other code answers for the browser: monitoring does that, and sometimes changes an answer. */
export function checkPatches({ page, lab }: Facts): Finding[] {
  if (page.replaced.length === 0) return [];
  const values = { names: page.replaced.join(', ') };
  const instead = page.replaced.map((name) => `console.log(String(${name}));`).join('\n');
  return [lab.answer === 'lab' ? note('patched', values, instead) : bad('patched', values, instead)];
}

/** Features without which widgets are not drawn, or without their looks. */
export const checkBrowser = ({ page }: Facts): Finding[] =>
  page.unsupported.length === 0 ? [] : [bad('browserOld', { features: page.unsupported.join(', ') })];
