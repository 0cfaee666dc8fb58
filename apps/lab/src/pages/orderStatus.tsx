import type { Hono } from 'hono';
import { isBound, shownSteps } from '@trade-area/core/contract';
import type { ProductionStep } from '@trade-area/core/contract';
import { Notice } from '@trade-area/widgets/ui';
import { formatsOf } from '../base/formatsOf.ts';
import { clientAddress } from '../base/clientAddress.ts';
import { Refusal } from '../base/errors.ts';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import type { Allowance } from '../base/ports/limits.ts';
import { orderStatusOf } from '../orders/statusLink.ts';
import type { OrderStatus } from '../orders/statusLink.ts';
import { drawPlainPage } from './draw.tsx';
import { siteLanguage } from './language.ts';
import { orderStatusTexts } from './orderStatusTexts.ts';
import type { OrderStatusTexts } from './orderStatusTexts.ts';
import { PageHead } from './parts/Page.tsx';

/** Tries of one address with links that lead to no order. */
const guesses: Allowance = { name: 'status link', burst: 20, every: 60_000 };

/**
 * The status of an order for the couple, by a link that the photographer made: the studio's name, progress and dispatch;
 * no price, no surname, no address. It ends, can be revoked, and no search engine lists it.
 */
export function addOrderStatus(app: Hono, lab: Lab): void {
  app.get('/status/:token', async (context) => {
    const language = languageOf(siteLanguage(context));
    const texts = orderStatusTexts(language);
    context.header('x-robots-tag', 'noindex, nofollow');
    const missing = (status: number, title: string, lead: string) =>
      drawPlainPage(context, { title, language, status, body: <PageHead title={title} lead={lead} /> });
    try {
      // Taken before the look-up, so that a guess and a hit take as long.
      const taken = await lab.limits.take({ allowance: guesses, of: clientAddress(context, lab.proxies) });
      const order = await orderStatusOf(lab, context.req.param('token'));
      if (order !== null) await taken.giveBack();
      if (order === null) return missing(404, texts.missing, texts.missingLead);
      if (order === 'ended') return missing(410, texts.ended, texts.endedLead);
      const format = formatsOf(language).longDate;
      const title = order.names || order.product;
      const body = <Status order={order} texts={texts} title={title} format={format} />;
      return drawPlainPage(context, { title: `${title} · ${order.studio}`, language, body });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too_many_requests') throw error;
      return missing(429, texts.tooMany, texts.tooManyLead);
    }
  });
}

interface StatusProps {
  readonly order: OrderStatus;
  readonly texts: OrderStatusTexts;
  readonly title: string;
  /** An ISO day in words. */
  readonly format: (iso: string) => string;
}

function Status({ order, texts, title, format }: StatusProps) {
  const { done, delivered, shipped, promised, carrier, tracking, isPickup } = order;
  const nameOf = (step: ProductionStep) => {
    if (step === 'shipped' && isPickup) return texts.ready;
    return step === 'bound' && !isBound(order.tipo) ? texts.assembled : texts.steps[step];
  };
  const facts = [
    [texts.expected, format(promised)],
    [isPickup ? texts.readyOn : texts.shipped, format(shipped)],
    [isPickup ? texts.pickedUp : texts.delivered, format(delivered)],
    [texts.carrier, carrier],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <PageHead isName title={title} lead={texts.from(order.product, order.studio)} />
      <section className="ta-page-stack" aria-labelledby="progress">
        <h2 className="ta-heading" id="progress">
          {texts.progress}
        </h2>
        {order.waitsForPhotos && <Notice tone="info">{texts.waitsForPhotos(order.studio)}</Notice>}
        <ol className="ta-page-status">
          {shownSteps(order.tipo).map((step) => (
            <li key={step} data-done={done.includes(step) || undefined}>
              {nameOf(step)}
              <span className="ta-quiet">{done.includes(step) ? `✓ ${texts.done}` : texts.later}</span>
            </li>
          ))}
        </ol>
        {facts.length > 0 && (
          <dl className="ta-page-quote__options">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="ta-quiet">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {tracking !== '' && (
          <p>
            <a className="ta-link" href={tracking} rel="noreferrer noopener">
              {texts.track}
            </a>
          </p>
        )}
        <p className="ta-quiet">{texts.questions(order.studio)}</p>
      </section>
    </>
  );
}
