import { createHash, randomBytes } from 'node:crypto';
import { queueAddressMail } from '../../auth/addressMail.ts';
import { queueInvitation } from '../../auth/invitations.ts';
import { ownerOf } from '../../base/owner.ts';
import type { Queries } from '../../database/open.ts';
import { forgetKnownSenders } from '../../identity/devices.ts';
import { memberByEmail } from '../../identity/memberTable.ts';
import { endSessionsOf } from '../../identity/table.ts';
import type { Account } from '../../identity/table.ts';
import type { CustomerField, CustomerProblem, CustomerValues } from './fields.ts';
import {
  customersBy,
  endMailedSecrets,
  insertCustomer,
  insertCustomerAction,
  isEmailTaken,
  nextCode,
  updateCustomer,
} from './table.ts';

/** The author of a change: a member of staff, or null = the command line; and the lab's time. */
export interface ChangeAuthor {
  readonly staffId: number | null;
  readonly at: Date;
}

/** Codes that are tried for a customer who was given none. */
const codeAttempts = 3;

export type Created =
  | { readonly id: number; readonly code: string }
  | { readonly problem: readonly [CustomerField, CustomerProblem] };

/**
 * Creates an account without a password. A second creation under the same key answers the first account, so that a form
 * that is submitted twice creates one customer.
 * @param key secret of the form, or '' for a creation that no form repeats.
 */
export async function createCustomer(
  queries: Queries,
  values: CustomerValues,
  { staffId, at, key, invites }: ChangeAuthor & { readonly key: string; readonly invites: boolean },
): Promise<Created> {
  const publicId =
    key === ''
      ? randomBytes(16).toString('hex')
      : createHash('sha256').update(`customer ${key}`).digest('hex').slice(0, 32);
  if (await memberByEmail(queries, values.email)) return { problem: ['email', 'taken'] };
  // A chosen code may be taken by a colleague at the same time; the next one is free, unless the numbers have run out.
  for (let attempt = 0; attempt < codeAttempts; attempt += 1) {
    const code = values.code || (await nextCode(queries));
    const id = await insertCustomer(queries, {
      ...values,
      code,
      publicId,
      passwordHash: '',
      turnover: {
        fatturato_anno_corrente: 0,
        fatturato_passato_oggi: 0,
        max_fatturato_biennio: 0,
        perc_wedding_corrente: 0,
        perc_wedding_passato: 0,
      },
    });
    if (id !== undefined) {
      await insertCustomerAction(queries, { customerId: id, staffId, action: 'create', fields: [], at });
      if (invites) await invite(queries, id, { staffId, at });
      return { id, code };
    }
    const others = await customersBy(queries, { code, email: values.email, publicId });
    const same = others.find((other) => other.publicId === publicId);
    if (same) return { id: same.id, code: same.code };
    if (others.some(({ email }) => email === values.email)) return { problem: ['email', 'taken'] };
    if (values.code !== '') break;
  }
  return { problem: ['code', 'taken'] };
}

/** Queues the mail with the link to set the first password. Of several links each works until one is used. */
export async function invite(queries: Queries, id: number, { staffId, at }: ChangeAuthor): Promise<void> {
  await queueInvitation(queries, id, at);
  await insertCustomerAction(queries, { customerId: id, staffId, action: 'invite', fields: [], at });
}

/**
 * Changes the account's main fields; the code stays. A new e-mail address ends the sessions of the old one and all that
 * was mailed to it, forgets devices and network addresses, and is told to the old one.
 * An account that was erased does not change. @returns the names of the changed fields, or the problem.
 */
export async function changeCustomer(
  queries: Queries,
  account: Account,
  values: CustomerValues,
  { staffId, at }: ChangeAuthor,
): Promise<readonly string[] | { readonly problem: readonly [CustomerField, CustomerProblem] }> {
  const fields = account.erasedAt === null ? changedFields(account, values) : [];
  if (fields.length === 0) return fields;
  if (await isEmailTaken(queries, values.email, account.id)) return { problem: ['email', 'taken'] };
  const { code: _code, ...change } = values;
  await updateCustomer(queries, account.id, {
    ...change,
    company: { ...account.company, ...values.company },
    ...(fields.includes('company') ? { signInName: values.company.name } : {}),
  });
  if (fields.includes('email')) {
    await endSessionsOf(queries, ownerOf({ customerId: account.id }));
    await endMailedSecrets(queries, account.id);
    await forgetKnownSenders(queries, account.id);
    if (account.passwordHash !== '') await queueAddressMail(queries, account, at);
    if (account.passwordHash === '' && account.deactivatedAt === null)
      await queueInvitation(queries, account.id, at);
  }
  await insertCustomerAction(queries, { customerId: account.id, staffId, action: 'change', fields, at });
  return fields;
}

/**
 * Deactivates an account, which ends its sessions and all that was mailed for a sign-in, and refuses its sign-ins; or
 * activates it again. An account that was erased stays closed.
 */
export async function setActive(
  queries: Queries,
  account: Account,
  isActive: boolean,
  { staffId, at }: ChangeAuthor,
): Promise<void> {
  if ((account.deactivatedAt === null) === isActive || account.erasedAt !== null) return;
  await updateCustomer(queries, account.id, { deactivatedAt: isActive ? null : at });
  if (!isActive) {
    await endSessionsOf(queries, ownerOf({ customerId: account.id }));
    await endMailedSecrets(queries, account.id);
    await forgetKnownSenders(queries, account.id);
  }
  const action = isActive ? 'activate' : 'deactivate';
  await insertCustomerAction(queries, { customerId: account.id, staffId, action, fields: [], at });
}

/** The account as the form's fields. */
export function typedOf(account: Account): Readonly<Record<CustomerField, string>> {
  const { company } = account;
  return {
    code: account.code,
    company: company.name,
    name: account.name,
    surname: account.surname,
    email: account.email,
    country: company.country,
    area: account.area,
    language: account.language,
    currency: account.currency,
    address: company.address,
    zip: company.zip,
    city: company.city,
    state: company.state,
    vat_number: company.vat,
    vat_rate: String(account.vatRate),
    credit_limit: account.creditLimit === null ? '' : (account.creditLimit / 100).toFixed(2),
  };
}

function changedFields(account: Account, values: CustomerValues): readonly CustomerField[] {
  const before = typedOf(account);
  const after = typedOf({ ...account, ...values, code: account.code });
  return (Object.keys(before) as CustomerField[]).filter((field) => before[field] !== after[field]);
}
