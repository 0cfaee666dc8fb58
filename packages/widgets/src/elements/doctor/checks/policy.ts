/** The limits that the page, its frames and the browser set. */
import type { Facts } from './facts.ts';
import { bad, note } from './finding.ts';
import type { Finding } from './finding.ts';
import { allows, directiveOf, readPolicy, withSource } from './readPolicy.ts';
import type { Policy } from './readPolicy.ts';
import { originOf } from './written.ts';

interface Forbidden {
  /** The origin that has to be allowed. */
  readonly origin: string;
  /** The policy that forbids it. */
  readonly policy: Policy;
}

/**
 * Directives that keep an element of the page from the lab: those that have refused something, and those of the known
 * policies that would. A policy of a header is known only once it has refused something.
 */
export function forbidden({ page, published, gateway }: Facts): ReadonlyMap<string, Forbidden> {
  const policies = page.policies.map(readPolicy);
  const scripts = page.scripts.map(({ src }) => src);
  const placed = new Set(page.elements.map(({ name }) => name));
  const needs = [
    ...scripts.map((src) => ['script-src', src] as const),
    ['connect-src', `${gateway}/health`] as const,
    ...published.elements
      .filter(({ name }) => placed.has(name))
      .flatMap(({ policy }) => policy.map((directive) => [directive, `${gateway}/`] as const)),
  ];
  const found = new Map<string, Forbidden>();
  for (const [directive, address] of needs) {
    const policy = policies.find((each) => !allows(each, directive, address, page.origin));
    if (policy) found.set(directive, { origin: originOf(address), policy });
  }
  const ours = new Set([gateway, ...scripts.map(originOf)]);
  for (const { directive: named, blocked } of page.violations) {
    const [directive, origin] = [directiveOf(named), originOf(blocked)];
    if (!ours.has(origin) || found.has(directive)) continue;
    const policy = policies.find((each) => each.has(directive)) ?? policies[0] ?? new Map();
    found.set(directive, { origin, policy });
  }
  return found;
}

/** The page's Content Security Policy allows the lab, and the policy of formatted text. */
export function checkPolicy(facts: Facts): Finding[] {
  const refused = [...forbidden(facts)].map(([directive, { origin, policy }]) =>
    bad('policyForbids', { directive, origin }, `${withSource(policy, directive, origin)};`),
  );
  if (!facts.page.isHtmlPolicyRefused) return refused;
  const listed = facts.page.policies.map((text) => readPolicy(text).get('trusted-types')).find(Boolean) ?? [];
  const names = [...listed.filter((name) => name !== "'none'"), 'ta-html'];
  return [...refused, note('trustedTypesMissing', { name: 'ta-html' }, `trusted-types ${names.join(' ')};`)];
}

const needed = ['allow-scripts', 'allow-same-origin', 'allow-forms'];

/** The page is in no sandbox without an origin, and frames only the one page of the portal that may be framed. */
export function checkFrames({ page, gateway }: Facts): Finding[] {
  const own = page.origin === 'null' ? [bad('pageSandboxed', {}, `sandbox="${needed.join(' ')}"`)] : [];
  const frames = page.frames.flatMap(({ src, sandbox }): Finding[] => {
    if (!URL.canParse(src)) return [];
    const url = new URL(src);
    const isPortal = url.pathname.startsWith('/ta/');
    if (!isPortal && url.origin !== gateway) return [];
    const isLogin = url.pathname === '/ta/login' && url.searchParams.get('ev') === 'InPopUp';
    if (!isLogin) {
      const origin = isPortal ? url.origin : 'https://portal.example';
      return [bad('frameRefused', { address: src }, `<iframe src="${origin}/ta/login?ev=InPopUp"></iframe>`)];
    }
    if (sandbox === null || needed.every((word) => sandbox.includes(word))) return [];
    const words = [...new Set([...sandbox, ...needed])].filter((word) => word !== '');
    return [bad('frameSandboxed', { address: src }, `sandbox="${words.join(' ')}"`)];
  });
  return [...own, ...frames];
}

/** Without storage a session ends with the page. */
export const checkStorage = ({ page }: Facts): Finding[] =>
  page.isStorageBlocked && page.origin !== 'null' ? [note('storageBlocked', {})] : [];
