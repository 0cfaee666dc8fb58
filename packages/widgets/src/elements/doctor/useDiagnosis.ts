import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { browserPorts } from '../../kit/browser.ts';
import { useSessionState } from '../../kit/provider.tsx';
import type { ElementSettings } from '../runtime/settings.ts';
import { diagnose } from './checks/diagnose.ts';
import type { LabFacts, PageFacts } from './checks/facts.ts';
import type { NamedFinding } from './checks/finding.ts';
import { askLab } from './page/askLab.ts';
import { readPage } from './page/readPage.ts';
import { watchPage } from './page/watchPage.ts';
import type { WatchedPage } from './page/watchPage.ts';
import { published } from './published.ts';

export interface Diagnosis {
  /** null until the page was read and the lab asked. */
  readonly findings: readonly NamedFinding[] | null;
  /** The lab is being asked. */
  readonly isAsking: boolean;
  /** Reads the page and asks the lab anew. */
  readonly again: () => void;
}

/** The page, the answer of the lab and the session, compared with what is published. `prefix` is that of the doctor. */
export function useDiagnosis({ gateway, session }: ElementSettings, prefix: string): Diagnosis {
  const [page, setPage] = useState<PageFacts | null>(null);
  const [lab, setLab] = useState<LabFacts | null>(null);
  const [isAsking, setAsking] = useState(true);
  const [round, setRound] = useState(0);
  const watched = useRef<WatchedPage | null>(null);
  const phase = useSessionState((state) => state.phase);
  const isRefused = useSessionState((state) => state.ended === 'expired');
  const isFailed = useSessionState((state) => state.startFailure !== null);

  const read = useCallback(() => {
    if (watched.current) setPage(readPage(document, prefix, watched.current.heard()));
  }, [prefix]);

  useEffect(() => {
    const watching = watchPage(document, prefix, read);
    watched.current = watching;
    return () => {
      watching.stop();
      watched.current = null;
    };
  }, [prefix, read]);

  useEffect(() => {
    let isMounted = true;
    const { clock } = browserPorts();
    setAsking(true);
    void askLab(
      gateway,
      (address, request) => globalThis.fetch(address, request),
      () => clock.now(),
    ).then((answer) => {
      if (!isMounted) return;
      setLab(answer);
      setAsking(false);
      read();
    });
    return () => {
      isMounted = false;
    };
  }, [gateway, round, read]);

  // A session begins with elements that the page did not show before.
  useEffect(() => read(), [phase, read]);

  const findings = useMemo(() => {
    if (!page || !lab) return null;
    const facts = { hasFunction: session !== null, phase, isRefused, isFailed };
    return diagnose({ gateway, prefix, page, lab, session: facts, published });
  }, [gateway, prefix, page, lab, session, phase, isRefused, isFailed]);

  return { findings, isAsking, again: useCallback(() => setRound((before) => before + 1), []) };
}
