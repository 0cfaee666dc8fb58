import {
  contract,
  hasRight,
  isRightListed,
  rightOfCall,
  rightOfTicket,
  rights,
  ticket,
  ticketPurposes,
} from '@trade-area/core/contract';
import type { Right } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { tusOn } from '../fixtures/tus.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';
import { memberOf } from './memberSteps.ts';

/** The rights of the persons of a studio, tried on every call of the contract. */
let lab: TestLab;
/** A person with each right alone, and one without any. */
const people = new Map<Right | 'none', SignedIn>();
beforeAll(async () => {
  lab = await startTestLab();
  const owner = await signIn(lab.base, 'ie@studio.test');
  for (const right of rights)
    people.set(right, await memberOf(lab, owner, { email: `${right}@atlantic.test`, rights: [right] }));
  people.set('none', await memberOf(lab, owner, { email: 'none@atlantic.test', rights: [] }));
});
afterAll(() => lab.stop());

const customerCalls = contract.filter(({ access }) => access === 'customer');
/** Ends the session; depends on its purpose, as tried below. */
const apart = ['auth.logout', 'auth.ticket'];

const codeOf = (text: string) => /"code":"(\w+)"/.exec(text)?.[1] ?? '';
const personOf = (name: Right | 'none') => people.get(name) ?? ({ token: '' } as SignedIn);

describe('the list of rights', () => {
  it('names every call of the contract: one that it does not know is the owner’s alone', () => {
    expect(contract.map(({ id }) => id).filter((id) => !isRightListed(id))).toEqual([]);
    expect(rightOfCall('unheard.of')).toBe('owner');
    expect(rightOfCall('constructor')).toBe('owner');
    expect(Object.keys(rightOfTicket).toSorted()).toEqual([...ticketPurposes].toSorted());
  });

  it('gives each right something that the others do not, and leaves the people to the owner', () => {
    for (const right of rights)
      expect(customerCalls.filter(({ id }) => rightOfCall(id) === right).length).toBeGreaterThan(2);
    expect(rightOfCall('account.inviteMember')).toBe('owner');
    expect(rightOfCall('account.removeMember')).toBe('owner');
    expect(hasRight(null, 'owner')).toBe(true);
    expect(hasRight([...rights], 'owner')).toBe(false);
  });
});

describe.each([...rights, 'none'] as const)('a person with the right %s', (name) => {
  const given = name === 'none' ? [] : [name];

  it('is refused every call that needs another one, with the same words, and no call of this one', async () => {
    const who = personOf(name);
    expect(who).toMatchObject({ success: true, cod_fot: '1008', rights: given });
    const wrong: string[] = [];
    for (const endpoint of customerCalls.filter(({ id }) => !apart.includes(id))) {
      const input = goodInput(endpoint, { orderCode: '26000001', cod_fot: who.cod_fot });
      const { status, text } = await call(lab.base, endpoint, { token: who.token, ...input });
      const isRefused =
        status === 403 && codeOf(text) === 'right_missing' && text.includes('Ask the owner of the account.');
      if (isRefused === hasRight(given, rightOfCall(endpoint.id)))
        wrong.push(`${endpoint.id}: ${status} ${text.slice(0, 120)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('gets tickets only for the pages in frames that the right opens', async () => {
    for (const purpose of ticketPurposes) {
      const { status, text } = await call(lab.base, ticket, {
        token: personOf(name).token,
        body: { purpose, order_code: '26000001' },
      });
      const isAllowed = hasRight(given, rightOfTicket[purpose]);
      expect([purpose, status, codeOf(text)]).toEqual(
        isAllowed ? [purpose, 200, ''] : [purpose, 403, 'right_missing'],
      );
    }
  });

  it(`${name === 'orders' ? 'may' : 'may not'} upload files`, async () => {
    const tus = tusOn(lab.base, personOf(name).token);
    const { status, text } = await tus.create(10, { filename: 'a.jpg', order_code: '26000001' });
    expect(status === 403 && text.includes('Ask the owner')).toBe(name !== 'orders');
  });
});
