import {
  details,
  hasRight,
  invoicingData,
  languages,
  ordersInProduction,
  regions,
  saveInvoicing,
  saveProfile,
  updateLanguage,
} from '@trade-area/core/contract';
import { featuresOf } from '../identity/features.ts';
import { accountOf } from '../identity/table.ts';
import type { Account } from '../identity/table.ts';
import { invalid } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import { customerRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { memberById, updateMember } from '../identity/memberTable.ts';
import { memberRoutes } from './members/members.ts';
import { privacyRoutes } from './privacy/requests.ts';
import { invoicingOf, readInvoicing, updateInvoicing } from './invoicing.ts';
import { countryName, listProduction, storedValues, updateProfile } from './profile.ts';
import { profileOf } from './profileTable.ts';
import type { StoredProfile } from './profileTable.ts';
import { regionOf } from './regionNames.ts';
import { regionOptions } from './regions.ts';
import { storeLanguage } from './table.ts';

/** The signed-in customer's account with its company data (GW-15). */
async function customerDetails({
  lab,
  session,
}: Call<typeof details, Session>): Promise<AnswerInput<typeof details>> {
  const { queries } = lab.database;
  const [account, profile, member] = await Promise.all([
    accountOf(queries, session.owner),
    profileOf(queries, session.owner),
    session.member ? memberById(queries, session.member.id) : undefined,
  ]);
  const language = member?.language ?? account.language;
  const rights = session.member?.rights ?? null;
  const [mayEdit, mayPay] = [hasRight(rights, 'profile'), hasRight(rights, 'payments')];
  const email = mayEdit ? profile.email || account.email : (member?.email ?? '');
  return {
    code: account.code,
    c: account.publicId,
    name: account.name,
    surname: account.surname,
    email,
    area: account.area,
    sesso: account.sex,
    currency: account.currency,
    company: {
      ...account.company,
      ...companyData(account, profile),
      ...(mayEdit ? {} : withheldData),
      email,
    },
    profile_version: profile.version,
    ...(mayPay ? account.turnover : withheldTurnover),
    gestore: account.representative,
    fatturazione_elettronica: mayEdit ? account.invoicing : [],
    ui: { default: language, language },
    check_brexit: account.checkBrexit,
    eori: account.eori,
    features: featuresOf(lab.config, account.code, session.acting),
  };
}

/** Read in the place of the owner's contacts and tax data by a person without the right to the profile. */
const withheldData = { telephone: '', mobilephone: '', cf: '', pec: '', cdu: '' };
/** The same for the turnover without the right to the payments. */
const withheldTurnover = {
  fatturato_anno_corrente: 0,
  fatturato_passato_oggi: 0,
  max_fatturato_biennio: 0,
  perc_wedding_corrente: 0,
  perc_wedding_passato: 0,
};

/** The company's data beyond its address (ACC-07). */
function companyData(account: Account, profile: StoredProfile) {
  const { country, vat } = account.company;
  const stored = storedValues(account, profile);
  const region = regionOf(country, profile.regionIso);
  const { pec, codice_destinatario_univoco } = invoicingOf(account);
  return {
    region: region?.name ?? account.company.state,
    region_iso: profile.regionIso,
    provincia: country === 'IT' ? account.company.state : '',
    country_name: countryName(country, account.language),
    telephone: stored.telefono,
    mobilephone: stored.cellulare,
    sitoweb: stored.sito,
    facebook: stored.facebook,
    cf: stored.cod_fiscale,
    piva: vat,
    pec,
    cdu: codice_destinatario_univoco,
  };
}

/** Names that old browsers have stored for two of the languages (I18N-02). */
const oldNames: Readonly<Record<string, string>> = { italiano: 'it', uk: 'en' };

/** Stores the language of the person (GW-05). Staff who act as the customer change nothing (I18N-03). */
async function saveLanguage({
  lab,
  session,
  query,
}: Call<typeof updateLanguage, Session>): Promise<AnswerInput<typeof updateLanguage>> {
  const requested = query.lingua.toLowerCase();
  const language = oldNames[requested] ?? requested;
  if (!(languages as readonly string[]).includes(language))
    throw invalid({ lingua: `one of ${languages.join(', ')}` });
  if (!session.acting) {
    const { member } = session;
    await write(lab, { session, endpoint: updateLanguage }, (queries) =>
      member
        ? updateMember(queries, member.id, { language })
        : storeLanguage(queries, session.owner, language),
    );
  }
  return { success: true };
}

export const accountRoutes = [
  customerRoute(details, customerDetails),
  customerRoute(updateLanguage, saveLanguage),
  customerRoute(regions, regionOptions),
  customerRoute(ordersInProduction, listProduction),
  customerRoute(saveProfile, updateProfile),
  customerRoute(invoicingData, readInvoicing),
  customerRoute(saveInvoicing, updateInvoicing),
  ...memberRoutes,
  ...privacyRoutes,
];
