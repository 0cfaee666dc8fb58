import type { ReactElement } from 'react';
import type { SharingRefusal } from '@trade-area/core/contract';
import type { SharingOutcome } from '@trade-area/core/sharing';
import type { TextKey } from '../kit/text/bundle.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { Notice } from '../ui/Notice.tsx';
import { sharingTexts } from './strings.ts';
import type { SharingTexts } from './strings.ts';

const reasons = {
  order: 'reasonOrder',
  oneOrder: 'reasonOneOrder',
  notReady: 'reasonNotReady',
  duplicate: 'reasonDuplicate',
  terms: 'reasonTerms',
} as const satisfies Readonly<Record<Exclude<SharingRefusal, ''>, TextKey<keyof SharingTexts>>>;

/** 'Something went wrong, try again!' with the reason where the lab gave one (SHARE-26). */
export function WentWrong({ outcome }: { readonly outcome: SharingOutcome | null }): ReactElement | null {
  const t = useText(sharingTexts);
  const failureText = useFailureText();
  if (outcome === null || outcome.kind === 'done') return null;
  const reason =
    outcome.kind === 'failed'
      ? failureText(outcome.failure)
      : outcome.reason === ''
        ? ''
        : t(reasons[outcome.reason]);
  return (
    <Notice tone="danger" title={t('wentWrong')} announce="alert">
      {reason}
    </Notice>
  );
}
