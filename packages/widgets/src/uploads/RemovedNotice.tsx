import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { Uploader, UploaderState } from '@trade-area/core/uploads';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFormats } from '../kit/useFormats.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { closeIcon } from '../ui/icons.ts';
import { uploadsTexts } from './strings.ts';
import { namesOf } from './words.ts';

/**
 * The removed files and the way to restore them, always in sight. It takes the focus of the button that went with its
 * row, so that the keyboard goes on from here.
 */
export function RemovedNotice({
  uploader,
  state: { removals, restored, restoreFailure },
}: {
  readonly uploader: Uploader;
  readonly state: UploaderState;
}): ReactElement {
  const t = useText(uploadsTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const { list } = useFormats();
  const region = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLElement>(null);
  const last = removals.at(-1);
  // The lab no longer has the bytes of a file that it does not find.
  const canRetry = restoreFailure !== null && restoreFailure.kind !== 'notFound';
  const removed = last?.map(({ row }) => row) ?? [];

  const label = canRetry
    ? kit('retry')
    : restored || restoreFailure
      ? t('undoNamed', { names: namesOf(removed, t, list) })
      : t('undo');

  useEffect(() => {
    if (!last && !restored && !restoreFailure) return;
    const root = region.current?.getRootNode() as Document | ShadowRoot | undefined;
    // Only where the focus was lost with a button that is gone: a person who types elsewhere is left alone.
    if (!root || (root.activeElement !== null && root.activeElement !== region.current?.ownerDocument.body))
      return;
    (undo.current ?? region.current)?.focus({ preventScroll: true });
  }, [last, restored, restoreFailure]);

  const text = restoreFailure
    ? t('restoreFailed', { reason: failureText(restoreFailure) })
    : restored
      ? t('restored', { names: namesOf(restored, t, list) })
      : last && t('removed', { names: namesOf(removed, t, list) });
  return (
    <div
      ref={region}
      className="ta-uploads-undo"
      role="status"
      tabIndex={-1}
      data-shown={text ? '' : undefined}
    >
      {text && (
        <>
          <p className="ta-uploads-undo__text">{text}</p>
          {last && (
            <Button
              controlRef={undo}
              variant="quiet"
              size="small"
              onClick={() => void uploader.undoRemoval()}
            >
              {label}
            </Button>
          )}
          <IconButton
            icon={closeIcon}
            size="small"
            label={t('dismiss')}
            onClick={() => uploader.forgetRemovals()}
          />
        </>
      )}
    </div>
  );
}
