import type { configuratorPrice, Language } from '@trade-area/core/contract';
import { choiceStates, completeConfiguration } from '@trade-area/core/pricing';
import type { Problem, Quotation } from '@trade-area/core/pricing';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { dispatchOf } from '../store/dispatch.ts';
import { wireCurrency } from '../store/priceList.ts';
import { visitorPrice } from '../store/visitorPrices.ts';
import { explainedPrice } from './explainedPrice.ts';
import type { OptionRows } from './optionTable.ts';
import { configurableProduct } from './productApi.ts';
import type { Configurable } from './productApi.ts';
import { major, quotationOf, totalsFor } from './quotePrice.ts';

type Answer = AnswerInput<typeof configuratorPrice>;

/** The price of a configuration for this person, and how every other choice stands in it. */
export async function priceConfiguration({
  lab,
  session,
  body,
}: Call<typeof configuratorPrice, Session | null>): Promise<Answer> {
  const configurable = await configurableProduct(lab, lab.database.queries, {
    session,
    wanted: { configurator: body.configurator, product: body.product, ed: body.ed },
    currency: body.currency,
  });
  const { terms, rows, row, viewer } = configurable;
  const language = languageOf(body.lang, viewer.account?.language);
  const quotation = quotationOf(configurable, body.fields, { coupon: body.coupon });
  const states = choiceStates(terms, completeConfiguration(terms, body.fields));
  const shownTotal = (total: number) =>
    viewer.account ? total : visitorPrice(lab.config.visitorPrices, row, total);
  const list = quotation.products + quotation.services;
  const shownList = shownTotal(list);
  return {
    slug: row.slug,
    fields: [...quotation.fields],
    problems: quotation.problems.map((problem) => problemOf(problem, rows, language)),
    choices: [...states].map(([option, choices]) => ({
      option,
      choices: choices.map(({ value, problem, change }) => {
        const shown = shownTotal(list + change);
        return {
          value,
          code: problem?.code ?? '',
          reason: problem ? reasonOf(problem, rows, language) : '',
          change: shown === null || shownList === null ? null : major(shown - shownList),
        };
      }),
    })),
    dispatch_date: dispatchOf(lab)(row.days),
    price: viewer.account
      ? tradePrice(lab, configurable, quotation, { configurator: body.configurator, language })
      : retailPrice(lab, configurable, quotation),
  };
}

function problemOf(problem: Problem, rows: OptionRows, language: Language) {
  const { field, code, value, limit } = problem;
  return { field, code, value, reason: reasonOf(problem, rows, language), limit };
}

function reasonOf({ exclusion }: Problem, { exclusions }: OptionRows, language: Language): string {
  const found = exclusions.find(({ id }) => id === exclusion);
  return found ? found.reasons[language] || found.reasons.en : '';
}

/** The whole price of a customer, with shipping to the customer's country and tax. */
function tradePrice(
  lab: Lab,
  configurable: Configurable,
  quotation: Quotation,
  { configurator, language }: { readonly configurator: string; readonly language: Language },
): NonNullable<Answer['price']> {
  const { account } = configurable.viewer;
  if (!account) throw new Error('ta: a trade price for a visitor');
  const totals = totalsFor(lab, configurable, { account, configurator, total: quotation.total });
  return explainedPrice(configurable, quotation, { account, totals, language });
}

/** A visitor sees one price, or none: lines and promotions would show the trade price (DEC-23). */
function retailPrice(
  lab: Lab,
  { row }: Configurable,
  { products, services, currency, version }: Quotation,
): Answer['price'] {
  const total = visitorPrice(lab.config.visitorPrices, row, products + services);
  if (total === null) return null;
  return {
    kind: lab.config.visitorPrices.show,
    currency: wireCurrency(currency),
    list_version: version,
    pieces: 1,
    lines: [],
    parts: null,
    promotions: [],
    total: major(total),
    shipping: null,
    vat_rate: null,
    vat: null,
    to_pay: null,
  };
}
