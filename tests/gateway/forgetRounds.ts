import type { TestLab } from '../fixtures/lab.ts';

/**
 * Tables whose rows are in later answers: a conversation with thousands of messages, which every further message answers
 * whole, makes a suite that sends many texts too slow to be run with all of them.
 */
const growing = ['attachments', 'messages', 'members', 'quotes', 'contact_messages'];

/**
 * Notes the rows that are there now. The answered function deletes what has been added since, and what was used of the
 * limits: a refused request tries no text.
 */
export async function forgetRounds(lab: TestLab): Promise<() => Promise<void>> {
  const lastIds = new Map<string, string>();
  for (const table of growing) {
    const [row] = await lab.query(`select coalesce(max(id), 0) as id from ${table}`);
    lastIds.set(table, String(row?.['id']));
  }
  return async () => {
    for (const [table, id] of lastIds) await lab.query(`delete from ${table} where id > ${id}`);
    await lab.query('delete from allowances');
  };
}
