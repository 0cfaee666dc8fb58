import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';

/** Props of {@link CheckoutForm}. */
export interface CheckoutFormProps {
  /** Address of the order’s page of the shop. */
  readonly address: string;
  /** Values by name: those of the documented form for a quote, ticket and language for a cart. */
  readonly fields: Readonly<Record<string, string>>;
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
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
