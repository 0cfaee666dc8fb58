import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open.ts';
import {
  changeCustomer,
  createCustomer,
  invite,
  setActive,
  typedOf,
} from '../../../account/customers/customers.ts';
import { areas, customerFields, readCustomer } from '../../../account/customers/fields.ts';
import type { CustomerProblem } from '../../../account/customers/fields.ts';
import { customerByCode, uninvitedCustomers } from '../../../account/customers/table.ts';
import { customers as table } from '../../../database/schema/customers.ts';
import { currencies } from '../../../base/currencies.ts';
import type { CountryRule } from '../../../base/configuration.ts';
import { countText, flag, majorUnits, text } from '../column.ts';
import type { Cells, Changes, ImportKind } from '../kind.ts';
import { countriesAfter } from './countries.ts';

const advice: Readonly<Record<CustomerProblem, readonly [problem: string, advice: string]>> = {
  missing: ['is empty', 'fill it in'],
  tooLong: ['is too long', 'a shorter text'],
  taken: ['belongs to another customer', 'the address of this customer'],
  code: ['is no code', 'letters, digits, . _ and - only'],
  email: ['is no e-mail address', 'such as studio@example.com'],
  country: ['is no country', 'two letters of ISO 3166, such as IT'],
  area: ['is no area', areas.join(', ')],
  language: ['is no language of the portal', 'en, it, es, fr, de'],
  currency: ['has no price list', currencies.join(', ')],
  vatNumber: ['is no VAT number of this country', 'the number with its check digits, or nothing'],
  vatRate: ['is no rate', 'a whole percentage from 0 to 30'],
  creditLimit: ['is no amount', 'such as 1500.00, `none`, or nothing to leave it as it is'],
};

/** The cell of a customer who may not buy on account: an empty one leaves the limit as it is. */
const noLimit = 'none';
const limitCell = (limit: number | null): string => (limit === null ? noLimit : majorUnits(limit));

const readCells = (cells: Cells, rules: readonly CountryRule[]) =>
  readCustomer(cells['credit_limit'] === noLimit ? { ...cells, credit_limit: '' } : cells, rules);

/** The cells as the account will have them: what is left empty follows from the country. */
function completeOne(
  cells: Cells,
  rules: readonly CountryRule[],
  storedLimits: ReadonlyMap<string, string>,
): Cells {
  const { values } = readCells(cells, rules);
  if (!values) return cells;
  const { company } = values;
  return {
    ...cells,
    name: values.name,
    surname: values.surname,
    company: company.name,
    address: company.address,
    zip: company.zip,
    city: company.city,
    state: company.state,
    email: values.email,
    country: company.country,
    area: values.area,
    language: values.language,
    currency: values.currency,
    vat_number: company.vat,
    vat_rate: String(values.vatRate),
    credit_limit:
      cells['credit_limit'] === ''
        ? (storedLimits.get(values.code) ?? noLimit)
        : limitCell(values.creditLimit),
  };
}

/**
 * Those whom `uninvitedCustomers` will name once the changes are made: code and address.
 * A customer of the file is active or not as the file says, any other as the database does.
 */
async function inviteesAfter(queries: Queries, { all, added }: Changes) {
  const stored = await queries
    .select({ code: table.code, email: table.email, deactivatedAt: table.deactivatedAt })
    .from(table)
    .where(
      and(
        eq(table.passwordHash, ''),
        sql`not exists (select from customer_actions a where a.customer_id = ${table.id} and a.action = 'invite')`,
      ),
    );
  const inFile = new Map(all.map((cells) => [cells['code'], cells]));
  const kept = stored.map(({ code, email, deactivatedAt }) => ({
    code,
    email: inFile.get(code)?.['email'] ?? email,
    isActive: (inFile.get(code)?.['active'] ?? (deactivatedAt === null ? 'yes' : 'no')) === 'yes',
  }));
  const fresh = added.map(({ code = '', email = '', active }) => ({
    code,
    email,
    isActive: active === 'yes',
  }));
  return [...kept, ...fresh].filter(({ isActive }) => isActive);
}

/** Customers with their accounts; those that the file does not name stay as they are. */
export const customers: ImportKind = {
  file: 'customers.csv',
  columns: [
    ...customerFields.map((name) =>
      text(
        name,
        name === 'code' || name === 'company' || name === 'email' || name === 'country'
          ? { required: true }
          : {},
      ),
    ),
    flag('active', 'yes'),
  ],
  key: ['code'],
  missing: 'keep',
  async complete(all, context) {
    const rules = await countriesAfter(context);
    const stored = await context.queries.select({ code: table.code, limit: table.creditLimit }).from(table);
    const limits = new Map(stored.map(({ code, limit }) => [code, limitCell(limit)]));
    return all.map((cells) => completeOne(cells, rules, limits));
  },
  async current({ queries }) {
    const rows = await queries.select().from(table).orderBy(asc(table.code));
    return rows.map((row) => ({
      ...typedOf(row),
      credit_limit: limitCell(row.creditLimit),
      active: row.deactivatedAt === null ? 'yes' : 'no',
    }));
  },
  async check(rows, context) {
    const { queries } = context;
    const rules = await countriesAfter(context);
    const owners = new Map(
      (await queries.select({ code: table.code, email: table.email }).from(table)).map(({ code, email }) => [
        email,
        code,
      ]),
    );
    const inFile = new Map<string, string>();
    const codes = new Set(rows.map(({ cells }) => cells['code'] ?? ''));
    return rows.flatMap(({ place, cells }) => {
      const { values, problems } = readCells(cells, rules);
      if (!values)
        return [...problems].map(([column, kind]) => {
          const [problem, how] = advice[kind];
          return { place, column, problem: `'${cells[column] ?? ''}' ${problem}`, advice: how };
        });
      const other = inFile.get(values.email);
      inFile.set(values.email, place);
      const owner = owners.get(values.email);
      // An address may move between two customers of the file only in two imports.
      const isForeign = owner !== undefined && owner !== values.code;
      if (other === undefined && !isForeign) return [];
      const why = other === undefined ? `belongs to customer ${owner}` : `is in ${other} too`;
      const how =
        owner !== undefined && codes.has(owner)
          ? 'one address for each customer; an address that moves to another needs two imports'
          : 'one address for each customer';
      return [{ place, column: 'email', problem: `'${values.email}' ${why}`, advice: how }];
    });
  },
  async effects(changes, { queries, invites }) {
    if (!invites) return [];
    const invitees = await inviteesAfter(queries, changes);
    return [
      ...invitees.map(({ code, email }) => `customers.csv: ${code}: invitation to ${email}`).toSorted(),
      `${countText(invitees.length, 'invitation')}.`,
    ];
  },
  async apply({ added, changed }, { queries, clock, invites }) {
    const act = { staffId: null, at: clock.now() };
    for (const cells of [...added, ...changed.map(({ after }) => after)]) {
      // The cells are complete: no rule is asked.
      const { values } = readCells(cells, []);
      if (!values) throw new Error('ta: a customer that was checked is wrong');
      const account = await customerByCode(queries, values.code);
      const outcome = account
        ? await changeCustomer(queries, account, values, act)
        : await createCustomer(queries, values, { ...act, key: '', invites: false });
      if ('problem' in outcome) throw new Error(`ta: customer ${values.code} was taken during the import`);
      const stored = await customerByCode(queries, values.code);
      if (stored) await setActive(queries, stored, cells['active'] !== 'no', act);
    }
    if (!invites) return;
    for (const id of await uninvitedCustomers(queries)) await invite(queries, id, act);
  },
};
