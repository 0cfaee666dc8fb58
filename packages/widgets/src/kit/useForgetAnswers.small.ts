import { useCallback } from 'react';
import { useSessionArea } from './provider.tsx';
import { bySession, seeds } from './questions.ts';

/** As `useForgetAnswers` of `useForgetAnswers.ts`. */
export function useForgetAnswers(): () => void {
  const { session } = useSessionArea();
  return useCallback(() => {
    seeds.clear();
    const questions = bySession.get(session);
    for (const [key, question] of questions ?? []) {
      question.answer = undefined;
      question.failure = undefined;
      if (question.listeners.size === 0) questions?.delete(key);
      else question.ask();
    }
  }, [session]);
}
