import { readJson } from '../../scripts/parts/root.mjs';

/** Accounts of the demonstration that people of a studio work with: those with orders. */
const emails = readJson('scripts/accounts.json')
  .accounts.map(({ email }) => email)
  .filter((email) => email.endsWith('@studio.test') && !email.startsWith('empty'));

const configuration = [
  { name: 'Size', stringValue: '30x30' },
  { name: 'Pages', numberValue: 40 },
  { name: 'CoverMaterial', stringValue: 'leather' },
];

/**
 * The accounts with what their people know: codes of orders, words to search for, the profile as it is. `client` is that of
 * `lab.mjs`.
 */
export async function readAccounts(client) {
  const accounts = [];
  for (const email of emails) {
    const token = await client.signIn(email);
    const ask = askAs(client, token);
    const listed = [];
    for (const path of ['inprocess/1', 'inprocess/2', 'inprocess/3', 'last/1'])
      listed.push(...(await ask(`/api/customer/orders/${path}`, {})).orders);
    const orders = [...new Set(listed.map(({ commessa }) => commessa))];
    if (orders.length < 5) throw new Error(`${email} has ${orders.length} orders`);
    const names = listed.flatMap(({ event }) => [event?.sposa, event?.sposo]);
    const terms = [...new Set(names.filter((each) => each?.length > 2))];
    accounts.push({
      email,
      token,
      orders,
      // Some search for an order's number, and some for a name that they mistype.
      terms: [...terms, ...orders.slice(0, 5), ...terms.slice(0, 3).map(mistype)],
      profile: profileOf(await ask('/api/customer/details')),
    });
  }
  return accounts;
}

/** A new quote of the account, which one of its people moves in and out of the cart. Answers its id. */
export async function createQuote(client, { email, token }) {
  const { status, body } = await client.send('/epicor/createNewQuote/10', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams({ configuredProduct: JSON.stringify({ fields: configuration }) })}`,
  });
  if (status !== 200) throw new Error(`the quote of ${email} was not saved: ${status} ${body}`);
  return JSON.parse(body).id;
}

const askAs = (client, token) => async (path, given) => {
  const { status, body } = await client.send(`/gateway?${new URLSearchParams({ endpoint: path })}`, {
    method: given ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: given ? JSON.stringify(given) : '',
  });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
  return JSON.parse(body);
};

/** Two letters exchanged, as fingers do. */
const mistype = (word) => `${word[1]}${word[0]}${word.slice(2)}`;

/** The form of the profile as the portal sends it, with the values that it shows. */
function profileOf({ code, name, surname, company, area, check_brexit, eori }) {
  const iso = company.country.toLowerCase();
  return {
    cod_fot: code,
    ragione_sociale: company.name,
    nome: name,
    cognome: surname,
    via: company.address,
    citta: company.city,
    cap: company.zip,
    nazione: company.country_name,
    nazione_iso: company.country,
    telefono: company.telephone,
    cellulare: company.mobilephone,
    email: company.email,
    sito: company.sitoweb,
    facebook: company.facebook,
    array_commesse: '[]',
    ...(company.region_iso
      ? { [`regione-${iso}`]: company.region, stato_regione_iso: company.region_iso }
      : {}),
    ...(area === '1' && company.country === 'IT'
      ? { cod_fiscale: company.cf, codice_destinatario_univoco: company.cdu, pec: company.pec }
      : {}),
    ...(check_brexit ? { eori } : {}),
  };
}
