import { submitUploads } from '../contract/index.ts';
import type { UploaderContext } from './context.ts';

/** Submits the order with its files; a call while one is under way does nothing. */
export async function submitOrder(
  { ports, store, isClosed }: UploaderContext,
  readLedger: () => Promise<void>,
): Promise<void> {
  if (store.getState().isSubmitting) return;
  store.setState({ isSubmitting: true, submitFailure: null });
  const answer = await ports.gateway.call(submitUploads, { body: { order_code: ports.orderCode } });
  if (isClosed()) return;
  store.setState(
    answer.ok
      ? { isSubmitting: false, submitted: answer.value }
      : { isSubmitting: false, submitFailure: answer.failure },
  );
  await readLedger();
}
