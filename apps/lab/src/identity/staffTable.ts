import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { staff } from '../database/schema/production.ts';
import type { StaffRole } from './staffRoles.ts';

export type StaffPerson = Omit<typeof staff.$inferSelect, 'passwordHash'>;

/** Everybody of the staff, by name. */
export async function allStaff(queries: Queries): Promise<StaffPerson[]> {
  const { id, email, name, surname, role, totpSecret, totpStep } = staff;
  return queries
    .select({ id, email, name, surname, role, totpSecret, totpStep })
    .from(staff)
    .orderBy(asc(name), asc(surname), asc(id));
}

/**
 * Gives a person a role; false when nobody else would be an administrator.
 */
export async function changeRole(queries: Queries, staffId: number, role: StaffRole): Promise<boolean> {
  // Two administrators who step down at the same time wait for each other here.
  const administrators = await queries
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'administrator'), ne(staff.id, staffId)))
    .orderBy(asc(staff.id))
    .for('update');
  if (role !== 'administrator' && administrators.length === 0) return false;
  await queries.update(staff).set({ role }).where(eq(staff.id, staffId));
  return true;
}
