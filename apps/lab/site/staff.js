// The lab's desk: an open order and an open list ask for what is new every few seconds. Nothing typed is lost.
const pause = 4_000;
const list = document.getElementById('messages');
const fresh = document.getElementById('fresh');

if (list?.dataset.order)
  void look(
    `/staff/orders/${encodeURIComponent(list.dataset.order)}/messages`,
    lineOf(list),
    ({ messages }) => {
      for (const message of messages)
        if (!list.querySelector(`[data-id="${CSS.escape(message.id)}"]`)) list.append(draw(message));
    },
  );

if (fresh) {
  const shown = new Map(
    [...document.querySelectorAll('[data-count]')].map((place) => [place.dataset.count, place]),
  );
  const before = Number(shown.get('written')?.textContent);
  void look('/staff/counts', lineOf(fresh), (counts) => {
    for (const [name, place] of shown) place.textContent = String(counts[name]);
    const link = fresh.querySelector('a');
    if (link && counts.written > before) link.hidden = false;
  });
}

// An order leads back to the list it was opened from: its filter, its words, its page.
const listKey = 'ta-desk list';
const back = document.getElementById('back');
if (fresh) storage()?.setItem(listKey, location.search);
else if (back) back.href = `/staff/${storage()?.getItem(listKey) ?? ''}`;

/** Asks while the page is seen; `line` says when there is no answer. */
async function look(address, line, heard) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (document.visibilityState !== 'visible') continue;
    const response = await fetch(address).catch(() => null);
    if (response?.status === 401) return location.assign('/staff/');
    const told = response?.ok ? await response.json().catch(() => null) : null;
    line(told === null);
    if (told) heard(told);
  }
}

/** A sentence above `place` while the lab does not answer. */
function lineOf(place) {
  const words = Object.assign(document.createElement('p'), { className: 'problem', hidden: true });
  words.setAttribute('role', 'status');
  place.before(words);
  return (gone) => {
    if (words.hidden !== gone) return;
    words.hidden = !gone;
    words.textContent = gone ? place.dataset.noLine : '';
  };
}

function draw({ id, ours, about, text, files }) {
  const item = document.createElement('li');
  item.dataset.id = id;
  item.className = ours ? 'ours' : 'theirs';
  const head = Object.assign(document.createElement('p'), { className: 'quiet', textContent: about });
  const words = Object.assign(document.createElement('p'), {
    className: 'words',
    dir: 'auto',
    textContent: text,
  });
  item.append(head, words);
  if (files.length > 0) {
    const entries = files.map(({ href, name }) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: name });
      const entry = document.createElement('li');
      entry.append(link);
      return entry;
    });
    const all = Object.assign(document.createElement('ul'), { className: 'files' });
    all.append(...entries);
    item.append(all);
  }
  return item;
}

// An answer that is being written survives a reload and a session that has ended; in this tab alone.
const answer = document.querySelector('textarea[name="text"]');
if (answer && list?.dataset.order) {
  const name = `ta-desk ${list.dataset.order}`;
  const keep = storage();
  const sent = new URLSearchParams(location.search).get('said') === 'message';
  if (sent) keep?.removeItem(name);
  else answer.value ||= keep?.getItem(name) ?? '';
  answer.addEventListener('input', () => keep?.setItem(name, answer.value));
}

function storage() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

// A form on its way says so and is not sent twice; a page that comes back from the browser's memory is as before.
for (const form of document.querySelectorAll('form[data-working]')) {
  const button = form.querySelector('button');
  const words = button?.textContent ?? '';
  const set = (working) => {
    form.setAttribute('aria-busy', String(working));
    if (!button) return;
    button.setAttribute('aria-disabled', String(working));
    button.textContent = working ? form.dataset.working : words;
  };
  form.addEventListener('submit', (event) => {
    if (form.getAttribute('aria-busy') === 'true') event.preventDefault();
    else set(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) set(false);
  });
}
