import { activePromotions, checkCode, oldPromotions, sliders } from '@trade-area/core/contract';
import { accountOf } from '../identity/table.ts';
import type { Session } from '../base/owner.ts';
import { customerRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { languageOf } from '../base/language.ts';
import { toAnnouncement, posterPath } from './announcement.ts';
import { priceListOf, wireCurrency } from '../store/priceList.ts';
import { listVersionsOf, shippingPricesOf } from '../store/customerContext.ts';
import { absolute } from '../store/item.ts';
import type { DisplayContext } from '../store/item.ts';
import { termsOf } from '../store/promotionTerms.ts';
import { buysOfProducts } from '../store/table.ts';
import { allSlides, countEnded, endedPromotions, runningPromotions } from './table.ts';

/** The running promotions with the facts that a customer's prices depend on (GW-09, STATE-05). */
async function getPriceFacts({
  lab,
  session,
}: Call<typeof checkCode, Session>): Promise<AnswerInput<typeof checkCode>> {
  const { queries } = lab.database;
  const [account, promo, buys] = await Promise.all([
    accountOf(queries, session.owner),
    runningPromotions(queries, session.owner, lab.clock.now()),
    buysOfProducts(queries),
  ]);
  const { campaigns, company } = account;
  return {
    promo: promo.map((row) => ({ id_promo: row.id, ...termsOf(row) })),
    storybook_camp: campaigns.storybook,
    wa_camp: campaigns.wallart,
    mats_camp: campaigns.mats,
    area: account.area,
    listino: priceListOf(account),
    versione_listino: listVersionsOf(lab.config, buys),
    spese_spedizione: shippingPricesOf(lab.config, account, buys),
    nazione: company.country,
    nazione_iso: company.country,
    vat: account.vatRate,
    check_brexit: account.checkBrexit,
    eori: account.eori,
    currency: wireCurrency(account.currency),
  };
}

/** The running promotions (GW-06), with the popup of the newest promotion that has one (DASH-18). */
async function listActivePromotions({
  lab,
  session,
  query,
}: Call<typeof activePromotions, Session>): Promise<AnswerInput<typeof activePromotions>> {
  const { queries } = lab.database;
  const now = lab.clock.now();
  const [account, rows] = await Promise.all([
    accountOf(queries, session.owner),
    runningPromotions(queries, session.owner, now),
  ]);
  const { labOrigin } = lab.config.portal;
  const language = languageOf(query.lang, account.language);
  const popup = rows.find(({ popupLink, picture }) => popupLink !== '' && picture !== '');
  return {
    items: rows.map((row) => toAnnouncement(row, { language, now, labOrigin })),
    overlay: popup
      ? { img: `${labOrigin}${posterPath('promotions', popup.id, language)}`, link: popup.popupLink }
      : null,
  };
}

const endedPerPage = 10;

/** Ended promotions (GW-08, PROMO-06). A page past the last answers the last; an invalid page number means page 1. */
async function listEndedPromotions({
  lab,
  session,
  path,
  query,
}: Call<typeof oldPromotions, Session>): Promise<AnswerInput<typeof oldPromotions>> {
  const { queries } = lab.database;
  const now = lab.clock.now();
  const [account, ended] = await Promise.all([
    accountOf(queries, session.owner),
    countEnded(queries, session.owner, now, path['id']),
  ]);
  const totalPages = Math.ceil(ended / endedPerPage);
  const requestedPage = /^[1-9]\d{0,5}$/.test(query.page ?? '') ? Number(query.page) : 1;
  const page = Math.max(1, Math.min(requestedPage, totalPages));
  const rows = await endedPromotions(queries, session.owner, now, {
    id: path['id'],
    limit: endedPerPage,
    offset: (page - 1) * endedPerPage,
  });
  const language = languageOf(query.lang, account.language);
  const { labOrigin } = lab.config.portal;
  return { items: rows.map((row) => toAnnouncement(row, { language, now, labOrigin })), totalPages };
}

/** All slides (GW-07). The portal selects a customer's slides by their promotions (DASH-16). */
async function listSlides({
  lab,
  query,
}: Call<typeof sliders, Session>): Promise<AnswerInput<typeof sliders>> {
  const language = languageOf(query.lang);
  const [rows, pictures] = await Promise.all([allSlides(lab.database.queries), lab.pictures.index()]);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    is_important: row.isImportant,
    link: row.link,
    url_img: `${lab.config.portal.labOrigin}${posterPath('slides', row.id, language)}`,
    nome: row.names[language] || row.names.en,
    ...wideImageOf(row.picture, { pictures, portal: lab.config.portal }),
    promo_filter: [...row.promoFilter],
  }));
}

/** Only a landscape picture is shown without its poster: others would be cropped. */
function wideImageOf(thing: string, { pictures, portal }: Pick<DisplayContext, 'pictures' | 'portal'>) {
  const { src, srcset, avif } = absolute(pictures.set(thing, 'wide'), portal.labOrigin);
  return { image: src, image_srcset: srcset, image_avif: avif };
}

export const promotionRoutes = [
  customerRoute(checkCode, getPriceFacts),
  customerRoute(activePromotions, listActivePromotions),
  customerRoute(oldPromotions, listEndedPromotions),
  customerRoute(sliders, listSlides),
];
