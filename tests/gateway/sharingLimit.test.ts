import { sharingLimits } from '@trade-area/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

let lab: TestLab;
let spanish: SignedIn;
beforeAll(async () => {
  lab = await startTestLab();
  spanish = await signIn(lab.base, 'es@studio.test');
});
afterAll(() => lab.stop());

let photo = 0;
/** Announces another photo, of which no byte is sent. */
async function announce({ token }: SignedIn) {
  const filename = `photo-${(photo += 1)}.jpg`;
  const metadata = {
    share_session: 'visit-of-a-test-0001',
    filename,
    mtime: '5',
    sha256: sha256(Buffer.from(filename)),
  };
  const { status, text } = await tusOn(lab.base, token).create(10, metadata);
  return { status, text };
}

it('SHARE-30: 2,000 photos wait to be shared at most, for each customer; a deleted one makes room', async () => {
  expect(sharingLimits.photos).toBe(2_000);
  await lab.query(`insert into uploads (id, customer_id, actor_id, share_session, name, size, created_at, touched_at)
    select 'waiting-' || n, customers.id, customers.id, 'visit-of-a-test-0001', n || '.jpg', 10, now(), now()
    from customers, generate_series(1, 1999) as n where customers.code = '${spanish.cod_fot}'`);
  await lab.query(`insert into shared_photos (upload_id, customer_id, created_at)
    select id, customer_id, created_at from uploads where id like 'waiting-%'`);
  expect((await announce(spanish)).status).toBe(201);
  const refused = await announce(spanish);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('share_session')]);
  expect((await announce(await signIn(lab.base, 'fr@studio.test'))).status).toBe(201);
  await lab.query("delete from uploads where id = 'waiting-7'");
  expect((await announce(spanish)).status).toBe(201);
  expect((await announce(spanish)).status).toBe(422);
});
