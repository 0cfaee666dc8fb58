// The card page (EMB-09): stored cards, a new one, and in mode "use" the choice of one. It speaks to the page that its
// ticket was made for, and to no other.
import { createFields } from './card-sandbox.js';
import { createProviderFields } from './card-stripe.js';

const root = document.getElementById('cards');
const { mode = 'store', token = '', ticket = '', script = '', key: publicKey = '' } = root.dataset;
const words = JSON.parse(root.dataset.words);
const [list, form, proof, status] = ['list', 'new-card', 'proof', 'status'].map((id) =>
  document.getElementById(id),
);
const field = (name) => document.getElementById(name);
/** Where the number is typed, and what makes a reference of it: the sandbox's own fields, or the provider's. */
const fields = script === '' ? createFields(words) : createProviderFields({ script, publicKey, words });

let session = '';
let parent = '';
let challenge = '';
let chosen = false;
/** One name for one wish, kept until its outcome is known: a lost answer is asked for again, not done again. */
let wish = '';

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void add();
});
// Another card is another wish.
form.addEventListener('input', () => {
  wish = '';
  delete form.reference;
});
proof.addEventListener('submit', (event) => {
  event.preventDefault();
  void prove();
});
document.getElementById('cancel-proof').addEventListener('click', () => {
  challenge = '';
  wish = '';
  say('');
  show(form);
});
field('holder').addEventListener('blur', () => field('holder').value !== '' && checkHolder());

await start();

async function start() {
  const answer = await call('open', { ta_token: ticket });
  if (!answer) return say('opened');
  ({ session, parent } = answer);
  draw(answer.cards);
  root.hidden = false;
  say('');
  tell({ task: 'cardsReady' });
}

async function add() {
  const entered = fields.check();
  if (!checkHolder() && entered) field('holder').focus();
  if (!entered || !checkHolder()) return;
  const holder = field('holder').value.trim();
  await work(form, async () => {
    wish ||= crypto.randomUUID();
    // The reference belongs to the wish: sent again it must be the same.
    const made = form.reference ? { reference: form.reference } : await fields.reference(holder);
    if (!made.reference) {
      wish = '';
      return say(made.problem, true);
    }
    form.reference = made.reference;
    const answer = await call('add', { session, reference: made.reference, holder }, wish);
    if (answer) settle(answer);
  });
}

async function prove() {
  const code = field('code').value.trim();
  await work(proof, async () => {
    wish ||= crypto.randomUUID();
    const answer = await call('prove', { session, challenge, code }, wish);
    if (answer) settle(answer);
  });
}

function settle(answer) {
  // Whether the provider kept it is not known: the same wish is sent again, from the same place.
  if (answer.outcome === 'unavailable') return say('unavailable', true);
  wish = '';
  delete form.reference;
  draw(answer.cards);
  if (answer.outcome === 'challenge') return askForProof(answer);
  field('code').value = '';
  challenge = '';
  if (answer.outcome === 'done') {
    form.reset();
    fields.reset();
    show(form);
    document.getElementById('more').open = false;
    say('added');
    tell({ task: 'cardsChanged' });
    const added = answer.cards.find((card) => card.token === answer.added);
    return added && mode === 'use' ? choose(added) : undefined;
  }
  show(form);
  say(answer.reason || 'declined', true);
}

/** By a code in this page, or at the bank's own. */
function askForProof({ challenge: asked, challenge_url: address }) {
  const again = challenge !== '';
  challenge = asked;
  const atBank = /^https?:/.test(address);
  document.getElementById('proof-by-code').hidden = atBank;
  document.getElementById('proof-at-bank').hidden = !atBank;
  field('code').closest('.card-field').hidden = atBank;
  const link = document.getElementById('proof-link');
  if (atBank) link.href = address;
  show(proof);
  say(again ? 'notYet' : '', again);
  (atBank ? link : field('code')).focus();
}

/** Says which card was chosen, once. */
function choose(card) {
  if (chosen) return;
  chosen = true;
  const { cardType, cardholderName, maskedNumber, expirationDate, last4, provider } = card;
  tell({
    task: 'useCard',
    card: { token: card.token, cardType, cardholderName, maskedNumber, expirationDate, last4, provider },
  });
  say('chosen');
  for (const button of list.querySelectorAll('button')) button.disabled = true;
}

function draw(cards) {
  const rows = cards.map((card) => {
    const row = document.createElement('li');
    row.className = 'card';
    row.dataset.current = String(card.token === token);
    const name = element('span', 'card__name', `${card.cardType} •••• ${card.last4}`);
    const facts = element('span', 'card__facts', `${card.cardholderName} · ${card.expirationDate}`);
    const marks = element('span', 'card__marks');
    if (card.expired) marks.append(element('span', 'mark bad', words.expiredMark));
    else if (card.is_default) marks.append(element('span', 'mark', words.defaultMark));
    if (card.token === token) marks.append(element('span', 'mark', words.currentMark));
    row.append(name, facts, marks, actions(card));
    return row;
  });
  list.replaceChildren(...rows);
  document.getElementById('no-cards').hidden = cards.length > 0;
  if (cards.length === 0) document.getElementById('more').open = true;
}

function actions(card) {
  const buttons = element('span', 'card__actions');
  const about = `${card.cardType} ${card.last4}`;
  const button = (word, press, look = 'button quiet small') => {
    const made = element('button', look, words[word]);
    made.type = 'button';
    made.setAttribute('aria-label', `${words[word]}: ${about}`);
    made.addEventListener('click', () => void press());
    buttons.append(made);
  };
  if (mode === 'use' && !card.expired) button('use', () => choose(card), 'button small');
  if (mode === 'store' && !card.is_default && !card.expired) button('prefer', () => change('prefer', card));
  if (mode === 'store') button('remove', () => ask(card, buttons, about));
  return buttons;
}

/** Removing asks once more, in its place. */
function ask(card, buttons, about) {
  const yes = element('button', 'button small', words.removeYes);
  const no = element('button', 'button quiet small', words.removeNo);
  for (const made of [yes, no]) made.type = 'button';
  yes.setAttribute('aria-label', `${words.removeYes}: ${about}`);
  yes.addEventListener('click', () => void change('remove', card));
  no.addEventListener('click', () => buttons.replaceWith(actions(card)));
  buttons.replaceChildren(yes, no);
  no.focus();
}

async function change(name, card) {
  const answer = await call(name, { session, token: card.token });
  if (!answer) return;
  draw(answer.cards);
  say(name === 'remove' ? 'removed' : 'preferred');
  tell({ task: 'cardsChanged' });
}

function checkHolder() {
  const value = field('holder').value;
  const problem = value.trim() === '' ? 'holderMissing' : /\d{6}/.test(value) ? 'holderWrong' : '';
  document.getElementById('holder-error').textContent = problem === '' ? '' : words[problem];
  field('holder').setAttribute('aria-invalid', String(problem !== ''));
  return problem === '';
}

/** One thing at a time: the button is locked until the outcome is known. */
async function work(place, job) {
  const button = place.querySelector('button[type=submit]');
  if (button.disabled) return;
  button.disabled = true;
  say('working');
  try {
    await job();
  } finally {
    button.disabled = false;
  }
}

function show(place) {
  form.hidden = place !== form;
  proof.hidden = place !== proof;
}

function say(word, bad = false) {
  status.textContent = word === '' ? '' : words[word];
  status.dataset.bad = String(bad);
}

function tell(message) {
  if (window.parent !== window && parent !== '') window.parent.postMessage(message, parent);
}

function element(tag, className, text = '') {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** null when it failed; what is to be said of it is said. */
async function call(name, values, key = '') {
  try {
    const response = await fetch(`/embed/online_payments/${name}`, {
      method: 'POST',
      credentials: 'omit',
      headers: key === '' ? {} : { 'idempotency-key': key },
      body: new URLSearchParams(values),
    });
    if (response.ok) return await response.json();
    say(response.status === 403 ? 'tooOld' : response.status === 429 ? 'tooMany' : 'failed', true);
  } catch {
    say('offline', true);
  }
  return null;
}
