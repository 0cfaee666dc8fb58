import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { checkoutFieldNames } from '@trade-area/core/checkout';
import type { CheckoutFieldName } from '@trade-area/core/checkout';

/** Props of {@link CheckoutForm}. */
export interface CheckoutFormProps {
  /** Address of the order’s page of the shop. */
  readonly address: string;
  readonly fields: Readonly<Record<CheckoutFieldName, string>>;
}

/** Posts the hidden fields to the shop as soon as it is drawn, once, in this window or frame (CHECK-14). */
export function CheckoutForm({ address, fields }: CheckoutFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    form.current?.requestSubmit();
  }, []);
  return (
    <form ref={form} method="post" action={address} acceptCharset="utf-8" hidden>
      {checkoutFieldNames.map((name) => (
        <input key={name} type="hidden" name={name} value={fields[name]} />
      ))}
    </form>
  );
}
