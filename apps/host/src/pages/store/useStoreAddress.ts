import { formatStoreAddress, parseStoreAddress, seesBeta, storeSettings } from '@trade-area/core/store';
import type { StoreAddress, StoreKind } from '@trade-area/core/store';
import { useSessionState } from '@trade-area/widgets';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { routeOf } from '../../portal/addresses.ts';
import { usePortal } from '../../portal/usePortal.ts';

/** The store's filters, kept in the address; another spelling of them is replaced by the canonical one (ROUTE-22, 28, 29). */
export function useStoreAddress(kind: StoreKind): {
  readonly address: StoreAddress;
  readonly onAddress: (address: StoreAddress, how: { readonly replace: boolean }) => void;
} {
  const { config } = usePortal();
  const { filter = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const beta = useSessionState(({ features }) => seesBeta(features));
  const { address, redirect } = useMemo(() => {
    const { collections } = storeSettings(config).configuration;
    return parseStoreAddress(filter, search, { kind, beta }, collections);
  }, [filter, search, kind, beta, config]);

  // The customer's rights come with their details; until then no address is replaced.
  const isKnown = useSessionState(
    ({ phase, customer, detailsFailure }) =>
      phase !== 'signedIn' || customer !== null || detailsFailure !== null,
  );
  useEffect(() => {
    if (isKnown && redirect !== null) void navigate(routeOf(redirect), { replace: true });
  }, [isKnown, redirect, navigate]);

  const onAddress = useCallback(
    (next: StoreAddress, { replace }: { readonly replace: boolean }) =>
      void navigate(routeOf(formatStoreAddress(next, kind, search)), { replace, preventScrollReset: true }),
    [kind, search, navigate],
  );
  return { address, onAddress };
}
