import { softwareDownload } from '@trade-area/core/contract';
import type { softwareList } from '@trade-area/core/contract';
import { notAllowed, notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call, FileAnswer } from '../base/route.ts';
import { write } from '../base/write.ts';
import { takeTicket } from '../identity/tickets.ts';
import { hashToken } from '../identity/tokens.ts';
import { libraryReader } from './address.ts';
import { answerFile } from './files.ts';
import { softwareFiles } from './library.ts';

/** The software that customers may download (DOC-10), with the address of each file. */
export async function listSoftware({
  lab,
  session,
}: Call<typeof softwareList, Session>): Promise<AnswerInput<typeof softwareList>> {
  const reader = await libraryReader(lab, session, undefined);
  const generated = softwareFiles(lab);
  return {
    files: lab.config.software.map(({ platform, version, type, file, bytes, address }) => {
      const own = generated.find(({ filename }) => filename === file);
      return {
        piattaforma: platform,
        versione: version,
        type,
        nomeFile: file,
        size: bytes,
        url: address === '' && own ? reader.addressOf(own, true) : address,
      };
    }),
  };
}

/**
 * The helper script (GW-25): a form of the portal asks with a ticket in the place of the session's token, a program with
 * its session. A file that the lab keeps elsewhere is not passed through: the list has its address.
 */
export async function downloadSoftware({
  lab,
  session,
  body,
}: Call<typeof softwareDownload, Session | null>): Promise<FileAnswer> {
  if (!session) await redeemTicket(lab, body.ta_token ?? '');
  const { piattaforma, versione, nomeFile } = body;
  const file = softwareFiles(lab).find(
    ({ id, filename }) => id === `software.${piattaforma.toUpperCase()}.${versione}` && filename === nomeFile,
  );
  if (!file) throw notFound();
  return answerFile(lab, file, { language: 'en', currency: '' });
}

async function redeemTicket(
  lab: Call<typeof softwareDownload, Session | null>['lab'],
  code: string,
): Promise<void> {
  const ticket = await write(lab, { session: null, endpoint: softwareDownload }, (queries) =>
    takeTicket(queries, hashToken(code), 'software', lab.clock.now()),
  );
  if (!ticket) throw notAllowed('This link has expired or was already used. Start the download again.');
}
