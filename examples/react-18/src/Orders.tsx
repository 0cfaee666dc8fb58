import { LoginForm, OrdersDashboard, SignedInGate } from '@trade-area/widgets';

/** The short tables of orders; whoever is not signed in sees the form. */
export function Orders({ portal }: { readonly portal: string }) {
  const list = `${portal}/orders-list`;
  return (
    <main>
      <h1>Our orders</h1>
      <SignedInGate signedOut={<LoginForm recoveryHref={`${portal}/recovery-password`} />}>
        <OrdersDashboard
          hrefs={{ all: list, production: `${list}?status=1`, shipped: `${list}?status=3` }}
          orderHref={(code) => `${portal}/order/${encodeURIComponent(code)}`}
        />
      </SignedInGate>
    </main>
  );
}
