import { saveInvoicing as endpoint } from '@trade-area/core/contract';
import type { invoicingData, saveInvoicing } from '@trade-area/core/contract';
import { accountOf } from '../identity/table.ts';
import type { Account } from '../identity/table.ts';
import type { Invoicing } from '../database/schema/customers.ts';
import { conflict, invalid } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { profileOf, lockProfile, storeProfile } from './profileTable.ts';

/** The invoicing addresses of an account; both '' while none is stored. */
export function invoicingOf({ invoicing }: Pick<Account, 'invoicing'>): Invoicing {
  return invoicing[0] ?? { pec: '', codice_destinatario_univoco: '' };
}

/** The stored invoicing addresses with the profile's version; an empty list while none is stored (GW-28). */
export async function readInvoicing({
  lab,
  session,
}: Call<typeof invoicingData, Session>): Promise<AnswerInput<typeof invoicingData>> {
  const { queries } = lab.database;
  const [account, { version }] = await Promise.all([
    accountOf(queries, session.owner),
    profileOf(queries, session.owner),
  ]);
  return account.invoicing.map((each) => ({ ...each, version }));
}

const maxLength = 254;

/** Saves recipient code and PEC (GW-31). One of the two is enough, and their format is not checked (EINV-09). */
export async function updateInvoicing({
  lab,
  session,
  body,
  key,
}: Call<typeof saveInvoicing, Session>): Promise<AnswerInput<typeof saveInvoicing>> {
  const pec = body.pec.trim();
  const cdu = body.cdu.trim().toUpperCase();
  if (pec.length > maxLength) throw invalid({ pec: `at most ${maxLength} characters` });
  if (cdu.length > maxLength) throw invalid({ cdu: `at most ${maxLength} characters` });
  return writeOnce(lab, { session, endpoint, key, content: body }, async (queries) => {
    const profile = await lockProfile(queries, session.owner);
    const account = await accountOf(queries, session.owner);
    const refused = (message: string) => ({ success: false, error: { message }, version: profile.version });
    // Only Italy requires electronic invoices (EINV-02, ROLE-09).
    if (account.company.country !== 'IT')
      return refused('Electronic invoicing is only for companies in Italy');
    if (pec === '' && cdu === '') return refused('Enter the recipient code or the PEC');
    const stored = invoicingOf(account);
    if (stored.pec === pec && stored.codice_destinatario_univoco === cdu)
      return { success: true, version: profile.version };
    // A customer without stored addresses has read version 0.
    const acceptedVersions = [String(profile.version), ...(account.invoicing.length === 0 ? ['0'] : [])];
    if (body.version !== '' && !acceptedVersions.includes(body.version))
      throw conflict('The invoicing details have changed. Reload to see the latest version.');
    const version = await storeProfile(queries, session.owner, {
      customer: { invoicing: [{ pec, codice_destinatario_univoco: cdu }] },
      profile: {},
      actorId: session.actorId,
      fields: ['codice_destinatario_univoco', 'pec'],
      orders: [],
      at: lab.clock.now(),
    });
    return { success: true, version };
  });
}
