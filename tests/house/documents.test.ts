import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './sources.ts';

const tables = {
  sql: 'payments|invoices|invoice_lines|receipts|refunds',
  drizzle: 'payments|invoices|invoiceLines|receipts|refunds',
};
const writes = new RegExp(
  `\\b(?:insert\\s+into|update|delete\\s+from|truncate|copy)\\s+(?:only\\s+)?"?(?:${tables.sql})\\b` +
    `|\\.\\s*(?:insert|update|delete)\\(\\s*(?:${tables.drizzle})\\s*\\)`,
  'i',
);
const writers = /^apps\/lab\/src\/payments\/(sales|refunds)\//;
const shipped = ['apps/lab/src', 'apps/lab/demo', 'scripts'].flatMap((folder) =>
  filesBelow(folder, /\.(m?ts|tsx|mjs|sql)$/).filter((path) => !/\.test\.tsx?$/.test(path)),
);

/** One code makes documents and payments, for the desk, the checkout and the demonstration (DEC-24). */
describe('rows of payments, invoices, receipts and refunds', () => {
  it('are written by payments/sales and payments/refunds alone, not by the demonstration', () => {
    const found = shipped.filter((path) => writes.test(textOf(path)));
    expect(found.filter((path) => !writers.test(path))).toEqual([]);
    expect(found).toContain('apps/lab/src/payments/sales/saleTable.ts');
    expect(shipped).toContain('apps/lab/demo/seed/payments/fill.ts');
  });

  it.each([
    'insert into payments (id) values (1)',
    'with made as (insert into\n      invoices (id) select 1)',
    'UPDATE invoice_lines SET net = 0',
    'await queries.insert(payments).values(rows)',
    'await queries\n    .update(invoices)',
    'delete from refunds where id = 1',
  ])('the rule finds %j', (text) => expect(text).toMatch(writes));

  it.each(['insert into payment_reminders (id)', 'queries.insert(paymentReminders)', 'from payments p'])(
    'the rule lets %j pass',
    (text) => expect(text).not.toMatch(writes),
  );
});
