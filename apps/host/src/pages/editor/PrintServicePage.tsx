import { printHash, printPath } from '@trade-area/core/editor';
import type { PrintAddress } from '@trade-area/core/editor';
import type { PrintService } from '@trade-area/core/kernel';
import { PrintServiceView, usePrintCheckout } from '@trade-area/widgets/portal';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefOf } from '../../portal/addresses.ts';
import { loadPrintEditor } from '../../portal/loadPrintEditor.ts';
import { samePage } from '../../portal/samePage.ts';
import { usePortal } from '../../portal/usePortal.ts';

export interface PrintServicePageProps {
  readonly service: PrintService;
  readonly address: PrintAddress;
}

/** The print editor of the service that the lab names, and the hidden form of the checkout (PRINT-01). */
export function PrintServicePage({ service, address }: PrintServicePageProps) {
  const { family } = address;
  const { config } = usePortal();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const checkout = usePrintCheckout({
    family,
    storeAddress: `${config.portalOrigin}${hrefOf('graphistore')}`,
    projectAddress: (project) => `${config.portalOrigin}${hrefOf(printPath({ family, project }))}`,
  });
  // While the flag is in the address, the page is shown without the side menu and guards unsaved work (PRINT-03, PRINT-15).
  const onShopHidden = useCallback(
    (isHidden: boolean) =>
      void navigate({ hash: isHidden ? printHash('edit') : '' }, { replace: true, state: samePage }),
    [navigate],
  );
  return (
    <article>
      <PrintServiceView
        service={service}
        load={loadPrintEditor}
        address={address}
        storeHref={hrefOf('graphistore')}
        isEditing={hash.startsWith('#step=')}
        onShopHidden={onShopHidden}
        onOrder={checkout.open}
      />
      {checkout.form}
    </article>
  );
}
