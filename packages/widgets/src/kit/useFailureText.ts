import type { Failure } from '@trade-area/core/kernel';
import { kitTexts } from './strings.ts';
import { useText } from './text/engine.tsx';

/**
 * The meaning of a failure, in the person's words. The lab's own words are shown where it refuses what was entered and
 * gives the reason as a text (a 400, or a 200 without success, ACC-28); a 5xx never shows a server's text.
 *
 * @example
 * const failureText = useFailureText();
 * <Notice tone="danger">{failureText(failure)}</Notice>
 */
export function useFailureText(): (failure: Failure) => string {
  const t = useText(kitTexts);
  return (failure) => {
    if (failure.kind === 'aborted') return t('unexpected');
    if (failure.kind === 'invalid' && failure.message !== '' && failure.status <= 400) return failure.message;
    if (failure.kind === 'tooMany' && failure.retryAfter !== null) {
      return t('tooManyWait', { count: Math.max(1, Math.ceil(failure.retryAfter)) });
    }
    return t(failure.kind);
  };
}
