import type { Language } from '@trade-area/core/contract';
import type { LabConfiguration } from '../base/configuration.ts';
import type { SizeLists } from '../base/ports/prices.ts';
import type { ProductRow } from '../store/item.ts';
import { colourProfile } from './colourProfile.ts';
import {
  sheetOfSize,
  sizeInInches,
  templateBleed,
  templatePdf,
  templateSafe,
  templateSvg,
} from './templateFile.ts';
import { templateWords } from './texts.ts';

/** One of the layout templates that a customer chooses (DOC-06, DOC-07). */
export interface LayoutTemplate {
  readonly slug: string;
  readonly product: string;
  /** `30x30`, in the unit. */
  readonly size: string;
  readonly unit: 'cm' | 'in';
  readonly isSpread: boolean;
  /** Of the edition. Each has the sheet that the uploader takes today: an older bleed or size would be refused there. */
  readonly year: number;
  /** The colours that the file is in. */
  readonly profile: string;
  readonly format: 'pdf' | 'svg';
}

/** Before the name of a template in its key. */
export const templatePrefix = 'templates/';

/** The products whose templates are offered, with their sizes in both units. */
export interface TemplateCatalogue {
  readonly products: readonly {
    readonly slug: string;
    readonly name: string;
    readonly isSpread: boolean;
    readonly sizes: Readonly<Record<'cm' | 'in', readonly string[]>>;
  }[];
  readonly years: readonly number[];
  readonly profiles: readonly string[];
}

/** The templates of the lab: the sizes are those of its price lists. */
export function templateCatalogue(
  { products: slugs, years, profiles }: LabConfiguration['templates'],
  products: readonly Pick<ProductRow, 'slug' | 'name' | 'family'>[],
  lists: SizeLists,
): TemplateCatalogue {
  const offered = slugs.flatMap((slug) => {
    const product = products.find((each) => each.slug === slug);
    // Sizes do not depend on the price.
    const sizes = product ? lists.sizePrices(product, 1).map(({ size }) => size) : [];
    if (!product || sizes.length === 0) return [];
    const inInches = sizes.map(sizeInInches).filter((size) => size !== null);
    return [
      {
        slug,
        name: product.name,
        isSpread: lists.pageRange(product) !== null,
        sizes: { cm: sizes, in: [...new Set(inInches)] },
      },
    ];
  });
  return { products: offered, years, profiles };
}

const formats = ['pdf', 'svg'] as const;

const nameOf = ({ slug, size, unit, year, profile, format }: LayoutTemplate) =>
  `${slug}-${size}${unit}-${year}-${profile}.${format}`;

/** The tree of options (DOC-08), with the same choices in each language. */
export function templateTree(catalogue: TemplateCatalogue): Record<string, unknown> {
  const products = catalogue.products.map(({ slug, name, isSpread, sizes }) => {
    const years = catalogue.years.map((year) => {
      const byProfile = catalogue.profiles.map((profile) => {
        const units = (['cm', 'in'] as const).map((unit) => {
          const bySize = sizes[unit].map((size) => {
            const keys = formats.map((format) => {
              const template = { slug, product: name, size, unit, isSpread, year, profile, format };
              return `${templatePrefix}${nameOf(template)}`;
            });
            return [`size_${size}`, keys] as const;
          });
          return [`unit_${unit}`, Object.fromEntries(bySize)] as const;
        });
        return [`profile_${profile}`, Object.fromEntries(units)] as const;
      });
      return [`year_${year}`, Object.fromEntries(byProfile)] as const;
    });
    return [`product_${name}`, Object.fromEntries(years)] as const;
  });
  return products.length === 0 ? {} : { lang_en_it_es_fr_de: Object.fromEntries(products) };
}

/** The name of a file: product, size, unit, year, profile, format. A size may have halves of a centimetre. */
const fileForm = /^([\w-]+)-(\d{1,3}(?:\.\d)?x\d{1,3}(?:\.\d)?)(cm|in)-(\d{4})-(\w+)\.(pdf|svg)$/;

/** The template of a file name; undefined = none that is offered. */
export function findTemplate(catalogue: TemplateCatalogue, filename: string): LayoutTemplate | undefined {
  const read = fileForm.exec(filename);
  const [, slug, size = '', unit, year, profile = '', format] = read ?? [];
  const product = catalogue.products.find((each) => each.slug === slug);
  if (!product || (unit !== 'cm' && unit !== 'in') || !product.sizes[unit].includes(size)) return undefined;
  if (!catalogue.years.includes(Number(year)) || !catalogue.profiles.includes(profile)) return undefined;
  return {
    slug: product.slug,
    product: product.name,
    size,
    unit,
    isSpread: product.isSpread,
    year: Number(year),
    profile,
    format: format === 'svg' ? 'svg' : 'pdf',
  };
}

/** The bytes of a template, with its words in a language. */
export async function writeTemplate(template: LayoutTemplate, language: Language): Promise<Buffer> {
  const { size, unit, isSpread, product, profile, year, format } = template;
  const sheet = sheetOfSize(size, unit, isSpread);
  if (!sheet) throw new Error(`ta: the template of ${size} ${unit} has no size`);
  const words = templateWords[language];
  const subject = {
    ...sheet,
    title: `${product} ${size.replace('x', ' × ')} ${unit}`,
    bleed: templateBleed,
    safe: templateSafe,
    notes: [`${profile} · ${year} · 300 dpi`],
    profile: colourProfile(profile),
    words,
  };
  return format === 'svg' ? templateSvg(subject) : templatePdf(subject);
}
