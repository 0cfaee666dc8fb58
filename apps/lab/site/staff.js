// The lab's desk: an open order asks for new messages every few seconds and shows them where they belong.
const list = document.getElementById('messages');
const pause = 4_000;

if (list?.dataset.order) void look(list, `/staff/orders/${encodeURIComponent(list.dataset.order)}/messages`);

async function look(place, address) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (document.visibilityState !== 'visible') continue;
    const response = await fetch(address).catch(() => null);
    if (response?.status === 401) return location.assign('/staff/');
    const told = response?.ok ? await response.json().catch(() => null) : null;
    for (const message of told?.messages ?? [])
      if (!place.querySelector(`[data-id="${CSS.escape(message.id)}"]`)) place.append(draw(message));
  }
}

function draw({ id, ours, about, text, files }) {
  const item = document.createElement('li');
  item.dataset.id = id;
  item.className = ours ? 'ours' : 'theirs';
  const head = Object.assign(document.createElement('p'), { className: 'quiet', textContent: about });
  const words = Object.assign(document.createElement('p'), { className: 'words', textContent: text });
  item.append(head, words);
  if (files.length > 0) {
    const list = document.createElement('ul');
    for (const { href, name } of files) {
      const link = Object.assign(document.createElement('a'), { href, textContent: name });
      const entry = document.createElement('li');
      entry.append(link);
      list.append(entry);
    }
    item.append(list);
  }
  return item;
}
