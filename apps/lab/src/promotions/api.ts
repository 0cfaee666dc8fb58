import { checkCode } from '@trade-area/core/contract';
import { accountOf } from '../auth/table.ts';
import type { Session } from '../http/ownership.ts';
import { customerRoute } from '../http/route.ts';
import type { AnswerInput, Call } from '../http/route.ts';
import { promotionsOf } from './table.ts';

/** Families whose promotions count as a campaign of the dashboard (DASH-19). */
const campaigns = { storybook_camp: 'storybook', wa_camp: 'wallart', mats_camp: 'mats' } as const;

/** GW-09. */
async function check({
  lab,
  session,
}: Call<typeof checkCode, Session>): Promise<AnswerInput<typeof checkCode>> {
  const { queries } = lab.database;
  const [account, promo] = await Promise.all([
    accountOf(queries, session.owner),
    promotionsOf(queries, session.owner),
  ]);
  const runs = (family: string) => promo.some((rule) => namesFamily(rule, family));
  return {
    promo: promo as AnswerInput<typeof checkCode>['promo'],
    storybook_camp: runs(campaigns.storybook_camp),
    wa_camp: runs(campaigns.wa_camp),
    mats_camp: runs(campaigns.mats_camp),
    area: account.area,
    nazione: account.company.country,
    check_brexit: account.checkBrexit,
    eori: account.eori,
    currency: account.currency,
  };
}

function namesFamily(rule: Record<string, unknown>, family: string): boolean {
  return ['discount', 'discount_price', 'prezzo_fisso'].some((kind) => {
    const families = rule[kind];
    return typeof families === 'object' && families !== null && family in families;
  });
}

export const promotionRoutes = [customerRoute(checkCode, check)];
