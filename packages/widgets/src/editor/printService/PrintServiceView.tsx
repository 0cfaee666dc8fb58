import { useRef } from 'react';
import type { ReactElement } from 'react';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useKeepSession } from '../../kit/useKeepSession.ts';
import { useLeaveGuard } from '../../kit/useLeaveGuard.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FailedState, Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { printServiceTexts } from './strings.ts';
import { usePrintService } from './usePrintService.ts';
import type { PrintServiceOptions } from './usePrintService.ts';

/** Props of {@link PrintServiceView}. */
export interface PrintServiceViewProps extends PrintServiceOptions {
  /** Address of the store: the way on while the service cannot be used. */
  readonly storeHref: string;
  /** A project is edited: the page asks before it is left (PRINT-15). */
  readonly isEditing: boolean;
}

const words = {
  notLoaded: ['notLoaded', 'notLoadedText'],
  noAnswer: ['noAnswer', 'kept'],
  failed: ['failed', 'kept'],
} as const;

/**
 * The print editor of another service on the page: its container, covered until something of it is shown; when it cannot
 * be used, the reason and the way on (PRINT-01, PRINT-14).
 */
export const PrintServiceView = withBoundary(function PrintServiceView(
  props: PrintServiceViewProps,
): ReactElement {
  const { service, storeHref, isEditing } = props;
  const t = useText(printServiceTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const element = useRef<HTMLDivElement>(null);
  const { phase, failure, refusal, isLeaving, attempt, retry } = usePrintService(props, element);
  const isOpen = isEditing && phase === 'ready' && !isLeaving;
  const guard = useLeaveGuard(isOpen, true);
  useKeepSession(isOpen, 'print project');
  const problem = phase === 'loading' || phase === 'ready' ? null : phase;
  const toStore = (
    <p>
      <a className="ta-link" href={storeHref}>
        {t('toStore')}
      </a>
    </p>
  );
  return (
    <section
      className="ta-print-service"
      data-state={problem ? 'failed' : phase}
      aria-label={t('editor')}
      aria-busy={phase === 'loading' || undefined}
    >
      {refusal && (
        <Notice tone="danger" title={t('orderFailed')} announce="alert">
          {failureText(refusal)}
        </Notice>
      )}
      {problem === 'noSession' ? (
        <FailedState title={t('noSession')} retryLabel={kit('retry')} onRetry={retry}>
          {failure && <p>{failureText(failure)}</p>}
          {toStore}
        </FailedState>
      ) : problem ? (
        <FailedState title={t(words[problem][0])} retryLabel={kit('retry')} onRetry={retry}>
          <p>{t(words[problem][1])}</p>
          {toStore}
        </FailedState>
      ) : (
        <div
          key={attempt}
          ref={element}
          id={service.container}
          className="ta-print-service__element"
          inert={phase === 'loading'}
        />
      )}
      {phase === 'loading' && (
        <div className="ta-print-service__overlay">
          <Spinner label={kit('loading')} />
        </div>
      )}
      <ConfirmDialog
        open={guard.asking}
        title={t('leaveTitle')}
        yesLabel={t('leaveYes')}
        noLabel={t('leaveNo')}
        danger
        onYes={guard.leave}
        onNo={guard.stay}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </section>
  );
});
