import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

export async function storeLanguage(queries: Queries, owner: Owner, language: string): Promise<void> {
  await queries.update(customers).set({ language }).where(ownedBy(customers.id, owner));
}
