import type { Context, Hono } from 'hono';
import { Button, Tag } from '@trade-area/widgets/ui';
import { addressLine } from '../../base/addressLine.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { write } from '../../base/write.ts';
import {
  addressBookOf,
  changeAddress,
  keepAddress,
  removeAddress,
  setDefaultAddress,
} from '../../checkout/addressBook.ts';
import type { BookAddress } from '../../checkout/addressBook.ts';
import { readDetails } from '../../checkout/details.ts';
import { addressProblems } from '../../checkout/postalRules.ts';
import type { AddressField } from '../../checkout/postalRules.ts';
import type { Queries } from '../../database/open.ts';
import type { Address } from '../../database/schema/production.ts';
import { accountOf } from '../../identity/table.ts';
import { drawSitePage } from '../draw.tsx';
import { formLimits, readForm } from '../form.ts';
import type { SubmittedForm } from '../form.ts';
import { PageHead, Panel, Row, TextLink } from '../parts/Page.tsx';
import { AddressFields } from './addressFields.tsx';
import { addressOf, codeOf, senderOf } from './addresses.ts';
import { deliveryTexts } from './deliveryTexts.ts';
import { expired, expiredWith } from './expired.tsx';
import { sessionOf } from './session.ts';
import type { CheckoutSession } from './session.ts';

/** The form of one address: the entry that it changes (null = it adds one), its words, and the fields to correct. */
interface AddressForm {
  readonly id: number | null;
  readonly address: Address;
  readonly wrong: readonly AddressField[];
}

/** The address book at the checkout: what was typed there is kept by the button that leads here. */
export function addAddressBook(app: Hono, lab: Lab): void {
  const path = '/checkout/:code/addresses';
  app.get(path, async (context) => {
    const session = await sessionOf(context, lab);
    if (!session) return expired(context, lab);
    const book = await addressBookOf(lab.database.queries, session.buyer.owner);
    const edited = book.find(({ id }) => String(id) === context.req.query('edit'));
    return draw(context, lab, session, {
      book,
      form: edited ? { id: edited.id, address: edited.address, wrong: [] } : null,
      status: 200,
    });
  });

  const onPost = (
    part: string,
    work: (
      queries: Queries,
      given: { session: CheckoutSession; id: number; form: SubmittedForm },
    ) => Promise<void>,
  ) =>
    app.post(`${path}${part}`, async (context) => {
      const sender = await senderOf(context, lab);
      const session = await sessionOf(context, lab);
      const form = await readForm(context, formLimits.staff);
      const hasAddress = part === '' || part === '/:id';
      if (!sender || !session)
        return hasAddress
          ? expiredWith(context, lab, { ...readDetails(form.text), isAddressAlone: true })
          : expired(context, lab);
      const id = Number(/^\d{1,15}$/.exec(context.req.param('id') ?? '')?.[0] ?? 0);
      if (hasAddress) {
        const { address } = readDetails(form.text);
        const wrong = addressProblems(address);
        if (wrong.length > 0) {
          const book = await addressBookOf(lab.database.queries, session.buyer.owner);
          return draw(context, lab, session, {
            book,
            form: { id: part === '' ? null : id, address, wrong },
            status: 422,
          });
        }
      }
      await write(lab, { session: session.buyer, endpoint: { id: 'checkout.addresses' } }, (queries) =>
        work(queries, { session, id, form }),
      );
      return context.redirect(addressOf(context, sender.code, { page: 'addresses' }), 303);
    });

  onPost('', (queries, { session, form }) =>
    keepAddress(queries, session.buyer.owner, {
      address: readDetails(form.text).address,
      now: lab.clock.now(),
    }),
  );
  onPost('/default', (queries, { session }) => setDefaultAddress(queries, session.buyer.owner, null));
  onPost('/:id', (queries, { session, id, form }) =>
    changeAddress(queries, session.buyer.owner, id, readDetails(form.text).address),
  );
  onPost('/:id/default', (queries, { session, id }) => setDefaultAddress(queries, session.buyer.owner, id));
  onPost('/:id/remove', (queries, { session, id }) => removeAddress(queries, session.buyer.owner, id));
}

interface BookPage {
  readonly book: readonly BookAddress[];
  /** null = an empty form, which adds an address. */
  readonly form: AddressForm | null;
  readonly status: number;
}

async function draw(
  context: Context,
  lab: Lab,
  session: CheckoutSession,
  { book, form, status }: BookPage,
): Promise<Response> {
  const code = codeOf(context);
  const language = languageOf(context.req.query('lang'), session.language);
  const texts = deliveryTexts(language);
  const { company } = await accountOf(lab.database.queries, session.buyer.owner);
  const to = (page: string) => addressOf(context, code, { page: `addresses${page}`, language });
  const shown: AddressForm = form ?? {
    id: null,
    address: { name: '', address: '', zip: '', city: '', state: '', country: company.country },
    wrong: [],
  };
  return drawSitePage(context, lab, {
    title: texts.book,
    language,
    status,
    body: (
      <>
        <p>
          <TextLink href={addressOf(context, code, { language })}>{texts.back}</TextLink>
        </p>
        <PageHead title={texts.book} lead={texts.bookLead} />
        {book.length === 0 && <p className="ta-quiet">{texts.empty}</p>}
        {book.length > 0 && (
          <ul className="ta-page-rows">
            {book.map((entry) => (
              <Entry key={entry.id} entry={entry} language={language} to={to} />
            ))}
          </ul>
        )}
        {book.some(({ isDefault }) => isDefault) && (
          <form method="post" action={to('/default')}>
            <Button type="submit">{texts.companyDefault}</Button>
          </form>
        )}
        <Panel title={shown.id === null ? texts.add : texts.change}>
          <form
            className="ta-page-stack ta-page-stack--narrow"
            method="post"
            action={to(shown.id === null ? '' : `/${shown.id}`)}
            noValidate
          >
            <AddressFields address={shown.address} language={language} wrong={shown.wrong} />
            <Row>
              <Button type="submit" variant="primary">
                {texts.save}
              </Button>
            </Row>
          </form>
        </Panel>
      </>
    ),
  });
}

interface EntryProps {
  readonly entry: BookAddress;
  readonly language: string;
  readonly to: (page: string) => string;
}

function Entry({ entry: { id, address, isDefault }, language, to }: EntryProps) {
  const texts = deliveryTexts(language);
  const edit = to('');
  return (
    <li>
      <p>
        <strong dir="auto">{address.name}</strong> {isDefault && <Tag tone="info">{texts.isDefault}</Tag>}
        <br />
        <span className="ta-quiet" dir="auto">
          {addressLine(address, language)}
        </span>
      </p>
      <Row>
        <Button href={`${edit}${edit.includes('?') ? '&' : '?'}edit=${id}`}>{texts.edit}</Button>
        {!isDefault && (
          <form method="post" action={to(`/${id}/default`)}>
            <Button type="submit">{texts.makeDefault}</Button>
          </form>
        )}
        <form method="post" action={to(`/${id}/remove`)}>
          <Button type="submit">{texts.remove}</Button>
        </form>
      </Row>
    </li>
  );
}
