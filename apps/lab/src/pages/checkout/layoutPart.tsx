import {
  compareImages,
  countExtraImages,
  countOf,
  imagesField,
  layoutField,
  layoutStyleField,
  pagesField,
  recommendImages,
  tabulateImages,
} from '@trade-area/core/pricing';
import { Disclosure } from '@trade-area/widgets/ui';
import { languageOf } from '../../base/language.ts';
import type { CheckoutLine } from '../../checkout/checkout.ts';
import type { LayoutStyleRow } from '../../help/layoutTable.ts';
import { layoutTexts } from './layoutTexts.ts';

interface LayoutPartProps {
  readonly line: CheckoutLine;
  readonly language: string;
  readonly styles: readonly LayoutStyleRow[];
}

/**
 * How the layout of a book is made. Of one that the lab designs: the style, its images beside the recommended number for
 * these pages, and those that are charged (CONST2-20, CONST2-35).
 */
export function LayoutPart({ line, language, styles }: LayoutPartProps) {
  const texts = layoutTexts(language);
  const fields = new Map(
    line.quotation.fields.map((field) => [
      field.name,
      'numberValue' in field ? field.numberValue : field.stringValue,
    ]),
  );
  const by = fields.get(layoutField);
  if (by === 'own') return <p>{texts.own}</p>;
  if (by !== 'lab') return null;
  const spoken = languageOf(language);
  const number = new Intl.NumberFormat(spoken);
  const [pages, images] = [countOf(fields, pagesField), countOf(fields, imagesField)];
  const style = styles.find(({ id }) => id === fields.get(layoutStyleField));
  const recommended = style ? recommendImages(style.images, pages) : null;
  const range = ({ least, most }: { readonly least: number; readonly most: number }) =>
    least < most ? `${number.format(least)}–${number.format(most)}` : number.format(most);
  const extra = countExtraImages(images, pages);
  const nameOf = ({ names }: LayoutStyleRow) => names[spoken] || names.en;
  return (
    <>
      <h3 className="ta-heading">{texts.title}</h3>
      <ul className="ta-page-list">
        {style && <li>{texts.style(nameOf(style))}</li>}
        <li>{texts.images(number.format(images))}</li>
        {recommended && (
          <li>
            {texts.recommended(range(recommended), number.format(pages))}{' '}
            <strong>{texts.verdicts[compareImages(images, recommended)]}</strong>
          </li>
        )}
        {extra > 0 && <li>{texts.extra(number.format(extra))}</li>}
      </ul>
      {styles.length > 0 && (
        <Disclosure title={texts.table}>
          <div className="ta-page-scroll">
            <table className="ta-page-counts">
              <thead>
                <tr>
                  <th scope="col">{texts.pages}</th>
                  {styles.map((each) => (
                    <th key={each.id} scope="col">
                      {nameOf(each)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {tabulateImages(styles).map((row) => (
                  <tr key={row.pages}>
                    <th scope="row">{number.format(row.pages)}</th>
                    {row.images.map((each, index) => (
                      <td key={styles[index]?.id}>{each ? range(each) : '–'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Disclosure>
      )}
    </>
  );
}
