import { changePermission } from '@trade-area/core/contract';
import { conflict, notAllowed, notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { refuseStaff, write } from '../base/write.ts';
import { fullNameOf } from '../identity/table.ts';
import { insertReleases, lockRelease, neverAccepted, permissionsOf, revokeRelease } from './releaseTable.ts';
import { lockPhotos } from './table.ts';
import { termsOfCall } from './termsOfCall.ts';

/** Gives or revokes the permission to use a photo (GW2-29). Repeating a wish changes nothing. */
export async function setPermission({
  lab,
  session,
  query,
}: Call<typeof changePermission, Session>): Promise<AnswerInput<typeof changePermission>> {
  // Staff may take a photo out of use for the customer; only the customer gives a permission.
  if (query.wish === 'accept')
    await refuseStaff(lab, { session, endpoint: changePermission }, 'give permission to use photos');
  return write(lab, { session, endpoint: changePermission }, async (queries) => {
    const [stored] = await lockPhotos(queries, session.owner, [Number(query.id)]);
    if (!stored || stored.photo.sentAt === null) throw notFound();
    const key = stored.upload.id;
    const isAccepted = (await lockRelease(queries, key)) !== undefined;
    const wish = query.wish ?? (isAccepted ? 'revoke' : 'accept');
    const by = { name: await fullNameOf(queries, session), at: lab.clock.now() };
    if (wish === 'revoke') await revokeRelease(queries, session.owner, key, by);
    else if (!isAccepted) {
      if (session.acting)
        throw notAllowed('Only the customer can give permission to use photos.', 'customerOnly');
      const terms = await termsOfCall(queries, session, query.terms);
      if (!terms) throw conflict('The terms have changed. Read them again.');
      await insertReleases(queries, session.owner, [key], { terms, ...by });
    }
    const { acceptedAt, revokedAt } = (await permissionsOf(queries, [key])).get(key) ?? neverAccepted;
    return {
      success: true,
      ts_acept_terms: acceptedAt?.toISOString() ?? '',
      ts_delete_terms: revokedAt?.toISOString() ?? '',
    };
  });
}
