import type { downloadFile, viewFile } from '@trade-area/core/contract';
import { notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { fileById, insertFileNote } from '../store/table.ts';
import { findLibraryFile } from './library.ts';

/** Records that a customer opened a file (GW-24, PROD-20). Internal viewers who act as the customer leave no record. */
export function createFileNoteHandler(
  endpoint: typeof viewFile | typeof downloadFile,
  action: 'view' | 'download',
) {
  return async ({
    lab,
    session,
    body,
  }: Call<typeof viewFile, Session>): Promise<AnswerInput<typeof viewFile>> => {
    const file =
      (await fileById(lab.database.queries, body.id_file)) ?? (await findLibraryFile(lab, body.id_file));
    if (!file) throw notFound();
    if (!session.acting)
      await write(lab, { session, endpoint }, (queries) =>
        insertFileNote(queries, {
          customerId: session.owner,
          fileId: file.id,
          action,
          at: lab.clock.now(),
        }),
      );
    return { success: true };
  };
}
