import * as v from 'valibot';
import { checkToken, customerDetails, loginAnswer } from '../src/contract/index.ts';
import type { Endpoint, LoginAnswer } from '../src/contract/index.ts';
import { createSession } from '../src/auth/index.ts';
import type { Session, SessionPorts } from '../src/auth/index.ts';
import type { CallOptions, Gateway } from '../src/gateway/index.ts';
import { fail, memoryChannel, memoryStore, silentLog, succeed } from '../src/kernel/index.ts';
import type { Failure, FailureKind, KeyValue, Result } from '../src/kernel/index.ts';

export interface Sent {
  readonly id: string;
  readonly token: string | null | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  readonly keepalive: boolean;
}
export interface Account {
  readonly code: string;
  readonly email: string;
  readonly password: string;
  readonly inter?: number;
  readonly features?: readonly string[];
  readonly mustChange?: boolean;
  readonly status?: string;
}

/**
 * A lab of accounts and tokens that answers the calls of sign-in as the contract says. `fails` makes an endpoint
 * fail, revoked tokens answer 401.
 */
export function authLab(accounts: readonly Account[]) {
  const sent: Sent[] = [];
  const tokens = new Map<string, Account>();
  const fails = new Map<string, FailureKind>();
  const refuses = new Map<string, Pick<Failure, 'kind' | 'code'>>();
  const unsuccessful = new Set<string>();
  /** Tokens that are good for one exchange: `checkToken` answers the token instead, and they end (DEC-01). */
  const exchanged = new Map<string, string>();
  let count = 0;
  const gates = new Map<string, Promise<void>>();

  const lab = {
    sent,
    fails,
    /** Failures by endpoint, with the contract's code. */
    refuses,
    /** Tokens that check_token answers with success false. */
    unsuccessful,
    exchanged,
    /** Ids of the calls so far, in order. */
    ids: () => sent.map(({ id }) => id),
    /** A token of this customer. */
    issue(code: string): string {
      const account = accounts.find((known) => known.code === code);
      if (!account) throw new Error(`no account ${code}`);
      count += 1;
      const token = `token-${code}-${count}`;
      tokens.set(token, account);
      return token;
    },
    revoke: (token: string | null) => void (token !== null && tokens.delete(token)),
    /** Holds the answers of one endpoint back until the answer is called. */
    hold(id: string): () => void {
      let open: () => void = () => undefined;
      gates.set(id, new Promise((resolve) => (open = resolve)));
      return () => {
        gates.delete(id);
        open();
      };
    },
    gateway: {
      async call(endpoint: Endpoint, input: { body?: unknown } = {}, options: CallOptions = {}) {
        const body = (input.body ?? {}) as Record<string, unknown>;
        const { token } = options;
        sent.push({ id: endpoint.id, token, body, keepalive: options.keepalive === true });
        await gates.get(endpoint.id);
        await Promise.resolve();
        const failing = fails.get(endpoint.id);
        if (failing) return fail(failing, { endpoint: endpoint.id });
        const refused = refuses.get(endpoint.id);
        if (refused) return fail(refused.kind, { ...refused, endpoint: endpoint.id });
        return answer(endpoint, body, token ?? null);
      },
    } as Gateway,
  };
  return lab;

  function answer(
    endpoint: Endpoint,
    body: Readonly<Record<string, unknown>>,
    token: string | null,
  ): Result<unknown> {
    if (endpoint.id === 'auth.login') return succeed(signIn(body));
    if (endpoint.id === 'auth.logout') {
      if (token !== null) tokens.delete(token);
      return succeed({ success: true });
    }
    if (endpoint.id === 'auth.recovery') {
      const isRegistered = accounts.some((account) => account.email === body['email']);
      return succeed({
        status: isRegistered ? '1' : '0',
        status_code: isRegistered ? 200 : 404,
        message: '',
      });
    }
    const account = token === null ? undefined : tokens.get(token);
    if (!account) return fail('unauthorized', { status: 401, endpoint: endpoint.id });
    switch (endpoint.id) {
      case 'auth.checkToken': {
        const instead = exchanged.get(token ?? '');
        if (instead !== undefined) tokens.delete(token ?? '');
        return succeed(
          v.parse(checkToken.answer, {
            success: !unsuccessful.has(token ?? ''),
            email: account.email,
            ...profile(account),
            ...(instead === undefined ? {} : { token: instead }),
          }),
        );
      }
      case 'account.details':
        return succeed(
          v.parse(customerDetails, {
            code: account.code,
            area: '1',
            company: { name: 'Studio', city: 'Bassano', state: 'VI', country: 'IT' },
            sesso: 'F',
            gestore: { nome: 'Ada' },
            features: account.features ?? [],
          }),
        );
      case 'auth.ticket':
        return succeed({ ticket: 'TICKET', expires_in: 60 });
      case 'auth.changePassword': {
        const done = body['old_password'] === account.password;
        return succeed({ done, error: done ? '' : 'Wrong password' });
      }
      default:
        return succeed({ of: account.code, success: true });
    }
  }

  function signIn(body: Readonly<Record<string, unknown>>): LoginAnswer {
    const account = accounts.find(
      ({ email, password }) => email === body['email'] && password === body['password'],
    );
    if (!account) return v.parse(loginAnswer, { status: 0, error: 'Wrong e-mail or password.' });
    if (account.status) return v.parse(loginAnswer, { status: account.status });
    const acting = accounts.find(({ code }) => code === body['as'] && account.features?.includes('internal'));
    const shown = acting ? { ...acting, inter: 1 } : account;
    return v.parse(loginAnswer, {
      status: 1,
      token: lab.issue(shown.code),
      redirect_to: '',
      ...profile(shown),
    });
  }

  function profile(account: Account) {
    const { code, inter = 0, features = [], mustChange = false } = account;
    const person = {
      cod_fot: code,
      c: `c-${code}`,
      user: `u${code}`,
      name: `Name ${code}`,
      company: 'Studio',
      area: '1',
    };
    return { ...person, inter, features, must_change_password: mustChange, webLingua: 'it' };
  }
}

export const anna: Account = { code: '1001', email: 'it@studio.test', password: 'Trade-2026' };
export const bruno: Account = { code: '1002', email: 'fr@studio.test', password: 'Trade-2026' };
export const staff: Account = {
  code: '0',
  email: 'internal@lab.test',
  password: 'Trade-2026',
  features: ['internal'],
};

export const links = {
  oldArea: 'https://old.example/area/',
  website: '',
  signUp: '',
  miniTradeArea: 'https://mini.example/login',
  community: {},
  social: [],
};

/** A tab: a session over a lab and a store that tabs may share. */
export function openTab(
  lab: ReturnType<typeof authLab>,
  {
    storage = memoryStore(),
    tabs = memoryChannel(),
    ...given
  }: Partial<SessionPorts> & { storage?: KeyValue; tabs?: ReturnType<typeof memoryChannel> } = {},
): { session: Session; storage: KeyValue; state: () => ReturnType<Session['store']['getState']> } {
  const session = createSession({
    gateway: lab.gateway,
    storage,
    log: silentLog,
    channel: tabs.join(),
    config: { links },
    keep: 'legacy',
    random: () => 0.5,
    ...given,
  });
  return { session, storage, state: session.store.getState };
}

/** Lets everything that is already decided happen. */
export async function settle(): Promise<void> {
  for (let tick = 0; tick < 50; tick += 1) await Promise.resolve();
}
