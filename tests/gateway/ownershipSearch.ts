import { contract, orderListAnswer, ordersIncomplete, ordersInProcess } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { CallResponse, SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';
import { createMessages } from './messageFixture.ts';
import type { MessageFixture } from './messageFixture.ts';

export const customerCalls = contract.filter(({ access }) => access === 'customer');

/** A lab in which an owner has orders, messages and files, and others ask for them. */
export interface Owned {
  readonly lab: TestLab;
  readonly owner: SignedIn;
  readonly stranger: SignedIn;
  /** Everyone who is not the owner, with the token that they send. */
  readonly actors: readonly (readonly [name: string, token: string])[];
  readonly orderCodes: readonly string[];
  /** Ids of everything that the owner and the lab have written. */
  readonly written: MessageFixture;
  /** Which of the texts that only the owner may ever see an answer holds; the one that was asked for aside. */
  leaks(response: CallResponse, asked: string): string[];
}

export async function startOwned(): Promise<Owned> {
  const lab = await startTestLab();
  const expired = (await signIn(lab.base, 'it@studio.test')).token;
  lab.advance(13 * 3_600_000);
  const owner = await signIn(lab.base, 'it@studio.test');
  const stranger = await signIn(lab.base, 'fr@studio.test');
  const staff = await signIn(lab.base, 'internal@lab.test', { as: '1002' });
  const { token: revoked } = await signIn(lab.base, 'it@studio.test');
  await fetch(`${lab.base}/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${revoked}` } });

  const rows = [];
  for (const list of [ordersInProcess, ordersIncomplete]) {
    const { json } = await call(lab.base, list, { token: owner.token, body: {} });
    rows.push(...parse(orderListAnswer, json).orders);
  }
  const written = await createMessages(lab.base, owner);
  // The order with messages comes first, so that messages and files have true ids.
  const orderCodes = [...new Set([written.orderCode, ...rows.map((row) => row.commessa)])];
  const secrets = [...orderCodes, 'it@studio.test', 'Studio Aurora', 'IT09876543217', owner.c];
  const actors = [
    ['anonymous', ''],
    ['another customer', stranger.token],
    ['expired', expired],
    ['revoked', revoked],
    ['staff as another customer', staff.token],
  ] as const;
  const leaks = (response: CallResponse, asked: string) =>
    secrets.filter((secret) => secret !== asked && response.text.includes(secret));
  return { lab, owner, stranger, actors, orderCodes, written, leaks };
}

/** Input of the call with the owner's id in every field that takes an id. */
function forged(
  { written, owner, stranger }: Owned,
  endpoint: Endpoint,
  id: string,
): { where: string; given: Parameters<typeof call>[2] }[] {
  const { path, query, body } = goodInput(endpoint, {
    ...written,
    orderCode: id,
    cod_fot: stranger.cod_fot,
  });
  const claims = [
    ['cod_fot', owner.cod_fot],
    ['c', owner.c],
    ['ta_token', owner.token],
  ] as const;
  const base = { ...(path ? { path } : {}), ...(query ? { query } : {}), ...(body ? { body } : {}) };
  return [
    { where: 'id', given: base },
    { where: 'id, direct', given: { ...base, direct: true } },
    ...claims.map(([name, value]) => ({
      where: `query ${name}`,
      given: { ...base, query: { ...query, [name]: value } },
    })),
    // A call with a file has no other body to forge.
    ...(endpoint.encoding === 'bytes' ? [] : claims).map(([name, value]) => ({
      where: `body ${name}`,
      given: {
        ...base,
        ...(endpoint.method === 'POST' ? { body: { ...(body as object), [name]: value } } : {}),
      },
    })),
  ];
}

/**
 * Sends every customer call with forged owners in every place, as some actors and with some ids, and answers what was
 * wrong. Derived from the contract, so that a new call is covered or fails (T-A1, T-A2).
 */
export async function searchLeaks(
  owned: Owned,
  actors: Owned['actors'],
  ids: readonly string[],
): Promise<{ readonly found: readonly string[]; readonly requests: number }> {
  const { lab, leaks } = owned;
  const found: string[] = [];
  let requests = 0;
  for (const endpoint of customerCalls) {
    for (const [actor, token] of actors) {
      for (const id of ids) {
        for (const { where, given } of forged(owned, endpoint, id)) {
          const response = await call(lab.base, endpoint, { ...given, token });
          requests += 1;
          const leaked = leaks(response, id);
          if (leaked.length > 0) found.push(`${endpoint.id}, ${actor}, ${where}: told ${leaked[0]}`);
          const signedIn = actor === 'another customer' || actor.startsWith('staff');
          if (!signedIn && response.status !== 401)
            found.push(`${endpoint.id}, ${actor}, ${where}: ${response.status}`);
          const claim = where.startsWith('query') || (where.startsWith('body') && endpoint.method === 'POST');
          if (signedIn && claim && response.status !== 403)
            found.push(`${endpoint.id}, ${actor}, ${where}: ${response.status} for a forged claim`);
          if (response.status >= 500) found.push(`${endpoint.id}, ${actor}, ${where}: ${response.status}`);
        }
      }
    }
  }
  return { found, requests };
}
