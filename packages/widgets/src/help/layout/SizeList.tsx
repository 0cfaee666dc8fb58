import { useId } from 'react';
import type { ReactElement } from 'react';
import type { LayoutSize } from '@trade-area/core/contract';
import { measuresIn, orientations, sizesOf, sizeUnits } from '@trade-area/core/help';
import type { Orientation, SizeUnit } from '@trade-area/core/help';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { layoutHelpTexts } from './layoutHelpStrings.ts';

export interface SizeListProps {
  readonly sizes: readonly LayoutSize[];
}

/** Writes a size in a unit, `20 × 30 cm`. */
export function useSizeText(): (size: LayoutSize, unit: SizeUnit) => string {
  const t = useText(layoutHelpTexts);
  const { number } = useFormats();
  return (size, unit) => {
    const measures = measuresIn(size, unit);
    if (measures === null) return size.size;
    const [width, height] = measures.map(number);
    return t('sizeIn', { width: width ?? '', height: height ?? '', unit });
  };
}

/** The sizes of each orientation, in both units (LAY-19 to LAY-21, LAY-38). */
export function SizeList({ sizes }: SizeListProps): ReactElement {
  return (
    <div className="ta-layout__sizes">
      {orientations.map((orientation) => (
        <SizesOf key={orientation} orientation={orientation} sizes={sizesOf(sizes, orientation)} />
      ))}
    </div>
  );
}

function SizesOf({
  orientation,
  sizes,
}: SizeListProps & { readonly orientation: Orientation }): ReactElement | null {
  const t = useText(layoutHelpTexts);
  const id = useId();
  const sizeText = useSizeText();
  if (sizes.length === 0) return null;
  return (
    <div>
      <h4 className="ta-layout__term" id={id}>
        {t(orientation)}
      </h4>
      <ul className="ta-figures" aria-labelledby={id}>
        {sizes.map((size) => (
          <li key={size.size}>{sizeUnits.map((unit) => sizeText(size, unit)).join(' · ')}</li>
        ))}
      </ul>
    </div>
  );
}
