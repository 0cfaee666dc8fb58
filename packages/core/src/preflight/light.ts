import type { Finding } from '../contract/index.ts';

/**
 * 'red' keeps an order from being sent, 'amber' wants a tick, 'green' is ready.
 *
 * @example
 * lightOf(findings, ['softDensity']); // 'green' when no other warning is left
 */
export function lightOf(
  findings: readonly Finding[],
  accepted: readonly string[],
): 'red' | 'amber' | 'green' {
  if (findings.some(({ level }) => level === 'block')) return 'red';
  const open = findings.some(({ level, code }) => level === 'warn' && !accepted.includes(code));
  return open ? 'amber' : 'green';
}
