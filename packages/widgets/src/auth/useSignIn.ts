import { useRef, useState } from 'react';
import type { SignInInput, SignInOutcome } from '@trade-area/core/auth';
import { useSessionArea } from '../kit/provider.tsx';

/** The outcome of a sign-in that succeeded: the person, and the page the lab sends them to. */
export type SignedIn = Extract<SignInOutcome, { kind: 'signedIn' | 'mustChangePassword' }>;
/** The outcome of a sign-in that failed. */
export type NotSignedIn = Exclude<SignInOutcome, SignedIn>;

export interface SignIn {
  readonly busy: boolean;
  /** Why the last attempt did not succeed; null before the first and while one is under way. */
  readonly problem: NotSignedIn | null;
  /** The last problem belongs to former values: take it away. */
  forget(): void;
  submit(input: SignInInput): Promise<NotSignedIn | null>;
}

/** One sign-in at a time, its state and its outcome (SES-03). */
export function useSignIn(
  onSignedIn?: (outcome: SignedIn) => void,
  onAttempt?: (running: boolean) => void,
): SignIn {
  const { session } = useSessionArea();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NotSignedIn | null>(null);
  const running = useRef(false);

  return {
    busy,
    problem,
    forget: () => setProblem(null),
    async submit(input) {
      if (running.current) return null;
      running.current = true;
      onAttempt?.(true);
      setBusy(true);
      setProblem(null);
      const outcome = await session.signIn(input);
      running.current = false;
      setBusy(false);
      if (isSignedIn(outcome)) {
        onSignedIn?.(outcome);
        return null;
      }
      setProblem(outcome);
      onAttempt?.(false);
      return outcome;
    },
  };
}

function isSignedIn(outcome: SignInOutcome): outcome is SignedIn {
  return outcome.kind === 'signedIn' || outcome.kind === 'mustChangePassword';
}
