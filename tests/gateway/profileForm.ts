import { details } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

/** Customer details from the lab. */
export async function detailsOf(base: string, { token }: SignedIn) {
  return parse(details.answer, (await call(base, details, { token })).json);
}

/** Values of the untouched form. */
export async function profileForm(base: string, who: SignedIn): Promise<Record<string, string>> {
  const {
    name: nome,
    surname,
    company,
    area,
    check_brexit,
    eori,
    profile_version,
  } = await detailsOf(base, who);
  const iso = company.country.toLowerCase();
  return {
    cod_fot: who.cod_fot,
    ragione_sociale: company.name,
    nome,
    cognome: surname,
    via: company.address,
    citta: company.city,
    cap: company.zip,
    nazione: company.country_name,
    nazione_iso: company.country,
    telefono: company.telephone,
    cellulare: company.mobilephone,
    email: company.email,
    sito: company.sitoweb,
    facebook: company.facebook,
    array_commesse: '[]',
    ...(company.region_iso
      ? { [`regione-${iso}`]: company.region, stato_regione_iso: company.region_iso }
      : {}),
    ...(area === '1' && company.country === 'IT'
      ? { cod_fiscale: company.cf, codice_destinatario_univoco: company.cdu, pec: company.pec }
      : {}),
    ...(check_brexit ? { eori } : {}),
    version: String(profile_version),
  };
}
