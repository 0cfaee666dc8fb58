import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { PaymentsList } from '../../payments/PaymentsList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';

interface PaymentsElementProps extends ElementProps {
  /** Order code to begin with. */
  readonly order?: string;
  readonly noDetails?: boolean;
  readonly portal?: string;
}

/** `<ta-payments>`: payments and refunds with their invoices; filters and pages are kept in memory. */
export function PaymentsElement(props: PaymentsElementProps): ReactElement {
  const { emit, settings, order = '', noDetails = false } = props;
  // Without `portal` the lab leads its own /ta/ addresses on to the portal.
  const portal = (props.portal ?? settings.gateway).replace(/\/$/, '');
  const beginning = order === '' ? '' : new URLSearchParams({ ref: order }).toString();
  const [state, setState] = useState({ beginning, search: beginning });
  // Another order set by the page resets the list.
  const search = state.beginning === beginning ? state.search : beginning;
  const onSearchChange = useCallback((next: string) => setState({ beginning, search: next }), [beginning]);
  const paymentHref = useCallback(
    (code: string) => `${portal}/ta/payment/${encodeURIComponent(code)}`,
    [portal],
  );
  const onPaymentOpen = useCallback(
    (code: string, href: string) => {
      if (emit('ta-payment-open', { code, href })) window.open(href, '_blank', 'noopener');
    },
    [emit],
  );
  return (
    <SignedInOnly
      settings={settings}
      invitation="signInPayments"
      waiting={<Skeleton shape="block" count={3} />}
    >
      <PaymentsList
        search={search}
        onSearchChange={onSearchChange}
        {...(noDetails ? {} : { paymentHref, onPaymentOpen })}
      />
    </SignedInOnly>
  );
}
