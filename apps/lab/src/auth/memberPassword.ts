import { changePassword } from '@trade-area/core/contract';
import type { BodyOf } from '@trade-area/core/contract';
import type { Lab } from '../base/lab.ts';
import { ownerOf } from '../base/owner.ts';
import type { Member, Session } from '../base/owner.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { forgetDevices, rememberDevice } from '../identity/devices.ts';
import {
  deleteMemberLinks,
  endMemberSessions,
  isMemberUnchanged,
  memberById,
  updateMember,
} from '../identity/memberTable.ts';
import type { StoredMember } from '../identity/memberTable.ts';
import { deletePasses } from '../identity/passes.ts';
import { countPasswordChange } from '../identity/signInLimits.ts';
import { endOtherSessions } from '../identity/table.ts';
import { openExchange } from './exchange.ts';

/**
 * Sets the password of a link's person, inside the transaction that has found the link: every link and every earlier
 * session of the person ends, and the device belongs to the person from now on.
 * @returns the token for the address of the portal.
 */
export async function setMemberPassword(
  queries: Queries,
  member: StoredMember,
  given: {
    readonly passwordHash: string;
    readonly device: string;
    readonly agent: string;
    readonly now: Date;
  },
): Promise<string> {
  const { passwordHash, device, agent, now } = given;
  await updateMember(queries, member.id, { passwordHash });
  await deleteMemberLinks(queries, member.id);
  await endMemberSessions(queries, member.id);
  await forgetDevices(queries, `member:${member.id}`);
  await rememberDevice(queries, `member:${member.id}`, device, now);
  return openExchange(queries, ownerOf(member), { now, agent, member: member.id });
}

/**
 * Changes the password of the signed-in person; the person's other sessions end.
 * @returns the reason of a refusal, or ''.
 */
export async function replaceMemberPassword(
  lab: Lab,
  session: Session,
  { id }: Member,
  body: BodyOf<typeof changePassword>,
): Promise<string> {
  const wrong = 'The current password is wrong';
  const attempt = await countPasswordChange(lab, `${session.code} ${id}`);
  const member = await memberById(lab.database.queries, id);
  if (!(await lab.passwords.verify(body.old_password, member?.passwordHash ?? null)) || !member) return wrong;
  await attempt.giveBack();
  if (body.new_password === body.old_password)
    return 'The new password must be different from the current one';
  const passwordHash = await lab.passwords.hash(body.new_password);
  const isChanged = await write(lab, { session, endpoint: changePassword }, async (queries) => {
    // Another change, which ended this session, was first.
    if (!(await isMemberUnchanged(queries, member))) return false;
    await updateMember(queries, id, { passwordHash });
    await deleteMemberLinks(queries, id);
    await forgetDevices(queries, `member:${id}`);
    await endOtherSessions(queries, session.owner, session.tokenHash, id);
    await deletePasses(queries, session.tokenHash);
    return true;
  });
  return isChanged ? '' : wrong;
}
