import type { PortalConfiguration } from '@trade-area/core/kernel';

/** The addresses of the short forms of CAT-BUY. `editor` names the kind of editor. */
export interface BuyLink {
  readonly editor: 'configurator' | 'print' | 'collection' | 'cover' | 'ownLayout' | 'duplicate';
  readonly address: string;
}

/**
 * `buy` of an item: one way of making it, several children (`child: a / b`), or none (COMING SOON). The addresses
 * keep their placeholders `[c]`, `[lang]`, `[old_lang]`, `[ta_token]` (STORE-25).
 * @param product slug of the item: a configurator that makes several products opens with this one. Default: with its
 * usual one.
 */
export function parseBuyLinks(
  buy: string,
  portal: Pick<PortalConfiguration, 'labOrigin' | 'portalOrigin'>,
  product = '',
): { readonly link: BuyLink | null; readonly children: readonly BuyLink[] } {
  const [, list] = /^child: *(.+)$/.exec(buy) ?? [];
  const expandForm = (form: string) => expand(form, portal, product);
  if (list !== undefined)
    return { link: null, children: list.split(' / ').flatMap((form) => expandForm(form) ?? []) };
  return { link: expandForm(buy), children: [] };
}

/** The ids of the products that `buy` leads to in the configurator and in the print editor, each once. */
export function editorIds(buys: readonly string[]): {
  readonly configurator: readonly string[];
  readonly print: readonly string[];
} {
  const idsOf = (kind: string) => {
    const found = buys.flatMap((buy) => [...buy.matchAll(new RegExp(`\\b${kind} ([\\w-]+)`, 'g'))]);
    return [...new Set(found.map(([, id = '']) => id))];
  };
  return { configurator: idsOf('CP'), print: idsOf('CR') };
}

function expand(
  form: string,
  { labOrigin, portalOrigin }: Pick<PortalConfiguration, 'labOrigin' | 'portalOrigin'>,
  product: string,
): BuyLink | null {
  const [kind = '', first = '', second = ''] = form.trim().split(' ');
  const who = 'c=[c]&lang=[lang]';
  const token = 'ta_token=[ta_token]';
  switch (kind) {
    case 'CP':
      // An edition or a sample names itself.
      return {
        editor: 'configurator',
        address: `${portalOrigin}/ta/config-product/${first}${product === '' || first.includes('?') ? '' : `?product=${product}`}`,
      };
    case 'CR':
      return { editor: 'print', address: `${portalOrigin}/ta/config-print/${first}` };
    case 'TC':
      return {
        editor: 'collection',
        address: `${labOrigin}/site/collections/${first}/?pid=${second}&${who}&${token}`,
      };
    case 'CD':
      return {
        editor: 'cover',
        address: `${labOrigin}/cover/?p=${first}&${who}&oldlang=[old_lang]&${token}`,
      };
    case 'OF':
      return { editor: 'ownLayout', address: `${labOrigin}/order-form/?type=${first}&${who}&${token}` };
    case 'DU':
      return {
        editor: 'duplicate',
        address: `${labOrigin}/duplicateOrderWork?c=[c]&id=${first}&s=1&lang=[lang]&redirect=checkout&fromPreset=1&customer_id=[c]&source=pinkmania`,
      };
    default:
      return null;
  }
}

/** The information page on the public website (STORE-60); '' without one. */
export function infoLink(path: string, portal: Pick<PortalConfiguration, 'labOrigin' | 'links'>): string {
  if (path === '') return '';
  const site = portal.links.website === '' ? portal.labOrigin : new URL(portal.links.website).origin;
  return `${site}${path}`;
}
