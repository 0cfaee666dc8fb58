import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { secretOn, staffVisitor, totpOf } from '../fixtures/staffVisitor.ts';
import { signIn } from '../fixtures/wire.ts';
import { createMessages } from './messageFixture.ts';

let lab: TestLab;
let code = '';
/** Milliseconds of the lab's clock. */
let now = 0;
beforeAll(async () => {
  now = Date.now();
  lab = await startTestLab();
  code = (await createMessages(lab.base, await signIn(lab.base, 'uk@studio.test'))).orderCode;
});
afterAll(() => lab.stop());

function advance(milliseconds: number): void {
  now += milliseconds;
  lab.advance(milliseconds);
}

const visitor = () => staffVisitor(lab.base);
async function desk(email: string) {
  const person = visitor();
  await person.signInAs(email);
  return person;
}
const totp = (secret: string, at = now) => totpOf(secret, at);

const wrongFor = (secret: string) => String((Number(totp(secret)) + 500_000) % 1_000_000).padStart(6, '0');

describe('roles', () => {
  const forms = (text: string) =>
    [...text.matchAll(/action="\/staff\/orders\/[^/]+\/(\w+)"/g)].map(([, name = '']) => name);

  it.each([
    ['workshop@lab.test', ['message', 'answered', 'promise', 'price', 'paid', 'release', 'returned'], 'step'],
    ['desk@lab.test', [], 'message'],
  ])(
    '%s is shown no form it may not send, and the server refuses each of %j',
    async (email, refused, allowed) => {
      const person = await desk(email);
      const { text } = await person.page(`orders/${code}`);
      expect(forms(text).filter((name) => refused.includes(name))).toEqual([]);
      expect(forms(text)).toContain(allowed);
      for (const name of refused) {
        const fields = {
          key: 'key-of-the-workshop',
          text: 'Not mine to say',
          date: '2030-01-01',
          price: '1',
        };
        const answer = await person.post(`orders/${code}/${name}`, `orders/${code}`, fields);
        expect([name, answer.status]).toEqual([name, 422]);
        expect(answer.text).toContain('Your role doesn’t allow this.');
        expect(answer.text).not.toMatch(/<p class="words"[^>]*>Not mine to say/);
      }
    },
  );

  it('an administrator gives roles; nobody else does, and one administrator remains', async () => {
    const admin = await desk('admin@lab.test');
    const list = await admin.page('people');
    expect(list.text).toContain('workshop@lab.test');
    const idOf = (email: string) =>
      new RegExp(`${email}[\\s\\S]*?people/(\\d+)/role`).exec(list.text)?.[1] ?? '';
    for (const email of ['desk@lab.test', 'workshop@lab.test']) {
      const person = await desk(email);
      expect((await person.page('people')).status).toBe(404);
      const raise = await person.post(`people/${idOf(email)}/role`, '', { role: 'administrator' });
      expect(raise.status).toBe(403);
    }
    const own = await admin.post(`people/${idOf('admin@lab.test')}/role`, 'people', { role: 'desk' });
    expect(own.text).toContain('At least one person must remain an administrator.');
    for (const role of ['owner', '', '__proto__'])
      expect((await admin.post(`people/${idOf('desk@lab.test')}/role`, 'people', { role })).status).toBe(422);
    const given = await admin.post(`people/${idOf('workshop@lab.test')}/role`, 'people', { role: 'desk' });
    expect(given.to).toBe('/staff/people?said=saved');
    const person = await desk('workshop@lab.test');
    expect(forms((await person.page(`orders/${code}`)).text)).toContain('message');
  });

  it('a form of another site gives nobody a role', async () => {
    const admin = await desk('admin@lab.test');
    const body = new FormData();
    body.set('role', 'administrator');
    body.set('csrf', 'x'.repeat(43));
    expect((await admin.ask('people/1/role', { method: 'POST', body })).status).toBe(403);
  });
});

describe('two-step sign-in', () => {
  let secret = '';
  let codes: readonly string[] = [];
  const email = 'desk@lab.test';

  it('is set up with a code of the app, and shows the recovery codes once', async () => {
    const person = await desk(email);
    const page = await person.page('second-factor');
    secret = secretOn(page.text);
    expect(page.text).toContain('<svg');
    expect(page.text).toContain(secret.slice(0, 4));
    const bad = await person.post('second-factor', 'second-factor', { secret, code: wrongFor(secret) });
    expect([bad.status, secretOn(bad.text)]).toEqual([422, secret]);
    const other = await desk(email);
    const done = await person.post('second-factor', 'second-factor', { secret, code: totp(secret) });
    codes = [...done.text.matchAll(/<code>([a-z2-7-]{19})<\/code>/g)].map(([, each = '']) => each);
    expect(new Set(codes).size).toBe(10);
    expect((await person.page('')).text).toContain('Elena Marchi');
    // A session without the second factor, of a person who only knows the password, has ended.
    expect((await other.page('')).text).not.toContain('Elena Marchi');
    const tables = await lab.dump();
    // A reader of the database cannot make codes (docs/decisions/0012).
    expect(tables).not.toContain(secret);
    expect(tables).toMatch(/"totp_secret":"sealed1\./);
    for (const each of codes) expect(tables).not.toContain(each);
  });

  it('asks for the code after the password, and opens nothing before', async () => {
    advance(30_000);
    const person = await desk(email);
    const before = person.jar.get('ta_staff');
    expect((await person.ask('')).to).toBe('/staff/code');
    for (const path of [`orders/${code}`, 'people', 'second-factor'])
      expect((await person.page(path)).text).not.toContain('Elena Marchi');
    expect((await person.ask('counts')).status).toBe(401);
    expect((await person.ask(`orders/${code}/messages`)).status).toBe(401);
    const wrong = await person.post('code', 'code', { code: wrongFor(secret) });
    expect([wrong.status, wrong.text.includes('This code is wrong')]).toEqual([422, true]);
    expect((await person.post('code', 'code', { code: totp(secret) })).to).toBe('/staff/');
    expect((await person.page('')).text).toContain('Elena Marchi');
    expect(person.jar.get('ta_staff')).not.toBe(before);
  });

  it('a code counts once, also when twenty ask at the same time, and not an earlier one after it', async () => {
    const used = totp(secret);
    const again = await desk(email);
    expect((await again.post('code', 'code', { code: used })).status).toBe(422);
    advance(30_000);
    const people = [];
    for (let index = 0; index < 4; index += 1) people.push(await desk(email));
    const answers = await Promise.all(
      people.map((person) => person.post('code', 'code', { code: totp(secret) })),
    );
    expect(answers.filter(({ to }) => to === '/staff/')).toHaveLength(1);
    const early = await desk(email);
    expect((await early.post('code', 'code', { code: totp(secret, now - 30_000) })).status).toBe(422);
  });

  it('guesses of the code are limited, and a recovery code counts once, however it is typed', async () => {
    advance(24 * 3_600_000);
    const guesser = await desk(email);
    const answers = [];
    for (let index = 0; index < 7; index += 1)
      answers.push(await guesser.post('code', 'code', { code: wrongFor(secret) }));
    expect(answers.at(-1)?.text).toContain('Too many wrong codes');
    advance(24 * 3_600_000);
    const [first = ''] = codes;
    const person = await desk(email);
    const typed = first.toUpperCase().replaceAll('-', ' ');
    expect((await person.post('code', 'code', { code: typed })).to).toBe('/staff/');
    expect((await person.page('second-factor')).text).toContain('9 recovery codes left.');
    const second = await desk(email);
    expect((await second.post('code', 'code', { code: first })).status).toBe(422);
  });

  it('half a sign-in is over after ten minutes', async () => {
    const person = await desk(email);
    advance(10 * 60_000 + 1_000);
    expect((await person.post('code', 'code', { code: totp(secret) })).to).toBe('/staff/');
    expect((await person.page('')).text).not.toContain('Elena Marchi');
  });

  it('an administrator resets it for a person who lost phone and codes', async () => {
    const admin = await desk('admin@lab.test');
    const { text } = await admin.page('people');
    const id = new RegExp(`${email}[\\s\\S]*?people/(\\d+)/reset`).exec(text)?.[1] ?? '';
    expect((await admin.post(`people/${id}/reset`, 'people', {})).to).toBe('/staff/people?said=saved');
    const person = await desk(email);
    expect((await person.page('')).text).toContain('Elena Marchi');
  });
});

describe('a lab that requires two steps of its administrators', () => {
  it('closes the desk to them alone, also in a session that began before the person became one', async () => {
    await lab.stop();
    now = Date.now();
    lab = await startTestLab({
      change: (config) => ({ ...config, staff: { secondFactor: 'administrators' } }),
    });
    const person = await desk('desk@lab.test');
    expect((await person.page('')).text).toContain('Elena Marchi');
    const admin = await desk('admin@lab.test');
    expect((await admin.ask('')).to).toBe('/staff/second-factor');
    expect((await admin.page('people')).text).not.toContain('workshop@lab.test');
    const secret = secretOn((await admin.page('second-factor')).text);
    await admin.post('second-factor', 'second-factor', { secret, code: totp(secret) });
    const list = (await admin.page('people')).text;
    const id = /desk@lab\.test[\s\S]*?people\/(\d+)\/role/.exec(list)?.[1] ?? '';
    await admin.post(`people/${id}/role`, 'people', { role: 'administrator' });
    expect((await person.ask('')).to).toBe('/staff/second-factor');
    expect((await person.ask('counts')).status).toBe(401);
    await admin.post(`people/${id}/role`, 'people', { role: 'desk' });
    expect((await person.page('')).text).toContain('Elena Marchi');
  });
});

describe('a lab that requires two steps', () => {
  it('lets nobody work before they are set up', async () => {
    await lab.stop();
    now = Date.now();
    lab = await startTestLab({ change: (config) => ({ ...config, staff: { secondFactor: 'required' } }) });
    const person = await desk('desk@lab.test');
    expect((await person.ask('')).to).toBe('/staff/second-factor');
    const page = await person.page('second-factor');
    expect(page.text).toContain('Your lab requires two-step sign-in.');
    expect((await person.ask('counts')).status).toBe(401);
    const secret = secretOn(page.text);
    await person.post('second-factor', 'second-factor', { secret, code: totp(secret) });
    expect((await person.page('')).text).toContain('Elena Marchi');
    expect((await person.page('second-factor')).text).not.toContain('second-factor/off');
    advance(30_000);
    const off = await person.post('second-factor/off', 'second-factor', { code: totp(secret) });
    expect(off.status).toBe(403);
  });
});
