import type { Lab } from '../base/lab.ts';
import { ofCatalogue, readCatalogue, sizeListsOf } from '../store/catalogue.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { fileKind } from '../store/fileKinds.ts';
import type { ProductRow } from '../store/item.ts';
import type { FileRow } from '../store/table.ts';
import { iconOfFile, librarySections, readVariant } from './libraryFile.ts';
import type { LibraryContent, LibraryFile, LibrarySection } from './libraryFile.ts';
import { documentById, documentRows, pagedProductFiles, pagedProducts } from './table.ts';
import type { DocumentRow } from './table.ts';
import { findTemplate, templateCatalogue, templatePrefix } from './templates.ts';
import type { TemplateCatalogue } from './templates.ts';
import { allPricesName, allPricesTableName, photoNames, productsFolder } from './texts.ts';

/** Before the id of a document that was imported, so that it has not the id of a product's file. */
const documentPrefix = 'doc.';
const nothing = { en: '', it: '', es: '', fr: '', de: '' };

/** Everything that customers may download but templates and software, which are chosen in another way. */
export async function readLibraryContent(lab: Lab): Promise<LibraryContent> {
  const catalogue = await readCatalogue(lab.prices, lab.database.queries);
  const ofProducts = await productContent(catalogue);
  const documents = await documentRows(lab.database.queries);
  const names = new Map(ofProducts.products.map(({ slug, name }) => [slug, name]));
  return {
    files: [
      ...documents.map((row) => documentFile(row, names.get(row.slug ?? '') ?? '')),
      ...priceFiles,
      ...ofProducts.files,
      ...(await photoFiles(lab, ofProducts.products)),
    ],
    emptyFolders: ofProducts.emptyFolders,
  };
}

/** One file by its id, or by the key of a template; undefined = customers have none of this name. */
export async function findLibraryFile(lab: Lab, id: string): Promise<LibraryFile | undefined> {
  if (id.startsWith(templatePrefix)) return findTemplateFile(lab, id);
  const software = softwareFiles(lab).find((file) => file.id === id);
  if (software) return software;
  const { queries } = lab.database;
  if (id.startsWith(documentPrefix)) {
    const row = await documentById(queries, id.slice(documentPrefix.length));
    return row && documentFile(row, '');
  }
  const catalogue = await readCatalogue(lab.prices, queries);
  const { files, products } = await productContent(catalogue);
  return [...priceFiles, ...files, ...(await photoFiles(lab, products))].find((file) => file.id === id);
}

/** The templates that customers choose from. */
export async function readTemplates(lab: Lab): Promise<TemplateCatalogue> {
  const catalogue = await readCatalogue(lab.prices, lab.database.queries);
  const { products } = await productContent(catalogue);
  return templateCatalogue(lab.config.templates, products, await sizeListsOf(catalogue));
}

/** The design software as files. */
export function softwareFiles({ config }: Pick<Lab, 'config'>): readonly LibraryFile[] {
  return config.software
    .filter(({ address }) => address === '')
    .map(({ platform, version, file, bytes }) => ({
      id: `software.${platform}.${version}`,
      section: 'general',
      folder: [],
      names: nothing,
      filename: file,
      variant: '',
      icon: iconOfFile(file),
      isUpdated: false,
      isViewable: false,
      bytes,
      changedAt: null,
      source: { kind: 'software', version, isGuide: platform === 'GUIDE' },
    }));
}

async function findTemplateFile(lab: Lab, id: string): Promise<LibraryFile | undefined> {
  const filename = id.slice(templatePrefix.length);
  const template = findTemplate(await readTemplates(lab), filename);
  return (
    template && {
      id,
      section: 'templates',
      folder: [],
      names: nothing,
      filename,
      variant: '',
      icon: iconOfFile(filename),
      isUpdated: false,
      isViewable: false,
      bytes: 0,
      changedAt: null,
      source: { kind: 'template', template },
    }
  );
}

const sectionOf = (section: string): LibrarySection =>
  librarySections.find((known) => known === section) ?? 'general';
const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function documentFile(row: DocumentRow, product: string): LibraryFile {
  const ofProduct = row.slug === null ? [] : [productsFolder.name, product];
  return {
    id: `${documentPrefix}${row.id}`,
    section: sectionOf(row.section),
    folder: [...ofProduct, ...partsOf(row.path)],
    names: row.names,
    ...readVariant(row.filename),
    icon: iconOfFile(row.filename),
    isUpdated: row.isUpdated,
    isViewable: row.viewable,
    bytes: row.bytes,
    changedAt: row.changedAt,
    source: { kind: 'document', documentId: row.id, hash: row.hash },
  };
}

interface ProductContent extends LibraryContent {
  readonly products: readonly ProductRow[];
}

/** The generated files of all products; they change with the catalogue alone. */
function productContent(catalogue: Catalogue): Promise<ProductContent> {
  return ofCatalogue(catalogue, 'library', async () => {
    const products = await pagedProducts(catalogue.queries);
    const rows = await pagedProductFiles(catalogue.queries);
    const bySlug = new Map(products.map((product) => [product.slug, product]));
    const known = rows.flatMap((row) => {
      const product = bySlug.get(row.slug);
      return product ? [{ row, product }] : [];
    });
    return {
      products,
      files: known
        .filter(({ row }) => row.kind !== 'folder')
        .map(({ row, product }) => productFile(row, product)),
      emptyFolders: known
        .filter(({ row }) => row.kind === 'folder')
        .map(({ row, product }) => ({
          section: sectionOf(row.section),
          folder: [productsFolder.name, product.name, ...partsOf(row.path)],
        })),
    };
  });
}

function productFile(row: FileRow, product: ProductRow): LibraryFile {
  return {
    id: row.id,
    section: sectionOf(row.section),
    folder: [productsFolder.name, product.name, ...partsOf(row.path)],
    names: row.names,
    filename: `${row.slug}-${row.filename}`,
    variant: '',
    icon: fileKind(row.kind)?.icon ?? 'file',
    isUpdated: row.isUpdated,
    isViewable: row.viewable,
    bytes: 0,
    changedAt: null,
    source: { kind: 'product', row, product },
  };
}

const priceFiles: readonly LibraryFile[] = (['pdf', 'csv'] as const).map((format) => ({
  id: `prices.${format}`,
  section: 'price_list',
  folder: [],
  names: format === 'pdf' ? allPricesName : allPricesTableName,
  filename: `price-list.${format}`,
  variant: '',
  icon: format === 'pdf' ? 'pdf' : 'table',
  isUpdated: false,
  isViewable: format === 'pdf',
  bytes: 0,
  changedAt: null,
  source: { kind: 'prices', format },
}));

/** Widths of the pictures of products that customers may use in their own advertising. */
const photoWidths = [
  { variant: '', width: 960 },
  { variant: 'low', width: 480 },
  { variant: 'icon', width: 480 },
] as const;

async function photoFiles(lab: Lab, products: readonly ProductRow[]): Promise<readonly LibraryFile[]> {
  const pictures = await lab.pictures.index();
  return products.flatMap(({ slug, name }) =>
    pictures.views(slug).flatMap((view, index) =>
      photoWidths.flatMap(({ variant, width }): LibraryFile[] => {
        const picture = pictures.file(slug, view, width);
        if (picture === '') return [];
        const word = view.replaceAll('_', '-');
        return [
          {
            id: ['photo', slug, view, variant].filter(Boolean).join('.'),
            section: 'marketing',
            folder: [productsFolder.name, name, 'Photos'],
            names: Object.hasOwn(photoNames, view)
              ? (photoNames[view] ?? nothing)
              : { ...nothing, en: `${index + 1}` },
            filename: `${slug}-${word}.jpg`,
            variant,
            icon: 'image',
            isUpdated: false,
            isViewable: true,
            bytes: 0,
            changedAt: null,
            source: { kind: 'photo', picture },
          },
        ];
      }),
    ),
  );
}
