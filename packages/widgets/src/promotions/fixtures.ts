/** A promotion as the wire has it, with what a test is about laid over it. */
export function promotionFixture(promo: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    promo,
    email: { oggetto_en: `Promotion ${promo}`, oggetto_it: `Promozione ${promo}` },
    email_img: `/pictures/promotions/${promo}-en.svg`,
    overlay_img: '',
    overlay_html: '',
    overlay_html_big: '',
    date_validity_string: 'Valid until 30 November 2026',
    ts_start: `2026-10-${promo.slice(-2).padStart(2, '0')} 00:00:00`,
    ts_end: '2026-11-30 23:59:59',
    orders_count: 3,
    is_active: true,
    ...more,
  };
}

/** A slide as the wire has it. */
export function slideFixture(id: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    type: 3,
    is_important: false,
    link: '/ta/graphistore',
    url_img: `/pictures/slides/${id}-en.svg`,
    nome: `Slide ${id}`,
    promo_filter: [],
    ...more,
  };
}
