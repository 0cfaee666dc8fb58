import { acceptFindings, verifyUpload } from '@trade-area/core/contract';
import { invalid, notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { lockOpenOrder, openUpload } from './api.ts';
import { queueInspection } from './jobs.ts';
import { fullNameOf } from '../identity/table.ts';
import { markAccepted, setClaimedChecksum, uploadOf } from './table.ts';
import type { StoredUpload } from './table.ts';

/** Stores the sender's checksum of a file that has arrived, and queues the inspection that compares it. */
export async function verifyUploadChecksum({
  lab,
  session,
  body,
}: Call<typeof verifyUpload, Session>): Promise<AnswerInput<typeof verifyUpload>> {
  const { upload, order } = await openUpload(lab, session, body.upload);
  const stateOf = ({ state, sha256 }: StoredUpload) =>
    state === 'checked' && sha256 !== body.sha256 ? ('damaged' as const) : state;
  if (upload.state !== 'arrived') return { state: stateOf(upload) };
  return write(lab, { session, endpoint: verifyUpload }, async (queries) => {
    await lockOpenOrder(queries, lab.prices, session, order.commessa);
    // The job's row is locked before the file's, as the job itself does.
    await queueInspection(queries, upload.id, lab.clock.now());
    const isStored = await setClaimedChecksum(queries, session.owner, upload.id, body.sha256);
    if (isStored) return { state: 'arrived' as const };
    // Another window has removed the file meanwhile, or an inspection has ended.
    const found = await uploadOf(queries, session.owner, upload.id);
    if (!found) throw notFound();
    return { state: stateOf(found.upload) };
  });
}

/** Records who accepted which warnings of a file, as its findings are when nothing else changes the order's files. */
export async function recordAcceptance({
  lab,
  session,
  body,
}: Call<typeof acceptFindings, Session>): Promise<AnswerInput<typeof acceptFindings>> {
  const { order } = await openUpload(lab, session, body.upload);
  const at = lab.clock.now().toISOString();
  await write(lab, { session, endpoint: acceptFindings }, async (queries) => {
    await lockOpenOrder(queries, lab.prices, session, order.commessa);
    const found = await uploadOf(queries, session.owner, body.upload);
    if (!found) throw notFound();
    const { findings, accepted } = found.upload;
    const isNamed = ({ code }: { readonly code: string }) => body.codes.includes(code);
    if (findings.some((finding) => finding.level === 'block' && isNamed(finding)))
      throw invalid({ codes: 'blocking problems can’t be accepted' });
    const by = await fullNameOf(queries, session);
    const added = findings
      .filter((finding) => finding.level === 'warn' && isNamed(finding))
      .map(({ code }) => ({ code, by, at }));
    const others = accepted.filter((acceptance) => !isNamed(acceptance));
    await markAccepted(queries, session.owner, body.upload, [...others, ...added]);
  });
  return { success: true };
}
