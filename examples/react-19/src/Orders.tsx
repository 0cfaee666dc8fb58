import { LoginForm, OrderList, SignedInGate, useSessionState } from '@trade-area/widgets';
import { useState } from 'react';

/** The full list of orders; whoever is not signed in sees the form. */
export function Orders({ portal }: { readonly portal: string }) {
  const [search, setSearch] = useState('');
  return (
    <main>
      <h1>Our orders</h1>
      <SignedInGate signedOut={<LoginForm recoveryHref={`${portal}/recovery-password`} />}>
        <Greeting />
        <OrderList
          search={search}
          onSearchChange={setSearch}
          orderHref={(code) => `${portal}/order/${encodeURIComponent(code)}`}
        />
      </SignedInGate>
    </main>
  );
}

function Greeting() {
  const name = useSessionState(({ person }) => person?.name);
  return <p>Welcome, {name}</p>;
}
