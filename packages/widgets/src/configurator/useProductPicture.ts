import { productInfo, publicStore } from '@trade-area/core/contract';
import { useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';

/** Addresses of a picture, with the `srcset` values of its sizes; '' where there is none. */
export interface ProductPicture {
  readonly icon: string;
  readonly srcset: string;
  readonly avif: string;
}

/** The store's picture of a product; a visitor's is that of the public catalogue. null until it is known. */
export function useProductPicture(slug: string): ProductPicture | null {
  const language = useLanguage();
  const phase = useSessionState((state) => state.phase);
  const own = useRemote(
    productInfo,
    phase === 'signedIn' ? { path: { product: slug }, query: { lang: language } } : null,
  );
  const shared = useRemote(publicStore, phase === 'signedOut' ? { query: { lang: language } } : null);
  if (phase === 'signedIn') {
    const details = own.data?.details;
    return details ? { icon: details.icon, srcset: details.foto_srcset, avif: details.foto_avif } : null;
  }
  const item = shared.data?.find((each) => each.slug === slug);
  if (!item) return null;
  return { icon: item.foto, srcset: item.foto_srcset, avif: item.foto_avif };
}
