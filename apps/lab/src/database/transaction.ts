import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Engine } from './open.ts';

interface OpenTransaction {
  open: boolean;
  readonly announced: Set<string>;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** Whether the caller runs inside a transaction of `Database.transaction` that has not ended. */
export function isTransactionOpen(): boolean {
  return current.getStore()?.open === true;
}

/**
 * Tells the listeners of `topic` as soon as the open transaction is committed; nobody is told when it is rolled back,
 * and outside of a transaction nothing happens.
 */
export function announceOnCommit(topic: string): void {
  current.getStore()?.announced.add(topic);
}

/** Adds the mark of an open transaction, and its announcements, to an engine. */
export function withTransactionMark(engine: Engine): Database {
  const listeners = new Map<string, Set<() => void>>();
  return {
    ...engine,
    async transaction(work) {
      const mark: OpenTransaction = { open: true, announced: new Set() };
      try {
        const result = await engine.transaction((queries) => current.run(mark, () => work(queries)));
        mark.open = false;
        for (const topic of mark.announced) for (const listener of listeners.get(topic) ?? []) listener();
        return result;
      } finally {
        mark.open = false;
      }
    },
    listen(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => void ofTopic.delete(listener);
    },
  };
}
