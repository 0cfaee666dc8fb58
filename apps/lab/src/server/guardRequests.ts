import { hostCheck } from '../base/hostCheck.ts';
import { Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { securityHeaders } from '../base/securityHeaders.ts';
import type { Listener } from './answerCache.ts';
import { errorAnswer } from './errorAnswer.ts';

/** A load balancer asks for these by the machine's address. They tell nothing of anybody. */
const openToEveryHost = ['/health', '/ready'];

/**
 * Stands before everything that the lab answers: refuses requests to a host name that is neither configured nor loopback
 * (DNS rebinding), and has browsers stay on https where the lab is served over https.
 */
export function guardRequests({ config, log }: Pick<Lab, 'config' | 'log'>, next: Listener): Listener {
  const { labOrigin } = config.portal;
  const isOurs = hostCheck([labOrigin]);
  const isSecure = labOrigin.startsWith('https:');
  return (request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', 'max-age=31536000');
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (isOurs(request.headers.host) || openToEveryHost.includes(path)) return next(request, response);
    const refusal = new Refusal(
      'misdirected',
      'The lab isn’t served under this host name. See TA_LAB_ORIGIN.',
    );
    const { status, headers, body } = errorAnswer(refusal, log);
    response.writeHead(status, { ...securityHeaders(), ...headers, connection: 'close' }).end(body);
    return undefined;
  };
}
