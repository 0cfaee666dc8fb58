import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, listOf, text } from './wire.ts';

/** check_cod_gs (000 §7 #8): promotions that are this customer's, and what decides banners and currency. */
export const checkCode = endpoint({
  id: 'promotions.checkCode',
  method: 'GET',
  via: 'direct',
  path: '/scripts/check_cod_gs',
  summary: 'Active promotions, campaigns, area, country, EORI need and currency of the customer.',
  cites: ['GW-09', 'SHELL-02', 'DASH-19', 'ACC-19'],
  query: v.object({ c: v.optional(v.string()) }),
  answer: v.object({
    promo: listOf(v.looseObject({ id_promo: text })),
    storybook_camp: flag,
    wa_camp: flag,
    mats_camp: flag,
    area: text,
    nazione: text,
    check_brexit: flag,
    eori: text,
    currency: text,
  }),
});
