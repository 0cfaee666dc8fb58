// The page that chooses an order's upload method: saves it with its ticket and notifies the parent page.
import { postTo, reportEscape } from './parent.js';
import { showStatus } from './status.js';

const form = document.getElementById('method');
const {
  order = '',
  ticket = '',
  parent: target = '',
  failed = '',
  closed = '',
  paid = '',
} = form?.dataset ?? {};
/** Texts by the lab's error code. */
const refusals = { forbidden: closed, conflict: paid };
const postToParent = postTo(target);
reportEscape(postToParent);

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  const reason = await save(chosen());
  if (reason !== null) {
    showStatus(refusals[reason] ?? failed, true);
    button.disabled = false;
    return;
  }
  postToParent({ task: 'finishedChangeMetod', orderCode: order });
});

// Closing the page would lose a choice that differs from the stored method.
const chosen = () => String(new FormData(form).get('method'));
const stored = form ? chosen() : '';
const reportUnsaved = () => {
  if (order !== '') postToParent({ task: 'unsaved', orderCode: order, unsaved: chosen() !== stored });
};
if (form) reportUnsaved();
form?.addEventListener('change', reportUnsaved);

/** null when the method was saved, else the gateway's error code. */
async function save(method) {
  try {
    const response = await fetch('/embed/change-method', {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({ order_code: order, ta_token: ticket, method }),
    });
    if (response.ok) return null;
    const answer = await response.json();
    return answer?.error?.code ?? 'internal';
  } catch {
    return 'offline';
  }
}
