import type { Language } from '@trade-area/core/contract';
import { formatMoney } from '@trade-area/core/kernel';
import { priceIn } from '@trade-area/core/pricing';
import { Button, Tag } from '@trade-area/widgets/ui';
import type { PrintCard } from '../../projects/printCards.ts';
import { ItemCard } from './ItemCard.tsx';
import { PageForm } from './QuoteForms.tsx';
import type { PageFormProps } from './QuoteForms.tsx';
import type { PrintAgainTexts } from './printAgainTexts.ts';

/** A print project with its price of today. */
export interface PricedCard {
  readonly card: PrintCard;
  /** Without VAT and shipping; null = there is nothing to pay for, or its product is not sold. */
  readonly price: { readonly total: number; readonly currency: string } | null;
}

interface PrintCardsProps {
  readonly rows: readonly PricedCard[];
  readonly texts: PrintAgainTexts;
  readonly language: Language;
  /** An ISO day as the reader writes it. */
  readonly date: (day: string) => string;
  readonly form: Pick<PageFormProps, 'action' | 'pass' | 'state'>;
  /** A key for each form that makes a copy. */
  readonly createKey: () => string;
  /** Whether the person may order. */
  readonly mayOrder: boolean;
}

/** Print projects as cards: picture, name, product, size, sheets, date, price of today, and what can be done with each. */
export function PrintCards({ rows, texts, language, date, ...shared }: PrintCardsProps) {
  return (
    <ul className="ta-page-quotes">
      {rows.map(({ card, price }) => {
        const facts = [
          card.name === '' ? '' : card.product,
          card.size === '' ? '' : `${card.size.replace('x', ' × ')} cm`,
          card.sheets > 0 ? texts.sheets(card.sheets) : '',
        ].filter((fact) => fact !== '');
        const amount = price && priceIn(price.currency, price.total);
        return (
          <ItemCard
            key={card.uuid}
            picture={card.picture}
            title={card.name || card.product}
            facts={
              <>
                {facts.length > 0 && <p>{facts.join(' · ')}</p>}
                <p className="ta-quiet">{texts.changed(date(card.changedAt.toISOString()))}</p>
                {amount && (
                  <p>
                    <strong className="ta-figures">{formatMoney(amount, language)}</strong>{' '}
                    <span className="ta-quiet">{texts.priceNote}</span>
                  </p>
                )}
                {!card.isAvailable && (
                  <p>
                    <Tag tone="warning">{texts.notSold}</Tag>
                  </p>
                )}
              </>
            }
            actions={<Actions card={card} isPriced={price !== null} texts={texts} {...shared} />}
          />
        );
      })}
    </ul>
  );
}

/** The editor and the checkout open in the top window: the frame shows this list only. */
function Actions({
  card: { uuid, name: own, product, link, isAvailable },
  isPriced,
  texts,
  form,
  createKey,
  mayOrder,
}: Omit<PrintCardsProps, 'rows' | 'language' | 'date'> & {
  readonly card: PrintCard;
  readonly isPriced: boolean;
}) {
  const name = own || product;
  const isOrderable = mayOrder && isPriced;
  return (
    <div className="ta-page-quotes__actions">
      {isOrderable && (
        <PageForm {...form} about={{ id: uuid, name }} leads>
          <Button
            type="submit"
            variant="primary"
            name="do"
            value="order-project"
            wide
            aria-label={texts.orderOf(name)}
          >
            {texts.order}
          </Button>
        </PageForm>
      )}
      {isAvailable && (
        <>
          <Button
            variant={isOrderable ? 'quiet' : 'primary'}
            href={link}
            aria-label={texts.editOf(name)}
            target="_top"
            data-own-tab=""
          >
            {texts.edit}
          </Button>
          <PageForm {...form} about={{ id: uuid, name, key: createKey() }}>
            <Button
              type="submit"
              name="do"
              value="duplicate-project"
              wide
              aria-label={texts.duplicateOf(name)}
            >
              {texts.duplicate}
            </Button>
          </PageForm>
        </>
      )}
      <PageForm {...form} about={{ id: uuid, name }}>
        <Button type="submit" name="do" value="ask-project" wide aria-label={texts.deleteOf(name)}>
          {texts.delete}
        </Button>
      </PageForm>
    </div>
  );
}
