import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { isBound } from '@trade-area/core/contract';
import type { OrderDetail, PostalAddress } from '@trade-area/core/contract';
import { documentNumber, formatDayMonthYear } from '@trade-area/core/kernel';
import {
  addressLines,
  ibanInGroups,
  productOptions,
  productPath,
  productSize,
  trackingLink,
  waitingReason,
} from '@trade-area/core/orders';
import { pagesField, sizeField } from '@trade-area/core/pricing';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { externalIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { OrderPicture } from '../cells/OrderPicture.tsx';
import { orderDetailTexts } from '../detailStrings.ts';
import { ordersTexts } from '../strings.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { InvoiceButton } from './InvoiceButton.tsx';

/** A block of an order's page: a title and what belongs to it. */
export function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="ta-orders-card" part="block" aria-label={title}>
      <h2 className="ta-heading">{title}</h2>
      {children}
    </section>
  );
}

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="ta-orders-facts">{children}</dl>;
}

/** One line of facts; nothing when there is nothing to say. */
export function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if (children === '' || children === null || children === undefined) return null;
  return (
    <div className="ta-orders-facts__one">
      <dt>{title}</dt>
      <dd className="ta-figures">{children}</dd>
    </div>
  );
}

export interface BlockProps {
  readonly order: OrderDetail;
}

/** Dates, documents and tracking of the shipment (DET-05, DET-08). */
export function ShippingBlock({ order }: BlockProps): ReactElement {
  const t = useText(orderDetailTexts);
  const { shipping, details } = order;
  const link = trackingLink(shipping.tracking_url);
  const isPickup = details.pickup_address !== null;
  return (
    <Block title={t('shippingTitle')}>
      {!order.shipping_date && <p className="ta-quiet">{t(isPickup ? 'notReady' : 'notShipped')}</p>}
      <Facts>
        <Fact title={t(isPickup ? 'readyOn' : 'shippedOn')}>{formatDayMonthYear(order.shipping_date)}</Fact>
        <Fact title={t(isPickup ? 'pickedUpOn' : 'deliveredOn')}>
          {formatDayMonthYear(order.delivered_date ?? '')}
        </Fact>
        <Fact title={t('invoiceNumber')}>{documentNumber(shipping.bolla_sped)}</Fact>
        <Fact title={t('receipt')}>{details.receipt}</Fact>
        <Fact title={t('carrier')}>{shipping.carrier}</Fact>
        <Fact title={t('trackingNumber')}>{shipping.tracking_code}</Fact>
      </Facts>
      <div className="ta-orders-card__actions">
        {link && (
          <Button href={link} target="_blank" size="small" iconEnd={externalIcon}>
            {t('track')}
          </Button>
        )}
        <InvoiceButton code={order.commessa} />
      </div>
    </Block>
  );
}

export function AddressBlocks({ order }: BlockProps): ReactElement {
  const t = useText(orderDetailTexts);
  const {
    shipping_address: first,
    alternative_shipping_address: other,
    neutral_parcel: isNeutral,
    pickup_address: pickup,
  } = order.details;
  if (pickup)
    return (
      <AddressBlock
        title={t('pickupTitle')}
        address={pickup}
        note={order.shipping_date ? '' : t('pickupNote')}
      />
    );
  return (
    <>
      {first && <AddressBlock title={t('addressTitle')} address={first} />}
      {other && (
        <AddressBlock
          title={t('otherAddressTitle')}
          address={other}
          note={isNeutral ? t('neutralParcel') : ''}
        />
      )}
    </>
  );
}

interface AddressBlockProps {
  readonly title: string;
  readonly address: PostalAddress;
  /** A sentence under the address. */
  readonly note?: string;
}

function AddressBlock({ title, address, note = '' }: AddressBlockProps) {
  const { country } = useFormats();
  return (
    <Block title={title}>
      <address className="ta-orders-address">
        {addressLines({ ...address, country: country(address.country) }).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {note !== '' && <p className="ta-quiet">{note}</p>}
    </Block>
  );
}

/** Only for companies in Italy (DET-10, ROLE-09). */
export function InvoicingBlock({ order, href }: BlockProps & { readonly href: string }): ReactElement {
  const t = useText(orderDetailTexts);
  const data = order.details.fatturazione_elettronica;
  const filled = data !== null && (data.pec !== '' || data.codice_destinatario_univoco !== '');
  return (
    <Block title={t('invoicingTitle')}>
      {filled ? (
        <Facts>
          <Fact title={t('recipientCode')}>{data.codice_destinatario_univoco}</Fact>
          <Fact title={t('pec')}>{data.pec}</Fact>
        </Facts>
      ) : (
        <p className="ta-quiet">{t('invoicingMissing')}</p>
      )}
      <p>
        <a className="ta-link" href={href}>
          {t('invoicingChange')}
        </a>
      </p>
    </Block>
  );
}

const methods: Readonly<Record<string, 'methodCard' | 'methodTransfer' | 'methodAccount' | 'methodPaypal'>> =
  {
    card: 'methodCard',
    'bank transfer': 'methodTransfer',
    'on account': 'methodAccount',
    paypal: 'methodPaypal',
  };

/** The amount paid and the method; `children`: the card. */
export function PaymentBlock({ order, children }: BlockProps & { readonly children?: ReactNode }) {
  const t = useText(orderDetailTexts);
  const orders = useText(ordersTexts);
  const { price } = useFormats();
  const { transfer } = order;
  const method = order.payment?.method ?? '';
  const methodText = methods[method];
  return (
    <Block title={t('paymentTitle')}>
      <Facts>
        <Fact title={t('paymentTotal')}>{price(order.price) ?? orders('noPrice')}</Fact>
        <Fact title={t('paymentMethod')}>{methodText ? t(methodText) : method || t('notPaid')}</Fact>
      </Facts>
      {waitingReason(order) === 'payment' && <Notice tone="warning">{orders('waitsForPayment')}</Notice>}
      {transfer && (
        <Facts>
          <Fact title={t('transferAmount')}>
            {price(order.price && { ...order.price, price: transfer.amount, vat: null })}
          </Fact>
          <Fact title={t('transferReceiver')}>{transfer.receiver}</Fact>
          <Fact title={t('transferIban')}>{ibanInGroups(transfer.iban)}</Fact>
          <Fact title={t('transferReference')}>{transfer.reference}</Fact>
        </Facts>
      )}
      {children}
    </Block>
  );
}

export interface ProductBlockProps extends BlockProps {
  readonly orderHref: (code: string) => string;
  /** Address of a page of the portal. */
  readonly portalHref: (path: string) => string;
}

/** DET-16: options as words and yes or no, orders produced together as links. */
export function ProductBlock({ order, orderHref, portalHref }: ProductBlockProps): ReactElement {
  const t = useText(orderDetailTexts);
  const orders = useText(ordersTexts);
  const { number } = useFormats();
  const store = productPath(order);
  const hasPages = order.pages > 0 && isBound(order.tipo);
  const language = useLanguage();
  // The size and the pages are said above.
  const options = productOptions(order, language).filter(
    ({ name }) => !(name === sizeField && order.book_type !== '') && !(name === pagesField && hasPages),
  );
  return (
    <Block title={t('productTitle')}>
      <OrderPicture address={order.picture} isLarge />
      <Facts>
        <Fact title={orders('columnArticle')}>{order.article}</Fact>
        <Fact title={t('productSize')}>{productSize(order)}</Fact>
        <Fact title={t('productPages')}>{hasPages ? number(order.pages) : ''}</Fact>
        <Fact title={t('bookNumber')}>{order.book_id}</Fact>
      </Facts>
      {options.length > 0 && (
        <ul className="ta-orders-options">
          {options.map(({ name, label, chosen }) => (
            <li key={name} data-chosen={chosen || undefined}>
              {label}
              {!chosen && <span className="ta-quiet"> · {t('optionNo')}</span>}
            </li>
          ))}
        </ul>
      )}
      <OrderLinks
        text={t('reprintOf')}
        codes={order.reprint_of === '' ? [] : [order.reprint_of]}
        orderHref={orderHref}
      />
      <OrderLinks text={t('reprintedAs')} codes={order.reprints} orderHref={orderHref} />
      <OrderLinks text={t('linkedOrders')} codes={order.in_commesse} orderHref={orderHref} />
      {store && (
        <p>
          <a className="ta-link" href={portalHref(store)}>
            {t('toStore')}
          </a>
        </p>
      )}
    </Block>
  );
}

/** Other orders that belong to this one, by their codes. */
function OrderLinks({
  text,
  codes,
  orderHref,
}: {
  readonly text: string;
  readonly codes: readonly string[];
  readonly orderHref: (code: string) => string;
}) {
  if (codes.length === 0) return null;
  return (
    <p>
      {text}{' '}
      {codes.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && ', '}
          <a className="ta-link ta-figures" href={orderHref(code)}>
            {code}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
