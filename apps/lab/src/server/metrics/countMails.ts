import type { Mailer } from '../../base/ports/mailer.ts';
import type { Metrics } from './metrics.ts';

/** The mailer, with each attempt counted. */
export function countMails(mailer: Mailer, metrics: Pick<Metrics, 'countMail'>): Mailer {
  return {
    outbox: mailer.outbox,
    async send(mail) {
      try {
        await mailer.send(mail);
        metrics.countMail('accepted');
      } catch (error) {
        metrics.countMail('failed');
        throw error;
      }
    },
  };
}
