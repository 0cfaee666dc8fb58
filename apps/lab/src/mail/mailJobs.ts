import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import type { Mail } from '../base/ports/mailer.ts';
import { JobFailure } from '../jobs/definition.ts';
import type { JobContext, JobDefinition } from '../jobs/definition.ts';

/** Sixteen attempts last about six hours: longer than a mail server is usually down. */
const attempts = 16;

/** The mail of one notification. */
export const notificationJob: JobDefinition<{ notification: number }> = {
  kind: 'mail.notification',
  queue: 'mail',
  payload: v.object({ notification: v.number() }),
  attempts,
};

/** A customer's notifications of one day in one mail; `due` is its moment in milliseconds. */
export const digestJob: JobDefinition<{ customer: number; due: number }> = {
  kind: 'mail.digest',
  queue: 'mail',
  payload: v.object({ customer: v.number(), due: v.number() }),
  attempts,
};

/**
 * Sends the mail of a job. Every attempt has the same Message-ID: when the lab is killed after the server accepted the
 * mail and before that was recorded, the receiver's mail program knows the second one.
 * @throws JobFailure: permanent when the server refuses this mail, else to be tried again.
 */
export async function sendInJob(lab: Pick<Lab, 'mailer'>, { name }: JobContext, mail: Mail): Promise<void> {
  try {
    await lab.mailer.send({ ...mail, id: name });
  } catch (error) {
    const { code, command, responseCode, message } = errorOf(error);
    // A sender that the server refuses is a matter of the configuration, and holds for every mail.
    const isRefused =
      ['EENVELOPE', 'EMESSAGE'].includes(code) &&
      (command === 'API' || (responseCode >= 500 && command !== 'MAIL FROM'));
    throw new JobFailure(isRefused ? 'mailRefused' : 'mailServer', message, { permanent: isRefused });
  }
}

function errorOf(error: unknown): { code: string; command: string; responseCode: number; message: string } {
  const { code, command, responseCode } = error as Readonly<Record<string, unknown>>;
  return {
    code: String(code ?? ''),
    command: String(command ?? ''),
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    message: error instanceof Error ? error.message : 'unknown',
  };
}
