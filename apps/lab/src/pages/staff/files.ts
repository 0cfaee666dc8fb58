import type { Context, Hono } from 'hono';
import { securityHeaders } from '../../base/securityHeaders.ts';
import type { Lab } from '../../base/lab.ts';
import { readStoredFile, streamOf } from '../../messages/fileStore.ts';
import { fileOfOrder } from '../../messages/staffSend.ts';
import { orderPrints } from '../../print/render/orderPrints.ts';
import { printZip } from '../../print/render/zip.ts';
import { invoiceFiles } from '../../payments/files.ts';
import { documentIds, documentsById } from '../../payments/invoiceTable.ts';
import { deliveryNoteOf } from '../../production/reprint.ts';
import { deliveryNotePdf } from '../../production/deliveryNote.ts';
import { orderForStaff } from '../../production/orderTable.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import { sentSetOf } from '../../production/table.ts';
import { notFoundPage } from '../errorPage.tsx';
import { staffSessionOf } from './session.ts';

interface StaffFile {
  readonly body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  readonly name: string;
  readonly type: string;
  /** Bytes; null = they are not known before they are sent. */
  readonly size: number | null;
  /** Whether the browser may open the file: true for files made by the lab, never for customers'. Default false. */
  readonly opens?: boolean;
}

/** Files of an order for staff only: attachments of its messages, files that were sent, and print files. */
export function addStaffFiles(app: Hono, lab: Lab): void {
  const { queries } = lab.database;
  const { files, blobs } = lab.uploads;
  const serve = (
    path: string,
    find: (order: StaffOrder, wanted: string) => Promise<StaffFile | undefined>,
  ): void =>
    void app.get(`/staff/orders/:code/${path}`, async (context: Context) => {
      if (!(await staffSessionOf(context, lab))) return context.redirect('/staff/', 303);
      const order = await orderForStaff(queries, (context.req.param('code') ?? '').slice(0, 40));
      const file = order && (await find(order, context.req.param('file') ?? ''));
      return file ? answer(file) : notFoundPage(context, lab);
    });
  const sheetOf = async (order: StaffOrder, upload: string) =>
    (await sentSetOf(queries, order.owner, order.id))?.sheets.find((sheet) => sheet.upload === upload);

  serve('files/:file', async (order, code) => {
    const file = await fileOfOrder(queries, order.owner, order.id, code);
    const body = file && (await readStoredFile(blobs, file));
    return file && body ? { body, name: file.name, type: file.type, size: file.size } : undefined;
  });

  serve('documents/:file', async (order, id) => {
    const ids = await documentIds(queries, order.owner, [order.code]);
    const [document] = await documentsById(
      queries,
      order.owner,
      ids.filter((each) => String(each) === id),
    );
    const pdf = document && (await invoiceFiles(lab.config)(document))[0];
    return pdf ? derivedFile(Buffer.from(pdf.bytes), pdf.name, 'application/pdf') : undefined;
  });

  serve('delivery-note', async (order) => {
    const note = await deliveryNoteOf(queries, order);
    const pdf = note && (await deliveryNotePdf(note, lab.config.seller));
    return pdf
      ? derivedFile(Buffer.from(pdf), `delivery-note-${order.code}.pdf`, 'application/pdf')
      : undefined;
  });

  serve('proof', async (order) => {
    const id = (await sentSetOf(queries, order.owner, order.id))?.proof;
    const bytes = id ? await files.readDerived('proofs', id) : null;
    return bytes ? derivedFile(bytes, `proof-${order.code}.pdf`, 'application/pdf') : undefined;
  });

  serve('sheets/:file/fixed', async (order, upload) => {
    const sheet = await sheetOf(order, upload);
    const bytes = sheet && sheet.fixed !== null ? await files.readDerived('fixed', sheet.upload) : null;
    if (!sheet || !bytes) return undefined;
    return derivedFile(bytes, `${order.code}-${sheet.slot}.jpg`, 'image/jpeg');
  });

  serve('sheets/:file', async (order, upload) => {
    const sheet = await sheetOf(order, upload);
    if (!sheet) return undefined;
    const { name, size } = sheet;
    const body = await startStream(files.read(sheet.upload, size));
    return body ? { body, name, type: 'application/octet-stream', size } : undefined;
  });

  serve('prints/:file', async (order, id) => {
    const file = (await orderPrints(queries, order.id))?.files.find((each) => each.id === id);
    const body = file && (await startStream(files.read(file.id, file.size)));
    if (!file || !body) return undefined;
    const type = file.name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
    return { body, name: file.name, type, size: file.size, opens: true };
  });

  serve('prints.zip', async (order) => {
    const prints = await orderPrints(queries, order.id);
    // Some of them would be taken for all.
    if (prints?.run.state !== 'done') return undefined;
    const sheets = prints.files.filter(({ kind }) => kind === 'sheet');
    return {
      body: printZip(files, sheets, lab.config.calendar),
      name: `${order.code}.zip`,
      type: 'application/zip',
      size: null,
    };
  });
}

const derivedFile = (bytes: Buffer, name: string, type: string): StaffFile => ({
  body: bytes as Uint8Array<ArrayBuffer>,
  name,
  type,
  size: bytes.length,
  opens: true,
});

/** Reads the first piece before the answer begins, so that an unreadable file is answered as an error. */
async function startStream(pieces: AsyncIterable<Uint8Array>): Promise<ReadableStream<Uint8Array> | null> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next().catch(() => null);
  if (!first) return null;
  return streamOf(
    (async function* all() {
      try {
        for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
      } finally {
        await rest.return?.();
      }
    })(),
  );
}

/** Pictures and PDF open in the browser's viewer, which adds its own styles to the page. */
const viewerPolicy =
  "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function answer({ body, name, type, size, opens }: StaffFile): Response {
  return new Response(body, {
    headers: {
      ...securityHeaders(opens ? viewerPolicy : undefined),
      'content-type': type,
      ...(size === null ? {} : { 'content-length': String(size) }),
      'cache-control': 'no-store',
      'content-disposition': `${opens ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}
