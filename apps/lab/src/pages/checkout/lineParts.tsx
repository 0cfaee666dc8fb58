import { formatMoney } from '@trade-area/core/kernel';
import { Button } from '@trade-area/widgets/ui';
import { languageOf } from '../../base/language.ts';
import { isCartCode } from '../../checkout/cartTable.ts';
import type { Checkout, CheckoutLine } from '../../checkout/checkout.ts';
import { belongsToEvent } from '../../checkout/details.ts';
import { describeConfiguration, describeLine } from '../../configurator/describe.ts';
import type { QuoteRecord } from '../../configurator/quoteTable.ts';
import type { LayoutStyleRow } from '../../help/layoutTable.ts';
import { DateField, TextAreaField, TextField } from '../parts/fields.tsx';
import { Panel, Row, TextLink } from '../parts/Page.tsx';
import { LayoutPart } from './layoutPart.tsx';
import { Price } from './price.tsx';
import { discountName } from './promotions.tsx';
import { spokenDay } from './spokenDay.ts';
import type { CheckoutTexts } from './texts.ts';

export interface LinePartsProps {
  readonly checkout: Checkout;
  readonly texts: CheckoutTexts;
  readonly language: string;
  /** Address of the picture of what was configured. */
  readonly pictureOf: (line: CheckoutLine) => string;
  /** ISO day on which a product with these working days is ready to ship; '' = not known. */
  readonly dispatchOf: (days: string) => string;
  /** Address of the portal's page where a quote is configured. */
  readonly editOf: (record: QuoteRecord) => string;
  /** Styles of the lab’s layouts, with their recommended numbers of images. */
  readonly styles: readonly LayoutStyleRow[];
  /** Errors of the fields of the first event. */
  readonly errors: { readonly names?: string | undefined; readonly eventDate?: string | undefined };
}

/** The lines of the checkout: each with its product, its pieces and its event. */
export function LineParts(props: LinePartsProps) {
  const { checkout, texts } = props;
  return (
    <>
      {checkout.gone.map((record) => (
        <Panel key={record.orderCode} title={record.name || texts.product}>
          <p>{texts.lineGone}</p>
          <Row>
            <LineButton
              {...props}
              name="remove"
              code={record.orderCode}
              label={record.name || texts.product}
            />
          </Row>
        </Panel>
      ))}
      {checkout.lines.map((line, index) => (
        <LinePart key={line.record.orderCode} {...props} line={line} index={index} />
      ))}
    </>
  );
}

interface LineProps extends LinePartsProps {
  readonly line: CheckoutLine;
  readonly index: number;
}

function LinePart(props: LineProps) {
  const { checkout, texts, line, index } = props;
  const isAmongOthers = checkout.lines.length + checkout.gone.length > 1;
  const name = line.configurable.row.name;
  const title = isAmongOthers ? `${index + 1}. ${name}` : undefined;
  const hasEvent = belongsToEvent(line.record);
  const part = hasEvent ? texts.event : texts.job;
  return (
    <>
      <Panel title={title ?? texts.product}>
        <ProductPart {...props} />
        {line.record.projectId === null && (
          <LayoutPart line={line} language={props.language} styles={props.styles} />
        )}
        <Pieces {...props} />
      </Panel>
      <Panel title={title === undefined ? part : `${title}: ${part}`}>
        {hasEvent ? <EventPart {...props} /> : <JobPart {...props} />}
      </Panel>
    </>
  );
}

function ProductPart({ checkout, line, texts, language, pictureOf, editOf, dispatchOf }: LineProps) {
  const { configurable, quotation, record } = line;
  const dispatch = dispatchOf(configurable.row.days);
  const options = describeConfiguration(configurable, quotation.fields, languageOf(language));
  return (
    <>
      <img className="ta-page-checkout__picture" src={pictureOf(line)} alt="" width={480} height={360} />
      <p>
        <strong>{configurable.row.name}</strong>
        {record.name !== '' && ` – ${record.name}`}
      </p>
      <ul className="ta-page-list ta-quiet">
        {options
          .filter(({ isChosen }) => isChosen)
          .map(({ label, value }) => (
            <li key={label}>{value === '' ? label : `${label}: ${value}`}</li>
          ))}
      </ul>
      {configurable.row.days !== '' && (
        <p>
          {texts.production(configurable.row.days)}
          {dispatch !== '' && (
            <span data-way="courier">
              <br />
              {texts.dispatch(spokenDay(dispatch, language, checkout.account))}
            </span>
          )}
        </p>
      )}
      {quotation.problems.length > 0 && <p>{texts.problems.configuration}</p>}
      <p>
        <TextLink href={editOf(record)}>{texts.edit}</TextLink>
      </p>
    </>
  );
}

/** The pieces of a line, with the buttons that change it: every word that was typed is kept. */
function Pieces(props: LineProps) {
  const { line, texts, checkout } = props;
  const { orderCode } = line.record;
  const label = line.record.name || line.configurable.row.name;
  // The copies of a print project are those of its sheets, which the editor changes.
  if (line.record.printUuid !== null)
    return (
      <p>
        {texts.pieces}: {line.quantity}
      </p>
    );
  return (
    <>
      <TextField
        label={texts.pieces}
        name={`pieces_${orderCode}`}
        value={String(line.quantity)}
        type="number"
        inputMode="numeric"
        hint={texts.piecesHint}
      />
      <Row>
        <LineButton {...props} name="line" code={orderCode} label={label} />
        {isCartCode(checkout.code) && <LineButton {...props} name="remove" code={orderCode} label={label} />}
      </Row>
    </>
  );
}

function LineButton({
  checkout,
  texts,
  language,
  name,
  code,
  label,
}: LinePartsProps & { readonly name: 'line' | 'remove'; readonly code: string; readonly label: string }) {
  const word = name === 'line' ? texts.changePieces : texts.remove;
  return (
    <Button
      type="submit"
      size="small"
      aria-label={`${word}: ${label}`}
      formAction={`/checkout/${checkout.code}/details?lang=${language}&${name}=${code}`}
    >
      {word}
    </Button>
  );
}

/** The first event is everybody's who has no names of their own, so its fields have the names of a single order. */
const suffixOf = ({ line: { record }, checkout }: LineProps) =>
  record.orderCode === checkout.firstEvent ? '' : `_${record.orderCode}`;

/** The name of the job of an order that belongs to no event. */
function JobPart(props: LineProps) {
  const { event } = props.line;
  const { texts } = props;
  const suffix = suffixOf(props);
  return (
    <>
      <TextField label={texts.jobName} name={`eventName${suffix}`} value={event.eventName} dir="auto" />
      <TextAreaField label={texts.note} name={`note${suffix}`} value={event.note} rows={3} maxLength={1000} />
    </>
  );
}

function EventPart(props: LineProps) {
  const { event } = props.line;
  const { texts, errors } = props;
  const suffix = suffixOf(props);
  const isFirst = suffix === '';
  return (
    <>
      {!isFirst && <p className="ta-quiet">{texts.sameEvent}</p>}
      <TextField
        label={texts.bride}
        name={`bride${suffix}`}
        value={event.bride}
        error={isFirst ? errors.names : undefined}
        dir="auto"
      />
      <TextField label={texts.groom} name={`groom${suffix}`} value={event.groom} dir="auto" />
      <TextField label={texts.eventName} name={`eventName${suffix}`} value={event.eventName} dir="auto" />
      <DateField
        label={texts.eventDate}
        name={`eventDate${suffix}`}
        value={event.eventDate}
        error={errors.eventDate}
      />
      <TextField label={texts.label} name={`label${suffix}`} value={event.label} dir="auto" />
      <TextAreaField label={texts.note} name={`note${suffix}`} value={event.note} rows={3} maxLength={1000} />
    </>
  );
}

/** The rows of the price: those of each line, and its discount. */
export function PriceLines({
  checkout,
  texts,
  language,
}: Pick<LinePartsProps, 'checkout' | 'texts' | 'language'>) {
  const { account, lines } = checkout;
  const money = (amount: number) => formatMoney({ amount, currency: account.currency, symbol: '' }, language);
  return lines.map((line, index) => {
    const { quotation, configurable, quantity, record } = line;
    const { discount } = quotation;
    const pieces = (part: string) =>
      quantity > 1 && part !== 'layout' && part !== 'color' ? ` × ${quantity}` : '';
    const product = quantity > 1 ? `${configurable.row.name} × ${quantity}` : configurable.row.name;
    return [
      ...(lines.length > 1
        ? [
            <Price key={record.orderCode} name={`${index + 1}. ${product}`} isHead>
              {money(quotation.total)}
            </Price>,
          ]
        : []),
      ...quotation.lines.map((each, position) => (
        <Price
          key={`${record.orderCode} ${position}`}
          isPart={lines.length > 1}
          name={`${describeLine(configurable, each, languageOf(language))}${pieces(each.part)}`}
        >
          {money(each.amount)}
        </Price>
      )),
      ...(discount.amount > 0
        ? [
            <Price
              key={`${record.orderCode} discount`}
              name={texts.discount(discountName(checkout, line, language))}
              isPart={lines.length > 1}
            >
              {money(-discount.amount)}
            </Price>,
          ]
        : []),
    ];
  });
}
