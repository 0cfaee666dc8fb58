import type { Context } from 'hono';
import { formatMoney } from '@trade-area/core/kernel';
import { Button } from '@trade-area/widgets/ui';
import { notFound } from '../../base/errors.ts';
import { wholeAddress } from '../../base/addressLine.ts';
import { labAddress } from '../../base/labAddress.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { latestCheckoutCharge } from '../../checkout/chargeTable.ts';
import { confirmationTexts } from '../../checkout/confirmationTexts.ts';
import { nextStepOf } from '../../checkout/nextStep.ts';
import type { NextStep as Step } from '../../checkout/nextStep.ts';
import { postedFormOf } from '../../checkout/postedForm.ts';
import { ordersOfCheckout } from '../../checkout/table.ts';
import { detailOf } from '../../orders/detailTable.ts';
import { orderByCode } from '../../orders/table.ts';
import type { StoredOrder } from '../../orders/table.ts';
import { drawSitePage } from '../draw.tsx';
import { PageHead, Panel, Row, TextLink } from '../parts/Page.tsx';
import { addressOf, codeOf } from './addresses.ts';
import { expired } from './expired.tsx';
import { sessionOf } from './session.ts';
import { checkoutTexts } from './texts.ts';
import type { CheckoutTexts } from './texts.ts';

const grossOf = ({ price, vat }: StoredOrder) => (price ?? 0) + (vat ?? 0);

/** The confirmation of the orders of a checkout: what was ordered, how it is paid, and the next step. */
export async function showDone(context: Context, lab: Lab): Promise<Response> {
  const session = await sessionOf(context, lab);
  if (!session) return expired(context, lab);
  const { queries } = lab.database;
  const { owner } = session.buyer;
  const code = codeOf(context);
  const orders: StoredOrder[] = [];
  for (const each of await ordersOfCheckout(queries, owner, code)) {
    const order = await orderByCode(queries, owner, each);
    if (order) orders.push(order);
  }
  const [first] = orders;
  if (!first) throw notFound();
  const detail = await detailOf(queries, owner, first.id);
  const charge = await latestCheckoutCharge(queries, owner, code);
  const language = languageOf(context.req.query('lang'), session.language);
  const texts = checkoutTexts(language);
  const { portalOrigin } = lab.config.portal;
  const { iban, name } = lab.config.seller;
  const money = (amount: number) => formatMoney({ amount, currency: first.currency, symbol: '' }, language);
  const amount = money(orders.reduce((sum, order) => sum + grossOf(order), 0));
  const isTransfer = first.payment_data === 'bank transfer' && iban !== '';
  const isAlone = orders.length === 1;
  const steps = new Map<string, Step>();
  for (const { commessa } of orders)
    steps.set(commessa, await nextStepOf(queries, { commessa, customerId: owner }));
  const parts = {
    steps,
    texts,
    fileAddress: ({ commessa }: StoredOrder) => `${portalOrigin}/ta/order/${encodeURIComponent(commessa)}`,
    proFormaAddress: ({ commessa }: StoredOrder) => addressOf(context, commessa, { page: 'pro-forma.pdf' }),
  };
  const title = isAlone ? texts.done : texts.ordersPlaced;
  const posted = await postedFormOf(queries, owner, code);
  return drawSitePage(context, lab, {
    title,
    language,
    isPopUp: posted?.isPopUp === true,
    body: (
      <>
        <PageHead
          title={title}
          lead={
            isAlone
              ? texts.doneLead(first.commessa)
              : texts.doneAll(orders.map(({ commessa }) => commessa).join(', '))
          }
        />
        {isTransfer && <p className="ta-page-text">{texts.transferTo(amount, name, iban, code)}</p>}
        {detail?.isPickup && (
          <p className="ta-page-text">
            {confirmationTexts(language).pickup(wholeAddress(labAddress(lab.config), language))}
          </p>
        )}
        {charge?.state === 'settled' && <p className="ta-page-text">{texts.paidByCard(amount)}</p>}
        {isAlone ? (
          <NextStep {...parts} order={first} />
        ) : (
          orders.map((order) => (
            <Panel key={order.commessa} title={`${order.article} – ${order.commessa}`}>
              <p>{money(grossOf(order))}</p>
              <NextStep {...parts} order={order} />
            </Panel>
          ))
        )}
        {posted && posted.back !== '' && (
          <p>
            <TextLink href={posted.back}>{texts.backToStore}</TextLink>
          </p>
        )}
      </>
    ),
  });
}

interface NextStepProps {
  /** By the codes of the orders. */
  readonly steps: ReadonlyMap<string, Step>;
  readonly order: StoredOrder;
  readonly texts: CheckoutTexts;
  readonly fileAddress: (order: StoredOrder) => string;
  readonly proFormaAddress: (order: StoredOrder) => string;
}

function NextStep({ steps, order, texts, fileAddress, proFormaAddress }: NextStepProps) {
  const labels = { files: texts.sendFiles, images: texts.checkImages, none: texts.openOrder };
  return (
    <>
      <Row>
        <Button href={fileAddress(order)} variant="primary">
          {labels[steps.get(order.commessa) ?? 'files']}
        </Button>
      </Row>
      <p>
        <TextLink href={proFormaAddress(order)}>{texts.proForma}</TextLink>
      </p>
    </>
  );
}
