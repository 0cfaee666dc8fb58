import { readJson } from '../../scripts/parts/root.mjs';

const { password } = readJson('scripts/accounts.json');
const own = { 'sec-fetch-site': 'same-origin' };

/**
 * Customers of the benchmark, made as a lab makes them: the desk creates an account, its mail leads to the page that sets
 * the password. Those of an earlier run are found by their sign-in. Answers `{ email, token }` of each.
 */
export async function signInBuyers(base, count) {
  const emails = Array.from({ length: count }, (_, index) => `buyer-${index}@bench.example`);
  const missing = [];
  const tokens = new Map();
  for (const email of emails) {
    const token = await signIn(base, email);
    if (token) tokens.set(email, token);
    else missing.push(email);
  }
  if (missing.length > 0) {
    console.log(`Creating ${missing.length} customers (once) ...`);
    const desk = await signInAtDesk(base);
    for (const email of missing) await create(base, desk, email);
    const links = await invitations(base, missing);
    for (const email of missing) {
      await accept(base, links.get(email));
      tokens.set(email, await signIn(base, email));
    }
  }
  return emails.map((email) => {
    const token = tokens.get(email);
    if (!token) throw new Error(`${email} cannot sign in`);
    return { email, token };
  });
}

/** The token of a customer; '' when nobody has this address yet. */
async function signIn(base, email) {
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  return answer.ok ? ((await answer.json()).token ?? '') : '';
}

/** Signs a member of staff in; answers the headers of their requests. */
export async function signInAtDesk(base) {
  const body = new FormData();
  body.set('email', 'desk@lab.test');
  body.set('password', password);
  const answer = await fetch(`${base}/staff/sign-in`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: own,
  });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0];
  if (!cookie) throw new Error(`the desk answered ${answer.status} to its member of staff`);
  return { ...own, cookie };
}

async function create(base, headers, email) {
  const page = await (await fetch(`${base}/staff/new-customer`, { headers })).text();
  const body = new FormData();
  for (const name of ['csrf', 'key']) {
    const value = new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1];
    if (value) body.set(name, value);
  }
  const fields = {
    company: `Studio ${email.split('@')[0]}`,
    name: 'Ada',
    surname: 'Neri',
    country: 'IT',
    email,
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${base}/staff/new-customer`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the desk answered ${answer.status} to a new customer`);
}

/** The links in the mails to these addresses. Mails are jobs: the outbox is read until it has them. */
async function invitations(base, emails) {
  const links = new Map();
  const read = new Set();
  const until = Date.now() + 60_000;
  while (emails.some((email) => !links.has(email))) {
    if (Date.now() > until) throw new Error('not every invitation was mailed within a minute');
    const list = await (await fetch(`${base}/outbox`)).text();
    for (const [, id] of list.matchAll(/href="\/outbox\/([^"]+)"/g)) {
      if (read.has(id)) continue;
      read.add(id);
      const page = await (await fetch(`${base}/outbox/${id}`)).text();
      const text = page.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');
      const link = /https?:\S+\/auth\/invitation\?code=\S+/.exec(text)?.[0];
      const email = /buyer-\d+@bench\.example/.exec(text)?.[0];
      if (link && email) links.set(email, link);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return links;
}

async function accept(base, link) {
  const { pathname, searchParams } = new URL(link);
  const answer = await fetch(`${base}${pathname}?lang=en`, {
    method: 'POST',
    headers: own,
    redirect: 'manual',
    body: new URLSearchParams({ code: searchParams.get('code') ?? '', password, repeat: password }),
  });
  if (answer.status !== 303) throw new Error(`the invitation answered ${answer.status}`);
}
