import { referenceOf } from '@trade-area/core/kernel';
import type { Failure, FailureKind } from '@trade-area/core/kernel';
import { kitTexts } from './strings.ts';
import { useText } from './text/engine.tsx';

/** The text says what to do, without the lab. */
const withoutReference: readonly FailureKind[] = ['unauthorized', 'invalid', 'tooLarge', 'tooMany'];

/**
 * The meaning of a failure, in the person's words. The lab's own words are shown where it refuses what was entered and
 * gives the reason as a text (a 400, or a 200 without success, ACC-28); a 5xx never shows a server's text. A failure that the
 * person may have to contact the lab about ends with the reference by which the lab finds it.
 *
 * @example
 * const failureText = useFailureText();
 * <Notice tone="danger">{failureText(failure)}</Notice>
 */
export function useFailureText(): (failure: Failure) => string {
  const t = useText(kitTexts);
  const reasonOf = (failure: Failure) => {
    if (failure.code === 'right_missing') return t('rightMissing');
    if (failure.reason === 'cardNumber') return t('cardNumber');
    if (failure.kind === 'aborted') return t('unexpected');
    if (failure.kind === 'invalid' && failure.message !== '' && failure.status <= 400) return failure.message;
    if (failure.kind === 'tooMany' && failure.retryAfter !== null) {
      return t('tooManyWait', { count: Math.max(1, Math.ceil(failure.retryAfter)) });
    }
    const hasNetwork = failure.kind === 'offline' && globalThis.navigator?.onLine;
    return t(hasNetwork ? 'unreachable' : failure.kind);
  };
  return (failure) => {
    const { kind, requestId } = failure;
    // The owner of the account can help here, and the lab cannot.
    const isOwners = failure.code === 'right_missing';
    if (requestId === undefined || isOwners || withoutReference.includes(kind)) return reasonOf(failure);
    return `${reasonOf(failure)} ${t('reference', { code: referenceOf(requestId) })}`;
  };
}
