import type { ReactNode } from 'react';
import { productionSteps } from '@trade-area/core/contract';
import { DateInput, Field, Notice } from '@trade-area/widgets/ui';
import { isPermitted } from '../../identity/staffRoles.ts';
import { SelectField, TextField, unheard } from '../parts/fields.tsx';
import type { Desk } from './desk.ts';
import { Send } from './parts.tsx';
import type { DrawForm } from './parts.tsx';
import { parcelTexts } from './texts/parcel.ts';
import type { OrderPage } from './views.tsx';

/** The steps of an order's production and the forms that move it along; while it is not paid, that it waits. */
export function workView(
  { texts, language }: Desk,
  { session, order, detail, done, carriers, submitted }: OrderPage,
  form: DrawForm,
): ReactNode {
  const { awaitsPayment } = order;
  const running = !order.incomplete && [1, 3, 4, 5].includes(order.fmStatus);
  const before = productionSteps.filter((step) => step !== 'shipped');
  // With every step done, the last one stays chosen: the first would move the order back to its beginning.
  const next = submitted['step'] ?? before.find((step) => !done.includes(step)) ?? before.at(-1);
  return (
    <>
      <ol className="ta-page-list">
        {productionSteps.map((step) => (
          <li key={step}>
            {`${texts.steps[step]} `}
            {done.includes(step) && <span className="ta-quiet">{`✓ ${texts.done}`}</span>}
          </li>
        ))}
      </ol>
      {awaitsPayment && (
        <>
          <Notice tone="warning">{texts.awaitsPayment}</Notice>
          {form(
            'release',
            <>
              <p className="ta-quiet">{texts.startUnpaidHint}</p>
              <Send primary={false}>{texts.startUnpaid}</Send>
            </>,
          )}
        </>
      )}
      {(running || order.incomplete) &&
        !(awaitsPayment && done.includes('received')) &&
        form(
          'step',
          <>
            <SelectField
              label={texts.asFarAs}
              name="step"
              value={next ?? ''}
              options={before
                .filter((step) => !awaitsPayment || step === 'received')
                .map((step) => ({ value: step, label: texts.steps[step] }))}
            />
            <Send>{texts.moveAlong}</Send>
          </>,
        )}
      {running && (
        <>
          {isPermitted(session.role, 'promise') && <h2 className="ta-heading">{texts.promise}</h2>}
          {form(
            'promise',
            <>
              <Field label={texts.leavesOn} required>
                <DateInput
                  name="date"
                  value={submitted['date'] ?? detail?.promisedDate ?? ''}
                  onValue={unheard}
                />
              </Field>
              <TextField label={texts.why} name="reason" maxLength={500} value={submitted['reason'] ?? ''} />
              <Send>{texts.promiseButton}</Send>
            </>,
          )}
          {!awaitsPayment && <h2 className="ta-heading">{texts.shipping}</h2>}
          {!awaitsPayment &&
            (detail?.isPickup
              ? form('ship', <Send>{parcelTexts(language).ready}</Send>)
              : form(
                  'ship',
                  <>
                    <SelectField
                      label={texts.courier}
                      name="carrier"
                      value={submitted['carrier'] ?? carriers[0] ?? ''}
                      options={carriers.map((name) => ({ value: name, label: name }))}
                    />
                    <TextField
                      label={texts.tracking}
                      name="tracking"
                      minLength={4}
                      maxLength={40}
                      value={submitted['tracking'] ?? ''}
                      required
                    />
                    <Send>{texts.ship}</Send>
                  </>,
                ))}
        </>
      )}
    </>
  );
}
