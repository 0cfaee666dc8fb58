import { isTransactionOpen } from '../../database/transaction.ts';

/**
 * Refuses a call to another machine while a database transaction is open. The other machine decides how long the call
 * takes, and the transaction holds its locks as long; with the embedded database every other request waits for it.
 * Refused in production too: the caller fails, is seen in the log and is mended, and nobody else waits.
 */
export function requireNoTransaction(called: string): void {
  if (isTransactionOpen())
    throw new Error(
      `ta: ${called} was called while a database transaction was open. Call it before or after, or in a job.`,
    );
}

/** The port, with every method refused inside a transaction. `called` names it in the error. */
export function outsideTransactions<Port extends object>(port: Port, called: string): Port {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        requireNoTransaction(called);
        return Reflect.apply(member, target, given);
      };
    },
  });
}
