import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { uploadId } from './uploads.ts';
import { flag, text } from './wire.ts';

/** Minutes in which a removed file can be restored; its bytes are kept as long. */
export const undoMinutes = 60;

export const removeUpload = endpoint({
  id: 'uploads.remove',
  method: 'POST',
  path: '/api/customer/uploads/remove',
  summary:
    'Removes a file from its order. Its bytes are kept for an hour, so that it can be restored, unless the removed files of the order take more room than an order may have: `restorable` says so.',
  cites: ['P-UPLOAD', 'ours'],
  body: v.object({ upload: uploadId }),
  answer: v.object({ success: flag, restorable: flag }),
});

export const restoreUpload = endpoint({
  id: 'uploads.restore',
  method: 'POST',
  path: '/api/customer/uploads/restore',
  summary:
    'Restores a removed file with the bytes that had arrived, in its former slot unless that has been filled. 404 when it is no longer kept, 409 when the order has no room for it.',
  cites: ['P-UPLOAD', 'ours'],
  body: v.object({ upload: uploadId }),
  answer: v.object({ slot: text }),
});
