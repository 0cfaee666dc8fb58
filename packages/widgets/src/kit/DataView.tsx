import type { ReactElement, ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { FailedState, Notice } from '../ui/Notice.tsx';
import { useReportedFailure } from './failures.ts';
import { kitTexts } from './strings.ts';
import { useText } from './text/engine.tsx';
import { useFailureText } from './useFailureText.ts';
import type { Remote } from './useRemote.ts';

export interface DataViewProps<T> {
  /** From `useRemote`, or of the same shape. */
  readonly remote: Remote<T>;
  /** The skeleton of what will be here. */
  readonly waiting: ReactNode;
  /** Whether the data holds nothing to show; then `empty` is drawn. Default: never. */
  readonly isEmpty?: (data: T) => boolean;
  /** Drawn in place of the data when `isEmpty` says so. Default: nothing. */
  readonly empty?: ReactNode;
  /** A 404 is the empty state too, and no failure (ERR2-17). Default false. */
  readonly showsNotFoundAsEmpty?: boolean;
  /** Draws the data; it stays on the screen while it is refreshed and when a refresh fails. */
  readonly children: (data: T) => ReactNode;
}

/**
 * The five drawn states of everything that is loaded: waiting, empty, failed with a retry, shown, out of date.
 *
 * @example
 * const news = useRemote(newsList, { query: {} });
 * <DataView remote={news} waiting={<Skeleton shape="block" />}>
 *   {({ result }) => result.map((item) => <p key={item.data_evento}>{item.titolo_en}</p>)}
 * </DataView>
 */
export function DataView<T>(props: DataViewProps<T>): ReactElement {
  const { remote, waiting, isEmpty, empty, showsNotFoundAsEmpty = false, children } = props;
  const t = useText(kitTexts);
  const failureText = useFailureText();
  const { data, failure, asking, retry } = remote;
  useReportedFailure(failure);

  if (data === undefined) {
    if (!failure) return <>{waiting}</>;
    if (showsNotFoundAsEmpty && failure.kind === 'notFound') return <>{empty}</>;
    return (
      <FailedState title={t('failedTitle')} retryLabel={t('retry')} onRetry={retry} busy={asking}>
        {failureText(failure)}
      </FailedState>
    );
  }
  return (
    <>
      {failure && (
        <Notice
          tone="warning"
          title={t('staleData')}
          announce="status"
          actions={
            <Button variant="quiet" onClick={retry} busy={asking}>
              {t('retry')}
            </Button>
          }
        >
          {failureText(failure)}
        </Notice>
      )}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
}
