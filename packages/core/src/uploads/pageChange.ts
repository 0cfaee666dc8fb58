import { createStore } from 'zustand/vanilla';
import { changePages, readPageChoices } from '../contract/index.ts';
import type { PageChoice, PageChoices } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { Failure } from '../kernel/result.ts';
import type { Uploader } from './interface.ts';

export interface PageChangeState {
  /** The page counts the order may have, with their prices; null = not known yet. */
  readonly offer: PageChoices | null;
  /** Of the last asking. */
  readonly failure: Failure | null;
  readonly asking: boolean;
  /** A choice is on its way to the lab. */
  readonly taking: boolean;
  /** Why the last choice was not taken. */
  readonly refused: Failure | null;
  /** Pages that the order has since a choice was taken here. */
  readonly taken: number | null;
}

export interface PageChange {
  readonly store: {
    getState(): PageChangeState;
    getInitialState(): PageChangeState;
    subscribe(listener: (state: PageChangeState, before: PageChangeState) => void): () => void;
  };
  /** Asks the lab what other numbers of pages cost; again after a failure. */
  ask(): Promise<void>;
  /** Takes one at the price that was shown; then the unassigned files go into the new slots. A second press does nothing. */
  take(choice: PageChoice): Promise<void>;
  /** Forgets the change that was made, once the order has been read again. */
  forget(): void;
}

/** Another number of pages for an order that waits for its files, at the lab's price. */
export function createPageChange(parts: {
  readonly gateway: Gateway;
  readonly uploader: Pick<Uploader, 'assignUnassignedFiles'>;
  readonly orderCode: string;
}): PageChange {
  const { gateway, uploader, orderCode } = parts;
  const store = createStore<PageChangeState>()(() => ({
    offer: null,
    failure: null,
    asking: false,
    taking: false,
    refused: null,
    taken: null,
  }));

  async function ask(): Promise<void> {
    store.setState({ asking: true });
    const answer = await gateway.call(readPageChoices, { body: { order_code: orderCode } });
    store.setState({
      asking: false,
      ...(answer.ok ? { offer: answer.value, failure: null } : { failure: answer.failure }),
    });
  }

  return {
    store,
    ask,
    async take({ pages, total }) {
      if (store.getState().taking) return;
      store.setState({ taking: true, refused: null, taken: null });
      const answer = await gateway.call(changePages, { body: { order_code: orderCode, pages, total } });
      if (answer.ok) await uploader.assignUnassignedFiles();
      // Also after a refusal: the price may be another one by now.
      await ask();
      store.setState(
        answer.ok ? { taking: false, taken: answer.value.pages } : { taking: false, refused: answer.failure },
      );
    },
    forget: () => store.setState({ taken: null, refused: null }),
  };
}
