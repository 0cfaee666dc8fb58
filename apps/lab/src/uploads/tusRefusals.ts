/** Refusals in the words of the tus server: it answers with the status and says the body. */
export interface TusRefusal {
  readonly status_code: number;
  readonly body: string;
}

const refusal = (status: number, code: string, message: string): TusRefusal => ({
  status_code: status,
  body: JSON.stringify({ error: { code, message } }),
});

export const gone = refusal(410, 'gone', 'This upload is too old. Begin again.');
export const noSuchUpload = refusal(404, 'not_found', 'There is nothing here.');
export const checksumMismatch = refusal(460, 'checksum_mismatch', 'What arrived is not what was sent.');
export const badChecksum = refusal(400, 'bad_request', 'Upload-Checksum: sha1, sha256 or md5 and base64.');
export const diskFull = refusal(507, 'storage_full', 'The disk of the lab is full. What arrived is kept.');
export const writeFailed = refusal(500, 'internal', 'The lab could not write. What arrived is kept.');
export const finished = refusal(403, 'forbidden', 'This upload is finished.');
export const closedOrder = refusal(403, 'forbidden', 'This order takes no files now.');
export const orderFull = refusal(413, 'quota', 'The files of this order are larger than the lab takes.');
export const tooLong = refusal(413, 'too_large', 'More came than the file is long. What fits is kept.');
export const lineCut = refusal(400, 'bad_request', 'The line was cut. What came is kept.');
export const noOrder = refusal(400, 'bad_request', 'Upload-Metadata must name order_code and filename.');
export const changedMeanwhile = refusal(409, 'conflict', 'The upload has moved on. Ask for its offset.');

export function isTusRefusal(value: unknown): value is TusRefusal {
  return typeof value === 'object' && value !== null && 'status_code' in value && 'body' in value;
}

/** The code that a file system or database gives an error, somewhere along its causes. */
export function systemCode(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return '';
}

export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(systemCode(error));
}
