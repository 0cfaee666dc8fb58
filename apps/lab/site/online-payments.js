// The card page (EMB-09): lists the stored cards, adds a card, and in mode "use" chooses one. It posts messages only to
// the page that its ticket was issued for.
import { postTo, reportEscape } from './parent.js';
import { createFields } from './card-sandbox.js';
import { createProviderFields } from './card-stripe.js';
import { copyOf, showFieldProblem, showStatus as showText } from './status.js';

const root = document.getElementById('cards');
const {
  mode = 'store',
  token = '',
  ticket = '',
  acting = '',
  script = '',
  key: publicKey = '',
} = root.dataset;
const texts = JSON.parse(root.dataset.texts);
const [list, form, proof] = ['list', 'new-card', 'proof'].map((id) => document.getElementById(id));
const more = document.querySelector('#more > details');
const field = (name) => document.getElementById(name);
/** The fields for the card number, which turn it into a reference: the sandbox's, or the provider's own. */
const fields = script === '' ? createFields(texts) : createProviderFields({ script, publicKey, texts });

/** Texts by the status of a refusal. Staff who act as the customer see the cards and change none (T-A3). */
const problems = { 403: acting === 'true' ? 'notForStaff' : 'tooOld', 429: 'tooMany' };

let session = '';
let parent = '';
const postToParent = (message) => postTo(parent)(message);
reportEscape(postToParent);
let challenge = '';
let hasChosen = false;
/** Unchanged until the outcome is known, so that a request whose answer was lost is repeated and not executed twice. */
let idempotencyKey = '';

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void addCard();
});
// Another card is another request.
form.addEventListener('input', () => {
  idempotencyKey = '';
  delete form.reference;
});
proof.addEventListener('submit', (event) => {
  event.preventDefault();
  void submitProof();
});
document.getElementById('cancel-proof').addEventListener('click', () => {
  challenge = '';
  idempotencyKey = '';
  showStatus('');
  showForm(form);
});
field('holder').addEventListener('blur', () => field('holder').value !== '' && checkHolder());

await start();

async function start() {
  const answer = await call('open', { ta_token: ticket });
  if (!answer) return showStatus('opened');
  ({ session, parent } = answer);
  renderCards(answer.cards);
  root.hidden = false;
  showStatus('');
  postToParent({ task: 'cardsReady' });
}

async function addCard() {
  const entered = fields.check();
  if (!checkHolder() && entered) field('holder').focus();
  if (!entered || !checkHolder()) return;
  const holder = field('holder').value.trim();
  await runLocked(form, async () => {
    idempotencyKey ||= crypto.randomUUID();
    // The reference belongs to the key: a repeated request must send the same one.
    const made = form.reference ? { reference: form.reference } : await fields.reference(holder);
    if (!made.reference) {
      idempotencyKey = '';
      return showStatus(made.problem, true);
    }
    form.reference = made.reference;
    const answer = await call('add', { session, reference: made.reference, holder }, idempotencyKey);
    if (answer) handleOutcome(answer);
  });
}

async function submitProof() {
  const code = field('code').value.trim();
  await runLocked(proof, async () => {
    idempotencyKey ||= crypto.randomUUID();
    const answer = await call('prove', { session, challenge, code }, idempotencyKey);
    if (answer) handleOutcome(answer);
  });
}

function handleOutcome(answer) {
  // It is unknown whether the provider stored the card: the same request is repeated, from the same form.
  if (answer.outcome === 'unavailable') return showStatus('unavailable', true);
  idempotencyKey = '';
  delete form.reference;
  renderCards(answer.cards);
  if (answer.outcome === 'challenge') return askForProof(answer);
  field('code').value = '';
  challenge = '';
  if (answer.outcome === 'done') {
    form.reset();
    fields.reset();
    showForm(form);
    more.open = false;
    showStatus('added');
    postToParent({ task: 'cardsChanged' });
    const added = answer.cards.find((card) => card.token === answer.added);
    return added && mode === 'use' ? chooseCard(added) : undefined;
  }
  showForm(form);
  showStatus(answer.reason || 'declined', true);
}

/** Shows the challenge: a code on this page, or a link to the bank's page. */
function askForProof({ challenge: newChallenge, challenge_url: address }) {
  const isRepeated = challenge !== '';
  challenge = newChallenge;
  const atBank = /^https?:/.test(address);
  document.getElementById('proof-by-code').hidden = atBank;
  document.getElementById('proof-at-bank').hidden = !atBank;
  document.getElementById('proof-code').hidden = atBank;
  const link = document.getElementById('proof-link');
  if (atBank) link.href = address;
  showForm(proof);
  showStatus(isRepeated ? 'notYet' : '', isRepeated);
  (atBank ? link : field('code')).focus();
}

/** Posts the chosen card to the parent page, once. */
function chooseCard(card) {
  if (hasChosen) return;
  hasChosen = true;
  const { cardType, cardholderName, maskedNumber, expirationDate, last4, provider } = card;
  postToParent({
    task: 'useCard',
    card: { token: card.token, cardType, cardholderName, maskedNumber, expirationDate, last4, provider },
  });
  showStatus('chosen');
  for (const button of list.querySelectorAll('button')) button.disabled = true;
}

function renderCards(cards) {
  const rows = cards.map((card) => {
    const row = copyOf('card-row');
    const part = (name) => row.querySelector(`[data-${name}]`);
    row.dataset.current = String(card.token === token);
    part('name').textContent = `${card.cardType} •••• ${card.last4}`;
    part('facts').textContent = `${card.cardholderName} · ${card.expirationDate}`;
    if (card.expired) part('marks').append(copyOf('mark-expired'));
    else if (card.is_default) part('marks').append(copyOf('mark-default'));
    if (card.expires_this_month) part('marks').append(copyOf('mark-expiring'));
    if (card.token === token) part('marks').append(copyOf('mark-current'));
    fillActions(part('actions'), card);
    return row;
  });
  list.replaceChildren(...rows);
  document.getElementById('no-cards').hidden = cards.length > 0;
  if (cards.length === 0) more.open = true;
}

function fillActions(place, card) {
  const about = `${card.cardType} ${card.last4}`;
  const button = (key, press) => {
    const made = copyOf(`button-${key}`);
    made.setAttribute('aria-label', `${texts[key]}: ${about}`);
    made.addEventListener('click', () => void press());
    return made;
  };
  /** Replaces the buttons of a card with a confirmation of its removal. */
  const confirmRemoval = () => {
    const no = button('removeNo', () => fillActions(place, card));
    place.replaceChildren(
      button('removeYes', () => changeCard('remove', card)),
      no,
    );
    no.focus();
  };
  place.replaceChildren(
    ...(mode === 'use' && !card.expired ? [button('use', () => chooseCard(card))] : []),
    ...(mode === 'store' && !card.is_default && !card.expired
      ? [button('prefer', () => changeCard('prefer', card))]
      : []),
    ...(mode === 'store' ? [button('remove', confirmRemoval)] : []),
  );
}

async function changeCard(name, card) {
  const answer = await call(name, { session, token: card.token });
  if (!answer) return;
  renderCards(answer.cards);
  showStatus(name === 'remove' ? 'removed' : 'preferred');
  postToParent({ task: 'cardsChanged' });
}

function checkHolder() {
  const value = field('holder').value;
  const problem = value.trim() === '' ? 'holderMissing' : /\d{6}/.test(value) ? 'holderWrong' : '';
  showFieldProblem(field('holder'), problem === '' ? '' : texts[problem]);
  return problem === '';
}

/** Disables the button of the form until the outcome is known. */
async function runLocked(lockedForm, job) {
  const button = lockedForm.querySelector('button[type=submit]');
  if (button.disabled) return;
  button.disabled = true;
  showStatus('working');
  try {
    await job();
  } finally {
    button.disabled = false;
  }
}

function showForm(visible) {
  form.hidden = visible !== form;
  proof.hidden = visible !== proof;
}

function showStatus(key, bad = false) {
  showText(key === '' ? '' : texts[key], bad);
}

/** Calls the lab. null when the call failed, with the reason shown in the status line. */
async function call(name, values, key = '') {
  try {
    const response = await fetch(`/embed/online_payments/${name}`, {
      method: 'POST',
      credentials: 'omit',
      headers: key === '' ? {} : { 'idempotency-key': key },
      body: new URLSearchParams(values),
    });
    if (response.ok) return await response.json();
    showStatus(problems[response.status] ?? 'failed', true);
  } catch {
    showStatus('offline', true);
  }
  return null;
}
