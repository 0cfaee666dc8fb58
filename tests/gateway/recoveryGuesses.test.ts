import { recovery, recoveryMarker } from '@trade-area/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call } from '../fixtures/wire.ts';

let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
  // A code that could be found.
  await call(lab.base, recovery, { body: { email: 'it@studio.test', password: recoveryMarker } });
  await lab.jobsDone();
});
afterAll(() => lab.stop());

it('1,000 guessed codes find nothing (T-A7)', async () => {
  let found = 0;
  for (let index = 0; index < 1_000; index += 1) {
    const answer = await fetch(`${lab.base}/auth/recovery/activate`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ code: index.toString(36).padStart(43, 'A') }),
    });
    if (answer.status !== 410) found += 1;
  }
  expect(found).toBe(0);
});
