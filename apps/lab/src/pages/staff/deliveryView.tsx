import type { ReactNode } from 'react';
import { Button, Notice } from '@trade-area/widgets/ui';
import { addressLines } from '../../base/addressLine.ts';
import type { StoredDetail } from '../../orders/detailTable.ts';
import { Row } from '../parts/Page.tsx';
import type { Desk } from './desk.ts';
import { parcelTexts } from './texts/parcel.ts';

/** Where an order goes, how it is packed, and its packing slip; nothing for an order without an address. */
export function deliveryView(
  { language }: Pick<Desk, 'language'>,
  {
    code,
    detail,
    isReprint,
  }: {
    readonly code: string;
    readonly detail: StoredDetail | undefined;
    readonly isReprint: boolean;
  },
): ReactNode {
  const address = detail?.otherAddress ?? detail?.shippingAddress;
  if (!detail || !address) return null;
  const texts = parcelTexts(language);
  return (
    <section className="ta-page-stack" aria-labelledby="delivery">
      <h2 className="ta-heading" id="delivery">
        {texts.title}
      </h2>
      {detail.isPickup ? (
        <Notice tone="info" title={texts.pickup}>
          {texts.pickupNote}
        </Notice>
      ) : (
        <>
          <p className="ta-quiet">{detail.otherAddress ? texts.toOther : texts.toStudio}</p>
          <address>
            {[address.name, ...addressLines(address, language)].map((line) => (
              <div key={line} dir="auto">
                {line}
              </div>
            ))}
          </address>
        </>
      )}
      {detail.isNeutral && (
        <Notice tone="warning" title={texts.neutral}>
          {isReprint ? `${texts.neutralNote} ${texts.neutralReprint}` : texts.neutralNote}
        </Notice>
      )}
      <Row>
        <Button href={`/staff/orders/${code}/packing`} target="_blank">
          {texts.slip}
        </Button>
      </Row>
    </section>
  );
}
