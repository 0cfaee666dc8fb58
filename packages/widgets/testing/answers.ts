/** Path, and body or query as text, of one call. */
export interface RecordedRequest {
  readonly path: string;
  readonly sent: string;
}

/** Path and content of a call, from its address and body. */
export function recordRequest(url: string, body: unknown): RecordedRequest {
  const { pathname, searchParams } = new URL(url);
  const path = searchParams.get('endpoint') ?? pathname;
  return { path, sent: typeof body === 'string' ? body : searchParams.toString() };
}

/** A refusal with a code and fields of the lab; a number alone is enough where only the status matters. */
export class RefusedAnswer {
  readonly status: number;
  readonly error: { readonly code: string; readonly fields?: Readonly<Record<string, string>> };

  constructor(status: number, error: RefusedAnswer['error']) {
    this.status = status;
    this.error = error;
  }
}

/** The answer of a table; a path that it does not know succeeds. */
export async function findAnswer(
  table: Readonly<Record<string, unknown>>,
  path: string,
): Promise<{ status: number; text: string }> {
  const found = Object.keys(table).find((end) => path.endsWith(end));
  const answer = found === undefined ? { success: true } : await table[found];
  if (typeof answer === 'string') return { status: 200, text: answer };
  if (answer instanceof RefusedAnswer)
    return { status: answer.status, text: JSON.stringify({ error: { message: 'inside', ...answer.error } }) };
  if (typeof answer !== 'number') return { status: 200, text: JSON.stringify(answer) };
  return { status: answer, text: JSON.stringify({ error: { code: 'x', message: 'inside' } }) };
}
