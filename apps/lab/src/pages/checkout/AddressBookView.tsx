import type { ReactNode } from 'react';
import { Button, EmptyState, Notice, Tag } from '@trade-area/widgets/ui';
import { addressLine } from '../../base/addressLine.ts';
import type { BookAddress } from '../../checkout/addressBook.ts';
import type { AddressField } from '../../checkout/postalRules.ts';
import type { Address } from '../../database/schema/production.ts';
import { Panel, Row } from '../parts/Page.tsx';
import { AddressFields } from './addressFields.tsx';
import { deliveryTexts } from './deliveryTexts.ts';

/** The form of one address: the entry that it changes (null = it adds one), its words, and the fields to correct. */
export interface AddressForm {
  readonly id: number | null;
  readonly address: Address;
  readonly wrong: readonly AddressField[];
}

/** The outcome of the last form. */
export type BookOutcome =
  | { readonly kind: 'removed' | 'restored'; readonly id: number; readonly name: string }
  | { readonly kind: 'saved' | 'gone' };

/** The forms of an address book; those of one address name it. */
export type BookStep = 'add' | 'change' | 'remove' | 'restore' | 'default' | 'companyDefault';

/** The attributes of a form, and the hidden fields that it sends. */
interface BookFormTarget {
  readonly action: string;
  readonly hidden?: Readonly<Record<string, string>>;
}

interface AddressBookViewProps {
  readonly book: readonly BookAddress[];
  /** null = an empty form, which adds an address. */
  readonly form: AddressForm | null;
  /** ISO code that an empty form begins with. */
  readonly country: string;
  readonly outcome: BookOutcome | null;
  readonly language: string;
  readonly targetOf: (step: BookStep, id: number | null) => BookFormTarget;
  /** Opens the form of an address. */
  readonly editButton: (id: number, label: string) => ReactNode;
}

/** An address book: the entries with their actions, and the form of one. Works without a script. */
export function AddressBookView(props: AddressBookViewProps) {
  const { book, form, country, outcome, language, targetOf } = props;
  const texts = deliveryTexts(language);
  const shown: AddressForm = form ?? {
    id: null,
    address: { name: '', address: '', zip: '', city: '', state: '', country },
    wrong: [],
  };
  return (
    <>
      {outcome && <Outcome outcome={outcome} language={language} targetOf={targetOf} />}
      {book.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>
      ) : (
        <ul className="ta-page-rows">
          {book.map((entry) => (
            <Entry key={entry.id} entry={entry} {...props} />
          ))}
        </ul>
      )}
      {book.some(({ isDefault }) => isDefault) && (
        <BookForm {...targetOf('companyDefault', null)}>
          <Button type="submit">{texts.companyDefault}</Button>
        </BookForm>
      )}
      <Panel title={shown.id === null ? texts.add : texts.change}>
        <BookForm {...targetOf(shown.id === null ? 'add' : 'change', shown.id)} isColumn>
          <AddressFields address={shown.address} language={language} wrong={shown.wrong} />
          <Row>
            <Button type="submit" variant="primary">
              {texts.save}
            </Button>
          </Row>
        </BookForm>
      </Panel>
    </>
  );
}

/** A form of the book. */
export function BookForm({
  action,
  hidden = {},
  isColumn = false,
  children,
}: BookFormTarget & {
  /** A column of fields, which the lab checks. */
  readonly isColumn?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <form
      className={isColumn ? 'ta-page-stack ta-page-stack--narrow' : undefined}
      method="post"
      action={action}
      noValidate={isColumn}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function Outcome({
  outcome,
  language,
  targetOf,
}: Pick<AddressBookViewProps, 'language' | 'targetOf'> & { readonly outcome: BookOutcome }) {
  const texts = deliveryTexts(language);
  const isGone = outcome.kind === 'gone';
  return (
    <Notice
      tone={isGone ? 'danger' : 'success'}
      announce={isGone ? 'alert' : 'status'}
      actions={
        outcome.kind === 'removed' && (
          <BookForm {...targetOf('restore', outcome.id)}>
            <Button type="submit" size="small">
              {texts.undo}
            </Button>
          </BookForm>
        )
      }
    >
      {outcome.kind === 'removed' || outcome.kind === 'restored'
        ? texts[outcome.kind](outcome.name)
        : texts[outcome.kind === 'gone' ? 'gone' : 'saved']}
    </Notice>
  );
}

function Entry({
  entry: { id, address, isDefault },
  language,
  targetOf,
  editButton,
}: AddressBookViewProps & { readonly entry: BookAddress }) {
  const texts = deliveryTexts(language);
  return (
    <li className="ta-page-column">
      <p>
        <strong dir="auto">{address.name}</strong> {isDefault && <Tag tone="info">{texts.isDefault}</Tag>}
        <br />
        <span className="ta-quiet" dir="auto">
          {addressLine(address, language)}
        </span>
      </p>
      <Row>
        {editButton(id, texts.edit)}
        {!isDefault && (
          <BookForm {...targetOf('default', id)}>
            <Button type="submit">{texts.makeDefault}</Button>
          </BookForm>
        )}
        <BookForm {...targetOf('remove', id)}>
          <Button type="submit">{texts.remove}</Button>
        </BookForm>
      </Row>
    </li>
  );
}
