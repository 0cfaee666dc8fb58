import type { InterfaceLanguage } from '../../kernel/format/locale.ts';
import { printFamilies } from '../../layout/index.ts';

/** The start values of a print editor's script (docs/print-editor-service.md, The call shape). */
export interface PrintEditorConfig {
  /** Id of the element that it fills. */
  readonly elementId: string;
  /** Tells two editors of one page apart. */
  readonly instanceId: string;
  /** ISO 4217; '' = not known. */
  readonly currency: string;
  /** Such as `it`. */
  readonly language: string;
  /** Such as `en_US`. */
  readonly locale: string;
  /** '' = the service's own default (PRINT-17). */
  readonly moduleId: string;
  /** '' = the family's first product. */
  readonly productId: string;
  readonly productFamilyId: string;
  /** Such as `default_store_EUR_IT`. */
  readonly storeName: string;
  /** The key of the visit. */
  readonly sessionId: string;
  /** Uuid of a project; '' = a new one. */
  readonly projectId: string;
  readonly attributeValues: Readonly<Record<string, string>>;
  readonly useIframe: false;
  readonly ecommerceVariant: string;
}

const usualStore = 'default_store_EUR_IT';

/**
 * Name of the store whose prices the editor shows: that of the customer's price list, with the usual one for a customer
 * without a list, and for prints of any list in euro (PRINT-08, PRINT-09, PRINT-13).
 *
 * @example
 * printStoreName('275', 'USD_US'); // 'default_store_USD_US'
 */
export function printStoreName(family: string, priceList: string): string {
  const list = priceList.trim();
  const isEuroPrint = Number(family) === printFamilies.prints && list.toUpperCase().startsWith('EUR');
  return list === '' || isEuroPrint ? usualStore : `default_store_${list}`;
}

/** The module of lay-flat books. */
const proModule = '340';

/** A project of the family of books is opened in the module of its editor type (PRINT-10). */
export const needsEditorType = ({ family, project }: { readonly family: string; readonly project: string }) =>
  Number(family) === printFamilies.photoBook && project !== '';

/** The module to open: that of a lay-flat book, else that of the address, else the service's own (PRINT-10, PRINT-17). */
export function printModule(
  address: { readonly family: string; readonly project: string; readonly module: string },
  editorType: string,
): string {
  return needsEditorType(address) && editorType === 'pro' ? proModule : address.module;
}

export interface PrintConfigSource {
  readonly elementId: string;
  readonly address: {
    readonly family: string;
    readonly project: string;
    readonly module: string;
    readonly product: string;
  };
  /** `simple` or `pro`; '' = not known. */
  readonly editorType: string;
  readonly language: InterfaceLanguage;
  /** Of the customer's checkout, such as `en_US`. */
  readonly locale: string;
  /** Price list and currency of the customer; null = they could not be had. */
  readonly customer: { readonly listino: string; readonly currency: string } | null;
  readonly sessionId: string;
}

/** The configuration of an editor of another service (PRINT-16). */
export function printEditorConfig(source: PrintConfigSource): PrintEditorConfig {
  const { elementId, address, editorType, language, locale, customer, sessionId } = source;
  return {
    elementId,
    instanceId: elementId,
    currency: customer?.currency ?? '',
    language,
    locale,
    moduleId: printModule(address, editorType),
    productId: address.product,
    productFamilyId: address.family,
    storeName: printStoreName(address.family, customer?.listino ?? ''),
    sessionId,
    projectId: address.project,
    attributeValues: {},
    useIframe: false,
    ecommerceVariant: '',
  };
}
