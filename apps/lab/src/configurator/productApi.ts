import type { configuratorProduct, Language } from '@trade-area/core/contract';
import { layoutStyleField } from '@trade-area/core/pricing';
import { conflict, notFound, Refusal } from '../base/errors.ts';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import type { Queries } from '../database/open.ts';
import type { Texts } from '../database/schema/shop.ts';
import { allLayoutStyles } from '../help/layoutTable.ts';
import { ofCatalogue } from '../store/catalogue.ts';
import { picturesOf, posterSubject } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';
import { posterAddress } from '../store/posters.ts';
import type { OptionRows } from './optionTable.ts';
import {
  chooseProduct,
  hasUploader,
  loadTerms,
  printFamilyOfId,
  productsOfConfigurator,
} from './products.ts';
import type { LoadedTerms, Wanted } from './products.ts';
import { viewerOf } from './viewer.ts';
import type { SignedIn, Viewer } from './viewer.ts';

/** A product that a person may configure, with its terms in the person's currency. */
export interface Configurable extends LoadedTerms {
  readonly row: ProductRow;
  /** The products of its configurator that this person may see. */
  readonly variants: readonly ProductRow[];
  readonly viewer: Viewer;
}

/** @throws notFound for a product that is not sold, or that this person may not see. */
export async function configurableProduct(
  lab: Lab,
  queries: Queries,
  {
    session,
    wanted,
    currency,
    viewer,
  }: {
    readonly session: SignedIn | null;
    readonly wanted: Wanted;
    readonly currency?: string | undefined;
    /** The person of the session, where it is known. */
    readonly viewer?: Viewer | undefined;
  },
): Promise<Configurable> {
  if (printFamilyOfId(wanted.configurator) !== '' && !wanted.prints) throw notFound();
  const person = viewer ?? (await viewerOf(lab, queries, session, currency));
  const variants = (await productsOfConfigurator(person.catalogue, wanted.configurator)).filter((row) =>
    person.sees(row),
  );
  const row = chooseProduct(variants, wanted);
  const loaded =
    row && person.currency !== '' ? await loadTerms(person.catalogue, row, person.currency) : null;
  if (!row || !loaded) throw notFound();
  return { ...loaded, row, variants, viewer: person };
}

/** The product of a quote with its terms of today. @throws conflict when it is no longer sold, or not to this person. */
export async function quotedProduct(
  lab: Lab,
  queries: Queries,
  session: SignedIn,
  { configurator, slug }: { readonly configurator: string; readonly slug: string },
  viewer?: Viewer,
): Promise<Configurable> {
  try {
    return await configurableProduct(lab, queries, {
      session,
      wanted: { configurator, product: slug, prints: true },
      viewer,
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found')
      throw conflict('This product is no longer available.', 'productGone');
    throw error;
  }
}

/** The options of a product, without any price. */
export async function describeProduct({
  lab,
  session,
  path,
  query,
}: Call<typeof configuratorProduct, Session | null>): Promise<AnswerInput<typeof configuratorProduct>> {
  const configurator = path['configurator'] ?? '';
  const { queries } = lab.database;
  const { row, rows, terms, variants, viewer } = await configurableProduct(lab, queries, {
    session,
    wanted: { configurator, product: query.product, ed: query.ed },
    currency: query.currency,
  });
  const language = languageOf(query.lang, viewer.account?.language);
  const { portal } = lab.config;
  const pictures = await lab.pictures.index();
  const [foto] = picturesOf(row, { pictures, portal });
  const posters = await lab.posters.index();
  const subject = posterSubject(row, posters);
  const options = await ofCatalogue(viewer.catalogue, `options ${row.slug} ${language}`, () =>
    Promise.resolve(row.optionSets.flatMap((set) => optionsOf(rows, set, language))),
  );
  return {
    configurator,
    slug: row.slug,
    name: row.name,
    foto: foto.src,
    foto_srcset: foto.srcset,
    foto_avif: foto.avif,
    giorni: row.days,
    products: variants.map(({ slug, name }) => ({ slug, name })),
    sizes: terms.sizes.flatMap(({ size }) => (size === '' ? [] : [size])),
    pages: terms.pages,
    uploader: hasUploader(row),
    layout_styles: hasLayout(row, rows) ? await layoutStylesOf(queries) : [],
    options: options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => {
        const { value, swatch } = choice;
        const address = posterAddress(posters, subject, { option: option.name, value, swatch });
        return { ...choice, poster: address === '' ? '' : `${portal.labOrigin}${address}` };
      }),
    })),
  };
}

/** Whether one of its options is the style in which the lab designs the layout. */
const hasLayout = ({ optionSets }: Pick<ProductRow, 'optionSets'>, { options }: OptionRows) =>
  options.some(({ set, option }) => optionSets.includes(set) && option === layoutStyleField);

const layoutStylesOf = async (queries: Queries) =>
  (await allLayoutStyles(queries)).map(({ id, images }) => ({ style: id, images: [...images] }));

function optionsOf({ options, choices }: OptionRows, set: string, language: Language) {
  const text = (texts: Texts) => texts[language] || texts.en;
  return options
    .filter((option) => option.set === set)
    .map(({ option: name, kind, part, conditions, initial, least, most, longest, labels }) => ({
      name,
      label: text(labels),
      kind,
      part,
      when: conditions.map(({ option, values }) => ({ option, values: [...values] })),
      initial,
      least,
      most,
      longest,
      choices: choices
        .filter((choice) => choice.set === set && choice.option === name)
        .map((choice) => ({
          value: choice.choice,
          label: text(choice.labels),
          group: choice.group,
          swatch: choice.swatch,
          when: choice.conditions.map(({ option, values }) => ({ option, values: [...values] })),
        })),
    }));
}
