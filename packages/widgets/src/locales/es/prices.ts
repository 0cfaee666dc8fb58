import type { PricesTexts } from '../../configurator/pricesStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const prices: Texts<PricesTexts> = {
  from: 'desde {{price}}',
  ownNet: 'Tu precio neto, sin IVA ni envío',
  net: 'Precio neto, sin IVA ni envío',
  retail: 'PVP recomendado. Inicia sesión para ver tu precio neto.',
  hidden: 'Inicia sesión para ver los precios.',
  noPrice: 'No hay ningún precio disponible en tu moneda.',
  noProduct: 'Este producto no está disponible.',
  cannotOrder: 'Estas opciones no se pueden pedir juntas.',
  cartTitle: 'Tus presupuestos',
  cartCount_one: '{{count}} presupuesto por pedir',
  cartCount_other: '{{count}} presupuestos por pedir',
  cartCount_many: '{{count}} presupuestos por pedir',
  cartTotal: 'Total, sin IVA ni envío',
  cartEmpty: 'No hay presupuestos por pedir',
  cartMore_one: '{{count}} más',
  cartMore_other: '{{count}} más',
  cartMore_many: '{{count}} más',
  order: 'Pedir',
  orderOf: 'Pedir: {{name}}',
};
