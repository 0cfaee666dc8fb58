import type { Lab } from '../base/lab.ts';
import { ofCatalogue, productsBySlug, readCatalogue } from '../store/catalogue.ts';
import { posterSubject } from '../store/item.ts';
import { drawPoster, posterAddress } from '../store/posters.ts';
import type { PicturedChoice } from '../store/posters.ts';
import { optionRows } from './optionTable.ts';

/** A poster that can be drawn. */
export interface Poster {
  /** Its address without an origin: another one for every other content. */
  readonly address: string;
  /** As WebP. */
  readonly draw: () => Promise<Buffer>;
}

/**
 * The poster of a product with a choice, in the color that the choice has today. Its subject is the name of its posters.
 * null = the layers have no such choice; `gone` = it has a color that is no longer sold.
 */
export async function posterOf(
  lab: Lab,
  subject: string,
  choice: PicturedChoice,
): Promise<Poster | 'gone' | null> {
  const posters = await lab.posters.index();
  const layers = posters.layersOf(subject, choice.option, choice.value);
  if (layers.length === 0) return null;
  const swatch = layers.length > 1 ? ((await swatchesOf(lab, subject)).get(keyOf(choice)) ?? '') : '';
  const address = posterAddress(posters, subject, { ...choice, swatch });
  return address === '' ? 'gone' : { address, draw: () => drawPoster(lab.posters, layers, swatch) };
}

const keyOf = ({ option, value }: PicturedChoice) => `${option} ${value}`;

/** The colors of the choices of the products that these posters show, by option and value. */
async function swatchesOf(lab: Lab, subject: string): Promise<ReadonlyMap<string, string>> {
  const catalogue = await readCatalogue(lab.prices, lab.database.queries);
  const posters = await lab.posters.index();
  return ofCatalogue(catalogue, `swatches ${subject}`, async () => {
    const products = [...(await productsBySlug(catalogue)).values()];
    const sets = products
      .filter((row) => posterSubject(row, posters) === subject)
      .flatMap(({ optionSets }) => optionSets);
    const { choices } = await optionRows(catalogue.queries, [...new Set(sets)], {
      currency: 'EUR',
      day: lab.prices.today(),
    });
    return new Map(choices.map(({ option, choice, swatch }) => [keyOf({ option, value: choice }), swatch]));
  });
}
