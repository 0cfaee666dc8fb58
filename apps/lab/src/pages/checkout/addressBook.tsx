import type { Context, Hono } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
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
import type { BookAddress } from '../../checkout/addressBook.ts';
import { readDetails } from '../../checkout/details.ts';
import { addressProblems } from '../../checkout/postalRules.ts';
import type { Queries } from '../../database/open.ts';
import { accountOf } from '../../identity/table.ts';
import { drawSitePage } from '../draw.tsx';
import { formLimits, readForm } from '../form.ts';
import type { SubmittedForm } from '../form.ts';
import { PageHead, TextLink } from '../parts/Page.tsx';
import { AddressBookView } from './AddressBookView.tsx';
import type { AddressForm, BookOutcome, BookStep } from './AddressBookView.tsx';
import { addressOf, codeOf, senderOf } from './addresses.ts';
import { deliveryTexts } from './deliveryTexts.ts';
import { expired, expiredWith } from './expired.tsx';
import { sessionOf } from './session.ts';
import type { CheckoutSession } from './session.ts';

/** The number of an address in a text; 0 = it is none. */
export const addressIdIn = (text: string | undefined): number =>
  Number(/^\d{1,15}$/.exec(text ?? '')?.[0] ?? 0);

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
    outcome?: 'removed' | 'restored',
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
      const id = addressIdIn(context.req.param('id'));
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
      const to = addressOf(context, sender.code, { page: 'addresses' });
      return context.redirect(outcome ? withParameter(to, outcome, String(id)) : to, 303);
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
  onPost(
    '/:id/remove',
    (queries, { session, id }) => removeAddress(queries, session.buyer.owner, { id, now: lab.clock.now() }),
    'removed',
  );
  onPost(
    '/:id/restore',
    (queries, { session, id }) => restoreAddress(queries, session.buyer.owner, id),
    'restored',
  );
}

const withParameter = (address: string, name: string, value: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;

/** Parts of the forms' addresses. */
const parts: Readonly<Record<BookStep, string>> = {
  add: '',
  change: '',
  remove: '/remove',
  restore: '/restore',
  default: '/default',
  companyDefault: '/default',
};

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
        <AddressBookView
          book={book}
          form={form}
          country={company.country}
          outcome={await outcomeIn(context, lab, session)}
          language={language}
          targetOf={(step, id) => ({ action: to(`${id === null ? '' : `/${String(id)}`}${parts[step]}`) })}
          editButton={(id, label) => (
            <Button href={withParameter(to(''), 'edit', String(id))}>{label}</Button>
          )}
        />
      </>
    ),
  });
}

/** The removal or its Undo that has led to the page, if it still holds. */
async function outcomeIn(context: Context, lab: Lab, session: CheckoutSession): Promise<BookOutcome | null> {
  for (const kind of ['removed', 'restored'] as const) {
    const id = addressIdIn(context.req.query(kind));
    const found = id === 0 ? null : await addressNamed(lab.database.queries, session.buyer.owner, id);
    if (found && found.isRemoved === (kind === 'removed')) return { kind, id, name: found.name };
  }
  return null;
}
