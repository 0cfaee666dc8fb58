import { Button, Disclosure, Field, Tag, TextInput } from '@trade-area/widgets/ui';
import type { TextInputProps } from '@trade-area/widgets/ui';
import type { CardSettings } from '../../base/configuration.ts';
import type { Context, Hono } from 'hono';
import { accountOf } from '../../identity/table.ts';
import { findTicket } from '../../identity/tickets.ts';
import { hashToken } from '../../identity/tokens.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { cardTexts } from './cardTexts.ts';
import type { CardTexts } from './cardTexts.ts';
import { drawFramedPage, drawSitePage } from '../draw.tsx';
import { siteLanguage } from '../language.ts';
import { PageHead, Row } from '../parts/Page.tsx';
import { StatusLine } from '../parts/StatusLine.tsx';
import { unheard } from '../parts/fields.tsx';
import type { ThirdParty } from '../../base/securityHeaders.ts';
import { provenPath } from '../../payments/cards/create.ts';

/**
 * The card frame (EMB-09, PAY-15): `mode=store` manages stored cards, `mode=use` chooses one. `token` is the order's
 * current card, `ta_token` the ticket (DEC-01). Both documented addresses lead here.
 */
export function addCardPage(app: Hono, lab: Lab): void {
  for (const path of ['/embed/online_payments', '/site/online_payments'])
    app.get(path, (context) => page(context, lab));
  app.get(provenPath, (context) => {
    const language = languageOf(siteLanguage(context));
    const { title, proven } = cardTexts(language);
    return drawSitePage(context, lab, {
      title,
      language,
      body: <PageHead title={title} lead={proven} />,
    });
  });
}

/** The provider's script, and the origins its documentation requires; none for the sandbox. */
function thirdPartyOf(cards: CardSettings): ThirdParty | undefined {
  if (cards.provider === 'sandbox') return undefined;
  const script = new URL(cards.script).origin;
  const hooks = script === 'https://js.stripe.com' ? ['https://hooks.stripe.com'] : [];
  return { scripts: [script], calls: [new URL(cards.api).origin, script], frames: [script, ...hooks] };
}

async function page(context: Context, lab: Lab): Promise<Response> {
  const parameter = (name: string) => (context.req.query(name) ?? '').slice(0, 100);
  const code = parameter('ta_token');
  const { queries } = lab.database;
  const ticket = code === '' ? null : await findTicket(queries, hashToken(code), 'cards', lab.clock.now());
  const account = ticket ? await accountOf(queries, ticket.owner) : null;
  const hasLocale = context.req.query('locale') !== undefined;
  const language = languageOf(
    hasLocale ? siteLanguage(context) : (account?.language ?? siteLanguage(context)),
  );
  const texts = cardTexts(language);
  if (!ticket)
    return drawFramedPage(context, lab, {
      title: texts.title,
      language,
      body: <PageHead title={texts.title} lead={texts.opened} />,
      isFramedHere: true,
    });
  const { cards } = lab.config;
  const sandbox = cards.provider === 'sandbox';
  const mode = parameter('mode') === 'use' ? 'use' : 'store';
  return drawFramedPage(context, lab, {
    title: texts.title,
    language,
    script: '/site/online-payments.js',
    thirdParty: thirdPartyOf(cards),
    // The stored cards lie on the portal's page, a choice in a window over it.
    inWindow: mode === 'use',
    // The checkout adds a card without leaving the lab's site.
    isFramedHere: true,
    body: (
      <>
        <StatusLine>{texts.working}</StatusLine>
        <div
          id="cards"
          className="ta-page-stack"
          data-mode={mode}
          data-token={parameter('token')}
          data-ticket={code}
          data-acting={String(ticket.acting)}
          data-texts={JSON.stringify(texts)}
          data-script={sandbox ? '' : cards.script}
          data-key={sandbox ? '' : cards.publicKey}
          hidden
        >
          <h1 className="ta-heading">{texts.title}</h1>
          <ul id="list" className="ta-page-rows" />
          <p id="no-cards" className="ta-quiet" hidden>
            {texts.noCards}
          </p>
          <div id="more">
            <Disclosure title={texts.addTitle}>
              <NewCard texts={texts} sandbox={sandbox} />
              <Proof texts={texts} />
              {sandbox && <p className="ta-quiet">{texts.testCards}</p>}
            </Disclosure>
          </div>
          <CardTemplates texts={texts} />
        </div>
      </>
    ),
  });
}

interface PartProps {
  readonly texts: CardTexts;
}

/** The script copies these for each stored card: the row, its marks and its buttons. */
function CardTemplates({ texts }: PartProps) {
  return (
    <>
      <template id="card-row">
        <li className="ta-page-card">
          <strong className="ta-figures" data-name="" />
          <span className="ta-page-row" data-marks="" />
          <span className="ta-quiet ta-figures" data-facts="" />
          <span className="ta-page-row" data-actions="" />
        </li>
      </template>
      <template id="mark-expired">
        <Tag tone="danger">{texts.expiredMark}</Tag>
      </template>
      <template id="mark-expiring">
        <Tag tone="warning">{texts.expiringMark}</Tag>
      </template>
      <template id="mark-default">
        <Tag>{texts.defaultMark}</Tag>
      </template>
      <template id="mark-current">
        <Tag>{texts.currentMark}</Tag>
      </template>
      <template id="button-use">
        <Button variant="primary" size="small">
          {texts.use}
        </Button>
      </template>
      {(['prefer', 'remove', 'removeNo'] as const).map((key) => (
        <template key={key} id={`button-${key}`}>
          <Button size="small">{texts[key]}</Button>
        </template>
      ))}
      <template id="button-removeYes">
        <Button variant="danger" size="small">
          {texts.removeYes}
        </Button>
      </template>
    </>
  );
}

/** The fields have no names, so that a form submitted by mistake contains no card data. */
function NewCard({ texts, sandbox }: PartProps & { readonly sandbox: boolean }) {
  return (
    <form id="new-card" className="ta-page-stack ta-page-stack--narrow" noValidate>
      {sandbox ? (
        <div className="ta-page-beside">
          <CardField
            id="number"
            label={texts.number}
            inputMode="numeric"
            autoComplete="cc-number"
            maxLength={23}
          />
          <CardField
            id="expiry"
            label={texts.expiry}
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM / YY"
            maxLength={9}
          />
        </div>
      ) : (
        <Field label={texts.number} controlId="number">
          {/* The provider draws the fields in its own frame, so the card number never reaches this page. */}
          <div id="number" className="ta-input" />
        </Field>
      )}
      <CardField id="holder" label={texts.holder} autoComplete="cc-name" maxLength={80} />
      <Row>
        <Button type="submit" variant="primary">
          {texts.add}
        </Button>
      </Row>
    </form>
  );
}

function Proof({ texts }: PartProps) {
  return (
    <form id="proof" className="ta-page-stack ta-page-stack--narrow" noValidate hidden>
      <p id="proof-by-code">{texts.proof}</p>
      <p id="proof-at-bank" hidden>
        {`${texts.proofAtBank} `}
        <Button id="proof-link" variant="link" href="/" target="_blank" data-own-tab="">
          {texts.proofLink}
        </Button>
      </p>
      <div id="proof-code">
        <CardField
          id="code"
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      </div>
      <Row>
        <Button type="submit" variant="primary">
          {texts.confirm}
        </Button>
        <Button id="cancel-proof">{texts.cancel}</Button>
      </Row>
    </form>
  );
}

type CardFieldProps = Pick<TextInputProps, 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength'> & {
  readonly id: string;
  readonly label: string;
};

function CardField({ id, label, ...rest }: CardFieldProps) {
  return (
    <Field label={label} controlId={id}>
      <TextInput {...rest} value="" onValue={unheard} spellCheck={false} />
    </Field>
  );
}
