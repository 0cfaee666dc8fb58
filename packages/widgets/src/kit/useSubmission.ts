import { useCallback, useRef, useState } from 'react';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

export interface Submission {
  readonly isRunning: boolean;
  /**
   * Sends `content` unless another submission is running; then null. Equal content is sent under the same key, so that
   * a repetition after a lost answer is carried out once (T-E2).
   */
  readonly submit: <Outcome>(
    content: string,
    send: (key: string) => Promise<Outcome>,
  ) => Promise<Outcome | null>;
  /** Gives the next submission a key of its own even with the same content. Does nothing while one is running. */
  readonly forget: () => void;
}

/** One submission at a time, each under its idempotency key. */
export function useSubmission(): Submission {
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef(false);
  const last = useRef({ content: '', key: '' });
  const submit: Submission['submit'] = useCallback(async (content, send) => {
    if (running.current) return null;
    running.current = true;
    setIsRunning(true);
    if (last.current.key === '' || last.current.content !== content)
      last.current = { content, key: newIdempotencyKey() };
    try {
      return await send(last.current.key);
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  }, []);
  const forget = useCallback(() => {
    if (!running.current) last.current = { content: '', key: '' };
  }, []);
  return { isRunning, submit, forget };
}
