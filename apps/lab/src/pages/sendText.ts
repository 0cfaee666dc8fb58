import type { Context } from 'hono';
import { codingFor, createBody, encodeBody, etagOf, isUnchanged } from '../base/responseBody.ts';
import type { ReadyBody } from '../base/responseBody.ts';

/** Sends a text file; its headers are added to those of the content. */
export type SendText = (
  context: Context,
  file: { readonly name: string; readonly type: string; readonly text: string },
  headers: Readonly<Record<string, string>>,
) => Promise<Response>;

/** A sender that compresses each file once for each coding, and again when the file has changed. */
export function createTextSender(): SendText {
  const bodies = new Map<string, ReadyBody>();
  return async (context, { name, type, text }, more) => {
    const fresh = createBody(type, text);
    const known = bodies.get(name);
    const body = known?.etag === fresh.etag ? known : fresh;
    bodies.set(name, body);
    const coding = codingFor(context.req.header('accept-encoding') ?? '', body.plain.length);
    const headers = {
      ...more,
      'content-type': body.type,
      vary: 'accept-encoding',
      etag: etagOf(body, coding),
      ...(coding === '' ? {} : { 'content-encoding': coding }),
    };
    if (isUnchanged(context.req.header('if-none-match') ?? '', body))
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await encodeBody(body, coding)), { status: 200, headers });
  };
}
