import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendInJob } from '../mail/mailJobs.ts';
import { contactReplyMail, contactReceiptMail } from './mailTexts.ts';
import { insertLink, markMailed, messageForMail } from './table.ts';

/** Days that the link of a mail works. */
const linkDays = 90;

/** One mail about one message. Sixteen attempts last about six hours. */
const contactMailJob: JobDefinition<{ message: number }> = {
  kind: 'mail.contact',
  queue: 'mail',
  payload: v.object({ message: v.number() }),
  attempts: 16,
};

/** Queues the mail about a message, in the transaction that stores it: the desk's own words, or the person's receipt. */
export function queueContactMail(queries: Queries, message: number, at: Date): Promise<void> {
  return enqueue(queries, contactMailJob, { key: String(message), payload: { message }, at });
}

export function contactJobs(lab: Lab): JobHandler[] {
  const { portalOrigin, company } = lab.config.portal;
  return [
    handle(contactMailJob, async ({ message: id }, context) => {
      const found = await messageForMail(lab.database.queries, id);
      // The conversation was deleted since the mail was queued, or its mail is sent.
      if (!found || found.message.mailedAt !== null) return null;
      const { message, contact } = found;
      const markSent = (queries: Queries) => markMailed(queries, id, lab.clock.now());
      if (message.staffId === null) {
        await sendInJob(lab, context, contactReceiptMail(contact, { lab: company.name }));
        return markSent;
      }
      const code = createToken();
      // Stored before it is sent. The link of an attempt whose answer was lost goes on working beside the next one's.
      await context.write((queries) =>
        insertLink(queries, {
          codeHash: hashToken(code),
          contactId: contact.id,
          createdAt: message.at,
          expiresAt: new Date(lab.clock.now().getTime() + linkDays * 86_400_000),
        }),
      );
      const person = { c: code, a: String(message.staffId), p: String(id) };
      const { text } = message;
      const mail = contactReplyMail(contact, {
        text,
        portalOrigin,
        person,
        days: linkDays,
        lab: company.name,
      });
      await sendInJob(lab, context, mail);
      return markSent;
    }),
  ];
}
