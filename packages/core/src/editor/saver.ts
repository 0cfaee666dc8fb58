import type { Clock } from '../kernel/ports.ts';
import type { Result } from '../kernel/result.ts';
import type { PrintProject } from '../layout/index.ts';
import { fingerprintOf } from './draft.ts';
import type { DraftStore } from './draft.ts';

export interface SaverPorts {
  readonly clock: Clock;
  readonly drafts: DraftStore;
  /** Saves at the lab; the answer is its new revision. A failure of kind `conflict`: the lab has another revision. */
  readonly save: (project: PrintProject) => Promise<Result<{ readonly rev: number }>>;
  /** The lab’s state of a project. */
  readonly load: (uuid: string) => Promise<Result<PrintProject>>;
}

export interface SaveState {
  /** `saved` only after the lab’s answer; `offline` is kept on this device and tried again; `conflict` and `refused` wait for a person. */
  readonly kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'refused';
  /** Of the lab’s last answer; null = none yet. */
  readonly savedAt: Date | null;
  /** This device keeps no copy: its storage is full or refused. */
  readonly isDraftLost: boolean;
}

/** Milliseconds from the last act to the save at the lab. */
export const saveDelay = 800;
/** Milliseconds between tries while the lab does not answer; the last one repeats. */
const retryDelays = [2_000, 5_000, 15_000, 30_000] as const;
/** Fingerprints that are kept of states whose answer was lost. */
const mostSent = 8;

export interface Saver {
  /** Told after each act: keeps a draft now and saves soon. */
  changed(): void;
  /** Saves now what is not saved, as when the page is left. */
  flush(): Promise<void>;
  /** Goes on after a conflict was resolved with one’s own state. */
  resolved(): void;
  /** Forgets what is not saved: the lab’s state counts. */
  discard(): void;
  stop(): void;
}

/** Keeps a project: on this device at every act, at the lab shortly after the last. */
export function createSaver(
  { clock, drafts, save, load }: SaverPorts,
  project: () => PrintProject,
  onRevision: (rev: number) => void,
  onState: (change: Partial<SaveState>) => void,
): Saver {
  let isDirty = false;
  let isDraftStale = false;
  let sent: readonly string[] = [];
  let saving: Promise<void> | null = null;
  let writing: Promise<void> | null = null;
  let cancel: (() => void) | null = null;
  let failures = 0;
  let isHalted = false;
  let isStopped = false;

  // One write at a time; a change meanwhile is written by the next round, so that an older state never comes last.
  const writeDrafts = async () => {
    while (isDraftStale) {
      isDraftStale = false;
      const kept = project();
      if (isDirty || sent.length > 0)
        onState({ isDraftLost: !(await drafts.write(kept.uuid, { project: kept, sent })) });
      else await drafts.remove(kept.uuid);
    }
    writing = null;
  };
  const keepDraft = async () => {
    isDraftStale = true;
    writing ??= writeDrafts();
    await writing;
  };

  const schedule = (milliseconds: number) => {
    cancel?.();
    cancel = isStopped ? null : clock.after(milliseconds, () => void run());
  };

  const acknowledge = (rev: number) => {
    failures = 0;
    sent = [];
    onRevision(rev);
    onState({ kind: isDirty ? 'waiting' : 'saved', savedAt: clock.now() });
    // With the new revision, or gone.
    void keepDraft();
    if (isDirty) schedule(saveDelay);
  };

  /** Whether the lab’s other revision is a state that this device sent and whose answer was lost. */
  const adoptOwn = async (uuid: string): Promise<boolean> => {
    if (sent.length < 2) return false;
    const theirs = await load(uuid);
    if (!theirs.ok || !sent.includes(fingerprintOf(theirs.value))) return false;
    onRevision(theirs.value.rev);
    return true;
  };

  const attempt = async () => {
    onState({ kind: 'saving' });
    const given = project();
    sent = [...sent, fingerprintOf(given)].slice(-mostSent);
    // Kept before it is sent: if the answer is lost with the page, the draft knows the lab’s new state as its own.
    await keepDraft();
    if (isStopped) return;
    isDirty = project() !== given;
    const answer = await save(given);
    if (answer.ok) return acknowledge(answer.value.rev);
    isDirty = true;
    const { kind } = answer.failure;
    if (kind === 'conflict' && (await adoptOwn(given.uuid))) {
      onState({ kind: 'waiting' });
      return schedule(0);
    }
    isHalted = kind === 'conflict';
    // Trying the same again would not help: the next act of the person is tried. The draft stays.
    const isRefused = ['invalid', 'tooLarge', 'forbidden', 'notFound', 'unauthorized'].includes(kind);
    onState({ kind: isHalted ? 'conflict' : isRefused ? 'refused' : 'offline' });
    if (isHalted) return;
    if (isRefused) {
      failures = 0;
      // An act since then may have mended it.
      if (project() !== given) schedule(saveDelay);
      return;
    }
    schedule(retryDelays[Math.min(failures, retryDelays.length - 1)] ?? saveDelay);
    failures += 1;
  };

  const run = async (): Promise<void> => {
    cancel?.();
    cancel = null;
    // The one that runs schedules the next when something has changed meanwhile.
    saving ??= attempt().finally(() => {
      saving = null;
    });
    await saving;
  };

  return {
    changed() {
      isDirty = true;
      void keepDraft();
      if (isHalted || saving) return;
      onState({ kind: failures > 0 ? 'offline' : 'waiting' });
      if (failures === 0) schedule(saveDelay);
    },
    async flush() {
      await saving;
      if (isDirty && !isHalted) await run();
      await writing;
    },
    resolved() {
      isHalted = false;
      failures = 0;
      sent = [];
      isDirty = true;
      schedule(0);
    },
    discard() {
      isHalted = false;
      isDirty = false;
      failures = 0;
      sent = [];
      cancel?.();
      void keepDraft();
    },
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}
