import { randomBytes } from 'node:crypto';
import { startBucket } from '../fixtures/bucket.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { tusOn } from '../fixtures/tus.ts';
import type { Tus } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { signIn } from '../fixtures/wire.ts';

/** The content of the uploads. */
export const bytes = randomBytes(10_000);

/** A lab, one customer with an order that waits for files, and another customer. */
export interface TusLab {
  readonly lab: TestLab;
  readonly tus: Tus;
  readonly stranger: Tus;
  /** The customer's session. */
  readonly token: string;
  readonly order: string;
  /** Metadata of an upload for the order. */
  about(name?: string): { readonly order_code: string; readonly filename: string };
  /** The id of a new upload. */
  createUpload(size?: number): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a lab that stores files in a `folder` or in a `bucket`. */
export async function startTusLab(store: string): Promise<TusLab> {
  const bucket = store === 'bucket' ? await startBucket() : undefined;
  const lab = await startTestLab(bucket ? { bucket } : {});
  const { token } = await signIn(lab.base, 'it@studio.test');
  const tus = tusOn(lab.base, token);
  const stranger = tusOn(lab.base, (await signIn(lab.base, 'fr@studio.test')).token);
  const order = await findWaitingOrder(lab.base, token);
  const about = (name = 'a.jpg') => ({ order_code: order, filename: name });
  return {
    lab,
    tus,
    stranger,
    token,
    order,
    about,
    createUpload: async (size = bytes.length) => (await tus.create(size, about())).id,
    async stop() {
      await lab.stop();
      await bucket?.stop();
    },
  };
}
