import type { Context, Hono } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { refuseStaff } from '../../base/write.ts';
import { latestCheckoutCharge } from '../../checkout/chargeTable.ts';
import { cancelCharge, checkCharge } from '../../checkout/settle.ts';
import { drawSitePage } from '../draw.tsx';
import { PageHead, Row } from '../parts/Page.tsx';
import { addressOf, codeOf, nextAddress, senderOf } from './addresses.ts';
import { expired } from './expired.tsx';
import { addSandboxBank } from './sandboxBank.tsx';
import { sessionOf } from './session.ts';
import { checkoutTexts } from './texts.ts';
import type { CheckoutTexts } from './texts.ts';

/** Seconds between two looks of a waiting page. */
const lookAgain = 4;

/** The payment by card between the press of the button and the order: waiting, the bank's question, and its answer. */
export function addPayment(app: Hono, lab: Lab): void {
  app.get('/checkout/:code/payment', (context) => showPayment(context, lab));
  app.post('/checkout/:code/payment/cancel', async (context) => {
    const sender = await senderOf(context, lab);
    if (!sender) return expired(context, lab);
    const { buyer, code } = sender;
    await refuseStaff(lab, { session: buyer, endpoint: { id: 'checkout.cancelCharge' } }, 'cancel a payment');
    const charge = await latestCheckoutCharge(lab.database.queries, buyer.owner, code);
    const placement = charge ? await cancelCharge(lab, charge) : null;
    return context.redirect(
      placement ? nextAddress(context, code, placement) : addressOf(context, code),
      303,
    );
  });
  addSandboxBank(app, lab);
}

/** Banks lead back here. The provider alone says what the holder has done; nothing in the address is believed. */
async function showPayment(context: Context, lab: Lab): Promise<Response> {
  const session = await sessionOf(context, lab);
  if (!session) return expired(context, lab);
  const code = codeOf(context);
  const charge = await latestCheckoutCharge(lab.database.queries, session.buyer.owner, code);
  const placement = await checkCharge(lab, charge);
  if (placement === null) return context.redirect(addressOf(context, code), 303);
  if (placement.outcome === 'placed' || placement.outcome === 'refused')
    return context.redirect(nextAddress(context, code, placement), 303);
  const language = languageOf(context.req.query('lang'), session.language);
  const texts = checkoutTexts(language);
  const isChallenge = placement.outcome === 'challenge';
  const answer = drawSitePage(context, lab, {
    title: isChallenge ? texts.challenge : texts.waiting,
    language,
    body: isChallenge ? (
      <Challenge
        texts={texts}
        url={placement.url}
        cancel={addressOf(context, code, { page: 'payment/cancel' })}
      />
    ) : (
      <Waiting texts={texts} self={addressOf(context, code, { page: 'payment' })} />
    ),
  });
  if (!isChallenge) answer.headers.set('refresh', String(lookAgain));
  return answer;
}

function Waiting({ texts, self }: { readonly texts: CheckoutTexts; readonly self: string }) {
  return (
    <>
      <PageHead title={texts.waiting} lead={texts.waitingLead} />
      <Row>
        <Button href={self} variant="primary">
          {texts.checkAgain}
        </Button>
      </Row>
    </>
  );
}

function Challenge({
  texts,
  url,
  cancel,
}: {
  readonly texts: CheckoutTexts;
  readonly url: string;
  readonly cancel: string;
}) {
  return (
    <>
      <PageHead title={texts.challenge} lead={texts.challengeLead} />
      <form method="post" action={cancel}>
        <Row>
          <Button href={url} variant="primary">
            {texts.toBank}
          </Button>
          <Button type="submit">{texts.payOtherwise}</Button>
        </Row>
      </form>
    </>
  );
}
