import { formatMoney } from '@trade-area/core/kernel';
import { Button, Choices } from '@trade-area/widgets/ui';
import { addressLine, wholeAddress } from '../../base/addressLine.ts';
import { bookChoice, deliveryAddressOf } from '../../checkout/delivery.ts';
import { addressProblems } from '../../checkout/postalRules.ts';
import { CheckField, unheard } from '../parts/fields.tsx';
import { Panel } from '../parts/Page.tsx';
import { AddressFields } from './addressFields.tsx';
import { deliveryTexts } from './deliveryTexts.ts';
import { spokenDay } from './spokenDay.ts';
import { checkoutTexts } from './texts.ts';
import type { CheckoutPage } from './view.tsx';
import { wayTexts } from './wayTexts.ts';

/**
 * How the orders are delivered, and where they go: to the studio, to an address of the book, or to another one; neutral for
 * the couple.
 */
export function DeliveryPart({ checkout, language, problems, courierDays, arrival, ready }: CheckoutPage) {
  const { details, account, addressBook, pickup, totalsBy } = checkout;
  const { company } = account;
  const texts = checkoutTexts(language);
  const own = deliveryTexts(language);
  const ways = wayTexts(language);
  const isReported = problems.some((problem) => problem === 'address' || problem === 'addressForm');
  /** An address, and how long the courier needs to its country. */
  const hintOf = (address: string, { country }: { readonly country: string }) => {
    const days = courierDays(country);
    return days === '' ? address : `${address} · ${own.courierDays(days)}`;
  };
  const to = deliveryAddressOf(details)?.country ?? company.country;
  const [days, day] = [courierDays(to), arrival(to)];
  const money = (amount: number) => formatMoney({ amount, currency: account.currency, symbol: '' }, language);
  const legend = <h2 className="ta-heading">{texts.delivery}</h2>;
  const lost = problems.includes('delivery') ? texts.problems.delivery : '';
  return (
    <Panel>
      {pickup && (
        <Choices
          legend={legend}
          name="method"
          value={details.isPickup === true ? 'pickup' : 'courier'}
          onValue={unheard}
          options={[
            {
              value: 'courier',
              label: ways.byCourier,
              hint: days === '' ? '' : own.courierDays(days),
              end: money(totalsBy.courier.shipping),
            },
            {
              value: 'pickup',
              label: ways.pickup,
              hint: `${wholeAddress(pickup, language)}. ${ways.pickupHint}`,
              end: money(0),
            },
          ]}
        />
      )}
      {pickup && ready !== '' && <p data-way="pickup">{ways.ready(spokenDay(ready, language, account))}</p>}
      <div className="ta-page-stack" data-way="courier">
        <Choices
          legend={pickup ? <h3 className="ta-heading">{ways.address}</h3> : legend}
          name="delivery"
          value={details.delivery}
          onValue={unheard}
          options={[
            {
              value: 'profile',
              label: texts.toCompany,
              hint: hintOf(
                [company.name, addressLine(company, language)].filter(Boolean).join(', '),
                company,
              ),
            },
            ...addressBook.map((entry) => ({
              value: bookChoice(entry),
              label: entry.address.name,
              hint: hintOf(addressLine(entry.address, language), entry.address),
            })),
            { value: 'other', label: texts.toOther },
          ]}
        >
          {lost !== '' && <p className="ta-field__error">{lost}</p>}
          <div className="ta-page-checkout__address">
            <AddressFields
              address={details.address}
              language={language}
              wrong={isReported ? addressProblems(details.address) : []}
            />
            <CheckField name="keep_address" checked={details.keepsAddress === true}>
              {own.keep}
            </CheckField>
          </div>
          <div className="ta-page-checkout__neutral">
            <CheckField name="neutral" checked={details.isNeutral === true}>
              {own.neutral}
            </CheckField>
            <p className="ta-quiet">{own.neutralHint}</p>
          </div>
        </Choices>
        {days !== '' && (
          <p>
            {own.courier(days)}
            {day !== '' && (
              <>
                <br />
                {own.arrival(spokenDay(day, language, account))}
              </>
            )}
          </p>
        )}
        <div>
          <Button
            type="submit"
            formAction={`/checkout/${checkout.code}/details?lang=${language}&next=addresses`}
          >
            {own.manage}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
