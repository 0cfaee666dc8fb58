import type { ReactNode } from 'react';
import { DateInput, Field } from '@trade-area/widgets/ui';
import { paddedNumber } from '../../payments/invoice/number.ts';
import type { DeskRefund } from '../../payments/refunds/recordRefund.ts';
import { unheard } from '../parts/fields.tsx';
import type { Desk } from './desk.ts';
import { Send } from './parts.tsx';
import type { DrawForm } from './parts.tsx';
import { refundTexts } from './texts/refunds.ts';

/** How the money of each credit note goes back, and the form that records a transfer. */
export function refundsView(
  desk: Desk,
  given: {
    readonly currency: string;
    readonly refunds: readonly DeskRefund[];
    /** ISO day. */
    readonly today: string;
  },
  form: DrawForm,
): ReactNode {
  if (given.refunds.length === 0) return null;
  return (
    <>
      <h3 className="ta-heading">{refundTexts[desk.language].title}</h3>
      <ul className="ta-page-rows">{given.refunds.map((refund) => row(desk, given, refund, form))}</ul>
    </>
  );
}

function row(
  desk: Desk,
  { currency, today }: { readonly currency: string; readonly today: string },
  refund: DeskRefund,
  form: DrawForm,
): ReactNode {
  const texts = refundTexts[desk.language];
  const { way, state, madeOn, isOpen, isUnanswered } = refund;
  const facts = [
    way === 'card' ? texts.card(refund.last4) : texts.transfer,
    `${texts.note} NC${paddedNumber(refund.number)}/${String(refund.year)}`,
    state === 'made' ? texts.made(desk.day(madeOn ?? '')) : '',
    state === 'cancelled' ? texts.cancelled : '',
    state === 'announced' && !isOpen && !isUnanswered ? texts.working : '',
  ];
  return (
    <li key={refund.id} className="ta-page-column">
      <strong className="ta-figures">{desk.money(refund.amount, currency)}</strong>{' '}
      <span className="ta-quiet">{facts.filter(Boolean).join(' · ')}</span>
      {isUnanswered && <p>{texts.unanswered}</p>}
      {isOpen && (
        <>
          <p>{way === 'card' ? texts.declined : texts.waits}</p>
          {form(
            'refunded',
            <>
              <input type="hidden" name="refund" value={String(refund.id)} />
              {way === 'card' && <p className="ta-quiet">{texts.otherWay}</p>}
              <Field label={texts.transferredOn} required>
                <DateInput name="refunded_on" max={today} value={today} onValue={unheard} />
              </Field>
              <Send primary={false}>{texts.record}</Send>
            </>,
          )}
        </>
      )}
    </li>
  );
}
