import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, numeric } from './wire.ts';

export const checkGdpr = endpoint({
  id: 'consent.check',
  method: 'POST',
  via: 'direct',
  path: '/scripts/check_gdpr',
  encoding: 'form',
  effect: 'read',
  summary: 'Says whether to ask for consent, and the stored choice.',
  cites: ['GW-10', 'PRIV-06', 'PRIV-07'],
  body: v.object({ cod_fot: v.string(), int: v.string() }),
  /** `gdpr_value` 1 or 0, null when never chosen. */
  answer: v.object({ show: flag, gdpr_value: numeric }),
});

export const setGdpr = endpoint({
  id: 'consent.set',
  method: 'POST',
  via: 'direct',
  path: '/scripts/set_gdpr',
  encoding: 'form',
  summary: 'Stores the choice with its date and page.',
  cites: ['GW-11', 'PRIV-08', 'PRIV-14'],
  body: v.object({
    cod_fot: v.string(),
    int: v.string(),
    gdpr_check_type: v.literal('1'),
    outcome: v.picklist(['1', '0']),
    from_page: v.picklist(['privacy', 'modal']),
  }),
  answer: v.object({ success: flag, gdpr_value: numeric }),
});
