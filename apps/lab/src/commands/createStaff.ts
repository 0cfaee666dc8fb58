import { passwordProblem } from '../auth/passwordRules.ts';
import { StartFailure } from '../base/startFailure.ts';
import type { PasswordHasher } from '../base/ports/identity.ts';
import type { Queries } from '../database/open.ts';
import { staff } from '../database/schema/production.ts';
import { staffRoles } from '../identity/staffRoles.ts';
import type { StaffRole } from '../identity/staffRoles.ts';

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly role: StaffRole;
}

const usage =
  'Usage: main.js create-staff <e-mail> [--name <name>] [--surname <surname>] [--role <role>]. The password is typed, or comes on the standard input.';

/**
 * Reads the arguments of `create-staff`. The first account should be an administrator, so that is the default role.
 * @throws StartFailure with the argument that is wrong.
 */
export function readNewStaff(args: readonly string[]): NewStaff {
  const optionValues: Record<string, string> = { name: '', surname: '', role: 'administrator' };
  const [email = '', ...options] = args;
  for (let index = 0; index < options.length; index += 2) {
    const option = (options[index] ?? '').replace(/^--/, '');
    const value = options[index + 1];
    // A password among the arguments would be readable in the list of processes and in the shell's history.
    if (!Object.hasOwn(optionValues, option) || !options[index]?.startsWith('--') || value === undefined)
      throw new StartFailure(`create-staff does not know '${options[index]}'.`, usage);
    optionValues[option] = value.trim();
  }
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new StartFailure(`'${email}' is no e-mail address.`, usage);
  const role = staffRoles.find((each) => each === optionValues['role']);
  if (!role)
    throw new StartFailure(`'${optionValues['role']}' is no role.`, `Roles: ${staffRoles.join(', ')}.`);
  return {
    email: email.toLowerCase(),
    name: optionValues['name'] ?? '',
    surname: optionValues['surname'] ?? '',
    role,
  };
}

/**
 * Adds a staff account.
 * @throws StartFailure when the password breaks the rules, or the account exists.
 */
export async function createStaff(
  queries: Queries,
  person: NewStaff,
  { password, passwords }: { readonly password: string; readonly passwords: PasswordHasher },
): Promise<void> {
  const problem = passwordProblem(password, passwords);
  if (problem) throw new StartFailure(`The password is not accepted: ${problem}.`, 'Choose another one.');
  const added = await queries
    .insert(staff)
    .values({
      ...person,
      name: person.name || (person.email.split('@')[0] ?? ''),
      passwordHash: await passwords.hash(password),
    })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  if (added.length === 0)
    throw new StartFailure(
      `The staff account ${person.email} exists already.`,
      'Nothing was changed. Use another address.',
    );
}
