import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { uploadPasses } from '../database/schema/uploads.ts';
import type { Session } from '../base/owner.ts';
import { sessionByHash } from './table.ts';

/** Creates the permission to upload the files of one order from a ticket; it ends with the ticket's session. */
export async function insertPass(
  queries: Queries,
  pass: { readonly tokenHash: string; readonly sessionHash: string; readonly orderCode: string },
): Promise<void> {
  await queries.insert(uploadPasses).values(pass);
}

/** Ends the passes that were made from a session. */
export async function deletePasses(queries: Queries, sessionHash: string): Promise<void> {
  await queries.delete(uploadPasses).where(eq(uploadPasses.sessionHash, sessionHash));
}

/** The session of a pass, restricted to the pass's order. */
export async function sessionByPass(
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<Session | undefined> {
  const [pass] = await queries.select().from(uploadPasses).where(eq(uploadPasses.tokenHash, tokenHash));
  const session = pass ? await sessionByHash(queries, pass.sessionHash, now) : undefined;
  return pass && session ? { ...session, tokenHash, confinedTo: pass.orderCode } : undefined;
}
