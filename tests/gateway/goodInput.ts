import type { Endpoint } from '@trade-area/core/contract';
import { smallPdf } from './messageFixture.ts';

export interface Known {
  readonly orderCode: string;
  /** An order whose card may still be changed; absent = the order above. */
  readonly runningCode?: string;
  /** An order with an invoice; absent = the order above. */
  readonly invoicedCode?: string;
  readonly cod_fot: string;
  /** Message of the lab about that order, message of the customer, and its file (`messageFixture.ts`). */
  readonly messageId?: string;
  readonly sentId?: string;
  readonly attachmentId?: string;
}

export interface GoodInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** A record, or the file itself. */
  readonly body?: Readonly<Record<string, unknown>> | Buffer;
}

const printUuid = '0b1c2d3e-aaaa-4bbb-8ccc-444455556666';
const configuredProduct = JSON.stringify({ fields: [{ name: 'Pages', numberValue: 30 }] });

/** The calls of one environment of the configurator; a quote of nobody for those that name one. */
function quoteInputs(name: string): Record<string, () => GoodInput> {
  return {
    [`${name}.quote`]: () => ({ path: { conf_id: 'none' } }),
    [`${name}.createQuote`]: () => ({ path: { product_id: '10' }, body: { configuredProduct } }),
    [`${name}.saveQuote`]: () => ({ path: { conf_id: 'none', idQuote: '1' }, body: { configuredProduct } }),
  };
}

/** Valid input for a call of the contract. A call without an entry has no test, which is an error. */
const inputs: Readonly<Record<string, (known: Known) => GoodInput>> = {
  'auth.login': () => ({ body: { email: 'nobody@studio.test', password: 'x' } }),
  'observations.add': () => ({
    body: { kind: 'event', name: 'store_info', page: '/ta/graphistore', facts: { slug: 'weddingbook' } },
  }),
  'auth.logout': () => ({}),
  'auth.recovery': () => ({ body: { password: 'RECOVERY', email: 'nobody@studio.test' } }),
  'auth.changePassword': ({ cod_fot }) => ({
    body: { cod_fot, old_password: 'not this one', new_password: 'short' },
  }),
  'auth.checkToken': () => ({ body: {} }),
  'auth.saveLoggedUser': ({ cod_fot }) => ({
    body: { cod_fot, CodiceArea: '1', inter: '0', nazione_iso: 'IT', landing_page: '/ta/' },
  }),
  'auth.ticket': ({ orderCode }) => ({ body: { purpose: 'upload', order_code: orderCode } }),
  'account.details': () => ({}),
  'account.updateLanguage': () => ({ query: { lingua: 'it' } }),
  'account.regions': () => ({ body: { nazione_iso: 'IE', stato_regione_iso: 'IE-G' } }),
  'account.ordersInProduction': ({ cod_fot }) => ({ body: { cod_fot } }),
  'account.saveProfile': ({ cod_fot, orderCode }) => ({
    body: {
      cod_fot,
      ragione_sociale: 'Atlantic Frame',
      nome: 'Declan',
      cognome: "O'Sullivan",
      via: '19 Shop Street',
      citta: 'Galway',
      cap: 'H91 E2X4',
      nazione: 'Ireland',
      nazione_iso: 'IE',
      'regione-ie': 'Co. Galway',
      stato_regione_iso: cod_fot === '1002' ? 'FR-69' : cod_fot === '1001' ? 'IT-PD' : 'IE-G',
      telefono: '+353 91 555 018',
      // Keeps the sign-in address, which other test files use.
      email: cod_fot === '1008' ? 'ie@studio.test' : 'declan@atlantic.photo',
      array_commesse: JSON.stringify([orderCode]),
    },
  }),
  'account.invoicingData': ({ cod_fot }) => ({ query: { cod_fot } }),
  'auth.sessions': () => ({}),
  'auth.endSessions': () => ({ body: { id: 'none of them' } }),
  'account.members': () => ({}),
  'account.inviteMember': () => ({
    body: {
      email: `${crypto.randomUUID()}@studio.example`,
      name: 'Giulia',
      surname: 'Ferri',
      rights: ['orders'],
    },
  }),
  'account.changeMember': () => ({ body: { id: '0', name: 'Giulia', surname: '', rights: [] } }),
  'account.inviteMemberAgain': () => ({ body: { id: '0' } }),
  'account.removeMember': () => ({ body: { id: '0' } }),
  'account.privacy': () => ({}),
  'account.requestPrivacy': () => ({ body: { kind: 'couple', order_code: 'none of them' } }),
  'account.cancelPrivacy': () => ({ body: { id: '0' } }),
  'account.privacyLink': () => ({ body: { id: '0' } }),
  'account.saveInvoicing': () => ({ body: { pec: '', cdu: '' } }),
  'orders.inProcess': () => ({ body: {} }),
  'orders.incomplete': () => ({ body: {} }),
  'orders.counts': () => ({}),
  'orders.details': ({ orderCode }) => ({ path: { id: orderCode }, body: {} }),
  'orders.delete': ({ orderCode }) => ({ body: { order_code: orderCode, ta_token: 'none' } }),
  'orders.export': ({ orderCode }) => ({
    body: { list: 'inprocess', request: {}, codes: [orderCode], columns: [{ key: 'names', title: 'Names' }] },
  }),
  'orders.views': () => ({}),
  'orders.saveView': () => ({ body: { name: 'matrix', search: '', columns: [] } }),
  'orders.deleteView': () => ({ body: { id: '1' } }),
  'orders.createStatusLink': ({ orderCode }) => ({ body: { cod_order: orderCode } }),
  'orders.revokeStatusLink': ({ orderCode }) => ({ body: { cod_order: orderCode } }),
  'orders.reorder': ({ orderCode }) => ({ body: { cod_order: orderCode } }),
  'orders.cancellation': ({ orderCode }) => ({ body: { cod_order: orderCode } }),
  // Other money than would move: the order stays for the calls that follow.
  'orders.cancel': ({ orderCode }) => ({ body: { cod_order: orderCode, seen: 'none' } }),
  'messages.unread': () => ({}),
  'messages.threads': () => ({}),
  'messages.list': ({ orderCode }) => ({ path: { id: orderCode } }),
  'messages.add': ({ orderCode }) => ({ body: { cod_order: orderCode, txt_public: 'Thank you.' } }),
  'messages.read': ({ orderCode, messageId = '1' }) => ({ body: { cod_order: orderCode, id: messageId } }),
  'messages.attach': ({ orderCode }) => ({
    query: { cod_order: orderCode, upload_folder: `matrix-${crypto.randomUUID()}`, name: 'note.pdf' },
    body: smallPdf,
  }),
  'messages.detach': ({ orderCode }) => ({ body: { cod_order: orderCode, id_attachment: 'none' } }),
  'messages.attachments': ({ orderCode, sentId = '1' }) => ({
    body: { cod_order: orderCode, id_contact: sentId },
  }),
  'messages.serveAttachment': ({ orderCode, sentId = '1', attachmentId = 'none' }) => ({
    query: { cod_order: orderCode, id_contact: sentId, id_attachment: attachmentId },
  }),
  'messages.uploadStatus': ({ orderCode }) => ({ body: { cod_order: orderCode } }),
  'messages.notifications': () => ({}),
  'messages.saveNotifications': () => ({ body: { message: 'daily' } }),
  'search.own': ({ orderCode }) => ({ body: { search: orderCode } }),
  'payments.list': ({ orderCode }) => ({ body: { query: { cod_order_ref: orderCode } } }),
  'payments.export': ({ orderCode }) => ({
    body: {
      request: { query: { cod_order_ref: orderCode } },
      columns: [{ key: 'names', title: 'Names' }],
    },
  }),
  'payments.invoiceExists': ({ orderCode }) => ({ body: { cod_order: orderCode } }),
  'payments.downloadInvoice': ({ orderCode, invoicedCode }) => ({
    query: { nome: invoicedCode ?? orderCode, tipo: 'Fattura' },
  }),
  'payments.cardData': ({ orderCode }) => ({ body: { cod_order: orderCode } }),
  'payments.setCardToken': ({ orderCode, runningCode = orderCode }) => ({
    body: { cod_order: runningCode, new_card: '0' },
  }),
  'cards.open': () => ({ body: { ta_token: 'none' } }),
  'cards.add': () => ({ body: { session: 'none', reference: 'none', holder: 'Nobody' } }),
  'cards.prove': () => ({ body: { session: 'none', challenge: 'none' } }),
  'cards.remove': () => ({ body: { session: 'none', token: 'none' } }),
  'cards.prefer': () => ({ body: { session: 'none', token: 'none' } }),
  'payments.downloadInvoices': ({ orderCode, invoicedCode }) => ({
    body: { codes: [invoicedCode ?? orderCode] },
  }),
  'configurator.product': () => ({ path: { configurator: '10' } }),
  'configurator.price': () => ({
    body: { configurator: '10', fields: [{ name: 'Pages', numberValue: 30 }] },
  }),
  'configurator.imageProject': ({ cod_fot }) => ({ path: { cod: cod_fot, name: 'wallsetdesigner' } }),
  'configurator.projectImages': ({ cod_fot }) => ({ path: { cod: cod_fot, pID: 'none' } }),
  'configurator.quotes': () => ({}),
  'configurator.renameQuote': () => ({ body: { id: 'none', name: 'Anna' } }),
  'configurator.duplicateQuote': () => ({ body: { id: 'none' } }),
  'configurator.deleteQuote': () => ({ body: { id: 'none' } }),
  'configurator.shareQuote': () => ({ body: { id: 'none' } }),
  'configurator.unshareQuote': () => ({ body: { id: 'none' } }),
  'configurator.orderAgain': ({ orderCode }) => ({ body: { cod_order: orderCode } }),
  'configurator.quoteFromOrder': ({ orderCode }) => ({ body: { cod_order: orderCode } }),
  'configurator.offer': () => ({ path: { id: 'none' }, query: { percent: '20' } }),
  'configurator.savePicture': () => ({ query: { id: 'none', revision: '1' }, body: Buffer.from('x') }),
  'configurator.restoreQuote': () => ({ body: { id: 'none' } }),
  'checkout.cart': () => ({}),
  'checkout.addToCart': () => ({ body: { id: 'none' } }),
  'checkout.changeCart': () => ({ body: { id: 'none', quantity: 1 } }),
  ...quoteInputs('configurator'),
  ...quoteInputs('configurator.dev'),
  ...quoteInputs('configurator.test'),
  'promotions.checkCode': () => ({}),
  'promotions.active': () => ({ body: { inter: 0 } }),
  'promotions.old': () => ({ query: { page: '1' } }),
  'promotions.sliders': () => ({ query: { lang: 'it' } }),
  'store.public': () => ({ query: { lang: 'it', currency: 'EUR' } }),
  'store.customer': () => ({ query: { lang: 'de' } }),
  'store.productInfo': () => ({ path: { product: 'weddingbook' }, query: { lang: 'fr' } }),
  'store.productProjects': () => ({
    path: { product: 'weddingbook' },
    body: { filter_product: 'weddingbook', page: 1, elements_per_page: 20 },
  }),
  'projects.all': () => ({ body: { page: 1, elements_per_page: 10, filter: 'wedding' } }),
  'projects.print': () => ({ body: { family_id: '275' } }),
  'projects.deletePrint': () => ({ path: { uuid: 'none' } }),
  'projects.delete': () => ({ body: { id: 'none' } }),
  'projects.deleteFiles': () => ({ body: { applet: 'cover', bucket_name: 'projects' } }),
  'projects.rename': () => ({ body: { uuid: 'none', name: 'Anna' } }),
  'projects.duplicate': () => ({ body: { uuid: 'none' } }),
  'projects.saveCover': () => ({ query: { uuid: 'none' }, body: Buffer.from('x') }),
  'projects.removeCover': () => ({ body: { uuid: 'none' } }),
  'print.session': () => ({}),
  'print.forCheckout': () => ({ path: { project_id: 'none' } }),
  'print.products': () => ({ path: { family_id: '27' } }),
  'print.create': () => ({ body: { uuid: printUuid, slug: 'prints', size: '13x18' } }),
  'print.read': () => ({ path: { uuid: 'none' } }),
  'print.save': () => ({ query: { uuid: printUuid, rev: '1' }, body: Buffer.from('{}') }),
  'print.versions': () => ({ path: { uuid: 'none' } }),
  'print.version': () => ({ path: { uuid: 'none', rev: '1' } }),
  'print.restore': () => ({ body: { uuid: printUuid, rev: '1', version: '1' } }),
  'print.photos': () => ({ path: { uuid: 'none' } }),
  'print.readProof': () => ({ path: { uuid: 'none' } }),
  'print.createProof': () => ({ body: { uuid: printUuid } }),
  'print.updateProof': () => ({ body: { uuid: printUuid } }),
  'print.revokeProof': () => ({ body: { uuid: printUuid } }),
  'print.settleProofComment': () => ({ body: { uuid: printUuid, id: '1', done: true } }),
  'print.price': () => ({ path: { uuid: 'none' } }),
  'store.presets': () => ({ body: {} }),
  'store.productPresets': () => ({
    path: { product: 'storybook' },
    body: { filter_product: 'storybook' },
  }),
  'store.viewFile': () => ({ body: { id_file: 'weddingbook.price_list.prices.pdf' } }),
  'store.downloadFile': () => ({ body: { id_file: 'weddingbook.price_list.prices.csv' } }),
  'contact.login': () => ({ path: { c: 'no-link' } }),
  'contact.addMessage': () => ({ body: { txt_public: 'Hello', c: '', a: '', p: '' } }),
  'contact.logVideoView': () => ({
    body: { video_path: '/Products/Albums and books.mp4', c: '', ip: '', a: '' },
  }),
  'contact.videoCaptions': () => ({ query: { video_path: '/Products/Albums and books.mp4' } }),
  'downloads.documents': () => ({ query: { lang: 'it' } }),
  'downloads.templates': () => ({}),
  'downloads.all': () => ({ query: { lang: 'de' } }),
  'downloads.marketing': () => ({ query: { lang: 'fr' } }),
  'downloads.videos': () => ({}),
  'downloads.technical': () => ({}),
  'downloads.video': () => ({ path: { path: 'PRODUCTS/Wedding Book/weddingbook-steps.pdf' } }),
  'downloads.file': () => ({ path: { key: 'weddingbook.product_info.care.pdf/weddingbook-care.pdf' } }),
  'downloads.archive': () => ({
    body: { ids: ['weddingbook.general.colour.pdf', 'weddingbook.product_info.care.pdf'] },
  }),
  'downloads.softwareList': () => ({}),
  'downloads.software': () => ({
    body: {
      piattaforma: 'GUIDE',
      versione: '6.4.1',
      type: 'full',
      nomeFile: 'graphisoftware-user-guide-demo.pdf',
      ta_token: 'none',
    },
  }),
  'help.faq': () => ({ query: { lang: 'it' } }),
  'help.layout': () => ({ query: { lang: 'it' } }),
  'sharing.list': () => ({ query: { lang: 'it', page: '1' } }),
  'sharing.register': () => ({ body: { listPhotoShare: '["1"]' } }),
  'sharing.saveTags': () => ({ body: { selectedElements: '{}' } }),
  'sharing.delete': () => ({ query: { id: '1' } }),
  'sharing.permission': () => ({ query: { id: '1', wish: 'revoke' } }),
  'sharing.download': () => ({ path: { s3_key: 'A'.repeat(22) } }),
  'sharing.terms': () => ({ query: { lang: 'it' } }),
  'sharing.open': () => ({ body: { session_key: 'a'.repeat(32), ta_token: 'none' } }),
  'news.image': () => ({ path: { id: '1' }, query: { format: 'big' } }),
  'news.list': () => ({ query: { paging: '2', num_show: '30' } }),
  'uploads.open': ({ orderCode }) => ({ body: { order_code: orderCode, ta_token: 'none' } }),
  'uploads.ledger': ({ orderCode }) => ({ body: { order_code: orderCode } }),
  'uploads.announce': ({ orderCode }) => ({
    body: {
      order_code: orderCode,
      files: [{ id: 'a'.repeat(32), name: '001.jpg', size: 1, mtime: 1, slot: '', findings: [] }],
      withdrawn: [],
    },
  }),
  'uploads.verify': () => ({ body: { upload: 'A'.repeat(22), sha256: 'a'.repeat(64) } }),
  'uploads.remove': () => ({ body: { upload: 'A'.repeat(22) } }),
  'uploads.restore': () => ({ body: { upload: 'A'.repeat(22) } }),
  'uploads.place': () => ({ body: { upload: 'A'.repeat(22), slot: '' } }),
  'uploads.accept': () => ({ body: { upload: 'A'.repeat(22), codes: ['noProfile'] } }),
  'uploads.send': ({ orderCode }) => ({ body: { order_code: orderCode } }),
  'uploads.pageChoices': ({ orderCode }) => ({ body: { order_code: orderCode } }),
  'uploads.changePages': ({ orderCode }) => ({ body: { order_code: orderCode, pages: 20, total: null } }),
  'uploads.changeMethod': ({ orderCode }) => ({
    body: { order_code: orderCode, ta_token: 'none', method: 'upload' },
  }),
  'consent.check': ({ cod_fot }) => ({ body: { cod_fot, int: '0' } }),
  'consent.set': ({ cod_fot }) => ({
    body: { cod_fot, int: '0', gdpr_check_type: '1', outcome: '1', from_page: 'privacy' },
  }),
};

export function goodInput(endpoint: Endpoint, known: Known): GoodInput {
  const input = inputs[endpoint.id];
  if (!input) throw new Error(`ta: tests/gateway/goodInput.ts has no entry for ${endpoint.id}`);
  return input(known);
}
