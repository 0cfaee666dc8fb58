import { problemsOf, profileFields, tidyProfile } from '@trade-area/core/account';
import type { ProfileContext, ProfileField, ProfileValues } from '@trade-area/core/account';
import type { BodyOf, ordersInProduction, saveProfile } from '@trade-area/core/contract';
import { saveProfile as endpoint } from '@trade-area/core/contract';
import { accountOf } from '../identity/table.ts';
import type { Account } from '../identity/table.ts';
import { conflict, invalid } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import { refuseStaff } from '../base/write.ts';
import { writeOnce } from '../base/idempotency.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { invoicingOf } from './invoicing.ts';
import { lockProfile, productionCodes, profileOf, storeProfile } from './profileTable.ts';
import type { StoredProfile } from './profileTable.ts';
import { regionOf, regionsOf } from './regionNames.ts';

type Answer = AnswerInput<typeof saveProfile>;
type Body = BodyOf<typeof saveProfile>;

/** Codes of the customer's orders in production, which a change of the profile may affect (GW-27, ACC-18). */
export async function listProduction({
  lab,
  session,
}: Call<typeof ordersInProduction, Session>): Promise<AnswerInput<typeof ordersInProduction>> {
  return [...(await productionCodes(lab.database.queries, session.owner, null))];
}

/** Saves the profile by the form's rules (GW-29). Fields that the form does not offer stay unchanged. */
export async function updateProfile({
  lab,
  session,
  body,
  key,
}: Call<typeof saveProfile, Session>): Promise<Answer> {
  const account = await accountOf(lab.database.queries, session.owner);
  const context = contextOf(account);
  const problems = problemsOf(valuesOf(body), context, 'save');
  const fields = new Map<string, string>(problems);
  const newValues = tidyProfile(valuesOf(body), context);
  if (context.hasRegions && !problems.has('stato_regione_iso') && !requestedRegion(newValues, context))
    fields.set('stato_regione_iso', 'not a region of this country');
  if (fields.size > 0) throw invalid(Object.fromEntries(fields));

  const current = storedValues(account, await profileOf(lab.database.queries, session.owner));
  if (current.email !== newValues.email)
    await refuseStaff(lab, { session, endpoint }, 'change the e-mail address');

  const orderCodes = codesIn(body.array_commesse);
  return writeOnce(lab, { session, endpoint, key, content: body }, async (queries) => {
    const profile = await lockProfile(queries, session.owner);
    const currentAccount = await accountOf(queries, session.owner);
    const stored = storedValues(currentAccount, profile);
    // The customer may have changed the e-mail address since; staff never change it back.
    const acceptedValues = session.acting ? { ...newValues, email: stored.email } : newValues;
    const changed = profileFields.filter(
      (field) => belongsToCustomer(field) && stored[field] !== acceptedValues[field],
    );
    if (changed.length === 0) return answerOf(currentAccount, profile);
    // The second of two tabs must not overwrite a change of the first one that it has not read.
    if (body.version !== '' && body.version !== String(profile.version))
      throw conflict('The profile has changed. Reload to see the latest version.');
    const own = orderCodes.length > 0 ? await productionCodes(queries, session.owner, orderCodes) : [];
    await storeProfile(queries, session.owner, {
      ...changeOf(currentAccount, acceptedValues, context),
      actorId: session.actorId,
      fields: changed,
      orders: own,
      at: lab.clock.now(),
    });
    return answerOf(await accountOf(queries, session.owner), await lockProfile(queries, session.owner));
  });
}

export function contextOf({ area, company, checkBrexit }: Account): ProfileContext {
  const { country } = company;
  return { area, country, checkBrexit, hasRegions: regionsOf(country).length > 0 };
}

function valuesOf(body: Body): ProfileValues {
  return { ...body, piva: '' };
}

/** Customers cannot change their country and VAT number (ACC-15). */
function belongsToCustomer(field: ProfileField): boolean {
  return field !== 'nazione' && field !== 'piva';
}

function requestedRegion(wanted: ProfileValues, { country }: ProfileContext): boolean {
  return regionOf(country, wanted.stato_regione_iso) !== undefined;
}

/** Anything but a list of strings counts as an empty list: the codes are only recorded beside the change. */
function codesIn(list: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(list);
    if (!Array.isArray(read)) return [];
    return read.filter((code): code is string => typeof code === 'string').slice(0, 1000);
  } catch {
    return [];
  }
}

/** The stored profile in the fields of the form. */
export function storedValues(account: Account, profile: StoredProfile): ProfileValues {
  const { company } = account;
  const { pec, codice_destinatario_univoco } = invoicingOf(account);
  return tidyProfile(
    {
      ragione_sociale: company.name,
      nome: account.name,
      cognome: account.surname,
      via: company.address,
      citta: company.city,
      cap: company.zip,
      stato_regione_iso: profile.regionIso,
      nazione: '',
      piva: company.vat,
      cod_fiscale: profile.taxCode,
      codice_destinatario_univoco,
      pec,
      eori: account.eori,
      telefono: profile.phone,
      cellulare: profile.mobile,
      email: profile.email || account.email,
      sito: profile.website,
      facebook: profile.facebook,
    },
    contextOf(account),
  );
}

function changeOf(account: Account, wanted: ProfileValues, context: ProfileContext) {
  const region = regionOf(context.country, wanted.stato_regione_iso);
  const italian = context.area === '1' && context.country === 'IT';
  const { pec, codice_destinatario_univoco } = wanted;
  return {
    customer: {
      name: wanted.nome,
      surname: wanted.cognome,
      company: {
        ...account.company,
        name: wanted.ragione_sociale,
        address: wanted.via,
        city: wanted.citta,
        zip: wanted.cap,
        state: region?.written ?? account.company.state,
      },
      ...(context.checkBrexit ? { eori: wanted.eori } : {}),
      ...(italian ? { invoicing: [{ pec, codice_destinatario_univoco }] } : {}),
    },
    profile: {
      phone: wanted.telefono,
      mobile: wanted.cellulare,
      email: wanted.email,
      website: wanted.sito,
      facebook: wanted.facebook,
      ...(italian ? { taxCode: wanted.cod_fiscale } : {}),
      ...(region ? { regionIso: region.iso } : {}),
    },
  };
}

/** The answer of a saved profile, with the fields that the form shows again (ACC-06). */
function answerOf(account: Account, profile: StoredProfile): Answer {
  const stored = storedValues(account, profile);
  const { country, state } = account.company;
  return {
    success: true,
    profilo: {
      ...stored,
      indirizzo: stored.via,
      stato_regione: state,
      nazione: countryName(country, account.language),
      nazione_iso: country,
    },
    check_brexit: account.checkBrexit,
    eori: account.eori,
    version: profile.version,
  };
}

/** A country's name in one of the portal's languages; the code itself when the platform knows no name. */
export function countryName(country: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  } catch {
    return country;
  }
}
