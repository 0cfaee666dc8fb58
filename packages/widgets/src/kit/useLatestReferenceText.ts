import { useState } from 'react';
import { referenceOf } from '@trade-area/core/kernel';
import { useSessionArea } from './provider.tsx';
import { kitTexts } from './strings.ts';
import { useText } from './text/engine.tsx';

/**
 * The sentence with the reference of the lab's latest answer, as it was at the first render, for an error that no request
 * reported: a
 * widget that breaks nearly always breaks on an answer, and its log line names customer and endpoint. '' before any answer.
 */
export function useLatestReferenceText(): string {
  const t = useText(kitTexts);
  const { gateway } = useSessionArea();
  const [requestId] = useState(() => gateway.latestRequestId());
  return requestId === '' ? '' : t('reference', { code: referenceOf(requestId) });
}
