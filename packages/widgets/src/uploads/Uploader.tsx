import { useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import { interruptibleFiles, totalsOf } from '@trade-area/core/uploads';
import type { UploaderState } from '@trade-area/core/uploads';
import { DataView } from '../kit/DataView.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useLeaveGuard } from '../kit/useLeaveGuard.ts';
import type { UploadAccess } from '../kit/upload/access.ts';
import { filesOf } from '../kit/upload/localFiles.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { folderIcon, uploadIcon } from '../ui/icons.ts';
import { EmptyState, Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FilePicker } from './FilePicker.tsx';
import { LazyPageChange } from './LazyPageChange.tsx';
import { ProofButton } from './ProofButton.tsx';
import { SheetList } from './SheetList.tsx';
import { uploadsTexts } from './strings.ts';
import { OrderHead, UploaderBar } from './UploaderHead.tsx';
import { UploaderNotices } from './UploaderNotices.tsx';
import { useSessionAccess } from './useSessionAccess.ts';
import { useUploader, useUploaderState } from './useUploader.ts';

export interface UploaderProps {
  /** Code of the order, such as `TA-10234`. */
  readonly orderCode: string;
  /** The right to send its files. Default: the session of the page. */
  readonly access?: UploadAccess | undefined;
  /** The order was submitted for printing. */
  readonly onSubmitted?: (submitted: NonNullable<UploaderState['submitted']>) => void;
  /** True while leaving the page would interrupt an upload, one that waits for the network too. */
  readonly onBusy?: (busy: boolean) => void;
  /** Share of the bytes to be sent that have arrived, 0 to 1, as the bar shows it; refused files do not count. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Layout files of one order, from the computer to the lab: checks, thumbnails, progress, pause, resume, submission
 * (P-UPLOAD).
 *
 * @example
 * <Uploader orderCode="TA-10234" onSubmitted={({ files }) => console.log(files)} />
 */
export const Uploader = withBoundary(function Uploader({ access, ...props }: UploaderProps): ReactElement {
  return access ? <OrderUploader {...props} access={access} /> : <SessionUploader {...props} />;
});

function SessionUploader(props: Omit<UploaderProps, 'access'>): ReactElement {
  return <OrderUploader {...props} access={useSessionAccess()} />;
}

function OrderUploader(props: UploaderProps & { readonly access: UploadAccess }): ReactElement {
  const { access, orderCode } = props;
  const uploader = useUploader(access, orderCode);
  const state = useUploaderState(uploader);
  const { ledger, failure, submitted, rows } = state;
  const t = useText(uploadsTexts);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [choosesPages, setChoosesPages] = useState(false);
  useHostCallbacks(props, state);

  const remote = {
    data: ledger ?? undefined,
    failure: failure ?? undefined,
    asking: false,
    retry: () => void uploader.start(),
  };
  const onDrop = (event: DragEvent) => {
    setDraggedOver(false);
    if (!ledger?.open) return;
    event.preventDefault();
    void filesOf(event.dataTransfer).then((files) => (files.length > 0 ? uploader.add(files) : undefined));
  };
  if (submitted) {
    return (
      <EmptyState
        title={t('doneTitle')}
        icon={uploadIcon}
        action={<ProofButton access={access} orderCode={orderCode} proof={ledger?.proof ?? ''} />}
      >
        {t('doneText', { count: submitted.files })}
      </EmptyState>
    );
  }
  return (
    <DataView remote={remote} waiting={<Skeleton shape="block" count={4} />}>
      {({ open, proof }) => (
        <section
          className="ta-uploads"
          data-over={isDraggedOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            if (open && [...event.dataTransfer.types].includes('Files')) setDraggedOver(true);
          }}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDraggedOver(false);
          }}
          onDrop={onDrop}
          onPaste={(event) => {
            if (open && event.clipboardData.files.length > 0)
              void filesOf(event.clipboardData).then((files) => uploader.add(files));
          }}
        >
          <OrderHead state={state} onPages={() => setChoosesPages(true)} />
          {open ? (
            <>
              <LazyPageChange
                access={access}
                uploader={uploader}
                state={state}
                asked={choosesPages}
                onClose={() => setChoosesPages(false)}
              />
              <UploaderNotices uploader={uploader} state={state} />
              <div className="ta-uploads-drop">
                <p className="ta-uploads-drop__text">{t(rows.length > 0 ? 'dropMore' : 'drop')}</p>
                <span className="ta-uploads-drop__actions">
                  <FilePicker
                    variant={rows.length > 0 ? 'quiet' : 'primary'}
                    icon={uploadIcon}
                    multiple
                    onFiles={(files) => void uploader.add(files)}
                  >
                    {t('choose')}
                  </FilePicker>
                  <FilePicker
                    variant="quiet"
                    icon={folderIcon}
                    folder
                    onFiles={(files) => void uploader.add(files)}
                  >
                    {t('chooseFolder')}
                  </FilePicker>
                </span>
              </div>
              <UploaderBar uploader={uploader} state={state} />
            </>
          ) : (
            <Notice
              tone="info"
              title={t('closedTitle')}
              actions={proof !== '' && <ProofButton access={access} orderCode={orderCode} proof={proof} />}
            >
              {t('closedText')}
            </Notice>
          )}
          <SheetList uploader={uploader} access={access} state={state} />
        </section>
      )}
    </DataView>
  );
}

/** Calls the callbacks of the page around when their values change. */
function useHostCallbacks({ onSubmitted, onBusy, onProgress }: UploaderProps, state: UploaderState): void {
  const { submitted, rows } = state;
  const callbacks = useRef({ onSubmitted, onBusy, onProgress });
  useEffect(() => {
    callbacks.current = { onSubmitted, onBusy, onProgress };
  });
  const busy = !submitted && interruptibleFiles(rows).length > 0;
  const { sent, bytes } = totalsOf(state);
  const part = bytes === 0 ? 0 : Math.floor((sent / bytes) * 100) / 100;
  useEffect(() => {
    if (submitted) callbacks.current.onSubmitted?.(submitted);
  }, [submitted]);
  useEffect(() => void callbacks.current.onBusy?.(busy), [busy]);
  // Links are not intercepted, since the page around may be another site's: the browser asks before the page is left.
  useLeaveGuard(busy, false);
  useEffect(() => void callbacks.current.onProgress?.(part), [part]);
}
