// The window in which the way of the files is chosen: saves with its ticket and tells the page around.
const form = document.getElementById('method');
const outcome = document.getElementById('outcome');
const { order = '', ticket = '', parent: target = '', failed = '' } = form?.dataset ?? {};

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  const saved = await save(chosen());
  if (!saved) {
    outcome.textContent = failed;
    button.disabled = false;
    return;
  }
  tell({ task: 'finishedChangeMetod', orderCode: order });
});

// Closing loses a choice that differs from the way the order has.
const chosen = () => String(new FormData(form).get('method'));
const stored = form ? chosen() : '';
const tellUnsaved = () => {
  if (order !== '') tell({ task: 'unsaved', orderCode: order, unsaved: chosen() !== stored });
};
if (form) tellUnsaved();
form?.addEventListener('change', tellUnsaved);

function tell(message) {
  if (window.parent !== window && target !== '') window.parent.postMessage(message, target);
}

async function save(method) {
  try {
    const response = await fetch('/embed/change-method', {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({ order_code: order, ta_token: ticket, method }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
