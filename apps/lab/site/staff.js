import { copyOf } from './status.js';

// The staff desk: an open order and an open list poll for new messages every few seconds. Typed text is never lost.
const pollMs = 4_000;
const list = document.getElementById('messages');
const fresh = document.getElementById('fresh');

if (list?.dataset.order)
  void poll(
    `/staff/orders/${encodeURIComponent(list.dataset.order)}/messages`,
    createOfflineNotice(list),
    ({ messages }) => {
      for (const message of messages)
        if (!list.querySelector(`[data-id="${CSS.escape(message.id)}"]`)) list.append(draw(message));
    },
  );

if (fresh) {
  const counters = new Map(
    [...document.querySelectorAll('[data-count]')].map((element) => [element.dataset.count, element]),
  );
  const before = Number(counters.get('written')?.textContent);
  void poll('/staff/counts', createOfflineNotice(fresh), (counts) => {
    for (const [name, element] of counters) element.textContent = String(counts[name]);
    const link = fresh.querySelector('a');
    if (link && counts.written > before) link.hidden = false;
  });
}

// An order links back to the list that it was opened from, with its filter, its search and its page.
const listKey = 'ta-desk list';
const back = document.getElementById('back');
if (fresh) storage()?.setItem(listKey, location.search);
else if (back) back.href = `/staff/${storage()?.getItem(listKey) ?? ''}`;

/** Polls while the page is visible; `showOffline` gets whether the lab did not answer. */
async function poll(address, showOffline, onData) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    if (document.visibilityState !== 'visible') continue;
    const response = await fetch(address).catch(() => null);
    if (response?.status === 401) return location.assign('/staff/');
    const data = response?.ok ? await response.json().catch(() => null) : null;
    showOffline(data === null);
    if (data) onData(data);
  }
}

/** A sentence above `element` that is shown while the lab does not answer. */
function createOfflineNotice(element) {
  const notice = Object.assign(document.createElement('p'), { hidden: true });
  notice.setAttribute('role', 'status');
  element.before(notice);
  return (isOffline) => {
    if (notice.hidden !== isOffline) return;
    notice.hidden = !isOffline;
    notice.textContent = isOffline ? element.dataset.offline : '';
  };
}

function draw({ id, ours, about, text, files }) {
  const item = copyOf('message-row');
  item.dataset.id = id;
  if (!ours) item.dataset.theirs = '';
  item.querySelector('[data-about]').textContent = about;
  item.querySelector('[data-text]').textContent = text;
  if (files.length === 0) return item;
  const all = copyOf('message-files');
  for (const { href, name } of files) {
    const entry = copyOf('message-file');
    Object.assign(entry.querySelector('a'), { href, textContent: name });
    all.append(entry);
  }
  item.append(all);
  return item;
}

// A draft answer survives a reload and an expired session, in this tab only.
const answer = document.querySelector('textarea[name="text"]');
if (answer && list?.dataset.order) {
  const name = `ta-desk ${list.dataset.order}`;
  const store = storage();
  const sent = new URLSearchParams(location.search).get('said') === 'message';
  if (sent) store?.removeItem(name);
  else answer.value ||= store?.getItem(name) ?? '';
  answer.addEventListener('input', () => store?.setItem(name, answer.value));
}

function storage() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

// A form that is being submitted shows it and is not submitted twice; a page from the back/forward cache is reset.
for (const form of document.querySelectorAll('form[data-working]')) {
  const button = form.querySelector('button[type=submit]');
  const words = button?.querySelector('.ta-button__text') ?? button;
  const label = words?.textContent ?? '';
  const set = (working) => {
    form.setAttribute('aria-busy', String(working));
    if (!button) return;
    button.setAttribute('aria-disabled', String(working));
    words.textContent = working ? form.dataset.working : label;
  };
  form.addEventListener('submit', (event) => {
    if (form.getAttribute('aria-busy') === 'true') event.preventDefault();
    else set(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) set(false);
  });
}

// A person who began before this module was loaded keeps the field in which they type.
if (!document.activeElement || document.activeElement === document.body)
  document.querySelector('[data-initial-focus]')?.focus();
