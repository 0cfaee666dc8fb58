import { useLocation } from 'react-router';
import { usePortal } from '../../portal/usePortal.ts';

/** The full address of the page, as another site can send the person back to it. */
export function usePageAddress(): string {
  const { config } = usePortal();
  const { pathname, search } = useLocation();
  return `${config.portalOrigin}/ta${pathname}${search}`;
}
