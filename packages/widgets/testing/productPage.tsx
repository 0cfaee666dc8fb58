import { useState } from 'react';
import { vi } from 'vitest';
import { formatProductAddress, parseProductAddress } from '@trade-area/core/store';
import type { ProductAddress } from '@trade-area/core/store';
import { Framed } from '../src/kit/framed.ts';
import { ProductView } from '../src/composed/ProductView.tsx';
import { projectsTexts } from '../src/projects/strings.ts';
import { storeTexts } from '../src/store/strings.ts';
import { renderAsCustomer } from './customer.tsx';
import type { Answers, CustomerOptions } from './customer.tsx';
import type { AnyCallback } from './render.tsx';
import { adoptStoreStyles, withDefaults } from './storePage.tsx';

/** Every change of the address. */
export const addressSpy = vi.fn<AnyCallback>();

export const productBack = 'http://localhost:5100/ta/product/weddingbook';

function Page({ query }: { readonly query: string }) {
  const [address, setAddress] = useState<ProductAddress>(() => parseProductAddress(query));
  return (
    <Framed.Provider value={false}>
      <ProductView
        slug="weddingbook"
        address={address}
        onAddress={(next) => {
          addressSpy(formatProductAddress('weddingbook', next));
          setAddress(next);
        }}
        hrefFor={(next) => formatProductAddress('weddingbook', next)}
        storeHref="/ta/graphistore"
        back={productBack}
      />
    </Framed.Provider>
  );
}

export interface ProductPageOptions extends Omit<CustomerOptions, 'answers'> {
  readonly info?: Readonly<Record<string, unknown>>;
  readonly presets?: readonly unknown[];
  readonly projects?: unknown;
  readonly answers?: Answers;
  readonly query?: string;
}

/** Draws the page of a product of which the lab says this. */
export async function openProduct(options: ProductPageOptions = {}) {
  addressSpy.mockClear();
  const {
    info = {},
    presets = [],
    projects = { data: [], is_next_page: false },
    query = '',
    ...rest
  } = options;
  const details = { name: 'Wedding Book', icon: '', link_create: '', description: 'Our classic.' };
  const rendered = await renderAsCustomer(<Page query={query} />, {
    bundles: [storeTexts, projectsTexts],
    ...rest,
    answers: withDefaults(options.answers ?? {}, {
      '/product-info/weddingbook': { details, ...info },
      '/get_presets/weddingbook': presets,
      '/get-projects-works/weddingbook': projects,
    }),
  });
  adoptStoreStyles();
  return rendered;
}
