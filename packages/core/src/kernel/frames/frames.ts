/**
 * The frame protocol, both sides (EMB-05..EMB-11). Reading is total: whatever another page posts gives
 * a message rebuilt from its known fields, or null; nothing of the posted object itself is passed on.
 */
export type FrameMessage =
  /** The framed login to its parent (SES-06). `hash` is the server-made `c`. */
  | { readonly name: 'login'; readonly code: string; readonly hash: string; readonly token: string }
  | { readonly name: 'finishedToUploadFiles'; readonly folder: string; readonly orderCode: string }
  /** The wire's own spelling (EMB-07). */
  | { readonly name: 'finishedChangeMetod'; readonly orderCode: string }
  | { readonly name: 'finishedDeleteOrder'; readonly orderCode: string }
  /**
   * Ours: the deletion did not happen (DEC-07). `reason` is a reason or an error code of the contract, '' when unknown.
   * `together` has the codes of the orders that can only be deleted with it, separated by commas; `shipsWith` that of the
   * order that takes over the shipping of all of them, '' when none is left.
   */
  | {
      readonly name: 'failedDeleteOrder';
      readonly orderCode: string;
      readonly reason: string;
      readonly together?: string;
      readonly shipsWith?: string;
    }
  /** A card was chosen in the card frame (EMB-09, PAY-15). */
  | { readonly name: 'useCard'; readonly card: Readonly<Record<string, string>> }
  /** Ours: the stored cards are not the same any more; or the frame is ready. */
  | { readonly name: 'cardsChanged' | 'cardsReady' }
  /** Ours: the right of the page in the frame has ended with the session; it waits for another ticket. */
  | { readonly name: 'wantsTicket'; readonly orderCode: string }
  /** Ours, into the frame: the ticket it waits for. */
  | { readonly name: 'ticket'; readonly orderCode: string; readonly ticket: string }
  /** Ours: whether closing the window now would lose something; before it says so, it would (EMB-15). */
  | { readonly name: 'unsaved'; readonly orderCode: string; readonly unsaved: boolean }
  /** Ours: Escape was pressed in the frame and closed nothing there, so it is for the dialog around it. */
  | { readonly name: 'escape' }
  /** Ours: how high a pickup page is, in pixels (PICK-04). */
  | { readonly name: 'pickupHeight'; readonly height: number }
  /** Ours: how high a page of another site is, in pixels (DIS-07). */
  | { readonly name: 'frameHeight'; readonly height: number }
  | { readonly name: 'share_photo_album' }
  | { readonly name: 'changeAddress' }
  /** The chosen shipping address, its scalar fields as text (DIS-05). */
  | { readonly name: 'which_address'; readonly address: Readonly<Record<string, string>> };

export type FrameMessageName = FrameMessage['name'];

/** Milliseconds after which a page of another site that has not loaded in its frame is told (PICK-04, DIS-02). */
export const frameLoadLimit = 10_000;

/** Milliseconds a photo list waits after `share_photo_album` (EMB-08, CONST-04). */
export const sharedPhotosDelay = 2_000;

const names: readonly FrameMessageName[] = [
  'login',
  'finishedToUploadFiles',
  'finishedChangeMetod',
  'finishedDeleteOrder',
  'failedDeleteOrder',
  'wantsTicket',
  'ticket',
  'unsaved',
  'useCard',
  'cardsChanged',
  'cardsReady',
  'escape',
  'pickupHeight',
  'frameHeight',
  'share_photo_album',
  'changeAddress',
  'which_address',
];
const cardFields = new Set([
  'token',
  'cardType',
  'cardholderName',
  'maskedNumber',
  'expirationDate',
  'last4',
  'provider',
]);
const longestText = 50_000;
const longestValue = 2_000;
const mostFields = 40;

/** A posted body, string or object form (EMB-11); null for everything that is not exactly one of ours. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  try {
    if (typeof data === 'string') return fromText(data);
    return isPlain(data) ? fromObject(data) : null;
  } catch {
    // A proxy or a getter may throw whatever it likes: not a message.
    return null;
  }
}

/** A message's sender as the browser states it, and its body. */
export interface Posted {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/**
 * The message when it comes from exactly this origin and this window, else null (EMB-05, T-B1). An expected
 * origin that is empty, 'null' or '*' accepts no message; so does an absent window. With a `nonce` the message must
 * repeat it: only the page that was opened with it knows it, and not one that the frame was led to since.
 */
export function acceptMessage(
  posted: Posted,
  expected: { readonly origin: string; readonly source: unknown; readonly nonce?: string | undefined },
): FrameMessage | null {
  const nobody = expected.origin === '' || expected.origin === 'null' || expected.origin === '*';
  if (nobody || expected.source === null || expected.source === undefined) return null;
  if (posted.origin !== expected.origin || posted.source !== expected.source) return null;
  // Read only now: a body is decoded when it is read, and strangers may post large ones.
  const { data } = posted;
  return expected.nonce === undefined || nonceOf(data) === expected.nonce ? parseFrameMessage(data) : null;
}

/** The nonce of a posted body in either form; undefined without one. */
function nonceOf(data: unknown): unknown {
  try {
    const isText = typeof data === 'string' && data.length <= longestText && data.trimStart().startsWith('{');
    const body: unknown = isText ? JSON.parse(data) : data;
    return isPlain(body) ? own(body, 'nonce') : undefined;
  } catch {
    return undefined;
  }
}

/** The body to post for a message: an object whose `task` is the name, as the documents have it for the login. */
export function serializeFrameMessage(message: FrameMessage): Readonly<Record<string, unknown>> {
  const { name, ...fields } = message;
  return name === 'which_address'
    ? { task: name, which_address: message.address }
    : { task: name, ...fields };
}

function fromText(data: string): FrameMessage | null {
  if (data.length > longestText) return null;
  const name = names.find((known) => known === data.trim());
  if (name) return build(name, {});
  if (!data.trimStart().startsWith('{')) return null;
  const read: unknown = JSON.parse(data);
  return isPlain(read) ? fromObject(read) : null;
}

function fromObject(data: Readonly<Record<string, unknown>>): FrameMessage | null {
  const nameFields = ['task', 'type', 'message']
    .map((field) => own(data, field))
    .filter((value) => value !== undefined);
  // Two fields that name different messages are no message: which one was meant cannot be known.
  const messageNames = nameFields.filter(
    (value) => typeof value === 'string' && names.some((known) => known === value),
  );
  if (new Set(messageNames).size > 1) return null;
  const name = names.find((known) => known === messageNames[0]);
  if (name) return build(name, data);
  // DIS-05 says only that the message carries which_address.
  return nameFields.length === 0 && own(data, 'which_address') !== undefined
    ? build('which_address', data)
    : null;
}

function build(name: FrameMessageName, data: Readonly<Record<string, unknown>>): FrameMessage | null {
  const orderCode = text(data, 'orderCode', 'order_code');
  switch (name) {
    case 'login': {
      const [code, hash, token] = [text(data, 'code'), text(data, 'hash'), text(data, 'token')];
      return code && hash !== null && token ? { name, code, hash, token } : null;
    }
    case 'finishedToUploadFiles': {
      const folder = text(data, 'folder', 'upload_folder');
      return folder === null || orderCode === null ? null : { name, folder, orderCode };
    }
    case 'finishedChangeMetod':
    case 'finishedDeleteOrder':
    case 'wantsTicket':
      return orderCode === null ? null : { name, orderCode };
    case 'failedDeleteOrder': {
      const [reason, together] = [text(data, 'reason'), text(data, 'together')];
      const shipsWith = text(data, 'shipsWith');
      if (orderCode === null || reason === null || together === null || shipsWith === null) return null;
      return { name, orderCode, reason, ...(together === '' ? {} : { together, shipsWith }) };
    }
    case 'useCard': {
      const cardData = scalars(own(data, 'card')) ?? {};
      // The card's token and the data it is recognised by, nothing else: never a number, from any origin (PAY-24).
      const card = Object.fromEntries(Object.entries(cardData).filter(([field]) => cardFields.has(field)));
      return card['token'] && text(own(data, 'card') as object, 'token') ? { name, card } : null;
    }
    case 'ticket': {
      const ticket = text(data, 'ticket');
      return orderCode === null || !ticket ? null : { name, orderCode, ticket };
    }
    case 'unsaved': {
      const unsaved = own(data, 'unsaved');
      return orderCode === null || typeof unsaved !== 'boolean' ? null : { name, orderCode, unsaved };
    }
    case 'pickupHeight':
    case 'frameHeight': {
      const height = own(data, 'height');
      return typeof height === 'number' && height > 0 && height < 100_000 ? { name, height } : null;
    }
    case 'cardsChanged':
    case 'cardsReady':
    case 'escape':
    case 'share_photo_album':
    case 'changeAddress':
      return { name };
    case 'which_address': {
      const address = scalars(own(data, 'which_address') ?? own(data, 'address'));
      return address && { name, address };
    }
  }
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Own data properties only: nothing inherited, no getter run. */
function own(data: object, field: string): unknown {
  return Object.getOwnPropertyDescriptor(data, field)?.value as unknown;
}

/** The first of the spellings that is there: a string or finite number; '' when absent, null when anything else. */
function text(data: object, ...spellings: readonly string[]): string | null {
  const value = spellings
    .map((field) => own(data, field))
    .find((found) => found !== undefined && found !== null);
  return value === undefined || value === null ? '' : scalar(value);
}

function scalar(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  return typeof value === 'string' && value.length <= longestValue ? value : null;
}

function scalars(value: unknown): Readonly<Record<string, string>> | null {
  if (typeof value === 'string') return scalar(value) === null ? null : { id: value };
  if (!isPlain(value)) return null;
  const fields = Object.keys(value);
  if (fields.length > mostFields) return null;
  const scalarFields: [string, string][] = [];
  for (const field of fields) {
    const read = field === '__proto__' ? null : scalar(own(value, field));
    if (read !== null) scalarFields.push([field, read]);
  }
  return Object.fromEntries(scalarFields);
}
