import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { priceIn } from '@trade-area/core/pricing';
import { useReportedFailure } from '../../kit/failures.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { nameOf } from './QuoteCard.tsx';
import { quoteTexts } from './quoteStrings.ts';
import type { QuoteActions } from './useQuoteActions.ts';

/** The outcome of the last action, with its undo. It takes the focus of a button that went with its row. */
export function QuoteOutcomes({ actions }: { readonly actions: QuoteActions }): ReactElement {
  const t = useText(quoteTexts);
  const failureText = useFailureText();
  const { money } = useFormats();
  const { outcome, problem, changed } = actions;
  const failure = problem && problem.reason !== 'mustChange' ? problem.reason : undefined;
  useReportedFailure(failure);
  const next = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome?.kind === 'deleted') next.current?.focus({ preventScroll: true });
  }, [outcome]);

  const price = (major: number | null, currency: string) => {
    const amount = priceIn(currency, major);
    return amount === null ? '' : money(amount);
  };
  const now = changed ? price(changed.quote.total, changed.row.currency) : '';
  return (
    <>
      <div className="ta-quotes__outcome" role="status" data-shown={outcome ? '' : undefined}>
        {outcome && (
          <>
            <p className="ta-quotes__outcome-text">{t(outcome.kind, { name: nameOf(outcome.row) })}</p>
            {outcome.kind === 'deleted' && (
              <Button size="small" controlRef={next} onClick={() => void actions.restore(outcome.row)}>
                {t('undo')}
              </Button>
            )}
            {outcome.kind === 'duplicated' && (
              <Button size="small" href={outcome.href}>
                {t('openCopy')}
              </Button>
            )}
            <IconButton icon={closeIcon} size="small" label={t('dismiss')} onClick={actions.dismiss} />
          </>
        )}
      </div>
      {problem && (
        <Notice
          tone={failure ? 'danger' : 'warning'}
          title={t(problem.kind === 'order' ? 'orderFailed' : 'actionFailed')}
          announce="alert"
          onDismiss={actions.dismiss}
          dismissLabel={t('dismiss')}
          actions={
            !failure && (
              <Button size="small" href={problem.row.link_edit}>
                {t('editOf', { name: nameOf(problem.row) })}
              </Button>
            )
          }
        >
          {failure ? failureText(failure) : t('mustChange')}
        </Notice>
      )}
      {changed && (
        <ConfirmDialog
          open
          title={t('priceTitle')}
          yesLabel={t('priceYes', { now })}
          noLabel={t('priceNo')}
          onYes={() => void actions.acceptPrice()}
          onNo={actions.dismiss}
        >
          {t('priceText', {
            name: nameOf(changed.row),
            before: price(changed.before, changed.row.currency),
            now,
          })}
        </ConfirmDialog>
      )}
    </>
  );
}
