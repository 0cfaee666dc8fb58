import { assignUpload } from '../contract/index.ts';
import type { UploaderContext } from './context.ts';
import type { Uploader } from './interface.ts';
import { assignmentMoves, movesOf, pairingMoves } from './moves.ts';
import type { Move } from './moves.ts';
import type { Queue } from './queue.ts';
import { judgeAgain } from './rows.ts';

type SlotActions = Pick<Uploader, 'move' | 'pairSinglePages' | 'assignUnassignedFiles'> & {
  /** Judges every file that has not been sent by the slots the order has now. */
  judgeAllAgain(): void;
};

/** The actions that move files between slots. */
export function createSlotActions(
  { ports, store, patch, findRow }: UploaderContext,
  queue: Queue,
  readLedger: () => Promise<void>,
): SlotActions {
  async function judgeRowAgain(key: string): Promise<void> {
    const change = await judgeAgain(store.getState(), key);
    if (change) patch(key, change);
    queue.pump();
  }

  /** Moves all rows on the page at once, then at the lab those whose upload has begun. */
  async function apply(moves: readonly Move[]): Promise<void> {
    for (const { row, slot } of moves) patch(row.key, { slot });
    for (const { row, slot } of moves) {
      if (row.uploadId === null) await judgeRowAgain(row.key);
      else await ports.gateway.call(assignUpload, { body: { upload: row.uploadId, slot } });
    }
    await readLedger();
  }

  return {
    judgeAllAgain() {
      for (const { key } of store.getState().rows) void judgeRowAgain(key);
    },
    async move(key, slot) {
      const moved = findRow(key);
      if (!moved || moved.slot === slot) return;
      await apply(movesOf(moved, slot, store.getState()));
    },
    pairSinglePages: () => apply(pairingMoves(store.getState())),
    async assignUnassignedFiles() {
      await readLedger();
      await apply(assignmentMoves(store.getState()));
    },
  };
}
