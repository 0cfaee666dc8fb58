import type { ReactElement } from 'react';
import { DataView } from '../../kit/DataView.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import type { EditorDialogProps } from './EditorDialog.tsx';

const load = () => import('./EditorDialog.tsx').then((module) => module.EditorDialog);

/** The choice of editors: its file comes when it is first wanted. */
export function Editors(props: EditorDialogProps): ReactElement {
  const file = useLazyComponent(load, 'store.editors');
  return (
    <DataView remote={file} waiting={null}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
