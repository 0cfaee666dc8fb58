import {
  changeMember as changeEndpoint,
  inviteMember as inviteEndpoint,
  inviteMemberAgain as inviteAgainEndpoint,
  listMembers as listEndpoint,
  mostMembers,
  removeMember as removeEndpoint,
} from '@trade-area/core/contract';
import { isEmail } from '@trade-area/core/account';
import type {
  changeMember,
  Endpoint,
  inviteMember,
  inviteMemberAgain,
  listMembers,
  MemberState,
  removeMember,
  Right,
} from '@trade-area/core/contract';
import { queueMemberInvitation } from '../../auth/memberMail.ts';
import { writeOnce } from '../../base/idempotency.ts';
import { conflict, invalid, notFound } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import type { Session } from '../../base/owner.ts';
import { customerRoute } from '../../base/route.ts';
import type { AnswerInput, Call } from '../../base/route.ts';
import { refuseStaff, write } from '../../base/write.ts';
import type { Queries } from '../../database/open.ts';
import { forgetDevices } from '../../identity/devices.ts';
import {
  deleteMember,
  deleteMemberLinks,
  insertMember,
  lockMember,
  membersOf,
  updateMember,
} from '../../identity/memberTable.ts';
import type { StoredMember } from '../../identity/memberTable.ts';
import { countInvitation } from '../../identity/signInLimits.ts';
import { accountByEmail, accountOf, lockAccount } from '../../identity/table.ts';
import { actionsOf, lastSignInOf, touchCustomer } from './table.ts';

/** The id of the owner in the list. */
const ownerId = 'owner';
/** Latest acts of the other persons that the owner sees. */
const shownActions = 50;

/** The persons who sign in to the account, the owner first, and what the others did last. */
async function readMembers({
  lab,
  session,
}: Call<typeof listMembers, Session>): Promise<AnswerInput<typeof listMembers>> {
  const { queries } = lab.database;
  const { owner } = session;
  const [account, signedIn, rows, actions] = await Promise.all([
    accountOf(queries, owner),
    lastSignInOf(queries, owner),
    membersOf(queries, owner),
    actionsOf(queries, owner, shownActions),
  ]);
  return {
    members: [
      {
        id: ownerId,
        email: account.email,
        name: account.name,
        surname: account.surname,
        rights: [],
        state: 'active' as const,
        invited_at: '',
        invitation_ends: '',
        last_sign_in: signedIn?.toISOString() ?? '',
      },
      ...rows.map((row) => toWire(lab, row)),
    ],
    actions: actions.map(({ at, ...action }) => ({ ...action, at: at.toISOString() })),
  };
}

function toWire(lab: Lab, row: StoredMember) {
  const { id, email, name, surname, rights, invitedAt, lastSignInAt } = row;
  const state = memberState(lab, row);
  return {
    id: String(id),
    email,
    name,
    surname,
    rights,
    state,
    invited_at: invitedAt.toISOString(),
    invitation_ends: state === 'active' ? '' : endOf(lab, row).toISOString(),
    last_sign_in: lastSignInAt?.toISOString() ?? '',
  };
}

const endOf = ({ config }: Lab, { invitedAt }: StoredMember) =>
  new Date(invitedAt.getTime() + config.recovery.invitationDays * 86_400_000);

export function memberState(lab: Lab, row: StoredMember): MemberState {
  if (row.passwordHash !== '') return 'active';
  return endOf(lab, row) > lab.clock.now() ? 'invited' : 'expired';
}

type Done = AnswerInput<typeof inviteMember>;

/** Invites a person. The same submission sent twice invites once. */
async function invite({ lab, session, body, key }: Call<typeof inviteMember, Session>): Promise<Done> {
  await refuseStaff(lab, { session, endpoint: inviteEndpoint }, 'invite people');
  // Everything that the internal account may do is the lab's own: its people have accounts of the staff desk.
  if (lab.config.internalCustomers.includes(session.code))
    throw conflict('The lab’s internal account has no further people.');
  if (!isEmail(body.email)) throw invalid({ email: 'not an e-mail address' });
  await countInvitation(lab, session.code);
  return writeOnce(lab, { session, endpoint: inviteEndpoint, key, content: body }, async (queries) => {
    await lockAccount(queries, session.owner);
    const { language } = await accountOf(queries, session.owner);
    if ((await membersOf(queries, session.owner)).length >= mostMembers)
      throw conflict(`At most ${mostMembers} people can sign in beside the owner.`);
    const now = lab.clock.now();
    const taken = await accountByEmail(queries, body.email);
    const id = taken
      ? undefined
      : await insertMember(queries, {
          customerId: session.owner,
          email: body.email,
          name: body.name,
          surname: body.surname,
          rights: uniqueRights(body.rights),
          language,
          createdAt: now,
          invitedAt: now,
        });
    if (id === undefined) throw invalid({ email: 'already signs in to an account' });
    await queueMemberInvitation(queries, id, now);
    return { success: true, id: String(id) };
  });
}

/** Another invitation: the links of earlier ones end. */
async function inviteAgain({ lab, session, body }: Call<typeof inviteMemberAgain, Session>): Promise<Done> {
  await refuseStaff(lab, { session, endpoint: inviteAgainEndpoint }, 'invite people');
  await countInvitation(lab, session.code);
  return change(lab, session, inviteAgainEndpoint, body.id, async (queries, member) => {
    if (member.passwordHash !== '') throw conflict('This person has set a password already.');
    const now = lab.clock.now();
    await deleteMemberLinks(queries, member.id);
    await updateMember(queries, member.id, { invitedAt: now });
    await queueMemberInvitation(queries, member.id, now);
  });
}

/** Changes name and rights. Open sessions have the new rights with their next call. */
async function rename({ lab, session, body }: Call<typeof changeMember, Session>): Promise<Done> {
  await refuseStaff(lab, { session, endpoint: changeEndpoint }, 'change the rights of people');
  const { id, name, surname, rights } = body;
  return change(lab, session, changeEndpoint, id, (queries, member) =>
    updateMember(queries, member.id, { name, surname, rights: uniqueRights(rights) }),
  );
}

/** Removes a person, or withdraws an invitation. A second removal finds nothing left to do. */
async function remove({ lab, session, body }: Call<typeof removeMember, Session>): Promise<Done> {
  await refuseStaff(lab, { session, endpoint: removeEndpoint }, 'remove people');
  return change(lab, session, removeEndpoint, body.id, async (queries, member) => {
    await forgetDevices(queries, `member:${member.id}`);
    await deleteMember(queries, member.id);
  });
}

/** One change of one person of the owner's studio; the person is locked meanwhile. */
async function change(
  lab: Lab,
  session: Session,
  endpoint: Endpoint,
  id: string,
  work: (queries: Queries, member: StoredMember) => Promise<void>,
): Promise<Done> {
  if (id === ownerId) throw conflict('The owner of the account can’t be changed or removed here.');
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  await write(lab, { session, endpoint }, async (queries) => {
    const member = await lockMember(queries, session.owner, Number(id));
    if (!member) throw notFound();
    await work(queries, member);
    // Answers that were kept for this customer were checked for the rights of before.
    await touchCustomer(queries, session.owner);
  });
  return { success: true, id };
}

const uniqueRights = (given: readonly Right[]): Right[] => [...new Set(given)];

export const memberRoutes = [
  customerRoute(listEndpoint, readMembers),
  customerRoute(inviteEndpoint, invite),
  customerRoute(changeEndpoint, rename),
  customerRoute(inviteAgainEndpoint, inviteAgain),
  customerRoute(removeEndpoint, remove),
];
