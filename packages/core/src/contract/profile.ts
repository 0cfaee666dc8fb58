import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, rowsOf, text } from './wire.ts';

/** Forms leave empty values out: an absent field is an empty one. */
const field = v.optional(v.pipe(v.string(), v.maxLength(1000)), '');

/** Region choices of a country. The country without regions answers nothing (ACC-17). */
export const regions = endpoint({
  id: 'account.regions',
  method: 'POST',
  via: 'direct',
  path: '/scripts/stati',
  encoding: 'form',
  effect: 'read',
  answerType: 'html',
  summary: 'The regions of a country as `<option>` markup, with the given one selected.',
  cites: ['GW-26', 'ACC-17'],
  body: v.object({ nazione_iso: v.pipe(v.string(), v.maxLength(10)), stato_regione_iso: field }),
  answer: text,
});

/** At most the newest thousand: the list travels with every save of the profile. */
export const ordersInProduction = endpoint({
  id: 'account.ordersInProduction',
  method: 'POST',
  via: 'direct',
  path: '/scripts/register_profile_array_commesse',
  encoding: 'form',
  effect: 'read',
  summary: 'Codes of the orders in production, which the profile is saved with.',
  cites: ['GW-27', 'ACC-18'],
  body: v.object({ cod_fot: v.string() }),
  answer: rowsOf(text),
});

/** Names and their limits: the lab checks them by the form's own rules (core/account). */
const profileBody = v.objectWithRest(
  {
    cod_fot: v.string(),
    ragione_sociale: field,
    nome: field,
    cognome: field,
    via: field,
    citta: field,
    cap: field,
    nazione: field,
    nazione_iso: field,
    /** Beside it the name travels as `regione-{country iso lower}` (ACC-04). */
    stato_regione_iso: field,
    telefono: field,
    cellulare: field,
    email: field,
    sito: field,
    facebook: field,
    cod_fiscale: field,
    codice_destinatario_univoco: field,
    pec: field,
    eori: field,
    /** JSON list of order codes. */
    array_commesse: v.optional(v.pipe(v.string(), v.maxLength(100_000)), ''),
    /** Ours: the profile's version that was seen; another one meanwhile is a 409. Without it nothing is compared. */
    version: v.optional(v.string(), ''),
  },
  v.unknown(),
);

export const saveProfile = endpoint({
  id: 'account.saveProfile',
  method: 'POST',
  via: 'direct',
  path: '/scripts/register_profile',
  encoding: 'form',
  summary:
    'Saves the profile. 422 names the invalid fields; 409 means that the profile has changed in the meantime.',
  cites: ['GW-29', 'ACC-03', 'ACC-04', 'ACC-05', 'ACC-06'],
  body: profileBody,
  answer: v.object({
    success: flag,
    /** The reason, when `success` is false (ACC-28). */
    error: v.optional(v.object({ message: text })),
    profilo: v.object({
      ragione_sociale: text,
      indirizzo: text,
      citta: text,
      cap: text,
      stato_regione: text,
      nazione: text,
      nazione_iso: text,
      telefono: text,
      cellulare: text,
      email: text,
      sito: text,
      facebook: text,
      nome: text,
      cognome: text,
      /** Ours from here on. */
      stato_regione_iso: text,
      cod_fiscale: text,
      codice_destinatario_univoco: text,
      pec: text,
    }),
    check_brexit: flag,
    eori: text,
    version: count,
  }),
});

export const invoicingData = endpoint({
  id: 'account.invoicingData',
  method: 'GET',
  via: 'direct',
  path: '/scripts/fatturazione_elettronica_data',
  summary: 'The recipient of electronic invoices; an empty list when none is stored.',
  cites: ['GW-28', 'EINV-06'],
  query: v.object({ cod_fot: v.optional(v.string()) }),
  answer: rowsOf(v.object({ codice_destinatario_univoco: text, pec: text, version: count })),
});

export const saveInvoicing = endpoint({
  id: 'account.saveInvoicing',
  method: 'POST',
  path: '/api/customer/details/fatturazione_elettronica/update',
  summary:
    'Saves recipient code and certified e-mail; at least one of the two is required, and the format is not checked.',
  cites: ['GW-31', 'EINV-04', 'EINV-06', 'EINV-09'],
  body: v.object({
    pec: field,
    cdu: field,
    ta_token: v.optional(v.string()),
    /** Ours, as with the profile. */
    version: v.optional(v.string(), ''),
  }),
  answer: v.object({ success: flag, error: v.optional(v.object({ message: text })), version: count }),
});
