import {
  addMessage,
  attachFile,
  contract,
  exportOrders,
  listViews,
  orderMessages,
  saveProfile,
  saveView,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { naughtyStrings } from '../fixtures/naughtyStrings.ts';
import { readPart } from '../fixtures/part.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import { forgetRounds } from './forgetRounds.ts';
import { goodInput } from './goodInput.ts';
import { detailsOf, profileForm } from './profileForm.ts';
import { createMessages, smallPdf } from './messageFixture.ts';
import type { MessageFixture } from './messageFixture.ts';

/** The public list through every field: stored and read back unchanged, and never an answer of 500 (T-E10). */
let lab: TestLab;
let who: SignedIn;
let written: MessageFixture;
let forgetRound: () => Promise<void>;
/**
 * With TA_ALL_TEXTS=1 every string goes through every field, with `TA_TEXTS_PART=2/8` the second eighth of the strings;
 * otherwise each field gets some of them in turn.
 */
const isAll = process.env['TA_ALL_TEXTS'] === '1';
const part = readPart('TA_TEXTS_PART');
/** Rounds in which each field gets one string. */
const rounds = Array.from({ length: isAll ? naughtyStrings.length : 12 }, (_, round) => round).filter(
  (round) => !isAll || part.has(round),
);
/** All of them are more than 100,000 requests. */
const timeout = isAll ? 5_400_000 : 1_200_000;

beforeAll(async () => {
  lab = await startTestLab({
    change: (config) => ({ ...config, session: { ...config.session, hours: 10_000 } }),
  });
  who = await signIn(lab.base, 'it@studio.test');
  written = await createMessages(lab.base, who);
  forgetRound = await forgetRounds(lab);
});
afterAll(() => lab.stop());

/** The lab stores texts without the blanks around them, in the composed form of Unicode, and without NUL. */
const kept = (text: string) => text.trim();
const shown = naughtyStrings.filter((text) => kept(text) !== '');

/** Runs eight at once. */
async function each<T>(items: readonly T[], run: (item: T, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) await run(items[index] as T, index);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

it('the list is the public one', () => {
  expect(naughtyStrings.length).toBeGreaterThanOrEqual(440);
});

describe(`T-E10: each of ${shown.length} strings is stored and read back`, () => {
  it('in six fields of the profile', async () => {
    const form = await profileForm(lab.base, who);
    const wrong: unknown[] = [];
    // Longer texts than a field of the profile may hold are refused by name.
    const fitting = shown.filter((text) => text.length <= 200);
    for (let at = 0; at < fitting.length; at += 6) {
      const six = Array.from({ length: 6 }, (_, index) => fitting[(at + index) % fitting.length] ?? '');
      const [ragione_sociale, nome, cognome, via, citta, facebook] = six;
      const body = { ...form, ragione_sociale, nome, cognome, via, citta, facebook, version: '' };
      const { status } = await call(lab.base, saveProfile, { token: who.token, body });
      const { name, surname, company } = await detailsOf(lab.base, who);
      const read = [company.name, name, surname, company.address, company.city, company.facebook];
      if (status !== 200 || six.some((text, index) => read[index] !== kept(text)))
        wrong.push([six, status, read]);
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('in messages, and in the names of their files, which lose what systems refuse', async () => {
    const wrong: unknown[] = [];
    const { token } = who;
    // Eight to a message: the answer to each one is the whole conversation.
    const messages = Array.from({ length: Math.ceil(shown.length / 8) }, (_, at) =>
      shown.slice(at * 8, at * 8 + 8),
    );
    for (const [index, group] of messages.entries()) {
      const upload_folder = `folder-${index}-${crypto.randomUUID()}`;
      for (const text of group.slice(0, 3)) {
        const query = { cod_order: written.orderCode, upload_folder, name: `${text}.pdf` };
        const { status } = await call(lab.base, attachFile, { token, query, body: smallPdf });
        if (status >= 500) wrong.push([text, status]);
      }
      const body = { cod_order: written.orderCode, txt_public: group.map(kept).join('\n'), upload_folder };
      const { status } = await call(lab.base, addMessage, { token, body });
      if (status !== 200) wrong.push([group, status]);
    }
    const path = { id: written.orderCode };
    const { json } = await call(lab.base, orderMessages, { token, path });
    const read = new Set(parse(orderMessages.answer, json).map(({ txt_public }) => txt_public));
    const lost = messages.filter((group) => !read.has(group.map(kept).join('\n').trim()));
    expect([...wrong, ...lost]).toEqual([]);
  }, 300_000);

  it('as names of saved views, of at most their length', async () => {
    const wrong: unknown[] = [];
    for (const name of shown) {
      const body = { name, search: 'status=1', columns: ['code'] };
      const { status, json } = await call(lab.base, saveView, { token: who.token, body });
      if (status === 422 && kept(name).length > 60) continue;
      const views = (json as { views?: { id: string; name: string }[] } | undefined)?.views ?? [];
      const mine = views.find((view) => view.name === kept(name));
      if (status !== 200 || !mine) wrong.push([name, status]);
      else
        await lab.query(
          `delete from saved_views where id = ${/^\d+$/.test(mine.id) ? mine.id : `'${mine.id}'`}`,
        );
    }
    expect(wrong).toEqual([]);
    expect((await call(lab.base, listViews, { token: who.token })).status).toBe(200);
  }, 300_000);
});

describe('T-C4: names in exported lists', () => {
  /** How a spreadsheet reads a file: quotes only count at the beginning of a cell. */
  function cellsOf(text: string, separator: string): string[] {
    const cells: string[] = [];
    let [cell, quoted] = ['', false];
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charAt(at);
      if (quoted && letter === '"' && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (quoted) {
        if (letter === '"') quoted = false;
        else cell += letter;
      } else if (letter === '"' && cell === '') quoted = true;
      else if (letter === separator || letter === '\r' || letter === '\n') {
        cells.push(cell);
        cell = '';
      } else cell += letter;
    }
    return [...cells, cell];
  }

  it('begin a formula in no country’s spreadsheet', async () => {
    const formulas = [
      '=1+1',
      '+1+1',
      '-a',
      '@a',
      "=cmd|' /C calc'!A0",
      'x;=1+1',
      'x\t=1+1',
      'x,=1+1',
      'x;"=1+1;y',
    ];
    const columns = [
      { key: 'code', title: 'Order' },
      { key: 'names', title: 'Names' },
    ];
    const wrong: unknown[] = [];
    let rows = 0;
    const titles = [...formulas, ...shown].filter((title) => title.length <= 60);
    for (let at = 0; at < titles.length; at += 8) {
      const named = titles.slice(at, at + 8).map((title) => ({ key: 'code', title }));
      const body = { list: 'inprocess', request: {}, columns: [...named, ...columns], labels: {} };
      const { status, text } = await call(lab.base, exportOrders, { token: who.token, body });
      if (status !== 200) wrong.push([named, status]);
      for (const separator of [',', ';', '\t'])
        for (const cell of cellsOf(text.replace('\uFEFF', ''), separator))
          if (/^[\s\p{Cf}\p{Cc}"]*[=+\-@＝＋－＠]/u.test(cell) && !/^-?\d+([.,]\d+)?(,|$)/.test(cell))
            wrong.push([separator, cell]);
      rows += named.length;
    }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(300);
  }, 300_000);
});

type Put = (text: string) => object;
/** Puts a text into each text field of a call's input in turn. */
function textFields(given: object): Put[] {
  return Object.entries(given).flatMap(([key, value]: [string, unknown]): Put[] => {
    if (typeof value === 'string') return [(text) => ({ ...given, [key]: text })];
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
    return textFields(value).map((put) => (text: string) => {
      const changed = put(text);
      return { ...given, [key]: Array.isArray(value) ? Object.values(changed) : changed };
    });
  });
}

/** A sum like `200: 50, 404: 12`. */
const countsOf = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

it(
  'T-E10: no string in any field of any call is answered with 500',
  async () => {
    const fields = contract.flatMap((endpoint) => {
      const good = goodInput(endpoint, { ...written, cod_fot: who.cod_fot });
      return textFields(good).map((put) => ({ endpoint, put }));
    });
    const failed: unknown[] = [];
    const limited: unknown[] = [];
    const statuses = new Map<number, number>();
    for (const [done, round] of rounds.entries()) {
      await each(fields, async ({ endpoint, put }, field) => {
        const at = isAll ? round : field * rounds.length + round;
        const text = naughtyStrings[at % naughtyStrings.length] ?? '';
        const { status } = await call(lab.base, endpoint, { token: who.token, ...put(text) });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 503) failed.push([endpoint.id, text, status]);
        if (status === 429) limited.push([endpoint.id, text]);
      });
      await forgetRound();
      if (isAll && (done + 1) % 20 === 0)
        console.log(`ta: ${done + 1} of ${rounds.length} strings (${part.title}), ${failed.length} faults`);
    }
    console.log(
      `ta: ${rounds.length} strings (${part.title}) in ${fields.length} fields of ${contract.length} calls, ${failed.length} faults; answers ${countsOf(statuses)}`,
    );
    expect(failed).toEqual([]);
    expect(limited).toEqual([]);
    expect(fields.length).toBeGreaterThan(100);
  },
  timeout,
);

it(
  'T-E10: no string in any form of the staff desk, in a sign-in or in an address is answered with 500',
  async () => {
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    const acts: Readonly<Record<string, readonly string[]>> = {
      message: ['text', 'key'],
      promise: ['date', 'reason'],
      ship: ['carrier', 'tracking'],
      price: ['price', 'reason'],
      step: ['step'],
      paid: ['method', 'date'],
      returned: ['reason', 'amount'],
    };
    const failed: unknown[] = [];
    let tried = 0;
    const forms = Object.entries(acts);
    const page = `orders/${written.orderCode}`;
    const csrf = /name="csrf" value="([^"]+)"/.exec(await desk.page(page))?.[1] ?? '';
    const check = (what: string, text: string, { status }: Response) => {
      if (status >= 500 || status === 429) failed.push([what, text, status]);
      // A form that is refused as a stranger's tries no text.
      if (status === 403 && what in acts) failed.push([what, text, status]);
    };
    const submit = async (action: string, fields: readonly string[], text: string) => {
      const body = new FormData();
      body.set('csrf', csrf);
      for (const field of fields) body.set(field, text);
      check(action, text, await desk.send(`${page}/${action}`, body));
      tried += fields.length;
    };
    const used = naughtyStrings
      .map((text, index) => ({ text, index }))
      .filter(({ index }) => (isAll ? part.has(index) : index % 6 === 0));
    for (const [turn, { text }] of used.entries()) {
      await each(isAll ? forms : forms.slice(turn % forms.length).slice(0, 1), ([action, fields]) =>
        submit(action, fields, text),
      );
      // The order's page as it shows what was just stored.
      const paths = [page, `orders/${encodeURIComponent(text)}`, `?search=${encodeURIComponent(text)}`];
      await each(paths, async (path) => check(path, text, await desk.get(path)));
      tried += paths.length - 1;
      await forgetRound();
      if (isAll && (turn + 1) % 20 === 0)
        console.log(`ta: ${turn + 1} of ${used.length} strings (${part.title}) at the desk`);
    }
    console.log(
      `ta: ${used.length} strings (${part.title}) at the desk, ${tried} fields of forms, ${failed.length} faults`,
    );
    expect(csrf).not.toBe('');
    expect(failed).toEqual([]);
  },
  timeout,
);
