import type { SentSet, SentSheet } from '../../production/table.ts';
import { html } from 'hono/html';
import type { Markup } from '../markup.ts';
import type { Desk } from './desk.ts';
import type { Fix } from './texts/deskTexts.ts';

/** Longer lists are collapsed at first. */
const shownAtOnce = 12;

/** The printed sheets of an order: its proof, the files sent, and the fixed files the lab made. */
export function sheetsView(desk: Desk, code: string, sent: SentSet | undefined): Markup {
  if (!sent) return html``;
  const { texts } = desk;
  const orderPath = `/staff/orders/${code}`;
  // One file may hold many sheets, and two files may form one sheet.
  const files = new Set(sent.sheets.map(({ upload }) => upload)).size;
  const summaryText = texts.sent(files, desk.moment(sent.sentAt));
  return html`<section aria-labelledby="printing">
    <h2 id="printing">${texts.printing}</h2>
    ${sent.proof === ''
      ? html`<p class="quiet">${texts.proofWaits}</p>`
      : html`<p>
          <a class="button quiet" href="${orderPath}/proof" target="_blank" rel="noopener">${texts.proof}</a>
        </p>`}
    <details ${sent.sheets.length > shownAtOnce ? html`` : html`open`}>
      <summary>${summaryText}</summary>
      <ul class="sheets">
        ${sent.sheets.map((sheet) => sheetView(desk, orderPath, sheet, sent.proof !== ''))}
      </ul>
    </details>
  </section>`;
}

function sheetView(desk: Desk, orderPath: string, sheet: SentSheet, made: boolean): Markup {
  const { texts } = desk;
  const at = `${orderPath}/sheets/${sheet.upload}`;
  const fixes = sheet.fixes.map((fix) => texts.fix[fix as Fix] ?? fix).join(', ');
  const notFixedNote = made && fixes !== '' && sheet.joined === null ? texts.notFixed : '';
  const fixNote = fixes === '' ? '' : texts.fixed(fixes);
  const label = sheet.joined === null ? fixNote : [texts.joined, fixNote].filter(Boolean).join(', ');
  const printed =
    sheet.fixed === null
      ? html`<span class="quiet">${notFixedNote}</span>`
      : html`<a href="${at}/fixed" target="_blank" rel="noopener">${label}</a>
          <span class="quiet">${desk.size(sheet.fixed)}</span>`;
  return html`<li>
    <strong>${placeName(desk, sheet.slot)}</strong>
    <span
      ><a href="${at}">${sheet.name}</a>
      <span class="quiet">${sheet.page > 0 ? `PDF ${sheet.page}, ` : ''}${desk.size(sheet.size)}</span></span
    >
    <span>${printed}</span>
  </li>`;
}

/** A readable name of the slot `spread-003`. */
function placeName({ texts }: Desk, slot: string): string {
  const [kind = '', number = ''] = slot.split('-');
  if (!Object.hasOwn(texts.sheet, kind)) return slot;
  return [texts.sheet[kind as keyof typeof texts.sheet], number.replace(/^0+/, '')].join(' ').trim();
}
