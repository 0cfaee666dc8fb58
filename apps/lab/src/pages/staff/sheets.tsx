import type { ReactNode } from 'react';
import type { SentSet, SentSheet } from '../../production/table.ts';
import { Button, Disclosure } from '@trade-area/widgets/ui';
import { Row, TextLink } from '../parts/Page.tsx';
import type { Desk } from './desk.ts';
import type { Fix } from './texts/deskTexts.ts';

/** Longer lists are collapsed at first. */
const shownAtOnce = 12;

/** The printed sheets of an order: its proof, the files sent, and the fixed files the lab made. */
export function sheetsView(desk: Desk, code: string, sent: SentSet | undefined): ReactNode {
  if (!sent) return null;
  const { texts } = desk;
  const orderPath = `/staff/orders/${code}`;
  // One file may hold many sheets, and two files may form one sheet.
  const files = new Set(sent.sheets.map(({ upload }) => upload)).size;
  const summaryText = texts.sent(files, desk.moment(sent.sentAt));
  return (
    <section className="ta-page-stack" aria-labelledby="printing">
      <h2 className="ta-heading" id="printing">
        {texts.printing}
      </h2>
      {sent.proof === '' ? (
        <p className="ta-quiet">{texts.proofWaits}</p>
      ) : (
        <Row>
          <Button href={`${orderPath}/proof`} target="_blank">
            {texts.proof}
          </Button>
        </Row>
      )}
      <Disclosure title={summaryText} defaultOpen={sent.sheets.length <= shownAtOnce}>
        <ul className="ta-page-rows">
          {sent.sheets.map((sheet) => (
            <SheetRow
              key={`${sheet.slot} ${sheet.upload} ${sheet.page}`}
              desk={desk}
              orderPath={orderPath}
              sheet={sheet}
              made={sent.proof !== ''}
            />
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

interface SheetProps {
  readonly desk: Desk;
  readonly orderPath: string;
  readonly sheet: SentSheet;
  /** The fixed files are made. */
  readonly made: boolean;
}

function SheetRow({ desk, orderPath, sheet, made }: SheetProps) {
  const { texts } = desk;
  const at = `${orderPath}/sheets/${sheet.upload}`;
  const fixes = sheet.fixes.map((fix) => texts.fix[fix as Fix] ?? fix).join(', ');
  const notFixedNote = made && fixes !== '' && sheet.joined === null ? texts.notFixed : '';
  const fixNote = fixes === '' ? '' : texts.fixed(fixes);
  const label = sheet.joined === null ? fixNote : [texts.joined, fixNote].filter(Boolean).join(', ');
  return (
    <li className="ta-page-column">
      <strong>{placeName(desk, sheet.slot)}</strong>{' '}
      <span>
        <TextLink href={at}>{sheet.name}</TextLink>{' '}
        <span className="ta-quiet">{`${sheet.page > 0 ? `PDF ${sheet.page}, ` : ''}${desk.size(sheet.size)}`}</span>
      </span>{' '}
      {sheet.fixed === null ? (
        notFixedNote !== '' && <span className="ta-quiet">{notFixedNote}</span>
      ) : (
        <span>
          <a className="ta-link" href={`${at}/fixed`} target="_blank" rel="noopener">
            {label}
          </a>{' '}
          <span className="ta-quiet">{desk.size(sheet.fixed)}</span>
        </span>
      )}
    </li>
  );
}

/** A readable name of the slot `spread-003`. */
function placeName({ texts }: Desk, slot: string): string {
  const [kind = '', number = ''] = slot.split('-');
  if (!Object.hasOwn(texts.sheet, kind)) return slot;
  return [texts.sheet[kind as keyof typeof texts.sheet], number.replace(/^0+/, '')].join(' ').trim();
}
