import type { ConfiguratorProduct, LayoutImages } from '../contract/index.ts';
import { countOf, layoutField, layoutStyleField, pagesField, recommendImages } from '../pricing/index.ts';
import type { Configuration } from '../pricing/index.ts';

/**
 * The images that the lab recommends for the layout that it designs, in the chosen style for the chosen pages (CONST2-20);
 * null = the customer makes the layout, or the lab recommends nothing for it.
 */
export function recommendedImages(
  { layout_styles: styles }: Pick<ConfiguratorProduct, 'layout_styles'>,
  configuration: Configuration,
): LayoutImages | null {
  if (configuration.get(layoutField) !== 'lab') return null;
  const chosen = styles.find(({ style }) => style === configuration.get(layoutStyleField));
  return chosen ? recommendImages(chosen.images, countOf(configuration, pagesField)) : null;
}
