import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { CardSettings, LabConfiguration } from '../../base/configuration.ts';
import { reasonOf } from '../../database/failure.ts';
import { findingsAbout } from './finding.ts';
import type { Finding } from './finding.ts';

/**
 * Signs in to the mail server.
 * @param mailTo address of a test mail; '' = none is sent
 */
export async function checkMail(
  { smtp, from, timeoutMs }: LabConfiguration['mail'],
  mailTo = '',
): Promise<Finding[]> {
  const { ok, warning, problem } = findingsAbout('mail');
  if (smtp === '')
    return [problem('No mail server is set: mails are only stored.', 'Set mail.smtp or TA_SMTP.')];
  const findings: Finding[] = [];
  if (/@localhost\b/.test(from))
    findings.push(warning(`Mails come from ${from}.`, 'Set mail.from to an address of your domain.'));
  const transport = createTransport({
    url: smtp,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    findings.push(ok('The mail server accepts us.'));
    if (mailTo !== '') findings.push(await sendTestMail(transport, from, mailTo));
  } catch (error) {
    // The driver's message names the host and never the password.
    findings.push(
      problem(`The mail server refuses us (${reasonOf(error)}).`, 'Check address, name and password.'),
    );
  } finally {
    transport.close();
  }
  return findings;
}

/** A server may accept the sign-in and refuse the sender or the recipient. */
async function sendTestMail(transport: Transporter, from: string, to: string): Promise<Finding> {
  const { ok, problem } = findingsAbout('mail');
  try {
    await transport.sendMail({
      from,
      to,
      subject: 'Test mail of the lab',
      text: 'This mail was sent by `main.js check --mail-to`. The lab can send mail.\n',
    });
    return ok(`A test mail to ${to} was accepted. Look whether it arrives, and not as spam.`);
  } catch (error) {
    return problem(
      `The mail server refuses a mail to ${to} (${reasonOf(error)}).`,
      'Check mail.from, and whether this account may send to other domains.',
    );
  }
}

/** Asks the card provider for our own balance, which needs a valid secret key and moves nothing. */
export async function checkCards(
  { provider, api, secret, publicKey, timeoutMs }: CardSettings,
  fetch: typeof globalThis.fetch,
): Promise<Finding[]> {
  const { ok, warning, problem } = findingsAbout('cards');
  if (provider !== 'stripe')
    return [
      warning(
        'Cards are a sandbox: nothing is charged.',
        "Set cards.provider to 'stripe', with cards.secret and cards.publicKey.",
      ),
    ];
  const findings: Finding[] = [];
  const modeOf = (key: string) => /^[ps]k_(live|test)_/.exec(key)?.[1];
  if (!publicKey.startsWith('pk_'))
    findings.push(problem('cards.publicKey is no public key.', 'It begins with pk_.'));
  else if (modeOf(publicKey) !== modeOf(secret))
    findings.push(problem('One card key is live, the other for tests.', 'Take both from one mode.'));
  else if (modeOf(secret) === 'test')
    findings.push(warning('The card keys are for tests.', 'Take the live ones to charge cards.'));
  const headers = { authorization: `Bearer ${secret}` };
  const status = await fetch(`${api}/v1/balance`, { headers, signal: AbortSignal.timeout(timeoutMs) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => 0,
  );
  if (status === 200) findings.push(ok('The card provider accepts cards.secret.'));
  else if (status === 401 || status === 403)
    findings.push(problem('The card provider refuses cards.secret.', 'Copy the key again.'));
  else
    findings.push(
      problem(
        `The card provider cannot be asked (${status === 0 ? 'no answer' : `status ${status}`}).`,
        'Check cards.api and the way out of this machine.',
      ),
    );
  return findings;
}
