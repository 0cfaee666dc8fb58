import type { regions } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { escapeHtml } from '../base/escapeHtml.ts';
import { regionsOf } from './regionNames.ts';

/** The regions of a country as option markup (GW-26). */
export function regionOptions({ body }: Call<typeof regions, Session>): Promise<AnswerInput<typeof regions>> {
  const options = regionsOf(body.nazione_iso).map(({ iso, name }) => {
    const selectedAttribute = iso === body.stato_regione_iso ? ' selected' : '';
    return `<option value="${escapeHtml(iso)}"${selectedAttribute}>${escapeHtml(name)}</option>`;
  });
  return Promise.resolve(options.join('\n'));
}
