import type { ReactNode } from 'react';
import { Disclosure } from '@trade-area/widgets/ui';
import { reprintReasons } from '../../orders/reprintTable.ts';
import type { Reprint } from '../../orders/reprintTable.ts';
import { isClaimable } from '../../production/reprint.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import { SelectField, TextAreaField } from '../parts/fields.tsx';
import { TextLink } from '../parts/Page.tsx';
import type { Desk } from './desk.ts';
import { Send } from './parts.tsx';
import type { DrawForm } from './parts.tsx';
import { reprintTexts } from './texts/reprints.ts';

/** The claimed order of a reprint, the reprints of an order, and the form that creates one. */
export function reprintsView(
  desk: Desk,
  page: {
    readonly order: StaffOrder;
    readonly reprintOf: Reprint | undefined;
    readonly reprints: readonly Reprint[];
    /** The order cannot be printed again without its files. */
    readonly hasDeletedFiles: boolean;
    readonly key: string;
    readonly submitted: Readonly<Record<string, string>>;
  },
  form: DrawForm,
): ReactNode {
  const { order, reprintOf, reprints, hasDeletedFiles, key, submitted } = page;
  const texts = reprintTexts[desk.language];
  const mayCreate = isClaimable(order);
  if (!reprintOf && reprints.length === 0 && !mayCreate) return null;
  return (
    <section className="ta-page-stack" aria-labelledby="reprints">
      <h2 className="ta-heading" id="reprints">
        {texts.title}
      </h2>
      {reprintOf && (
        <>
          {row(desk, texts.reprintOf, reprintOf)}
          <p>{texts.free}</p>
          {order.shipped !== '' && (
            <p>
              <TextLink href={`/staff/orders/${order.code}/delivery-note`}>{texts.deliveryNote}</TextLink>
            </p>
          )}
        </>
      )}
      {reprints.map((reprint) => row(desk, texts.reprintedAs, reprint))}
      {mayCreate && hasDeletedFiles && <p>{texts.filesDeleted}</p>}
      {mayCreate &&
        !hasDeletedFiles &&
        form(
          'reprint',
          <Disclosure title={texts.create}>
            <div className="ta-page-stack">
              <input type="hidden" name="key" value={key} />
              <p className="ta-quiet">{texts.lead}</p>
              <SelectField
                label={texts.reason}
                name="reprint_reason"
                value={submitted['reprint_reason'] ?? 'production'}
                options={reprintReasons.map((value) => ({ value, label: texts.reasons[value] }))}
              />
              <TextAreaField
                label={texts.pieces}
                name="pieces"
                rows={3}
                maxLength={500}
                value={submitted['pieces'] ?? ''}
                hint={texts.piecesHint}
                required
              />
              <Send primary={false}>{texts.create}</Send>
            </div>
          </Disclosure>,
        )}
    </section>
  );
}

function row(desk: Desk, label: string, { code, reason, pieces, author, at }: Reprint): ReactNode {
  const texts = reprintTexts[desk.language];
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const facts = [reasons[reason] ?? reason, pieces, texts.orderedBy(author, desk.moment(at))];
  return (
    <p key={code}>
      {`${label} `}
      <TextLink href={`/staff/orders/${code}`}>{code}</TextLink>
      <span className="ta-quiet" dir="auto">
        {` · ${facts.join(' · ')}`}
      </span>
    </p>
  );
}
