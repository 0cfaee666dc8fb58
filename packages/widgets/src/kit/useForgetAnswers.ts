import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Drops every answer that is kept; what is on the page is asked for again, and shows what it showed until then. For a
 * retry after an answer that broke a widget.
 */
export function useForgetAnswers(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(() => true, undefined, { revalidate: true }), [mutate]);
}
