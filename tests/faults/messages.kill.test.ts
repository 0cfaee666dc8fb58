import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMessage, messageThreads, orderMessages, uploadStatus } from '@trade-area/core/contract';
import type { Message } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, afterEach, expect, it } from 'vitest';
import { tusOn } from '../fixtures/tus.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { startLabProcess, stopAllLabs } from './labProcess.ts';

/** T-E3 for messages. The long form (TA_LONG=1) kills a hundred times. */
const rounds = process.env['TA_LONG'] ? 100 : 2;
const folder = mkdtempSync(join(tmpdir(), 'ta-kill-messages-'));
afterEach(stopAllLabs);
// All tests share one fill, because the demonstration data takes longer than the tests.
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

/** One message of a person, retried under its key until the lab accepts it. */
interface Wish {
  readonly key: string;
  readonly text: string;
  /** '' without a file. */
  readonly folder: string;
  acknowledged: boolean;
}

it(
  `a message is neither lost nor doubled when the lab is killed, ${rounds} times (T-E2, T-E3)`,
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const people = ['it', 'fr', 'de', 'us'].map((name) => ({
      email: `${name}@studio.test`,
      code: '',
      wishes: [] as Wish[],
    }));
    let resent = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const lab = await startLabProcess({ dataFolder: folder });
      await lab.ready();
      const signedIn = await Promise.all(
        people.map(async (person) => {
          const { token } = await signIn(lab.base, person.email);
          if (person.code === '') {
            const { threads } = parse(
              messageThreads.answer,
              (await call(lab.base, messageThreads, { token })).json,
            );
            person.code = threads.find(({ open_question }) => !open_question)?.cod_order ?? '';
          }
          return { person, token };
        }),
      );
      const send = async (person: (typeof people)[number], token: string, wish: Wish): Promise<boolean> => {
        const body = { cod_order: person.code, txt_public: wish.text, upload_folder: wish.folder };
        const headers = { 'idempotency-key': wish.key };
        const heard = await call(lab.base, addMessage, { token, body, headers }).catch(() => null);
        if (heard === null) return false;
        expect([heard.status, wish.key]).toEqual([200, wish.key]);
        wish.acknowledged = true;
        return true;
      };
      // Messages in flight when the lab died are sent again by their writer, under the same key.
      for (const { person, token } of signedIn)
        for (const wish of person.wishes.filter(({ acknowledged }) => !acknowledged)) {
          resent += 1;
          expect(await send(person, token, wish)).toBe(true);
        }
      for (const { person, token } of signedIn) {
        const { json } = await call(lab.base, orderMessages, { token, path: { id: person.code } });
        const kept: readonly Message[] = parse(orderMessages.answer, json);
        const found = person.wishes.map(({ text }) => kept.filter(({ txt_public }) => txt_public === text));
        expect(found.map(({ length }) => length)).toEqual(person.wishes.map(() => 1));
        expect(found.map(([message]) => message?.attachments)).toEqual(
          person.wishes.map((wish) => (wish.folder === '' ? 0 : 1)),
        );
      }
      if (round === rounds) break;

      const target = 30 + ((round * 37) % 60);
      let answered = 0;
      const work = signedIn.map(async ({ person, token }) => {
        for (let count = 0; ; count += 1) {
          const key = `round-${round}-${count}-${person.code}`;
          const wish: Wish = {
            key,
            text: `Words ${key}`,
            folder: count % 5 === 0 ? `files-${key}` : '',
            acknowledged: false,
          };
          if (wish.folder !== '') {
            const tus = tusOn(lab.base, token);
            const metadata = { order_code: person.code, filename: 'a.pdf', upload_folder: wish.folder };
            const here = await tus
              .create(pdf.length, metadata)
              .then(({ id }) => tus.patch(id, 0, pdf))
              .catch(() => null);
            // No request has been sent yet, so nothing can be lost.
            if (here?.status !== 204) return;
          }
          person.wishes.push(wish);
          if (!(await send(person, token, wish))) return;
          answered += 1;
          if (answered === target) process.kill(lab.pid, 'SIGKILL');
        }
      });
      await Promise.all(work);
      expect(await lab.ended).toBe('SIGKILL');
    }
    const wishes = people.flatMap((person) => person.wishes);
    console.log(
      `kill -9: ${rounds} kills, ${wishes.length} messages, ${resent} sent again, none lost, none doubled`,
    );
    expect(wishes.length).toBeGreaterThanOrEqual(rounds * 30);
  },
);

it('a file that arrived as the lab died is accepted at the next request (MSG-14, T-D1)', async () => {
  const first = await startLabProcess({ dataFolder: folder });
  await first.ready();
  const { token } = await signIn(first.base, 'it@studio.test');
  const { threads } = parse(messageThreads.answer, (await call(first.base, messageThreads, { token })).json);
  const code = threads[0]?.cod_order ?? '';
  const tus = tusOn(first.base, token);
  const { id } = await tus.create(pdf.length, {
    order_code: code,
    filename: 'a.pdf',
    upload_folder: 'files-of-a-crash',
  });
  await tus.patch(id, 0, pdf.subarray(0, 5));
  const last = tus.patch(id, 5, pdf.subarray(5)).catch(() => null);
  await first.stop('SIGKILL');
  await last;

  const second = await startLabProcess({ dataFolder: folder });
  await second.ready();
  const again = (await signIn(second.base, 'it@studio.test')).token;
  const rest = tusOn(second.base, again);
  const { offset, status } = await rest.head(id);
  // The file was accepted already, or its upload resumes at its offset.
  if (status === 200 && offset < pdf.length) await rest.patch(id, offset, pdf.subarray(offset));
  const known = await call(second.base, uploadStatus, { token: again, body: { cod_order: code } });
  const waiting = parse(uploadStatus.answer, known.json).files.filter(
    ({ upload_folder }) => upload_folder === 'files-of-a-crash',
  );
  expect(waiting).toMatchObject([{ upload: id, offset: pdf.length, original_name: 'a.pdf' }]);
  expect(waiting[0]?.id_attachment).not.toBe('');
});
