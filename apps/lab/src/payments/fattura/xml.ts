import type { Seller } from '../../base/configuration.ts';
import { paddedNumber } from '../invoice/number.ts';
import type { Invoice, InvoiceLine } from '../invoiceTable.ts';
import { vatCase } from '../invoice/vat.ts';
import { latin, serializeXml } from './tree.ts';
import type { Branch } from './tree.ts';

/** The recipient code for a customer without one (EINV-05). */
export const noRecipientCode = '0000000';

/** The legal reference that the exchange system requires with a Natura code. */
const norms: Readonly<Record<string, string>> = {
  'N2.1': 'Fuori campo IVA, artt. da 7 a 7-septies DPR 633/72',
  'N3.1': 'Non imponibile, art. 8 DPR 633/72',
  'N3.2': 'Non imponibile, art. 41 DL 331/93',
};
const methods: Readonly<Record<string, string>> = {
  card: 'MP08',
  'bank transfer': 'MP05',
  'on account': 'MP05',
  paypal: 'MP08',
};

/** File name such as IT01234567897_0000A.xml: the sender, and a unique number. */
export function fatturaName(invoice: Invoice, seller: Seller): string {
  return `${seller.vat}_${progressive(invoice)}.xml`;
}

const progressive = ({ id }: Invoice) => id.toString(36).toUpperCase().padStart(5, '0');

/**
 * A document in the FatturaPA format 1.2 for companies and private customers (FPR12), in euro. Credit notes are TD04 with
 * positive amounts. The PEC is named only beside the code 0000000.
 */
export function fatturaXml(invoice: Invoice, seller: Seller): string {
  const tree: readonly Branch[] = [
    ['FatturaElettronicaHeader', header(invoice, seller)],
    ['FatturaElettronicaBody', body(invoice, seller)],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
${serializeXml(tree, 1)}</p:FatturaElettronica>
`;
}

function header(invoice: Invoice, seller: Seller): readonly Branch[] {
  const { customer } = invoice;
  const code = recipientCode(customer.recipientCode);
  const { register } = seller;
  return [
    [
      'DatiTrasmissione',
      [
        ['IdTrasmittente', [...vatId(seller.vat)]],
        ['ProgressivoInvio', progressive(invoice)],
        ['FormatoTrasmissione', 'FPR12'],
        ['CodiceDestinatario', code],
        ['PECDestinatario', code === noRecipientCode ? mail(customer.pec) : null],
      ],
    ],
    [
      'CedentePrestatore',
      [
        [
          'DatiAnagrafici',
          [
            ['IdFiscaleIVA', [...vatId(seller.vat)]],
            ['CodiceFiscale', seller.fiscalCode],
            ['Anagrafica', [['Denominazione', latin(seller.name, 80)]]],
            ['RegimeFiscale', seller.taxRegime],
          ],
        ],
        ['Sede', addressOf({ ...seller, state: seller.province })],
        register.number === ''
          ? ['IscrizioneREA', null]
          : [
              'IscrizioneREA',
              [
                ['Ufficio', register.office],
                ['NumeroREA', register.number],
                ['CapitaleSociale', register.capital === 0 ? null : money(register.capital)],
                ['StatoLiquidazione', 'LN'],
              ],
            ],
        [
          'Contatti',
          [
            ['Telefono', phone(seller.phone)],
            ['Email', mail(seller.email)],
          ],
        ],
      ],
    ],
    [
      'CessionarioCommittente',
      [
        [
          'DatiAnagrafici',
          [
            ['IdFiscaleIVA', customer.vat === '' ? null : [...vatId(customer.vat)]],
            ['CodiceFiscale', fiscalCode(customer.fiscalCode)],
            ['Anagrafica', [['Denominazione', latin(customer.company || customer.name, 80)]]],
          ],
        ],
        ['Sede', addressOf(customer)],
      ],
    ],
  ];
}

/**
 * The lines in cents of euro, positive on a credit note too; a discount is negative. Each is rounded with the lines before
 * it, so that their sum is the document's. A price of one that does not give its line's amount is left out.
 */
function linesInEuro(lines: readonly InvoiceLine[], { series, rate }: Invoice): InvoiceLine[] {
  const inEuro = (minor: number) => Math.round(((series === '' ? minor : -minor) * rate) / 1_000_000);
  let sum = 0;
  return lines.map(({ description, quantity, unitPrice, net }) => {
    const before = inEuro(sum);
    sum += net;
    const amount = inEuro(sum) - before;
    const each = inEuro(unitPrice);
    return each * quantity === amount
      ? { description, quantity, unitPrice: each, net: amount }
      : { description, quantity: 1, unitPrice: amount, net: amount };
  });
}

function body(invoice: Invoice, seller: Seller): readonly Branch[] {
  const { net, vat, customer } = invoice;
  const credit = invoice.series !== '';
  const euro = (minor: number) => Math.round((Math.abs(minor) * invoice.rate) / 1_000_000);
  const { rate, nature } = vatCase({
    country: customer.country,
    vatNumber: customer.vat,
    net,
    vat,
    customerRate: invoice.vatRate / 100,
  });
  const percent = (rate / 100).toFixed(2);
  // The format requires a line; an invoice without lines gets one for its order.
  const lines =
    invoice.lines.length > 0
      ? invoice.lines
      : [{ description: `Ordine ${invoice.commessa}`, quantity: 1, unitPrice: net, net }];
  const total = euro(net) + euro(vat);
  const modality = methods[invoice.method];
  return [
    [
      'DatiGenerali',
      [
        [
          'DatiGeneraliDocumento',
          [
            ['TipoDocumento', credit ? 'TD04' : 'TD01'],
            ['Divisa', 'EUR'],
            ['Data', invoice.issued],
            ['Numero', `${invoice.series}${paddedNumber(invoice.number)}/${invoice.year}`],
            ['ImportoTotaleDocumento', money(total)],
            ['Causale', latin(`Ordine ${invoice.commessa} ${invoice.names}`, 200)],
          ],
        ],
        ['DatiOrdineAcquisto', [['IdDocumento', latin(invoice.commessa, 20)]]],
        [
          'DatiFattureCollegate',
          invoice.refersTo === 0
            ? null
            : [
                ['IdDocumento', `${paddedNumber(invoice.refersTo)}/${(invoice.refersOn ?? '').slice(0, 4)}`],
                ['Data', invoice.refersOn],
              ],
        ],
      ],
    ],
    [
      'DatiBeniServizi',
      [
        ...linesInEuro(lines, invoice).map(
          (line, index): Branch => [
            'DettaglioLinee',
            [
              ['NumeroLinea', String(index + 1)],
              ['Descrizione', latin(line.description, 1000) || '-'],
              ['Quantita', line.quantity.toFixed(2)],
              ['PrezzoUnitario', money(line.unitPrice)],
              ['PrezzoTotale', money(line.net)],
              ['AliquotaIVA', percent],
              ['Natura', nature],
            ],
          ],
        ),
        [
          'DatiRiepilogo',
          [
            ['AliquotaIVA', percent],
            ['Natura', nature],
            ['ImponibileImporto', money(euro(net))],
            ['Imposta', money(euro(vat))],
            ['EsigibilitaIVA', nature === '' ? 'I' : null],
            ['RiferimentoNormativo', norms[nature] ?? null],
          ],
        ],
      ],
    ],
    [
      'DatiPagamento',
      modality === undefined
        ? null
        : [
            ['CondizioniPagamento', 'TP02'],
            [
              'DettaglioPagamento',
              [
                ['ModalitaPagamento', modality],
                ['ImportoPagamento', money(total)],
                ['IBAN', modality === 'MP05' && seller.iban !== '' ? seller.iban.replace(/\s/g, '') : null],
              ],
            ],
          ],
    ],
  ];
}

const money = (minor: number) => (minor / 100).toFixed(2);

/** Country and number; a number without a country is Italian. */
function vatId(vat: string): readonly Branch[] {
  const text = vat.replace(/[^\w]/g, '').toUpperCase();
  const [, country = 'IT', number = text] = /^([A-Z]{2})(.+)$/.exec(text) ?? [];
  return [
    ['IdPaese', country],
    ['IdCodice', number.slice(0, 28)],
  ];
}

function addressOf(given: {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}): readonly Branch[] {
  const province = given.state.trim().toUpperCase();
  return [
    ['Indirizzo', latin(given.address, 60) || '-'],
    ['CAP', /^\d{5}$/.test(given.zip.trim()) ? given.zip.trim() : '00000'],
    ['Comune', latin(given.city, 60) || '-'],
    ['Provincia', /^[A-Z]{2}$/.test(province) ? province : null],
    ['Nazione', given.country],
  ];
}

/** Seven letters or digits; anything else becomes the code for customers without one (EINV-05, EINV-09). */
function recipientCode(given: string): string {
  const code = given.trim().toUpperCase();
  return /^[A-Z0-9]{7}$/.test(code) ? code : noRecipientCode;
}

function fiscalCode(given: string): string | null {
  const code = given.replace(/\s/g, '').toUpperCase();
  return /^[A-Z0-9]{11,16}$/.test(code) ? code : null;
}

function mail(given: string): string | null {
  const address = given.trim();
  return address.length >= 7 && address.length <= 256 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
    ? address
    : null;
}

/** 5 to 12 digits, without the country code. */
function phone(given: string): string | null {
  const digits = given.replace(/^\+39/, '').replace(/\D/g, '').slice(0, 12);
  return digits.length >= 5 ? digits : null;
}
