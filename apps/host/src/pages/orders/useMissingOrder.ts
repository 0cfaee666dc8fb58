import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state that the order page passes to the home page when an order does not exist (DET-04). */
export interface MissingOrder {
  readonly missingOrder: string;
}

/** The code of an order that was not found, and the function that dismisses it. A reload does not show it again. */
export function useMissingOrder(): readonly [code: string | null, dismiss: () => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState(() => read(state));
  useEffect(() => {
    const found = read(state);
    if (found === null) return;
    setCode(found);
    void navigate('.', { replace: true, state: null });
  }, [state, navigate]);
  return [code, () => setCode(null)];
}

function read(state: unknown): string | null {
  const code = (state as Partial<MissingOrder> | null)?.missingOrder;
  return typeof code === 'string' ? code : null;
}
