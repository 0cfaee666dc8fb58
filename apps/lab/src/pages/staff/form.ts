import type { Context } from 'hono';
import { disconnected, invalid, tooLarge } from '../../base/errors.ts';

const maxBytes = 80 * 1_048_576;

type SentFile = Exclude<ReturnType<FormData['get']>, string | null>;

export interface StaffForm {
  readonly text: (name: string) => string;
  readonly files: (name: string) => readonly SentFile[];
}

/** The fields of a form; NUL, which no person types, is refused. */
export async function readForm(context: Context): Promise<StaffForm> {
  const length = Number(context.req.header('content-length') ?? Number.NaN);
  if (!(length <= maxBytes)) throw tooLarge(maxBytes);
  const form = await context.req.formData().catch(() => {
    throw disconnected();
  });
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
