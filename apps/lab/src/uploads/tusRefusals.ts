/** Refusals as the tus server expects them: it answers with their status and body. */
export interface TusRefusal {
  readonly status_code: number;
  readonly body: string;
}

const refusal = (status: number, code: string, message: string): TusRefusal => ({
  status_code: status,
  body: JSON.stringify({ error: { code, message } }),
});

export const gone = refusal(410, 'gone', 'This upload has expired. Start again.');
export const noSuchUpload = refusal(404, 'not_found', 'Not found.');
export const checksumMismatch = refusal(
  460,
  'checksum_mismatch',
  'The checksum doesn’t match. Upload the file again.',
);
export const badChecksum = refusal(400, 'bad_request', 'Upload-Checksum: sha1, sha256 or md5 and base64.');
export const diskFull = refusal(507, 'storage_full', 'The lab’s storage is full. Progress is saved.');
export const writeFailed = refusal(500, 'internal', 'The lab couldn’t save the data. Progress is saved.');
export const finished = refusal(403, 'forbidden', 'This upload is already complete.');
export const closedOrder = refusal(403, 'forbidden', 'This order isn’t accepting files.');
export const keptFile = refusal(
  409,
  'conflict',
  'This order isn’t accepting files. Its files can no longer be removed.',
);
export const usedImage = refusal(409, 'conflict', 'A saved quote uses this image.');
export const usedPhoto = refusal(409, 'conflict', 'A version of a print project uses this photo.');
export const keptPhoto = refusal(409, 'conflict', 'This photo is shared. Delete it in the gallery.');
export const orderFull = refusal(413, 'quota', 'The files of this order exceed the size limit.');
export const tooLong = refusal(
  413,
  'too_large',
  'More data arrived than the declared file size. The excess was discarded.',
);
export const connectionLost = refusal(400, 'bad_request', 'The connection was lost. Progress is saved.');
export const noOrder = refusal(400, 'bad_request', 'Upload-Metadata must name order_code and filename.');
export const changedMeanwhile = refusal(
  409,
  'conflict',
  'The upload has moved on. Request its current offset.',
);

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
