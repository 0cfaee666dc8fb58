import type { ReactElement } from 'react';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { ProjectDeletion } from '../projects/ProjectDeletion.tsx';
import { ProductView as ProductInStore } from '../store/product/ProductView.tsx';
import type { ProductViewProps as InStoreProps } from '../store/product/ProductView.tsx';

/** Props of {@link ProductView}. */
export type ProductViewProps = Omit<InStoreProps, 'Deletion'>;

/**
 * Everything about one product: files, own projects with their actions (PROD-22), presets, and its start (PROD-14).
 *
 * @example
 * <ProductView
 *   slug="weddingbook"
 *   address={address}
 *   onAddress={setAddress}
 *   hrefFor={(next) => formatProductAddress('weddingbook', next)}
 *   storeHref="/store"
 *   back="https://studio.example/product/weddingbook"
 * />
 */
export const ProductView = withBoundary(function ProductView(props: ProductViewProps): ReactElement {
  return <ProductInStore {...props} Deletion={ProjectDeletion} />;
});
