/// <reference types="@trade-area/widgets/elements" />
/// <reference types="@trade-area/widgets/jsx" />
import { createRef } from 'react';

const catalogue = createRef<HTMLElementTagNameMap['ta-catalogue']>();

/** Elements as tags in React. */
export const page = (
  <ta-provider
    gateway="https://lab.example"
    lang="fr"
    theme="auto"
    className="shop"
    style={{ display: 'block' }}
  >
    <ta-catalogue
      ref={catalogue}
      slot="main"
      columns={4}
      no-controls
      onta-select={({ detail }) => console.log(detail.slug.toUpperCase())}
    />
    <ta-orders class="wide" variant="full" session={() => Promise.resolve(null)} />
    {/* @ts-expect-error there is no such variant */}
    <ta-orders variant="everything" />
  </ta-provider>
);

/** Elements in the DOM. */
export function watchOrders(): void {
  const orders = document.querySelector('ta-orders');
  if (!orders) return;
  orders.variant = 'dashboard';
  orders.session = () => null;
  document.createElement('ta-upload').order = 'TA-10234';
  orders.addEventListener('ta-order-open', (event) => {
    event.preventDefault();
    location.assign(event.detail.href);
  });
  document.addEventListener('ta-error', (event) => console.log(event.detail.code.toUpperCase()));
  window.addEventListener('ta-upload-done', (event) => console.log(event.detail.files.toFixed()));
}
