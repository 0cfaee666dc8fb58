import { ticket } from '@trade-area/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';

/**
 * Addresses in the parameters of the lab's pages: none becomes a link, a form's action, a script, a redirect or a policy
 * of a page (T-A6, T-B1, T-B5).
 */
let lab: TestLab;
let token = '';
let order = '';
beforeAll(async () => {
  lab = await startTestLab();
  ({ token } = await signIn(lab.base, 'us@studio.test'));
  order = await findWaitingOrder(lab.base, token);
});
afterAll(() => lab.stop());

const pages = [
  ...[
    'embed/uploader',
    'embed/change-method',
    'embed/delete-order',
    'embed/online_payments',
    'embed/print-again',
    'embed/address-book',
    'embed/share-upload',
    'embed/shipping-address',
    'embed/external-order',
  ],
  ...['site/online_payments', 'auth/recovery/activate', 'auth/invitation', 'staff/'],
];
const parameters =
  'redirect redirect_to redirect_url return returnUrl next url continue parent origin target callback nonce order_code ta_token code lang locale by_ftp';
const foreign = 'evil.example';
const addresses = [
  ...[`https://${foreign}/`, `//${foreign}`, `/\\\\${foreign}`, `\\\\\\\\${foreign}`, `https:${foreign}`],
  ...[`javascript:location='//${foreign}'`, `data:text/html,<script src=//${foreign}></script>`],
  ...[
    `"><base href="//${foreign}">`,
    `'><script src=//${foreign}></script>`,
    `x" onload="location='//${foreign}'`,
  ],
  ...[`; frame-ancestors https://${foreign}`, `x\\r\\nlocation: https://${foreign}`],
];

/** The tags of a page with their attributes, as a browser reads them: what is quoted ends at its quotation mark. */
const tag = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attribute = /([^\s=>"']+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;
const leading = /^(?:href|src|srcset|action|formaction|content|data|poster|ping|style|on\w+)$/i;

/** Whether an attribute that a browser follows or runs, or an unknown tag, names the address. */
function leadsTo(address: string, text: string): boolean {
  return [...text.matchAll(tag)].some(([, name = '', attributes = '']) =>
    [...attributes.matchAll(attribute)].some(
      ([, key = '', value = '']) =>
        value.includes(address) && (leading.test(key) || /^(?:base|script|iframe|object|embed)$/i.test(name)),
    ),
  );
}

it('control: the search finds an address where a browser would', () => {
  for (const text of [
    `<a class="x" href="https://${foreign}">`,
    `<base href=//${foreign}>`,
    `<p onload="location='//${foreign}'">`,
    `<form method="post" action='//${foreign}'>`,
  ])
    expect(leadsTo(foreign, text)).toBe(true);
  expect(leadsTo(foreign, `<input value="&quot;><base href=//${foreign}>" />`)).toBe(false);
});

it(`${pages.length * 19 * addresses.length} addresses in parameters lead no page of the lab elsewhere`, async () => {
  const names = parameters.split(' ');
  expect(names).toHaveLength(19);
  const found: string[] = [];
  let attempts = 0;
  for (const page of pages)
    for (const name of names) {
      const tickets = page === 'embed/uploader' || page === 'embed/change-method';
      const purpose = page === 'embed/uploader' ? 'upload' : 'change-method';
      const body = { purpose, order_code: order };
      const granted = tickets
        ? ((await call(lab.base, ticket, { token, body })).json as { ticket: string }).ticket
        : '';
      for (const address of addresses) {
        attempts += 1;
        const query = new URLSearchParams({ order_code: order, ta_token: granted, [name]: address });
        const answer = await fetch(`${lab.base}/${page}?${query.toString()}`, { redirect: 'manual' });
        const text = await answer.text();
        const headers = [...answer.headers].map(([key, value]) => `${key}: ${value}`).join('\n');
        if (headers.includes(foreign) || leadsTo(foreign, text) || answer.status >= 500)
          found.push(`${page} ${name} ${address}`);
      }
    }
  expect(found).toEqual([]);
  expect(attempts).toBe(pages.length * 19 * addresses.length);
}, 110_000);
