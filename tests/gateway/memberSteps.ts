import { checkToken, inviteMember, listMembers } from '@trade-area/core/contract';
import type { Member, Right } from '@trade-area/core/contract';
import { parse } from 'valibot';
import type { TestLab } from '../fixtures/lab.ts';
import { call } from '../fixtures/wire.ts';
import type { CallResponse, SignedIn } from '../fixtures/wire.ts';

/** A password that nobody else in the tests has. */
export const ownPassword = 'Lanterna-77';

export interface Invitation {
  readonly email: string;
  readonly name?: string;
  readonly surname?: string;
  readonly rights: readonly Right[];
}

export function inviteTo(
  lab: TestLab,
  owner: Pick<SignedIn, 'token'>,
  { name = 'Giulia', surname = 'Ferri', ...given }: Invitation,
): Promise<CallResponse> {
  return call(lab.base, inviteMember, { token: owner.token, body: { name, surname, ...given } });
}

/** The links that were mailed to an address, the newest first: the mails of the next call have a later moment. */
export async function linksTo(lab: TestLab, email: string): Promise<string[]> {
  await lab.jobsDone();
  lab.advance(1_000);
  const list = await (await fetch(`${lab.base}/outbox`)).text();
  const links: string[] = [];
  for (const [, id] of list.matchAll(/href="\/outbox\/([^"]+)"/g)) {
    const page = await (await fetch(`${lab.base}/outbox/${id}`)).text();
    const text = page.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');
    const link = /https?:\S+\/auth\/invitation\?code=\S+/.exec(text)?.[0];
    if (link && text.includes(email)) links.push(link);
  }
  return links;
}

/** Submits the page of a link. */
export function choosePassword(lab: TestLab, link: string, password = ownPassword): Promise<Response> {
  const code = new URL(link).searchParams.get('code') ?? '';
  return fetch(`${lab.base}/auth/invitation?lang=en`, {
    method: 'POST',
    body: new URLSearchParams({ code, password, repeat: password }),
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

/** The session that an accepted invitation leads to, as the portal exchanges it. */
export async function sessionOfAnswer(lab: TestLab, accepted: Response): Promise<SignedIn> {
  const { searchParams } = new URL(accepted.headers.get('location') ?? '');
  const { json } = await call(lab.base, checkToken, {
    token: searchParams.get('ta_token') ?? '',
    body: {},
  });
  return json as SignedIn;
}

/** Invites a person and follows the mail: the session of the person. */
export async function memberOf(lab: TestLab, owner: SignedIn, invitation: Invitation): Promise<SignedIn> {
  const { status, text } = await inviteTo(lab, owner, invitation);
  if (status !== 200) throw new Error(`an invitation of ${invitation.email}: ${status} ${text}`);
  const [link = ''] = await linksTo(lab, invitation.email);
  return sessionOfAnswer(lab, await choosePassword(lab, link));
}

export async function teamOf(lab: TestLab, { token }: Pick<SignedIn, 'token'>) {
  return parse(listMembers.answer, (await call(lab.base, listMembers, { token })).json);
}

export async function memberNamed(lab: TestLab, owner: SignedIn, email: string): Promise<Member> {
  const found = (await teamOf(lab, owner)).members.find((member) => member.email === email);
  if (!found) throw new Error(`${email} is no person of the studio`);
  return found;
}
