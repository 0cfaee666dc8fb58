import './store.css';
import { formatProductAddress, parseProductAddress } from '@trade-area/core/store';
import type { ProductAddress } from '@trade-area/core/store';
import { ProductView } from '@trade-area/widgets';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { routeOf } from '../../portal/addresses.ts';
import { hrefOf } from '../../portal/addresses.ts';
import { usePageAddress } from './usePageAddress.ts';
import { useProductTitle } from './useProductTitle.ts';

/** Everything about one product; tab and folder live in the address (PROD-01). */
export function ProductPage() {
  const { product = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const back = usePageAddress();
  const onName = useProductTitle();
  const address = useMemo(() => parseProductAddress(search), [search]);
  const hrefFor = useCallback((next: ProductAddress) => formatProductAddress(product, next), [product]);
  const onAddress = useCallback(
    (next: ProductAddress) => void navigate(routeOf(hrefFor(next)), { preventScrollReset: true }),
    [navigate, hrefFor],
  );
  return (
    <article className="ta-pages-store">
      <ProductView
        key={product}
        slug={product}
        address={address}
        onAddress={onAddress}
        hrefFor={hrefFor}
        storeHref={hrefOf('graphistore')}
        back={back}
        onName={onName}
      />
    </article>
  );
}
