import type { Context } from 'hono';
import { refuseCardNumbers } from '../base/cardNumbers.ts';
import { badRequest, invalid, tooLarge } from '../base/errors.ts';
import { readBytes } from '../base/readBytes.ts';

/** Bytes of a form: one that anybody may send, one of signed-in staff, and one of staff with files. */
export const formLimits = { public: 16_384, staff: 262_144, files: 80 * 1_048_576 } as const;

/** A courier’s number may look like that of a card, and the desk cannot choose another one. */
const trackingNumber = 'tracking';

type SentFile = Exclude<ReturnType<FormData['get']>, string | null>;

export interface SubmittedForm {
  readonly text: (name: string) => string;
  readonly files: (name: string) => readonly SentFile[];
}

/**
 * The fields of a form; NUL, which no person types, and card numbers, the names of files included, are refused (T-B4).
 * Every form of the lab's pages is read here.
 * @param limit one of `formLimits`, in bytes. @throws tooLarge past it, without reading the rest.
 */
export async function readForm(context: Context, limit: number): Promise<SubmittedForm> {
  if (Number(context.req.header('content-length') || 0) > limit) throw tooLarge(limit);
  const bytes = await readBytes(context.req.raw, limit);
  const headers = { 'content-type': context.req.header('content-type') ?? '' };
  const form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers }).formData().catch(() => {
    throw badRequest('The form can’t be read.');
  });
  for (const [name, value] of form.entries())
    if (name !== trackingNumber)
      refuseCardNumbers({ [name]: typeof value === 'string' ? value : value.name });
  return {
    text(name) {
      const value = form.get(name);
      const text = typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '';
      if (text.includes('\u0000')) throw invalid({ [name]: 'must not contain the NUL character' });
      return text;
    },
    // Without a chosen file the browser sends an empty file without a name.
    files: (name) =>
      form.getAll(name).filter((each): each is SentFile => typeof each !== 'string' && each.name !== ''),
  };
}
