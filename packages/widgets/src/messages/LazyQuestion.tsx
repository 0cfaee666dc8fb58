import type { ReactElement } from 'react';
import { DataView } from '../kit/DataView.tsx';
import { useLazyComponent } from '../kit/useLazyComponent.ts';
import type { OrderQuestionProps } from './OrderQuestion.tsx';

const load = () => import('./OrderQuestion.tsx').then((module) => module.OrderQuestion);

/** The code of an open question is loaded with the order that it is about. */
export function LazyQuestion(props: OrderQuestionProps): ReactElement {
  const file = useLazyComponent(load, 'messages.question');
  return (
    <DataView remote={file} waiting={null}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
