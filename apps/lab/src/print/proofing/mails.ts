import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { ownerOf } from '../../base/owner.ts';
import type { Queries } from '../../database/open.ts';
import { projects } from '../../database/schema/store.ts';
import { accountOf } from '../../identity/table.ts';
import { handle } from '../../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../../jobs/definition.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendInJob } from '../../mail/mailJobs.ts';
import { mailTexts } from '../../mail/mailTexts.ts';
import { nameInMail } from '../../mail/nameInMail.ts';
import { compose } from '../../mail/texts.ts';
import { proofMailTexts } from './mailTexts.ts';
import { commentsOf, proofById } from './table.ts';

const jobOf = (kind: string): JobDefinition<{ proof: number }> => ({
  kind,
  queue: 'mail',
  payload: v.object({ proof: v.number() }),
  attempts: 16,
});
const commentJob = jobOf('mail.proofComments');
const approvalJob = jobOf('mail.proofApproval');

/** Comments of so many milliseconds come in one mail. */
const gathered = 10 * 60_000;

export function queueCommentMail(queries: Queries, proof: number, at: Date): Promise<void> {
  const notBefore = new Date(at.getTime() + gathered);
  return enqueue(queries, commentJob, { key: String(proof), payload: { proof }, at, notBefore });
}

export function queueApprovalMail(queries: Queries, proof: number, at: Date): Promise<void> {
  return enqueue(queries, approvalJob, { key: `${proof} ${at.getTime()}`, payload: { proof }, at });
}

/** Mails to the photographer; the words of a couple are in the portal alone. */
export function proofMailJobs(lab: Lab): JobHandler[] {
  const found = async (id: number) => {
    const { queries } = lab.database;
    const proof = await proofById(queries, id);
    if (!proof) return null;
    const account = await accountOf(queries, ownerOf(proof));
    const [project] = await queries.select().from(projects).where(eq(projects.id, proof.projectId));
    const texts = proofMailTexts(languageOf(undefined, account.language));
    const name = nameInMail(project?.name || project?.uuid || '');
    const link = { link: `${lab.config.portal.portalOrigin}/ta/projects`, label: texts.open };
    return {
      proof,
      account,
      texts,
      name,
      link,
      greeting: mailTexts(account.language).greeting(account.name),
    };
  };
  return [
    handle(commentJob, async ({ proof: id }, context) => {
      const known = await found(id);
      if (!known) return null;
      const { account, texts, name, link, greeting } = known;
      const open = (await commentsOf(lab.database.queries, id)).filter(({ done }) => !done).length;
      if (open === 0) return null;
      await sendInJob(
        lab,
        context,
        compose(account, texts.commentSubject(name), [greeting, texts.comments(name, open), link]),
      );
      return null;
    }),
    handle(approvalJob, async ({ proof: id }, context) => {
      const known = await found(id);
      if (!known) return null;
      const { proof, account, texts, name, link, greeting } = known;
      const [subject, text] =
        proof.approvedAt === null
          ? [texts.withdrawnSubject(name), texts.withdrawn(name)]
          : [texts.approvedSubject(name), texts.approved(name, nameInMail(proof.approvedName))];
      await sendInJob(lab, context, compose(account, subject, [greeting, text, link]));
      return null;
    }),
  ];
}
