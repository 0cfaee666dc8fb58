import { useEffect, useMemo } from 'react';
import type { ReactElement } from 'react';
import { createGateway } from '@trade-area/core/gateway';
import { DataView } from '../kit/DataView.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { browserPorts } from '../kit/browser.ts';
import type { UploadAccess } from '../kit/upload/access.ts';
import { forgetAllFiles } from '../kit/upload/fileMemory.ts';
import { useLate } from '../kit/useLate.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { UploaderProps } from '../uploads/Uploader.tsx';
import type { ElementProps } from './defineElement.ts';
import { SignedInOnly } from './SignedInOnly.tsx';

const loadUploader = () => import('../uploads/Uploader.tsx').then((module) => module.Uploader);

/** Gives a pass for the order's files; asked again with `true` when the former has ended. */
export type PassFunction = (again: boolean) => Promise<string | null>;

interface UploadElementProps extends ElementProps {
  readonly order?: string;
  readonly pass?: PassFunction;
}

/** `<ta-upload>`: the layout files of one order. With a `pass` it needs no session: the lab's own frame has one. */
export function UploadElement({ emit, settings, order = '', pass }: UploadElementProps): ReactElement | null {
  const waiting = <Skeleton shape="block" count={4} />;
  const told = {
    onGiven: (given: { readonly folder: string; readonly files: number; readonly warnings: number }) =>
      void emit('ta-upload-done', { order, ...given }),
    onProgress: (part: number) => void emit('ta-upload-progress', { order, part }),
    onBusy: (busy: boolean) => void emit('ta-upload-busy', { order, busy }),
  };
  const byPass = useMemo(() => (pass ? passAccess(settings.gateway, pass) : null), [settings.gateway, pass]);
  if (order === '') return null;
  if (byPass) return <LateUploader access={byPass} orderCode={order} {...told} />;
  return (
    <SignedInOnly settings={settings} invitation="signInUpload" waiting={waiting}>
      <BySession order={order} told={told} />
    </SignedInOnly>
  );
}

/** With the session of the page, which is held as long as files may be on their way. */
function BySession({
  order,
  told,
}: {
  readonly order: string;
  readonly told: Pick<UploaderProps, 'onGiven' | 'onBusy' | 'onProgress'>;
}): ReactElement {
  const { session, config } = useSessionArea();
  const access = useMemo<UploadAccess>(() => {
    const token = () => session.store.getState().token;
    return {
      origin: config.labOrigin,
      gateway: session.gateway,
      token: async () => token(),
      signedInAgain: () =>
        new Promise((resolve) => {
          if (token() !== null) return resolve(true);
          const stop = session.store.subscribe((state) => {
            if (state.token === null && state.phase !== 'signedOut') return;
            stop();
            resolve(state.token !== null);
          });
        }),
    };
  }, [session, config.labOrigin]);
  useEffect(() => session.hold('upload'), [session]);
  // The next person at this computer finds nothing (T-D7).
  useEffect(
    () =>
      session.store.subscribe(({ phase }) => {
        if (phase === 'signedOut') void forgetAllFiles();
      }),
    [session],
  );
  return <LateUploader access={access} orderCode={order} {...told} />;
}

/** Checks, tus and pictures come when they are placed. */
function LateUploader(props: UploaderProps): ReactElement {
  const file = useLate<UploaderProps>(loadUploader, 'uploads');
  return (
    <DataView remote={file} waiting={<Skeleton shape="block" count={4} />}>
      {({ Late }) => <Late {...props} />}
    </DataView>
  );
}

function passAccess(origin: string, ask: PassFunction): UploadAccess {
  const { fetch, clock, log } = browserPorts();
  let held: Promise<string | null> | null = null;
  const token = () => (held ??= ask(false));
  return {
    origin,
    token,
    gateway: createGateway({ origin, fetch, clock, log, token }),
    async signedInAgain() {
      held = ask(true);
      return (await held) !== null;
    },
  };
}
