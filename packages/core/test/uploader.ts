import {
  announceFiles,
  readLedger,
  removeUpload,
  restoreUpload,
  verifyUpload,
} from '../src/contract/index.ts';
import type { CallInput, UploadLedger } from '../src/contract/index.ts';
import type { Gateway } from '../src/gateway/index.ts';
import { fail, manualClock, succeed } from '../src/kernel/index.ts';
import type { LocalFile, SendingOrder, Transport } from '../src/kernel/transport.ts';
import { createUploader } from '../src/uploads/index.ts';

/** A JPEG header of a 30x30 spread, with bytes behind it that make each file another one. */
export function jpeg(name: string, seed: number, size = 3_000_000, width = 7_157): LocalFile {
  const frame = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0x0e, 0x1e, width >> 8, width & 255, 3];
  const head = [...frame, 1, 17, 0, 2, 17, 0, 3, 17, 0, 0xff, 0xda, 0, 2];
  const bytes = new Uint8Array(size);
  bytes.set(head);
  bytes.fill(seed, 500);
  return {
    name,
    size,
    mtime: 1,
    blob: null,
    read: (at, length) => Promise.resolve(bytes.subarray(at, at + length)),
  };
}

/** A book of five double pages of 30 × 30 cm. */
export function ledger(files: UploadLedger['files'] = []): UploadLedger {
  const spread = (number: number) => ({
    slot: `spread-00${number}`,
    kind: 'spread' as const,
    number,
    first_page: number * 2 - 1,
    last_page: number * 2,
    w_mm: 600,
    h_mm: 300,
    bleed_mm: 3,
    required: true,
  });
  const order = {
    code: '1',
    article: '',
    size: '',
    sposa: '',
    sposo: '',
    name: '',
    date: '',
    area: '',
    pages: 10,
    profile: 'sRGB',
    template: '',
  };
  return {
    order,
    slots: [1, 2, 3, 4, 5].map(spread),
    files,
    announced: [],
    open: true,
    sent: '',
    proof: '',
    used: 0,
  };
}

type ChosenFiles = NonNullable<CallInput<typeof announceFiles>['body']>;

/** An uploader, what it gave to the line, and what the lab holds. */
export function setUp() {
  const sent: (SendingOrder & { stopped: boolean })[] = [];
  const transport: Transport = {
    send(order) {
      const running = { ...order, stopped: false };
      sent.push(running);
      return { stop: () => void (running.stopped = true) };
    },
  };
  let held = ledger();
  let refuse = false;
  let offline = false;
  let counted = 0;
  const announced: (ChosenFiles & { readonly begun: number })[] = [];
  const told: unknown[] = [];
  const removed: string[] = [];
  const restored: string[] = [];
  let kept = true;
  /** Answers of removals wait for it. */
  let removalAnswers: Promise<void> = Promise.resolve();
  let failsRestore = false;
  let nextFailures: ('offline' | 'notFound')[] = [];
  const gateway = {
    call: (endpoint: { id: string }, input: unknown) => {
      if (refuse) return Promise.resolve(fail('unauthorized'));
      if (endpoint.id === announceFiles.id) {
        if (offline) return Promise.resolve(fail('offline'));
        announced.push({ ...(input as { body: ChosenFiles }).body, begun: sent.length });
      }
      if (endpoint.id === readLedger.id) return Promise.resolve(succeed(held));
      const { upload = '' } = (input as { body: { upload?: string } }).body;
      if (endpoint.id === removeUpload.id)
        return removalAnswers.then(() => {
          removed.push(upload);
          return succeed({ success: true, restorable: kept });
        });
      if (endpoint.id === restoreUpload.id) {
        const next = nextFailures.shift();
        if (next) return Promise.resolve(fail(next));
        if (!kept) return Promise.resolve(fail('notFound'));
        if (failsRestore) return Promise.resolve(fail('offline'));
        restored.push(upload);
        return Promise.resolve(succeed({ slot: held.files.find(({ id }) => id === upload)?.slot ?? '' }));
      }
      if (endpoint.id === verifyUpload.id) told.push(input);
      return Promise.resolve(
        succeed({ state: 'arrived', success: true, folder: 'f', files: 5, warnings: 0 }),
      );
    },
  } as unknown as Gateway;
  const clock = manualClock('2026-11-21T09:00:00Z');
  let signIn: (again: boolean) => void = () => undefined;
  const discarded: string[] = [];
  const uploader = createUploader({
    gateway,
    transport,
    clock,
    orderCode: '1',
    signedInAgain: () => new Promise((resolve) => void (signIn = resolve)),
    createId: () => String((counted += 1)).padStart(32, '0'),
    discard: (id) => Promise.resolve(discarded.push(id) > 0),
  });
  return {
    uploader,
    sent,
    told,
    discarded,
    removed,
    restored,
    announced,
    clock,
    rows: () => uploader.store.getState().rows,
    row: (name: string) => uploader.store.getState().rows.find((row) => row.name === name),
    hold: (next: UploadLedger) => void (held = next),
    /** Removals reach the lab only when the function that this returns is called. */
    holdRemovals: () => {
      let release: () => void = () => undefined;
      removalAnswers = new Promise((resolve) => void (release = resolve));
      return () => release();
    },
    /** False: the lab keeps no removed file. */
    keepRemoved: (on: boolean) => void (kept = on),
    failRestore: (on: boolean) => void (failsRestore = on),
    /** Each of the next restores fails in its way. */
    failRestores: (kinds: readonly ('offline' | 'notFound')[]) => void (nextFailures = [...kinds]),
    refuse: (on: boolean) => void (refuse = on),
    loseList: (on: boolean) => void (offline = on),
    signIn: () => signIn(true),
  };
}
