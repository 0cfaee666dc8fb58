import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { PageChoices } from '@trade-area/core/contract';
import { createPageChange } from '@trade-area/core/uploads';
import type { PageChange as PageChangeHandle, PageChangeState, Uploader } from '@trade-area/core/uploads';
import { DataView } from '../kit/DataView.tsx';
import { TextProvider, useLanguage, useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import type { UploadAccess } from '../kit/upload/access.ts';
import { useFailureText } from '../kit/useFailureText.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { uploadPagesTexts } from './pagesStrings.ts';

export interface PageChangeProps {
  readonly access: UploadAccess;
  readonly uploader: Uploader;
  readonly orderCode: string;
  /** Pages of the order. */
  readonly ordered: number;
  /** Pages of the book that the files make where it is another one; null = they say nothing. */
  readonly sent: number | null;
  /** The person wants to choose, whatever the files are. */
  readonly asked: boolean;
  /** The person has seen it, or does not want it. */
  readonly onClose: () => void;
}

const bundles = [uploadPagesTexts];

/** Another number of pages for the order, at the lab's price (P-CHECK-PAGES). */
export function PageChange(props: PageChangeProps): ReactElement {
  return (
    <TextProvider language={useLanguage()} bundles={bundles}>
      <Pages {...props} />
    </TextProvider>
  );
}

function Pages(props: PageChangeProps): ReactElement | null {
  const { access, uploader, orderCode, ordered, sent, asked, onClose } = props;
  const t = useText(uploadPagesTexts);
  const [change] = useState(() => createPageChange({ gateway: access.gateway, uploader, orderCode }));
  const state = useStore(change.store);
  useEffect(() => void change.ask(), [change, ordered]);

  const close = () => {
    change.forget();
    onClose();
  };
  if (state.taken !== null && sent === null) {
    return (
      <Notice tone="success" announce="status" onDismiss={close} dismissLabel={t('close')}>
        {t('done', { pages: state.taken })}
      </Notice>
    );
  }
  if (!asked && sent === null) return null;
  const remote = {
    data: state.offer ?? undefined,
    failure: state.failure ?? undefined,
    asking: state.asking,
    retry: () => void change.ask(),
  };
  return (
    <DataView remote={remote} waiting={asked && <Skeleton shape="block" count={1} />}>
      {(offer) => <Offer {...props} change={change} state={state} offer={offer} onClose={close} />}
    </DataView>
  );
}

/** The number that the files ask for: the next one that there is. */
function suggestion({ choices }: PageChoices, sent: number | null): number | null {
  const least = choices[0]?.pages ?? Infinity;
  if (sent === null || sent < least) return null;
  return choices.find(({ pages }) => pages >= sent)?.pages ?? null;
}

interface OfferProps extends PageChangeProps {
  readonly change: PageChangeHandle;
  readonly state: PageChangeState;
  readonly offer: PageChoices;
}

function Offer({ change, state, offer, sent, asked, onClose }: OfferProps): ReactElement | null {
  const t = useText(uploadPagesTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const { choices, currency, pages: ordered } = offer;
  const wanted = suggestion(offer, sent);
  const [chosen, setChosen] = useState<number | null>(null);
  const most = choices.at(-1)?.pages ?? 0;
  const tooMany = sent !== null && most > 0 && sent > most;
  const unpriced = choices.length === 0;
  const nothing = !tooMany && !(unpriced && sent !== null) && (wanted === null || wanted === ordered);
  if (!asked && nothing) return null;

  const lead = tooMany
    ? t('tooMany', { sent, most })
    : sent === null
      ? t('now', { ordered })
      : t('sent', { sent, ordered });
  const closing = { onDismiss: onClose, dismissLabel: t('close'), title: t('title') } as const;
  if (unpriced || (tooMany && !asked)) {
    return (
      <Notice tone="warning" announce="status" {...closing}>
        {lead} {unpriced && t('none')}
      </Notice>
    );
  }
  const money = (amount: number) => formats.money({ amount, currency, symbol: '' });
  const signed = (amount: number) => (amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`);
  const choice =
    choices.find(({ pages }) => pages === (chosen ?? wanted ?? ordered)) ??
    choices.find(({ pages }) => pages === ordered);
  const other = choice !== undefined && choice.pages !== ordered;
  const price =
    choice === undefined || choice.total === null
      ? t('noTotal')
      : t(other ? 'total' : 'totalNow', { total: money(choice.total) });
  return (
    <Notice tone="info" announce="status" {...closing}>
      <p>{lead}</p>
      <Field label={t('choose')} hint={t(choice?.total === null ? 'withoutVat' : 'withVat')}>
        <Select
          value={String(choice?.pages ?? '')}
          onValue={(value) => setChosen(Number(value))}
          options={choices.map(({ pages, difference }) => ({
            value: String(pages),
            label:
              pages === ordered
                ? t('same', { pages })
                : t('choice', { pages, difference: signed(difference) }),
          }))}
        />
      </Field>
      <p>
        {price} {other && t('cover')}
      </p>
      <p>
        <Button
          variant="primary"
          size="small"
          busy={state.taking}
          disabled={!other}
          onClick={() => choice && void change.take(choice)}
        >
          {t('change', { pages: choice?.pages ?? ordered })}
        </Button>
      </p>
      {state.refused && (
        <p role="alert">
          <strong>{t('failed')}.</strong>{' '}
          {state.refused.kind === 'conflict' ? t('conflict') : failureText(state.refused)}
        </p>
      )}
    </Notice>
  );
}
