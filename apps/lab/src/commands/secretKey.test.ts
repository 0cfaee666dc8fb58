import { randomBytes } from 'node:crypto';
import { sitesFrom } from '@trade-area/core/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { defaultConfiguration } from '../base/configuration.ts';
import type { LabConfiguration } from '../base/configuration.ts';
import { staff } from '../database/schema/production.ts';
import { createTotpSecret } from '../identity/secondFactor.ts';
import { createSecretBox } from '../identity/secretBox.ts';
import { requireSecretKey } from '../server/requireSecretKey.ts';
import { checkSecretKey } from './check/data.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];

describe('the secrets of a database', () => {
  let test: Awaited<ReturnType<typeof databaseForTest>>;
  beforeAll(async () => {
    test = await databaseForTest();
  }, 60_000);
  afterAll(() => test.stop());

  const logged: string[] = [];
  const log = (_level: string, message: string) => void logged.push(message);
  const stored = async () =>
    (await test.database.queries.select({ secret: staff.totpSecret }).from(staff).orderBy(staff.id)).map(
      ({ secret }) => secret,
    );
  const bring = (...keys: Buffer[]) => requireSecretKey(test.database, createSecretBox(keys), log);

  const checked = async (secretKeys: Buffer[], secondFactor = 'administrators') => {
    const config: LabConfiguration = { ...defaultConfiguration(sitesFrom({})), staff: { secondFactor } };
    const { level, message } = await checkSecretKey(test.database, { secretKeys, config });
    return `${level}: ${message}`;
  };

  it('are sealed at a start, go on to a new key, and refuse a start without theirs', async () => {
    await bring();
    expect(await checked([])).toMatch(/^problem: TA_SECRET_KEY is not set: two-step/);
    expect(await checked([], 'optional')).toMatch(/^warning: /);
    const secret = createTotpSecret();
    const person = { name: 'a', surname: '', passwordHash: '' };
    await test.database.queries.insert(staff).values([
      { ...person, email: 'a@lab.test', totpSecret: secret },
      { ...person, email: 'b@lab.test' },
    ]);
    await expect(bring()).rejects.toThrow('TA_SECRET_KEY is not set, and 1 staff accounts');
    expect(await stored()).toEqual([secret, '']);
    expect(await checked([])).toBe('problem: TA_SECRET_KEY is not set, and 1 second factors need it.');

    await bring(first);
    const [sealed = ''] = await stored();
    const [owner] = await test.database.queries.select({ id: staff.id }).from(staff).orderBy(staff.id);
    expect(createSecretBox([first]).open(sealed, `totp of staff ${owner?.id}`)).toBe(secret);
    await bring(first);
    expect(await stored()).toEqual([sealed, '']);
    expect(logged).toHaveLength(1);

    await bring(first, second);
    expect(await stored()).toEqual([sealed, '']);
    await bring(second, first);
    await bring(second);
    await expect(bring(first)).rejects.toThrow('does not open the two-step sign-in of 1 of 1');
    expect(await checked([first])).toMatch(/^problem: TA_SECRET_KEY does not open 1 of 1/);
    expect(await checked([second])).toBe('ok: TA_SECRET_KEY opens all stored second factors (1).');
  });
});
