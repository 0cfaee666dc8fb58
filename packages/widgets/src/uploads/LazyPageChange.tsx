import { useState } from 'react';
import type { ReactElement } from 'react';
import { otherPages } from '@trade-area/core/uploads';
import type { Uploader, UploaderState } from '@trade-area/core/uploads';
import { DataView } from '../kit/DataView.tsx';
import type { UploadAccess } from '../kit/upload/access.ts';
import { useLazyComponent } from '../kit/useLazyComponent.ts';
import type { PageChangeProps } from './PageChange.tsx';

const load = async () => (await import('./PageChange.tsx')).PageChange;

export interface LatePageChangeProps {
  readonly access: UploadAccess;
  readonly uploader: Uploader;
  readonly state: UploaderState;
  /** The person wants to choose the pages. */
  readonly asked: boolean;
  readonly onClose: () => void;
}

/** Another number of pages, when the files or the person ask for one: most orders never load it. */
export function LazyPageChange(props: LatePageChangeProps): ReactElement | null {
  const { access, uploader, state, asked, onClose } = props;
  const other = otherPages(state);
  const [refused, setRefused] = useState<number | null>(null);
  const [wanted, setWanted] = useState(false);
  const sent = other === refused ? null : other;
  if (!wanted && (asked || sent !== null)) setWanted(true);
  const order = state.ledger?.order;
  if (!wanted || !order) return null;
  return (
    <Loaded
      access={access}
      uploader={uploader}
      orderCode={order.code}
      ordered={order.pages}
      sent={sent}
      asked={asked}
      onClose={() => {
        setRefused(other);
        onClose();
      }}
    />
  );
}

function Loaded(props: PageChangeProps): ReactElement {
  const file = useLazyComponent(load, 'uploads.pages');
  return (
    <DataView remote={file} waiting={null}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
