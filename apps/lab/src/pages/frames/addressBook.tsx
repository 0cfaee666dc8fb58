import type { Context, Hono } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import { Refusal } from '../../base/errors.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import type { Owner } from '../../base/owner.ts';
import { write } from '../../base/write.ts';
import {
  addressBookOf,
  addressNamed,
  changeAddress,
  keepAddress,
  removeAddress,
  restoreAddress,
  setDefaultAddress,
} from '../../checkout/addressBook.ts';
import { readDetails } from '../../checkout/details.ts';
import { addressProblems } from '../../checkout/postalRules.ts';
import type { Queries } from '../../database/open.ts';
import type { Address } from '../../database/schema/production.ts';
import { accountOf } from '../../identity/table.ts';
import { addressIdIn } from '../checkout/addressBook.tsx';
import { AddressBookView, BookForm } from '../checkout/AddressBookView.tsx';
import type { AddressForm, BookOutcome } from '../checkout/AddressBookView.tsx';
import { deliveryTexts } from '../checkout/deliveryTexts.ts';
import { drawFramedPage } from '../draw.tsx';
import { formLimits, readForm } from '../form.ts';
import { siteLanguage } from '../language.ts';
import { PageHead, Row } from '../parts/Page.tsx';
import { openPage, pageSession } from './framePass.ts';
import type { PageSession } from './framePass.ts';

const path = '/embed/address-book';
const page = 'address-book';

/**
 * The address book in a frame of the account. Its forms work without a script; each carries the page's pass, and the
 * answer to each is the page.
 */
export function addAddressBookFrame(app: Hono, lab: Lab): void {
  app.get(path, async (context) => {
    const ticket = (context.req.query('ta_token') ?? '').slice(0, 100);
    const opened = ticket === '' ? null : await openPage(lab, page, { ticket, customer: '' });
    return opened ? drawBook(context, lab, opened, { form: null, outcome: null }) : drawRefusal(context, lab);
  });

  app.post(path, async (context) => {
    const { text } = await readForm(context, formLimits.public);
    const opened = await pageSession(lab, page, text('pass').slice(0, 100));
    if (!opened) return drawRefusal(context, lab);
    const sent = { step: text('do'), id: addressIdIn(text('id')), address: readDetails(text).address };
    return drawBook(context, lab, opened, await act(lab, opened, sent));
  });
}

interface SentStep {
  readonly step: string;
  /** 0 = it names none. */
  readonly id: number;
  readonly address: Address;
}

interface Drawn {
  readonly form: AddressForm | null;
  readonly outcome: BookOutcome | null;
}

/** Does what a form asks for. An address that is not the customer's is gone, like one that is no more. */
async function act(lab: Lab, { session }: PageSession, sent: SentStep): Promise<Drawn> {
  const { step, id, address } = sent;
  const { owner } = session;
  if (step === 'edit') {
    const entry = (await addressBookOf(lab.database.queries, owner)).find((each) => each.id === id);
    return entry
      ? { form: { id, address: entry.address, wrong: [] }, outcome: null }
      : { form: null, outcome: { kind: 'gone' } };
  }
  const wrong = step === 'add' || step === 'change' ? addressProblems(address) : [];
  if (wrong.length > 0) return { form: { id: step === 'add' ? null : id, address, wrong }, outcome: null };
  try {
    const outcome = await write(lab, { session, endpoint: { id: 'checkout.addresses' } }, (queries) =>
      change(queries, owner, { ...sent, now: lab.clock.now() }),
    );
    return { form: null, outcome };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
    return { form: null, outcome: { kind: 'gone' } };
  }
}

async function change(
  queries: Queries,
  owner: Owner,
  { step, id, address, now }: SentStep & { readonly now: Date },
): Promise<BookOutcome | null> {
  switch (step) {
    case 'add':
      await keepAddress(queries, owner, { address, now });
      return { kind: 'saved' };
    case 'change':
      await changeAddress(queries, owner, id, address);
      return { kind: 'saved' };
    case 'remove':
    case 'restore': {
      await (step === 'remove'
        ? removeAddress(queries, owner, { id, now })
        : restoreAddress(queries, owner, id));
      const name = (await addressNamed(queries, owner, id))?.name ?? '';
      return { kind: step === 'remove' ? 'removed' : 'restored', id, name };
    }
    case 'default':
      await setDefaultAddress(queries, owner, id);
      return { kind: 'saved' };
    case 'companyDefault':
      await setDefaultAddress(queries, owner, null);
      return { kind: 'saved' };
    default:
      return null;
  }
}

/** A page that was not opened from the account, or whose session has ended: the way back is the account. */
function drawRefusal(context: Context, lab: Lab): Response {
  const language = languageOf(siteLanguage(context));
  const texts = deliveryTexts(language);
  return drawFramedPage(context, lab, {
    title: texts.book,
    language,
    status: 403,
    body: (
      <>
        <PageHead title={texts.expired} lead={texts.expiredLead} />
        <Row>
          <Button
            variant="primary"
            href={`${lab.config.portal.portalOrigin}/ta/account`}
            target="_top"
            data-own-tab=""
          >
            {texts.toAccount}
          </Button>
        </Row>
      </>
    ),
  });
}

async function drawBook(
  context: Context,
  lab: Lab,
  { session, pass }: PageSession,
  { form, outcome }: Drawn,
): Promise<Response> {
  const { queries } = lab.database;
  const book = await addressBookOf(queries, session.owner);
  const account = await accountOf(queries, session.owner);
  const asked = context.req.query('lang');
  const language = languageOf(asked, account.language);
  const action = asked === undefined ? path : `${path}?lang=${language}`;
  const texts = deliveryTexts(language);
  const targetOf = (step: string, id: number | null) => ({
    action,
    hidden: { pass, do: step, ...(id === null ? {} : { id: String(id) }) },
  });
  return drawFramedPage(context, lab, {
    title: texts.book,
    language,
    status: outcome?.kind === 'gone' ? 404 : form && form.wrong.length > 0 ? 422 : 200,
    body: (
      <div className="ta-page-stack">
        {/* The page around the frame shows its title. */}
        <h1 className="ta-hidden">{texts.book}</h1>
        <p className="ta-quiet">{texts.bookLead}</p>
        <AddressBookView
          book={book}
          form={form}
          country={account.company.country}
          outcome={outcome}
          language={language}
          targetOf={targetOf}
          editButton={(id, label) => (
            <BookForm {...targetOf('edit', id)}>
              <Button type="submit">{label}</Button>
            </BookForm>
          )}
        />
      </div>
    ),
  });
}
