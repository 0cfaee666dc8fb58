import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sitesFrom } from '@trade-area/core/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { defaultConfiguration } from '../base/configuration.ts';
import { staff } from '../database/schema/production.ts';
import { createPasswordHasher } from '../identity/passwords.ts';
import { createSecretBox } from '../identity/secretBox.ts';
import { createStaff, readNewStaff } from './createStaff.ts';
import { printNextSteps } from './nextSteps.ts';
import { readPassword } from './readPassword.ts';

const passwords = createPasswordHasher({ N: 1024, r: 8, p: 1 });

describe('arguments of create-staff', () => {
  it('name the person; the first account is an administrator', () => {
    expect(readNewStaff(['Ada@Lab.example', '--name', 'Ada', '--surname', 'Neri'])).toEqual({
      email: 'ada@lab.example',
      name: 'Ada',
      surname: 'Neri',
      role: 'administrator',
    });
    expect(readNewStaff(['ada@lab.example', '--role', 'workshop']).role).toBe('workshop');
  });

  it.each([
    [[], 'no e-mail address'],
    [['ada'], 'no e-mail address'],
    [['ada@lab.example', '--role', 'king'], 'no role'],
    [['ada@lab.example', '--password', 'secret'], "does not know '--password'"],
    [['ada@lab.example', 'secret'], "does not know 'secret'"],
    [['ada@lab.example', '--name'], "does not know '--name'"],
  ])('%j is refused', (args, message) => {
    expect(() => readNewStaff(args)).toThrow(message);
  });

  it('the password is the first line of the input', async () => {
    expect(await readPassword('', Readable.from(['Gallery-77\nmore\n']))).toBe('Gallery-77');
    expect(await readPassword('', Readable.from([]))).toBe('');
  });
});

describe('create-staff', () => {
  let test: Awaited<ReturnType<typeof databaseForTest>>;
  beforeAll(async () => {
    test = await databaseForTest();
  }, 60_000);
  afterAll(() => test.stop());

  const add = (email: string, password: string) =>
    createStaff(test.database.queries, readNewStaff([email]), { password, passwords });
  const config = defaultConfiguration(sitesFrom({}));
  const nextSteps = async (secrets = createSecretBox([])) => {
    const lines: string[] = [];
    await printNextSteps({ config, secrets, database: test.database }, null, (line) => lines.push(line));
    return lines.join('\n');
  };

  it('DEC-25: makes the first account, once, and never with a public or weak password', async () => {
    expect(await nextSteps()).toContain('create-staff');
    await expect(add('ada@lab.example', 'Trade-2026')).rejects.toThrow('too common');
    await expect(add('ada@lab.example', 'short1')).rejects.toThrow('Minimum 7 characters');
    await add('ada@lab.example', 'Gallery-77');
    await expect(add('ADA@lab.example', 'Gallery-78')).rejects.toThrow('exists already');
    const rows = await test.database.queries.select().from(staff);
    expect(rows).toMatchObject([{ email: 'ada@lab.example', name: 'ada', role: 'administrator' }]);
    expect(await passwords.verify('Gallery-77', rows[0]?.passwordHash ?? null)).toBe(true);
    expect(await nextSteps()).not.toContain('create-staff');
    expect(await nextSteps()).toContain('TA_SECRET_KEY is not set');
    expect(await nextSteps(createSecretBox([randomBytes(32)]))).toBe('');
  });
});
