import type { Language, QuoteRow } from '@trade-area/core/contract';
import { formatMoney } from '@trade-area/core/kernel';
import { priceIn } from '@trade-area/core/pricing';
import { Button, Tag } from '@trade-area/widgets/ui';
import { ItemCard } from './ItemCard.tsx';
import { PageForm } from './QuoteForms.tsx';
import type { PageFormProps } from './QuoteForms.tsx';
import type { PrintAgainTexts } from './printAgainTexts.ts';

interface QuoteCardsProps {
  readonly rows: readonly QuoteRow[];
  readonly texts: PrintAgainTexts;
  readonly language: Language;
  /** An ISO day as the reader writes it. */
  readonly date: (day: string) => string;
  readonly portalOrigin: string;
  readonly form: Pick<PageFormProps, 'action' | 'pass' | 'state'>;
  /** A key for each form that makes a copy. */
  readonly createKey: () => string;
  /** Whether the person may order. */
  readonly mayOrder: boolean;
}

/** Quotes as cards: picture, name, product, pages, date, price of today, and what can be done with each. */
export function QuoteCards({ rows, ...shared }: QuoteCardsProps) {
  return (
    <ul className="ta-page-quotes">
      {rows.map((row) => (
        <ItemCard
          key={row.id}
          picture={row.picture}
          title={row.name || row.product}
          facts={<Facts row={row} {...shared} />}
          actions={<Actions row={row} {...shared} />}
        />
      ))}
    </ul>
  );
}

function Facts({
  row,
  texts,
  language,
  date,
}: Pick<QuoteCardsProps, 'texts' | 'language' | 'date'> & { row: QuoteRow }) {
  const money = (amount: number | null) => {
    const price = priceIn(row.currency, amount ?? 0);
    return price ? formatMoney(price, language) : '';
  };
  // A checkout orders all of them, and an order has all. Without a price of today the price is that of one.
  const pieces = row.is_ordered || row.price ? row.quantity : 1;
  const facts = [
    row.name === '' ? '' : row.product,
    row.size === '' ? '' : `${row.size.replace('x', ' × ')} cm`,
    row.pages > 0 ? texts.pages(row.pages) : '',
    pieces > 1 ? texts.pieces(pieces) : '',
  ].filter((fact) => fact !== '');
  const now = row.price?.total ?? row.total;
  // The price at the last save is that of one piece.
  const isRepriced = pieces === 1 && now !== row.total;
  return (
    <>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <p className="ta-quiet">{texts.saved(date(row.changed))}</p>
      <p>
        <strong className="ta-figures">{money(now)}</strong>{' '}
        <span className="ta-quiet">
          {isRepriced ? `${texts.before(money(row.total))} · ${texts.priceNote}` : texts.priceNote}
        </span>
      </p>
      {!row.is_available && (
        <p>
          <Tag tone="warning">{texts.notSold}</Tag>
        </p>
      )}
    </>
  );
}

/** A link that leads away opens in the top window: the frame shows this list only. */
function Actions({
  row,
  texts,
  portalOrigin,
  form,
  createKey,
  mayOrder,
}: Omit<QuoteCardsProps, 'rows'> & { row: QuoteRow }) {
  const name = row.name || row.product;
  // Without a price of today something has to be changed first.
  const isOrderable = mayOrder && row.total_now !== null;
  const away = { target: '_top', 'data-own-tab': '' };
  const again = `${portalOrigin}/ta/print-again?state=ordered&order=${encodeURIComponent(row.order_code)}`;
  return (
    <div className="ta-page-quotes__actions">
      {row.is_ordered ? (
        <Button variant="primary" href={again} aria-label={texts.orderAgainOf(name)} {...away}>
          {texts.orderAgain}
        </Button>
      ) : (
        row.is_available && (
          <>
            {isOrderable && (
              <PageForm {...form} about={{ id: row.id, name }} leads>
                <Button
                  type="submit"
                  variant="primary"
                  name="do"
                  value="order"
                  wide
                  aria-label={texts.orderOf(name)}
                >
                  {texts.order}
                </Button>
              </PageForm>
            )}
            <Button
              variant={isOrderable ? 'quiet' : 'primary'}
              href={row.link_edit}
              aria-label={texts.editOf(name)}
              {...away}
            >
              {texts.edit}
            </Button>
          </>
        )
      )}
      {row.is_available && (
        <PageForm {...form} about={{ id: row.id, name, key: createKey() }}>
          <Button type="submit" name="do" value="duplicate" wide aria-label={texts.duplicateOf(name)}>
            {texts.duplicate}
          </Button>
        </PageForm>
      )}
      {!row.is_ordered && (
        <PageForm {...form} about={{ id: row.id, name }}>
          <Button type="submit" name="do" value="delete" wide aria-label={texts.deleteOf(name)}>
            {texts.delete}
          </Button>
        </PageForm>
      )}
    </div>
  );
}
