import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { createGateway } from '@trade-area/core/gateway';
import { DataView } from '../../kit/DataView.tsx';
import { browserPorts } from '../../kit/browser.ts';
import type { UploadAccess } from '../../kit/upload/access.ts';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { UploaderProps } from '../../uploads/Uploader.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';

const loadUploader = () => import('../../uploads/Uploader.tsx').then((module) => module.Uploader);

/** Gives a pass for the order's files; asked again with `true` when the former has ended. */
export type PassFunction = (again: boolean) => Promise<string | null>;

interface UploadElementProps extends ElementProps {
  readonly order?: string;
  readonly pass?: PassFunction;
}

/** `<ta-upload>`: the layout files of one order. With a `pass` it needs no session: the lab's own frame has one. */
export function UploadElement({ emit, settings, order = '', pass }: UploadElementProps): ReactElement | null {
  const waiting = <Skeleton shape="block" count={4} />;
  const callbacks = {
    onSubmitted: (given: { readonly folder: string; readonly files: number; readonly warnings: number }) =>
      void emit('ta-upload-done', { order, ...given }),
    onProgress: (part: number) => void emit('ta-upload-progress', { order, part }),
    onBusy: (busy: boolean) => void emit('ta-upload-busy', { order, busy }),
  };
  const byPass = useMemo(() => (pass ? passAccess(settings.gateway, pass) : null), [settings.gateway, pass]);
  if (order === '') return null;
  if (byPass) return <LateUploader access={byPass} orderCode={order} {...callbacks} />;
  return (
    <SignedInOnly settings={settings} invitation="signInUpload" waiting={waiting}>
      <LateUploader orderCode={order} {...callbacks} />
    </SignedInOnly>
  );
}

/** Checks, tus and pictures come when they are placed. */
function LateUploader(props: UploaderProps): ReactElement {
  const file = useLazyComponent<UploaderProps>(loadUploader, 'uploads');
  return (
    <DataView remote={file} waiting={<Skeleton shape="block" count={4} />}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}

function passAccess(origin: string, ask: PassFunction): UploadAccess {
  const { fetch, clock, log } = browserPorts();
  let pendingToken: Promise<string | null> | null = null;
  const token = () => (pendingToken ??= ask(false));
  return {
    origin,
    token,
    gateway: createGateway({ origin, fetch, clock, log, token }),
    async signedInAgain() {
      pendingToken = ask(true);
      return (await pendingToken) !== null;
    },
  };
}
