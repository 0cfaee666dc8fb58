import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { LayoutImages, LayoutStyle } from '@trade-area/core/contract';
import { countExtraImages, tabulateImages } from '@trade-area/core/help';
import type { ImagesRow } from '@trade-area/core/help';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ImagesCalculator } from './ImagesCalculator.tsx';
import { layoutHelpTexts } from './layoutHelpStrings.ts';
import { useImagesText } from './useImagesText.ts';

export interface RecommendedImagesProps {
  readonly styles: readonly LayoutStyle[];
}

/** The table of the design service and its calculator (LAY-29, LAY-30, CONST2-20, CONST2-35). */
export function RecommendedImages({ styles }: RecommendedImagesProps): ReactElement {
  const t = useText(layoutHelpTexts);
  const rows = useMemo(() => tabulateImages(styles), [styles]);
  const columns = useMemo(
    () => [
      {
        key: 'pages',
        title: t('pages'),
        primary: true,
        cell: ({ pages }: ImagesRow) => t('pagesOf', { count: pages }),
      },
      ...styles.map((style, index) => ({
        key: style.id,
        title: style.name,
        numeric: true,
        cell: cellOf(index),
      })),
    ],
    [styles, t],
  );
  const withFormat = styles.filter(({ format }) => format !== '');
  return (
    <div className="ta-layout__recommended">
      <p className="ta-layout__hint">{t('tableHint')}</p>
      <DataTable<ImagesRow>
        caption={t('tableCaption')}
        columns={columns}
        rows={rows}
        rowKey={({ pages }) => String(pages)}
        cardsBelow="narrow"
      />
      {withFormat.length > 0 && (
        <dl className="ta-layout__formats" aria-label={t('formats')}>
          {withFormat.map(({ id, name, format }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{format}</dd>
            </div>
          ))}
        </dl>
      )}
      <ImagesCalculator styles={styles} />
    </div>
  );
}

/** The cell of one style. */
const cellOf =
  (style: number) =>
  ({ pages, images }: ImagesRow): ReactElement => <Cell pages={pages} images={images[style] ?? null} />;

/** A recommendation, and beside it how many of its photos are charged. */
function Cell({
  pages,
  images,
}: {
  readonly pages: number;
  readonly images: LayoutImages | null;
}): ReactElement {
  const t = useText(layoutHelpTexts);
  const imagesText = useImagesText();
  const { number } = useFormats();
  if (images === null) return <>–</>;
  const [least, most] = [countExtraImages(images.least, pages), countExtraImages(images.most, pages)];
  const shown =
    least === most
      ? t('beyond', { images: number(most) })
      : t('beyondRange', { least: number(least), most: number(most) });
  return (
    <>
      {imagesText(images)}
      {most > 0 && (
        <span className="ta-layout__extra">
          <span aria-hidden="true"> {shown}</span>
          <span className="ta-hidden">
            {t('beyondSpoken', {
              images: least === most ? number(most) : `${number(least)}–${number(most)}`,
            })}
          </span>
        </span>
      )}
    </>
  );
}
