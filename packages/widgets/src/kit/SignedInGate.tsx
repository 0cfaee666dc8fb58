import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DataView } from './DataView.tsx';
import { useSessionArea, useSessionState } from './provider.tsx';

/** Props of {@link SignedInGate}. */
export interface SignedInGateProps {
  /** Shown to a signed-in customer. */
  readonly children: ReactNode;
  /** Shown without a session, such as a `LoginForm`. */
  readonly signedOut: ReactNode;
  /** Shown until it is known whether there is a session. Default: a skeleton. */
  readonly waiting?: ReactNode;
}

/**
 * Chooses by the session what is shown. On a server it draws `waiting`: the session starts in the browser.
 *
 * @example
 * <SignedInGate signedOut={<LoginForm />}>
 *   <CustomerCatalogue />
 * </SignedInGate>
 */
export function SignedInGate({ children, signedOut, waiting }: SignedInGateProps): ReactElement {
  const { session } = useSessionArea();
  const phase = useSessionState((state) => state.phase);
  const failure = useSessionState((state) => state.startFailure);
  const working = useSessionState((state) => state.working);
  if (phase === 'signedIn') return <>{children}</>;
  if (phase === 'signedOut') return <>{signedOut}</>;
  const remote = {
    data: undefined,
    failure: failure ?? undefined,
    asking: working === 'start',
    retry: () => void session.start(),
  };
  return (
    <DataView remote={remote} waiting={waiting ?? <Skeleton shape="block" count={3} />}>
      {() => null}
    </DataView>
  );
}
