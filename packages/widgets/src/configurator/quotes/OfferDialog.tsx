import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { languages, offerSteps, quoteOffer } from '@trade-area/core/contract';
import type { QuoteRow } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useReportedFailure } from '../../kit/failures.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { quoteTexts } from './quoteStrings.ts';

export interface OfferDialogProps {
  /** A saved quote. */
  readonly row: Pick<QuoteRow, 'id' | 'currency'>;
  readonly onClose: () => void;
}

/** A typed margin as the wire has it; null = it is no number above 0. */
function readMargin(typed: string): string | null {
  const value = typed.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(value) && Number(value) > 0 ? value : null;
}

/** Makes a PDF offer in the name of the customer's company, with a margin on the lab's price. */
export const OfferDialog = withBoundary(function OfferDialog({
  row,
  onClose,
}: OfferDialogProps): ReactElement {
  const t = useText(quoteTexts);
  const failureText = useFailureText();
  const spoken = useLanguage();
  const { session } = useSessionArea();
  const [kind, setKind] = useState('percent');
  const [margin, setMargin] = useState('');
  const [step, setStep] = useState('0');
  const [vat, setVat] = useState('incl');
  const [lang, setLang] = useState<string>(spoken);
  const [isWorking, setWorking] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useReportedFailure(failure ?? undefined);
  const value = readMargin(margin);
  const isTooHigh = kind === 'percent' && Number(value) >= 1_000;
  const isValid = value !== null && !isTooHigh;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setSaved(false);
    setFailure(null);
    if (!isValid || isWorking) return;
    setWorking(true);
    const answer = await session.gateway.call(quoteOffer, {
      path: { id: row.id },
      query: {
        lang,
        [kind]: value,
        step: offerSteps.find((each) => each === step),
        vat: vat === 'excl' ? 'excl' : 'incl',
      },
    });
    setWorking(false);
    if (!answer.ok) return setFailure(answer.failure);
    saveFile(`${t('offerFile')}.pdf`, answer.value, 'application/pdf');
    setSaved(true);
  };
  const own = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return (
    <Dialog open title={t('offerTitle')} closeLabel={t('close')} onClose={onClose} locked={isWorking}>
      <form className="ta-quotes-form" onSubmit={(event) => void submit(event)}>
        <p>{t('offerText')}</p>
        <div className="ta-quotes-form__pair">
          <Field
            label={t('offerMargin')}
            error={isChecked && !isValid ? t(isTooHigh ? 'offerTooHigh' : 'offerMarginMissing') : null}
          >
            <TextInput value={margin} onValue={setMargin} maxLength={9} initialFocus />
          </Field>
          <Field label={t('offerKind')}>
            <Select
              value={kind}
              onValue={setKind}
              options={[
                { value: 'percent', label: t('offerPercent') },
                { value: 'amount', label: t('offerAmount', { currency: row.currency }) },
              ]}
            />
          </Field>
          <Field label={t('offerRound')}>
            <Select
              value={step}
              onValue={setStep}
              options={offerSteps.map((each) => ({
                value: each,
                label: each === '0' ? t('offerExact') : t('offerUpTo', { step: each }),
              }))}
            />
          </Field>
          <Field label={t('offerVat')}>
            <Select
              value={vat}
              onValue={setVat}
              options={[
                { value: 'incl', label: t('offerInclVat') },
                { value: 'excl', label: t('offerExclVat') },
              ]}
            />
          </Field>
          <Field label={t('offerLanguage')}>
            <Select
              value={lang}
              onValue={setLang}
              options={languages.map((code) => ({ value: code, label: own(code) }))}
            />
          </Field>
        </div>
        {failure && (
          <Notice tone="danger" announce="alert">
            {failureText(failure)}
          </Notice>
        )}
        <p className="ta-quiet" role="status">
          {isSaved ? t('offerSaved') : ''}
        </p>
        <div className="ta-quotes-form__foot">
          <Button type="submit" variant="primary" busy={isWorking}>
            {t('offerDownload')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
