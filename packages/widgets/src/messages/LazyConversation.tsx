import type { ReactElement } from 'react';
import { DataView } from '../kit/DataView.tsx';
import { useLazyComponent } from '../kit/useLazyComponent.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { OrderMessagesProps } from './OrderMessages.tsx';

const load = () => import('./OrderMessages.tsx').then((module) => module.OrderMessages);

/** The code of a conversation is loaded when one is opened: the list is there before. */
export function LazyConversation(props: OrderMessagesProps): ReactElement {
  const file = useLazyComponent(load, 'messages.conversation');
  return (
    <DataView remote={file} waiting={<Skeleton shape="block" count={2} />}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
