import { details, languages, updateLanguage } from '@trade-area/core/contract';
import { featuresOf } from '../auth/features.ts';
import { accountOf } from '../auth/table.ts';
import { invalid } from '../errors.ts';
import type { Session } from '../http/ownership.ts';
import { customerRoute } from '../http/route.ts';
import type { AnswerInput, Call } from '../http/route.ts';
import { write } from '../http/write.ts';
import { storeLanguage } from './table.ts';

/** GW-15. */
async function customerDetails({
  lab,
  session,
}: Call<typeof details, Session>): Promise<AnswerInput<typeof details>> {
  const account = await accountOf(lab.database.queries, session.owner);
  return {
    code: account.code,
    c: account.publicId,
    name: account.name,
    surname: account.surname,
    email: account.email,
    area: account.area,
    sesso: account.sex,
    currency: account.currency,
    company: account.company,
    ...account.turnover,
    gestore: account.representative,
    fatturazione_elettronica: account.invoicing,
    ui: { default: account.language, language: account.language },
    check_brexit: account.checkBrexit,
    eori: account.eori,
    features: featuresOf(lab.config, account.code, session.acting),
  };
}

/** I18N-02: what old browsers have stored for two of the languages. */
const oldNames: Readonly<Record<string, string>> = { italiano: 'it', uk: 'en' };

/** GW-05. A viewing member of staff changes nothing of the customer (I18N-03). */
async function keepLanguage({
  lab,
  session,
  query,
}: Call<typeof updateLanguage, Session>): Promise<AnswerInput<typeof updateLanguage>> {
  const wanted = query.lingua.toLowerCase();
  const language = oldNames[wanted] ?? wanted;
  if (!(languages as readonly string[]).includes(language))
    throw invalid({ lingua: `one of ${languages.join(', ')}` });
  if (!session.acting) {
    await write(lab, { session, endpoint: updateLanguage }, (queries) =>
      storeLanguage(queries, session.owner, language),
    );
  }
  return { success: true };
}

export const accountRoutes = [
  customerRoute(details, customerDetails),
  customerRoute(updateLanguage, keepLanguage),
];
