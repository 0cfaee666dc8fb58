import { expect, it, vi } from 'vitest';
import { outsideTransactions } from '../base/ports/outsideTransactions.ts';
import type { Queries } from './open.ts';
import { announceOnCommit, isTransactionOpen, withTransactionMark } from './transaction.ts';

const database = withTransactionMark({
  kind: 'embedded',
  url: '',
  queries: {} as Queries,
  transaction: (work) => work({} as Queries),
  connections: () => null,
  upkeep: null,
  close: () => Promise.resolve(),
});

it('marks an open transaction for everything that it calls, and for nothing else', async () => {
  const inside = await database.transaction(async () => {
    await Promise.resolve();
    return isTransactionOpen();
  });
  expect([inside, isTransactionOpen()]).toEqual([true, false]);
});

it('work that a transaction left behind is outside of it', async () => {
  let later: Promise<boolean> = Promise.resolve(true);
  let goOn: () => void = () => undefined;
  const committed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await database.transaction(async () => {
    later = committed.then(isTransactionOpen);
    await Promise.resolve();
  });
  goOn();
  expect(await later).toBe(false);
});

it('announces after the commit, once, and not after a roll-back', async () => {
  const heard = vi.fn(() => expect(isTransactionOpen()).toBe(false));
  const stop = database.listen('jobs', heard);
  await database.transaction(async () => {
    announceOnCommit('jobs');
    announceOnCommit('jobs');
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
  });
  expect(heard).toHaveBeenCalledTimes(1);
  const failed = database.transaction(async () => {
    announceOnCommit('jobs');
    await Promise.reject(new Error('no'));
  });
  await expect(failed).rejects.toThrow('no');
  stop();
  await database.transaction(async () => announceOnCommit('jobs'));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a port of another machine refuses to be called inside a transaction', async () => {
  const mailer = outsideTransactions(
    { size: 3, send: (to: string) => Promise.resolve(`sent to ${to}`) },
    'the mail server',
  );
  expect([await mailer.send('a'), mailer.size]).toEqual(['sent to a', 3]);
  await expect(database.transaction(() => mailer.send('a'))).rejects.toThrow(
    'ta: the mail server was called while a database transaction was open',
  );
});
