import { useSessionState } from './provider.tsx';

/**
 * The hash of the customer for the address of a frame (DEC-06); null until it is known who is signed in, and in which
 * language the account reads: a frame that is opened before would be opened again, and show a stranger first.
 */
export function useFramedCustomer(): string | null {
  return useSessionState(({ person, isChecking, accountLanguage, customer, detailsFailure }) => {
    const isAccountKnown = accountLanguage !== '' || customer !== null || detailsFailure !== null;
    return (isChecking && !detailsFailure) || !isAccountKnown ? null : (person?.c ?? '');
  });
}
