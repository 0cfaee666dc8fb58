import { addContactMessage, contactLogin } from '@trade-area/core/contract';
import { isEmail } from '@trade-area/core/kernel';
import { invalid } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import { publicRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { linkOf } from './link.ts';
import { countMessage, mayMailReceipt } from './limits.ts';
import { queueContactMail } from './mails.ts';
import { insertContact, insertMessage, setState, writtenSince } from './table.ts';
import { videoRoutes } from './videos.ts';

/** The person of a link. Its name is in no answer once the link has ended (CONT-01, CONT-11). */
async function readLink({
  lab,
  path,
}: Call<typeof contactLogin, Session | null>): Promise<AnswerInput<typeof contactLogin>> {
  const link = await linkOf(lab, path['c'] ?? '');
  if (!link) return { nome: '', stato: 'unknown', scritto_il: '' };
  if (link.isExpired) return { nome: '', stato: 'expired', scritto_il: '' };
  const written = await writtenSince(lab.database.queries, link.contact.id, link.createdAt);
  return {
    nome: link.contact.name,
    stato: written ? 'used' : 'open',
    scritto_il: written?.toISOString() ?? '',
  };
}

/** Stores a message for the desk, as it was typed, and queues its receipt (CONT-07, CONT-12). */
async function addMessage({
  lab,
  body,
  key,
  clientAddress,
}: Call<typeof addContactMessage, Session | null>): Promise<AnswerInput<typeof addContactMessage>> {
  if (body.txt_public.trim() === '') throw invalid({ txt_public: 'must contain more than spaces' });
  const found = await linkOf(lab, body.c);
  const known = found && !found.isExpired ? found.contact : null;
  const given = body.email.trim();
  if (!known && given !== '' && !isEmail(given)) throw invalid({ email: 'an e-mail address' });
  await countMessage(lab, { clientAddress, contactId: known?.id ?? null });
  const email = known?.email ?? given;
  const isMailed = email !== '' && (await mayMailReceipt(lab, email));
  return writeOnce(
    lab,
    { session: null, endpoint: addContactMessage, key, content: body },
    async (queries) => {
      const at = lab.clock.now();
      const contactId =
        known?.id ??
        (await insertContact(queries, {
          name: body.nome.trim(),
          email,
          language: languageOf(body.lang),
          state: 'new',
          createdAt: at,
          changedAt: at,
        }));
      // A conversation that was closed is open again.
      if (known) await setState(queries, contactId, 'new', at);
      const message = await insertMessage(queries, {
        contactId,
        text: body.txt_public,
        isByLink: known !== null,
        linkA: body.a,
        linkP: body.p,
        at,
        isMailed,
      });
      if (isMailed) await queueContactMail(queries, message, at);
      return { success: true };
    },
  );
}

export const contactRoutes = [
  publicRoute(contactLogin, readLink),
  publicRoute(addContactMessage, addMessage),
  ...videoRoutes,
];
