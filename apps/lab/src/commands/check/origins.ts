import type { LabConfiguration } from '../../base/configuration.ts';
import { findingsAbout } from './finding.ts';
import type { Finding } from './finding.ts';

const isLocal = (origin: string) => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/** Origin of an address; '' when it is no http address, or more than an origin. */
function originOf(text: string): string {
  try {
    const { origin } = new URL(text);
    return origin === text && /^https?:/.test(origin) ? origin : '';
  } catch {
    return '';
  }
}

/** The origins of the configuration, as policies and browsers will compare them. */
export function checkOrigins({ portal, allowedOrigins }: LabConfiguration): Finding[] {
  const { ok, warning, problem } = findingsAbout('origins');
  const namedOrigins: [string, string][] = [
    ['portal.portalOrigin', portal.portalOrigin],
    ['portal.labOrigin', portal.labOrigin],
    ...allowedOrigins.map((origin): [string, string] => ['allowedOrigins', origin]),
    ...portal.loginParents.map((origin): [string, string] => ['portal.loginParents', origin]),
  ];
  const findings = namedOrigins.flatMap(([setting, text]) => {
    if (originOf(text) === '')
      return [problem(`${setting} holds '${text}'.`, 'Write scheme and host only: https://ta.example.')];
    if (isLocal(text)) return [warning(`${setting} is ${text}.`, 'Other machines cannot reach it.')];
    return text.startsWith('http:') ? [problem(`${setting} is ${text}.`, 'Use https.')] : [];
  });
  for (const setting of ['portalOrigin', 'labOrigin'] as const)
    if (!allowedOrigins.includes(portal[setting]))
      findings.push(
        problem(`allowedOrigins lacks ${portal[setting]}.`, 'Its pages cannot call the gateway. Add it.'),
      );
  return findings.length > 0 ? findings : [ok(`${portal.portalOrigin} and ${portal.labOrigin}.`)];
}

/** Whether the lab's public origin leads here, and the proxy before it is named. */
export async function checkProxy(
  { portal }: Pick<LabConfiguration, 'portal'>,
  trustedProxies: string,
  fetch: typeof globalThis.fetch,
): Promise<Finding[]> {
  const { ok, warning, problem } = findingsAbout('proxy');
  const findings: Finding[] = [];
  if (portal.labOrigin.startsWith('https:') && trustedProxies.trim() === '')
    findings.push(
      problem(
        'TA_TRUSTED_PROXIES is empty, and TLS ends at a proxy: all visitors share its address and its allowance.',
        "Set it to the proxy's address.",
      ),
    );
  const status = await fetch(`${portal.labOrigin}/health`, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => 0,
  );
  findings.push(
    status === 200
      ? ok(`A lab answers at ${portal.labOrigin}.`)
      : warning(
          `${portal.labOrigin}/health ${status === 0 ? 'does not answer' : `answers ${status}`}.`,
          'Start the lab and the proxy, and check again.',
        ),
  );
  return findings;
}
