import type { LabFacts } from '../checks/facts.ts';

type Ask = (address: string, request: RequestInit) => Promise<Response>;

const requestTimeoutMs = 10_000;

/**
 * Asks the lab for its health, as a widget would ask. Where the browser withholds the answer it asks once more without
 * reading it, which tells an answer that is not for this origin from none. Never rejects.
 */
export async function askLab(gateway: string, ask: Ask, now: () => Date): Promise<LabFacts> {
  const address = `${gateway}/health`;
  const request = (): RequestInit => ({
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  try {
    const response = await ask(address, request());
    const { status } = response;
    const isLab = status === 200 && (await isHealth(response));
    const date = Date.parse(response.headers.get('date') ?? '');
    const ahead = isLab && !Number.isNaN(date) ? now().getTime() - date : 0;
    return { answer: isLab ? 'lab' : 'wrong', status, ahead };
  } catch {
    const isThere = await ask(address, { ...request(), mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    return { answer: isThere ? 'refused' : 'silent', status: 0, ahead: 0 };
  }
}

async function isHealth(response: Response): Promise<boolean> {
  try {
    const body: unknown = JSON.parse(await response.text());
    return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
  } catch {
    return false;
  }
}
