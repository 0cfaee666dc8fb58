import type { ReactElement } from 'react';
import type { Configurator, ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useReportedFailure } from '../kit/failures.ts';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { configuratorTexts } from './strings.ts';
import { usePriceFormat } from './usePriceFormat.ts';
import { fieldLabel, problemText } from './words.ts';

/** Why the checkout was not opened; `noNumber`: the lab gave the quote no order number (CONF-20). */
export type CheckoutProblem = Failure | 'noNumber' | null;

export interface QuoteNoticesProps {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
  readonly isSaved: boolean;
  readonly checkoutProblem: CheckoutProblem;
  readonly onSave: (asNew: boolean) => void;
  readonly onCheckout?: (() => void) | undefined;
}

/** Everything that stands between the configuration and its order, each with the way out. */
export function QuoteNotices(
  props: Pick<QuoteNoticesProps, 'configurator' | 'state' | 'product'>,
): ReactElement {
  const { configurator, state, product } = props;
  const t = useText(configuratorTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const { number } = useFormats();
  const { money } = usePriceFormat(state);
  const { answer, loadFailure, formerPrice, quote, isStale } = state;
  const problems = isStale ? [] : (answer?.problems ?? []);
  return (
    <div className="ta-configurator-notices">
      {quote?.isOrdered && (
        <Notice tone="info" title={t('orderedTitle')}>
          {t('orderedText')}
        </Notice>
      )}
      {quote && quote.quantity > 1 && !quote.isOrdered && (
        <Notice tone="info">
          {t('piecesText', { count: quote.quantity, formatted: number(quote.quantity) })}
        </Notice>
      )}
      {formerPrice !== null && quote && (
        <Notice
          tone="warning"
          announce="status"
          actions={
            <Button size="small" onClick={configurator.acceptPrice}>
              {t('acceptPrice')}
            </Button>
          }
        >
          {t('priceChanged', { before: money(formerPrice), now: money(quote.total) })}
        </Notice>
      )}
      {loadFailure && (
        <Notice
          tone="danger"
          title={kit('failedTitle')}
          announce="alert"
          actions={
            <Button size="small" onClick={() => void configurator.reload()}>
              {kit('retry')}
            </Button>
          }
        >
          {failureText(loadFailure)}
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warning" title={t('problems', { count: problems.length })} announce="status">
          <ul className="ta-configurator-problems">
            {problems.map((problem) => (
              <li key={`${problem.field} ${problem.code}`}>
                {t('problemOf', {
                  name: fieldLabel(product, problem.field, t),
                  text: problemText(product, problem, t, number),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** The outcome of the last choice and of the buttons beside it: seen where they are pressed. */
export function ActionNotices(props: QuoteNoticesProps): ReactElement {
  const { configurator, state, product, isSaved } = props;
  const t = useText(configuratorTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const { list } = useFormats();
  const { priceFailure, dropped, isChanged } = state;
  useReportedFailure(priceFailure ?? undefined);
  const names = [...new Set(dropped.map(({ option }) => fieldLabel(product, option, t)))];
  return (
    <>
      {names.length > 0 && (
        <Notice tone="info" announce="status">
          {t('dropped', { names: list(names) })}
        </Notice>
      )}
      {priceFailure && (
        <Notice
          tone="danger"
          title={t('priceFailed')}
          announce="alert"
          actions={
            <Button size="small" onClick={() => void configurator.retryPrice()}>
              {kit('retry')}
            </Button>
          }
        >
          {failureText(priceFailure)}
        </Notice>
      )}
      <SaveFailure {...props} />
      <CheckoutFailure {...props} />
      {isSaved && !isChanged && (
        <Notice tone="success" announce="status">
          {t('saved')}
        </Notice>
      )}
    </>
  );
}

function SaveFailure({ configurator, state, onSave }: QuoteNoticesProps): ReactElement | null {
  const t = useText(configuratorTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const { saveFailure } = state;
  useReportedFailure(saveFailure ?? undefined);
  if (!saveFailure) return null;
  if (saveFailure.kind === 'conflict')
    return (
      <Notice
        tone="warning"
        title={t('conflictTitle')}
        announce="alert"
        actions={
          <>
            <Button size="small" onClick={() => onSave(true)}>
              {t('saveAsNew')}
            </Button>
            <Button size="small" onClick={() => void configurator.reload()}>
              {t('loadLatest')}
            </Button>
          </>
        }
      >
        {t('conflictText')}
      </Notice>
    );
  return (
    <Notice
      tone="danger"
      title={t('saveFailed')}
      announce="alert"
      actions={
        <Button size="small" onClick={() => onSave(false)}>
          {kit('retry')}
        </Button>
      }
    >
      {failureText(saveFailure)}
    </Notice>
  );
}

function CheckoutFailure({ checkoutProblem, onCheckout }: QuoteNoticesProps): ReactElement | null {
  const t = useText(configuratorTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  useReportedFailure(checkoutProblem === 'noNumber' ? undefined : (checkoutProblem ?? undefined));
  if (checkoutProblem === null) return null;
  const hasNumber = checkoutProblem !== 'noNumber';
  return (
    <Notice
      tone="danger"
      title={t(hasNumber ? 'checkoutFailed' : 'noNumber')}
      announce="alert"
      actions={
        onCheckout && (
          <Button size="small" onClick={onCheckout}>
            {kit('retry')}
          </Button>
        )
      }
    >
      {hasNumber ? failureText(checkoutProblem) : t('noNumberText')}
    </Notice>
  );
}
