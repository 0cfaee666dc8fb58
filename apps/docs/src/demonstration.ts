import { labOrigin, siteFile } from './lab.ts';

/** The account with which the demonstration shows its widgets. */
export interface Demonstration {
  readonly email: string;
  readonly password: string;
  /** Code of an order of the account that waits for files; '' when none does. */
  readonly order: string;
}

/** null when the lab is no demonstration. */
export async function readDemonstration(): Promise<Demonstration | null> {
  try {
    const answer = await fetch(siteFile('demonstration.json'));
    return answer.ok ? ((await answer.json()) as Demonstration | null) : null;
  } catch {
    return null;
  }
}

/** A function for the property `session`: signs in to the demonstration when a credential is asked for. */
export function sessionOf({ email, password }: Demonstration): () => Promise<string | null> {
  return async () => {
    const answer = await fetch(`${labOrigin}/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
    });
    if (!answer.ok) return null;
    const { token } = (await answer.json()) as { readonly token: string };
    return token;
  };
}
